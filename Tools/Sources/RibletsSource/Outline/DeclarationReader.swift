extension SourceOutline {
  /// Reads what a file declares and which types it names.
  ///
  /// - Parameters:
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  public init(reading text: [UInt8], path: String) {
    self = text.withUnsafeBufferPointer { SourceOutline(reading: $0, path: path) }
  }

  /// Reads what a file declares and which types it names.
  ///
  /// - Parameters:
  ///   - text: The content, in UTF-8.
  ///   - path: For positions.
  ///   - withNames: True to read the names in its parts, too.
  public init(reading text: UnsafeBufferPointer<UInt8>, path: String, withNames: Bool = false) {
    self = DeclarationReader.reading(text, path: path) { reader in
      reader.read()
      if withNames { reader.readNames() }
    }
    // A byte order mark belongs to the file, not to the source.
    guard text.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    for place in imports.indices {
      let bytes = imports[place].bytes
      imports[place].bytes = (bytes.lowerBound + 3)..<(bytes.upperBound + 3)
    }
  }
}

/// Reads what a file declares from tokens, declaration by declaration; bodies are only looked through for names.
///
/// It reads any text, and doubts what is not Swift. The types in a declaration it reads as text; its extensions take types,
/// signatures and attributes apart, and give up where they are not as plain as most.
struct DeclarationReader {
  private(set) var outline: SourceOutline
  let text: UnsafeBufferPointer<UInt8>
  var tokens: [QuickLexer.Token]
  /// The place among the tokens where reading goes on.
  var index = 0
  /// The tokens in the bodies of functions and of computed properties, and those of private declarations.
  var bodies: [Range<Int>] = []
  /// The tokens of each member, and of the head of each type, under its name with the types around it.
  private(set) var declarations: [(name: String, tokens: Range<Int>)] = []
  /// The heads of the types, in order.
  private(set) var heads: [Head] = []
  /// The heads of the functions, variables and initializers of classes, by the places of these among the types.
  var membersOfClasses: [Int: [Head]] = [:]
  /// The tokens of each part, in order.
  private(set) var parts: [[Range<Int>]] = []
  /// The bodies that need an instance, with the places of the parts that they are of.
  private var needyBodies: [(name: String, owner: Int, needs: [String], tokens: [Range<Int>])] = []
  /// The names of requirements of protocols, with the places of the parts that they are in.
  private var requirements: [(owner: Int, tokens: Range<Int>)] = []
  /// The tokens between parts, imports and lines such as `#if` apart.
  private(set) var rest: [Range<Int>] = []
  /// The branches of `#if` that are open: the conditions of the branches so far, and what has to hold in this one.
  private var branches: [(own: [String], condition: String)] = []
  /// The attributes that stand alone between `#if` and `#endif`, before a declaration.
  private var waiting: Set<String> = []
  /// The places where something was expected that is not there.
  private(set) var doubts: [Int] = []
  /// The number of types around the one that is being taken apart.
  var depth = 0
  /// The names in the arguments of the attributes before a declaration.
  private var attributeUses: [OutlinedUse] = []
  /// False if nothing in bodies matters, and of protocols only their heads.
  let readsBodies: Bool
  /// The number of words `protocol`, if bodies are left out.
  let protocolCount: Int
  private let errors: [Int]
  private let lines: LineStarts

  init(_ text: UnsafeBufferPointer<UInt8>, _ source: SourceTokens, _ path: String, readsBodies: Bool = true) {
    self.readsBodies = readsBodies
    outline = SourceOutline(path: path)
    self.text = text
    tokens = source.tokens
    errors = source.errors
    protocolCount = source.protocolCount
    lines = LineStarts(text)
    outline.lines = lines.places.count - (lines.places.last == text.count ? 1 : 0)
  }

  /// Reads a text as far as it is Swift, and returns what it was read for with the errors.
  static func reading(
    _ text: UnsafeBufferPointer<UInt8>, path: String, _ read: (inout DeclarationReader) -> Void
  ) -> SourceOutline {
    // A byte order mark belongs to the file, not to the source.
    let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? UnsafeBufferPointer(rebasing: text.dropFirst(3)) : text
    let tokens = SourceTokens(text)
    var reader = DeclarationReader(text, tokens, path)
    if let place = tokens.placeBeyond {
      var outline = SourceOutline(path: path)
      let position = SourcePosition(file: path, line: reader.position(at: place).line, column: 1)
      outline.errors = [SourceSyntaxError(position: position, text: "it is nested too deep")]
      return outline
    }
    read(&reader)
    reader.readErrors()
    return reader.outline
  }

  mutating func read() {
    while index < tokens.count {
      readItems(in: [], of: nil)
      if index < tokens.count {
        doubt(at: tokens[index].start)
        index += 1
      }
    }
    if !branches.isEmpty { doubt(at: text.count) }
    for body in needyBodies where body.owner < parts.count { addPart(of: body) }
    for name in requirements where name.owner < parts.count { take(name.tokens, outOf: name.owner) }
  }

  /// Takes a body out of its declaration.
  private mutating func addPart(of body: (name: String, owner: Int, needs: [String], tokens: [Range<Int>])) {
    outline.parts.append(
      OutlinedPart(
        name: outline.parts[body.owner].name + "." + body.name, types: 0..<0, members: 0..<0, owner: body.owner,
        needs: body.needs))
    parts.append(body.tokens)
    for tokens in body.tokens { take(tokens, outOf: body.owner) }
  }

  private mutating func take(_ tokens: Range<Int>, outOf part: Int) {
    parts[part] = parts[part].flatMap { range in
      guard range.contains(tokens.lowerBound) else { return [range] }
      return [range.lowerBound..<tokens.lowerBound, tokens.upperBound..<range.upperBound]
    }
  }

  private mutating func readErrors() {
    if let conflict {
      outline.errors = [SourceSyntaxError(position: position(at: conflict), text: SourceSyntaxError.conflict)]
      return
    }
    // The parser knows better where a text stops being Swift, and whether a bracket without a partner is one of a regex.
    let isDoubtful = !doubts.isEmpty || !isBalanced
    let found =
      errors.isEmpty && isDoubtful ? [SourceTokens.firstError(in: text) ?? doubts.first].compactMap(\.self) : errors
    outline.errors = found.map { SourceSyntaxError(position: position(at: $0), text: "it does not parse here") }
  }

  /// The first line that git wrote into it for a conflict, outside of texts; the parser passes over both sides of one.
  private var conflict: Int? {
    let marker = Array("<<<<<<< ".utf8)
    return lines.places.first { line in
      text[line...].starts(with: marker) && !tokens.contains { $0.kind == .string && $0.start < line && line < $0.end }
    }
  }

  /// The names that the code in a text uses: `day` of `"\(dependency.day)"`.
  mutating func uses(inText token: QuickLexer.Token) -> [OutlinedUse] {
    let code = TextCode.ranges(in: UnsafeBufferPointer(rebasing: text[token.start..<token.end]))
    if code.isEmpty { return [] }
    let outer = tokens
    defer { tokens = outer }
    return code.flatMap { range in
      let start = token.start + range.lowerBound
      let inner = UnsafeBufferPointer(rebasing: text[start..<(token.start + range.upperBound)])
      tokens = SourceTokens(inner).tokens
      for place in tokens.indices {
        tokens[place].start += start
        tokens[place].end += start
        tokens[place].triviaStart += start
      }
      return uses(from: 0, to: tokens.count, body: nil)
    }
  }

  fileprivate mutating func readNames() {
    var reader = PartNames()
    for (place, ranges) in parts.enumerated() {
      outline.parts[place].names = reader.names(in: ranges.map { tokens[$0] }, of: text)
    }
    let names = reader.names(in: rest.map { tokens[$0] }, of: text)
    outline.names = reader.texts
    guard !names.all.isEmpty else { return }
    let (types, members) = (outline.types.count, outline.members.count)
    outline.parts.append(OutlinedPart(name: "", types: types..<types, members: members..<members, names: names))
  }

  mutating func doubt(at place: Int) { doubts.append(place) }

  func position(at offset: Int) -> SourcePosition { lines.position(at: offset, in: outline.path) }

  var conditions: [String] { branches.map(\.condition) }

  // MARK: Items

  /// Reads declarations up to the brace that ends them, or the end of the file.
  private mutating func readItems(in scopes: [String], of owner: Int?) {
    // True behind something on a line that begins no declaration.
    var isStray = false
    while index < tokens.count, !isMark("}", at: index) {
      let start = index
      if tokens[index].kind == .directive, readBranch() { continue }
      let before = (outline.types.count, outline.members.count, outline.imports.count)
      readItem(in: scopes, of: owner)
      // Whatever it is, it is left behind.
      let isUnread = index == start && !isMark(";")
      if !readsBodies, isUnread ? owner != nil : isStray && !tokens[start].isFirstOnLine && !isMark(";", at: start) {
        doubt(at: tokens[start].start)
      }
      if index == start { index = isOpening(index) ? afterBrackets(index) : index + 1 }
      isStray = isUnread
      if readsBodies, scopes.isEmpty { addPart(of: start..<index, before) }
    }
  }

  /// Notes what was read outside of types.
  private mutating func addPart(of tokens: Range<Int>, _ before: (types: Int, members: Int, imports: Int)) {
    let (types, members) = (before.types..<outline.types.count, before.members..<outline.members.count)
    if types.isEmpty, outline.members[members].allSatisfy(\.isMacro) {
      if before.imports == outline.imports.count { rest.append(tokens) }
      return
    }
    let name =
      types.first.map { outline.types[$0].name } ?? outline.members[members].map(\.name).joined(separator: ", ")
    parts.append([tokens])
    var part = OutlinedPart(name: name, types: types, members: members)
    part.needs = types.first.flatMap { builderName(in: outline.types[$0]) }.map { ["ChildBuilders." + $0] } ?? []
    outline.parts.append(part)
  }

  /// The name of the only property of an extension. Code that does not write the name does not use the extension.
  ///
  ///     extension ChildBuilders<ShopComponent> { var cart: any CartBuildable { … } } → cart
  private func builderName(in type: OutlinedType) -> String? {
    guard type.keyword == .extension, type.name.hasPrefix("ChildBuilders<"), type.inherited.isEmpty,
      type.members.count == 1, let member = type.members.first, member.kind == .property,
      !member.modifiers.contains("static")
    else { return nil }
    return member.name
  }

  /// Reads a line such as `#if DEBUG`; `false` for another word with that sign.
  mutating func readBranch() -> Bool {
    let token = tokens[index]
    switch string(token) {
    case "#if":
      let own = takeRestOfLine()
      branches.append(([own], own))
      // A file of mocks that nests so is the parser's, which says how deep it may.
      if !readsBodies, branches.count > 100 { doubt(at: token.start) }
    case "#elseif":
      let own = takeRestOfLine()
      let earlier = branches.popLast()?.own ?? []
      branches.append((earlier + [own], (earlier.map { "!(\($0))" } + ["(\(own))"]).joined(separator: " && ")))
    case "#else":
      index += 1
      let earlier = branches.popLast()?.own ?? []
      branches.append((earlier, earlier.map { "!(\($0))" }.joined(separator: " && ")))
    case "#endif":
      index += 1
      _ = branches.popLast()
    default: return false
    }
    return true
  }

  private static let branchWords: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  private mutating func takeRestOfLine() -> String {
    let start = index + 1
    index = start
    while index < tokens.count, !tokens[index].isFirstOnLine { index += 1 }
    return string(start, index)
  }

  private mutating func readItem(in scopes: [String], of owner: Int?) {
    let head = takeHead()
    if !readsBodies, isMember { return skipMember(head, of: owner) }
    attributeUses = []
    for attribute in head.attributes {
      let arguments = (attribute.words.last ?? 0) + 1..<attribute.tokens.upperBound
      if arguments.isEmpty || attribute.words.count == 1 && isWord("objc", at: attribute.words[0]) { continue }
      attributeUses += uses(from: arguments.lowerBound, to: arguments.upperBound, body: nil)
    }
    let earlier = waiting
    let modifiers = readsBodies ? words(of: head).union(earlier) : []
    waiting = []
    guard index < tokens.count else { return }
    let first = head.tokens.lowerBound
    defer { if isPrivate(modifiers, from: first) { bodies.append(first..<index) } }
    let marks = readsBodies ? (first...index).flatMap { self.marks(before: $0) } : []
    if let owner { outline.types[owner].marks += marks }
    if tokens[index].kind == .directive {
      // An attribute may stand alone between `#if` and `#endif`.
      guard Self.branchWords.contains(string(tokens[index])) else { return readMacro(of: owner) }
      waiting = modifiers
      if !readsBodies { doubt(at: tokens[index].start) }
      return
    }
    let word = tokens[index].kind == .word ? string(tokens[index]) : ""
    switch word {
    case "import": outline.imports.append(importModel(head, earlier))
    case "class", "struct", "enum", "protocol", "extension", "actor":
      if let keyword = OutlinedType.Keyword(rawValue: word), startsType(word) {
        readType(keyword, head, modifiers, marks, in: scopes)
      }
    case "macro" where index + 1 < tokens.count && tokens[index + 1].kind == .word:
      outline.macros.append(string(tokens[index + 1]))
    case "typealias": readAlias(head, modifiers, marks, in: scopes)
    case "func", "init", "subscript", "deinit", "var", "let", "case", "associatedtype":
      let start = index
      let attributes = attributeUses
      var members = members(word, modifiers)
      if !members.isEmpty { members[0].uses = attributes + members[0].uses }
      for member in members { add(member, to: owner) }
      noteNeedyBodies(of: members, from: start, of: owner, in: scopes)
      let names = members.map { $0.name.isEmpty ? word : $0.name }
      declarations.append((scopes.map { $0 + "." }.joined() + names.joined(separator: ", "), first..<max(first, index)))
      guard let owner else { return }
      for place in (start + 1)..<max(start + 1, index) where !tokens[place].isAdjacent {
        outline.types[owner].marks += self.marks(before: place)
      }
    default: if !readsBodies, !head.attributes.isEmpty { doubt(at: tokens[index].start) }
    }
  }

  /// Reads a macro that stands for declarations: `#Preview("Menu") { MenuViewController() }`.
  private mutating func readMacro(of owner: Int?) {
    let start = index
    var member = OutlinedMember(kind: .other, name: string(tokens[start]), position: position(of: start))
    member.conditions = conditions
    index += 1
    if isSymbol(beginningWith: "<", at: index) { index = afterAngles(index) }
    if isMark("(", at: index), tokens[index].isAdjacent { index = afterBrackets(index) }
    while isMark("{", at: index) {
      index = afterBrackets(index)
      // `#Preview { … } traits: { … }`
      if isMark(":", at: index + 1), isMark("{", at: index + 2) { index += 2 }
    }
    member.uses = uses(from: start, to: index, body: nil)
    add(member, to: owner)
  }

  /// Notes bodies that only run if there is an instance of some type: of functions of routes, blocks that make builders, and
  /// functions of classes.
  ///
  ///     final class CartRouter: Router { func open() { … } }   // needs a CartRouter
  ///
  /// A route is a type of its own without generic parameters, so that a name in its functions is that of a type.
  private mutating func noteNeedyBodies(
    of members: [OutlinedMember], from start: Int, of owner: Int?, in scopes: [String]
  ) {
    guard let member = members.first, let owner, scopes.count == 1 else { return }
    // The body of `var rows: some Kind { First() }` decides about a type, which code can use without an instance.
    let end = member.hasBody ? bodies.last?.lowerBound ?? index : index
    if (start..<max(start, end)).contains(where: { isWord("some", at: $0) }) { return }
    // The declared name does not use the member, and a requirement does not call it.
    let declared = (start + 1)..<(start + 2)
    if outline.types[owner].keyword == .protocol, member.kind == .function || member.kind == .property {
      requirements.append((parts.count, declared))
    }
    if member.kind == .function, member.hasBody, let body = bodies.last {
      if noteStaticRoute(member, [declared, body], owner) { return }
      let isRoute =
        outline.types[owner].keyword != .extension && outline.types[owner].generics.isEmpty
        && outline.types[owner].inherited.contains { OutlinedType.base(of: $0) == "ChildRoute" }
      guard isRoute, !isSymbol(beginningWith: "<", at: start + 2) else {
        return noteBody(of: member, [declared, body], owner)
      }
      let needs = member.parameters.map(\.type).filter(Self.isName)
      guard !needs.isEmpty else { return }
      needyBodies.append((member.name, parts.count, needs, [body]))
      return
    }
    if member.kind == .initializer, member.hasBody, let body = bodies.last {
      return noteBody(of: member, [body], owner)
    }
    guard member.kind == .property, let open = (start..<index).first(where: { isMark("{", at: $0) }) else { return }
    let body = (open + 1)..<max(open + 1, index - 1)
    if noteStaticRoute(member, [declared, body], owner) { return }
    guard let extended = scopes.last, extended.hasPrefix("ChildBuilders<"), extended.last == ">" else {
      let isComputed = member.hasBody && !member.hasObservers && members.count == 1
      guard isComputed, !(start..<open).contains(where: { isSymbol("=", at: $0) }) else { return }
      return noteBody(of: member, [declared, body], owner)
    }
    let component = String(extended.dropFirst("ChildBuilders<".count).dropLast())
    guard Self.isName(component) else { return }
    let name = "ChildBuilders." + member.name
    for place in body where isWord("builder", at: place) && isMark("(", at: place + 1) {
      let block = min(endOfBrackets(place + 1), tokens.count)
      guard isMark("{", at: block) else { continue }
      // The captures of a block are made with the builder: `now()` of `{ [price = now()] component in … }`.
      let start = isMark("[", at: block + 1) ? endOfBrackets(block + 1) : block + 1
      let made = start..<max(start, endOfBrackets(block) - 1)
      guard made.upperBound <= body.upperBound else { continue }
      needyBodies.append((member.name, parts.count, [component, name], [made]))
      needyBodies.append(
        (
          member.name, parts.count, [name],
          [declared, body.lowerBound..<made.lowerBound, made.upperBound..<body.upperBound]
        ))
      return
    }
  }

  /// Notes the body of a static property or function that makes a route, which runs where its name is written.
  ///
  ///     extension RootRoute { static var cart: Self { Self(RootCart()) } }   // needs '.cart', if RootRoute is a Route<…>
  private mutating func noteStaticRoute(_ member: OutlinedMember, _ tokens: [Range<Int>], _ owner: Int) -> Bool {
    let type = outline.types[owner]
    guard type.keyword == .extension, Self.isName(type.name), type.inherited.isEmpty, member.hasBody,
      !member.hasObservers,
      member.modifiers.contains("static"), member.type == "Self"
    else { return false }
    needyBodies.append((member.name, parts.count, [type.name + "." + member.name], tokens))
    return true
  }

  /// Notes a body in a class or an extension, which runs for an instance, and where some code writes its name.
  ///
  ///     extension CartInteractor: PayListener { func payDidEnd() { … } }   // needs a CartInteractor, and '.payDidEnd'
  ///     final class CartInteractor: Interactor { override func didBecomeActive() { … } }   // also 'override didBecomeActive'
  private mutating func noteBody(of member: OutlinedMember, _ tokens: [Range<Int>], _ owner: Int) {
    let type = outline.types[owner]
    guard type.keyword == .extension || type.keyword == .class && !type.inherited.isEmpty, type.generics.isEmpty,
      Self.isName(type.name), member.modifiers.isDisjoint(with: ["static", "class"])
    else { return }
    var needs = [type.name]
    if isCalledByName(member) {
      needs.append(type.name + "." + member.name)
    } else if member.modifiers.contains("override"), member.hasHarmlessAttributes {
      needs.append("override " + member.name)
    }
    needyBodies.append((member.name.isEmpty ? "init" : member.name, parts.count, needs, tokens))
  }

  /// True for a member that neither the compiler, nor a class of another package, nor a macro calls.
  private func isCalledByName(_ member: OutlinedMember) -> Bool {
    guard let first = member.name.unicodeScalars.first, first.properties.isXIDStart else { return false }
    return member.modifiers.isDisjoint(with: ["override", "dynamic", "distributed"]) && member.hasHarmlessAttributes
  }

  /// True for the name of a type as types are written: `CartRouter`, not `[CartRouter]` or `any CartRouting`.
  private static func isName(_ type: String) -> Bool {
    type.first?.isUppercase ?? false && type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns true for a declaration that no other file can see; an operator and an extension can be used without a name, and the
  /// linker finds a value in a section.
  private func isPrivate(_ modifiers: Set<String>, from head: Int) -> Bool {
    guard !modifiers.isDisjoint(with: ["private", "fileprivate"]), head < index else { return false }
    guard modifiers.isDisjoint(with: SourceInterface.linkingAttributes.map { "@" + $0 }) else { return false }
    return !(head..<index).contains { place in
      // An import shows members to other files of the module, too.
      isWord("extension", at: place) || isWord("import", at: place)
        || isWord("func", at: place) && tokens.indices.contains(place + 1) && tokens[place + 1].kind == .symbol
    }
  }

  private mutating func add(_ member: OutlinedMember, to owner: Int?) {
    guard let owner else { return outline.members.append(member) }
    outline.types[owner].members.append(member)
    if member.modifiers.contains("@Test") { outline.types[owner].hasTestMember = true }
  }

  /// `actor` is also the name of something.
  func startsType(_ word: String) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    return word != "actor" || next.kind == .word && !next.isFirstOnLine
  }

  // MARK: Heads

  /// - Parameter waiting: The attributes that stand alone before it.
  private mutating func importModel(_ head: Head, _ waiting: Set<String>) -> SourceImport {
    index += 1
    let start = index
    while index < tokens.count, !tokens[index].isFirstOnLine, !isMark(";", at: index) { index += 1 }
    if index == start { doubt(at: tokens[start - 1].end) }
    let attributes = head.attributes.map { string($0.tokens.lowerBound, $0.tokens.upperBound) }
    var model = SourceImport(
      name: string(start, index), access: access(of: head),
      attributes: waiting.filter { $0.hasPrefix("@") }.sorted() + attributes, conditions: conditions)
    if readsBodies {
      model.position = position(of: head.tokens.lowerBound)
      model.bytes = tokens[head.tokens.lowerBound].start..<tokens[index - 1].end
    }
    return model
  }

  // MARK: Types

  private mutating func readType(
    _ keyword: OutlinedType.Keyword, _ head: Head, _ modifiers: Set<String>, _ marks: [OutlinedMark],
    in scopes: [String]
  ) {
    index += 1
    let start = index
    var type = OutlinedType(keyword: keyword, name: "", scopes: scopes, position: position(of: start))
    if keyword == .extension {
      index = afterType(index)
      type.name = string(start, index)
    } else if index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .backticked {
      type.name = name(tokens[index])
      index += 1
      type.generics = takeGenerics()
    }
    let isNamed = !type.name.isEmpty
    if !isNamed { doubt(at: tokens[start - 1].end) }
    type.modifiers = modifiers
    type.conditions = conditions
    type.marks = marks
    type.inherited = takeInherited()
    let clause = index
    while index < tokens.count, !isMark("{", at: index), !isMark("}", at: index) { index += 1 }
    if keyword == .extension, isWord("where", at: clause) { type.requirements = string(clause + 1, index) }
    type.uses = attributeUses + uses(from: start, to: index, body: nil)
    if readsBodies {
      declarations.append(((scopes + [type.name]).joined(separator: "."), start..<max(start, index)))
    }
    let place = outline.types.count
    if isNamed {
      outline.types.append(type)
      heads.append(head)
    }
    guard isMark("{", at: index) else { return doubt(at: tokens[index - 1].end) }
    if keyword == .protocol, !readsBodies { return index = afterBrackets(index) }
    index += 1
    let open = branches.count
    readItems(in: scopes + [type.name], of: isNamed ? place : nil)
    guard index < tokens.count, readsBodies || branches.count == open else { return doubt(at: text.count) }
    if isNamed { outline.types[place].marks += self.marks(before: index) }
    if isNamed, keyword == .protocol {
      for at in clause..<index where isWord("Self", at: at) && isMark(":", at: at + 1) {
        outline.types[place].implied.append(string(at + 2, afterType(at + 2)))
      }
    }
    index += 1
  }

  private mutating func takeInherited() -> [String] {
    guard isMark(":", at: index) else { return [] }
    var found: [String] = []
    repeat {
      index += 1
      let start = index
      index = afterType(index)
      found.append(string(start, index))
    } while isMark(",", at: index)
    return found
  }

  /// Reads the head of a type in a body, whose name is at a place.
  mutating func readLocalType(_ keyword: OutlinedType.Keyword, at place: Int) {
    let end = index
    var type = OutlinedType(keyword: keyword, name: name(tokens[place]), position: position(of: place))
    index = place + 1
    type.generics = takeGenerics()
    type.inherited = takeInherited()
    outline.localTypes.append(type)
    index = end
  }

  private mutating func readAlias(
    _ head: Head, _ modifiers: Set<String>, _ marks: [OutlinedMark], in scopes: [String]
  ) {
    index += 1
    guard index < tokens.count else { return doubt(at: text.count) }
    var type = OutlinedType(
      keyword: .typealias, name: name(tokens[index]), scopes: scopes, position: position(of: index))
    index += 1
    type.generics = takeGenerics()
    (type.modifiers, type.conditions, type.marks) = (modifiers, conditions, marks)
    guard isSymbol("=", at: index) else { return doubt(at: tokens[index - 1].end) }
    index += 1
    let start = index
    index = afterType(index)
    type.inherited = [string(start, index)]
    type.uses = uses(from: start, to: index, body: nil)
    declarations.append(((scopes + [type.name]).joined(separator: "."), start..<max(start, index)))
    outline.types.append(type)
    heads.append(head)
  }

  /// Takes what stands between angle brackets, without them.
  mutating func takeGenerics() -> String {
    guard isSymbol(beginningWith: "<", at: index) else { return "" }
    let start = index
    index = afterAngles(index)
    return String(string(start, index).dropFirst().dropLast())
  }
}
