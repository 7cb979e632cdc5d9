import RibletsModel
package import RibletsPlans
import RibletsReading
package import RibletsSource

/// The types that the sources of an app declare, by name and by file.
package struct SourceIndex: Sendable {
  package struct Declaration: Hashable, Sendable {
    package let keyword: OutlinedType.Keyword
    package let name: String
    /// Relative to the root.
    package let file: String
    package let line: Int
    /// True if a comment right before it has the word `@mockable`.
    package let isMockable: Bool
    /// The types around it, outermost first.
    package var scopes: [String] = []
    /// True if no other file sees it.
    package var isPrivate = false
    /// True if other modules see it.
    package var isOpen = false
    /// The conditions of `#if` around it.
    package var conditions: [String] = []
    /// The number of its generic arguments; `nil` where it may vary.
    package var arguments: Int? = 0
    /// Of an alias, the type that it stands for.
    package var alias: String?

    /// The whole name: `Shop.Price`.
    package var path: String { (scopes + [name]).joined(separator: ".") }
  }

  package private(set) var declarations: [Declaration] = []
  /// The last place of each name among the declarations, and for each declaration the one before of its name: an app has too
  /// many names for a list of each.
  private var lastPlaces: [String: Int] = [:]
  private var formerPlaces: [Int?] = []
  /// The names of the riblets that there are: what a class with `Router` after it is called. Sorted.
  package private(set) var ribletNames: [String] = []
  private var ribletsInLowerCase: [String: String] = [:]
  /// The files, for questions that few commands have.
  private var outlines: [SourceOutline] = []
  /// The places of the files among them, by path.
  private var outlinePlaces: [String: Int] = [:]

  /// Reads all Swift files below some folders.
  ///
  /// - Parameter known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for a folder or a file that cannot be read.
  package init(
    root: String, folders: [String], known: [String: SourceOutline] = [:]
  ) throws(RequestProblem) {
    let folders = folders.map { ModelSources.Folder(module: "", path: $0) }
    let sources = ModelSources(root: root, folders: folders, withNames: false, known: known)
    if let note = sources.notes.first { throw RequestProblem("\(note)".replacing(": note: ", with: ": error: ")) }
    self.init(of: sources.files.map(\.outline))
    Workings.keep(self)
  }

  /// Takes what files declare.
  package init(of files: [SourceOutline]) {
    append(files.flatMap(Self.declarations))
    keep(files)
  }

  package init(_ declarations: [Declaration]) { append(declarations) }

  /// Reads a text that is about to be written.
  package mutating func add(_ text: String, file: String) {
    let outline = SourceOutline(reading: Array(text.utf8), path: file)
    append(Self.declarations(of: outline))
    keep([outline])
  }

  private mutating func keep(_ more: [SourceOutline]) {
    for (place, file) in zip(outlines.count..., more) { outlinePlaces[file.path] = place }
    outlines += more
  }

  private static func declarations(of outline: SourceOutline) -> [Declaration] {
    outline.types.map { type in
      Declaration(
        keyword: type.keyword, name: type.keyword == .extension ? type.extended : type.name, file: outline.path,
        line: type.position.line,
        isMockable: type.keyword == .protocol && type.marks.contains { $0.name.hasPrefix("mockable") },
        scopes: type.scopes, isPrivate: !type.modifiers.isDisjoint(with: ["private", "fileprivate"]),
        isOpen: !type.modifiers.isDisjoint(with: ["open", "package", "public"]), conditions: type.conditions,
        arguments: type.argumentCount, alias: type.keyword == .typealias ? type.inherited.first : nil)
    }
  }

  /// Reads the text that a file is about to have instead of its own.
  package mutating func replace(_ text: String, file: String) {
    let others = outlines.filter { $0.path != file }
    self = Self(declarations.filter { $0.file != file })
    keep(others)
    add(text, file: file)
  }

  private mutating func append(_ more: [Declaration]) {
    var names: Set<String> = []
    declarations.reserveCapacity(declarations.count + more.count)
    lastPlaces.reserveCapacity(lastPlaces.count + more.count)
    formerPlaces.reserveCapacity(formerPlaces.count + more.count)
    for (place, declaration) in zip(declarations.count..., more) {
      formerPlaces.append(lastPlaces.updateValue(place, forKey: declaration.name))
      guard declaration.isRouter, declaration.name != "Router" else { continue }
      let name = String(declaration.name.dropLast("Router".count))
      names.insert(name)
      let key = name.lowercased()
      ribletsInLowerCase[key] = min(name, ribletsInLowerCase[key] ?? name)
    }
    declarations += more
    if names.count == 1, let name = names.first {
      // One more, in its place.
      let place = ribletNames.firstIndex { $0 >= name } ?? ribletNames.endIndex
      if place == ribletNames.endIndex || ribletNames[place] != name { ribletNames.insert(name, at: place) }
    } else if !names.isEmpty {
      ribletNames = names.union(ribletNames).sorted()
    }
  }
}

extension OutlinedType {
  /// The first name of the type that is extended: `Shop` of `Shop.Cart`, `List` of `List<Item>`.
  fileprivate var extended: String {
    let others = name.utf8.firstIndex { ".<& ?[(".utf8.contains($0) }
    return others.map { String(name[..<$0]) } ?? name
  }

  /// The number of generic arguments; `nil` for packs, which take any.
  fileprivate var argumentCount: Int? {
    if generics.isEmpty { return 0 }
    return generics.hasPrefix("each ") || generics.contains(" each ")
      ? nil : PropertyText.commas(in: generics).count + 1
  }
}

extension SourceIndex {
  /// The riblet that is called so, whatever is in upper and lower case.
  package func riblet(inLowerCase name: String) -> String? { ribletsInLowerCase[name] }

  /// The files that declare something.
  package func files(declaring matches: (Declaration) -> Bool) -> [String] {
    Set(declarations.filter(matches).map(\.file)).sorted()
  }

  /// The files that declare or extend one of some types.
  package func files(declaringOneOf names: Set<String>) -> [String] {
    Set(names.flatMap(places(named:)).map { declarations[$0].file }).sorted()
  }

  /// The methods of a protocol, as they are called; `nil` if there is no such protocol.
  ///
  ///     protocol CartListener { func cartDidFinish(id: Int) } → cartDidFinish(id:)
  package func methods(ofProtocol name: String) -> [String]? {
    guard let found = types(named: name).first(where: { $0.keyword == .protocol }),
      let place = outlinePlaces[found.file]
    else { return nil }
    let type = outlines[place].types.first { $0.name == name }
    return type?.members.filter { $0.kind == .function }.map { method in
      "\(method.name)(\(method.parameters.map { $0.label + ":" }.joined()))"
    }
  }

  /// The modules outside of the app that all files import in which a property has a type of some name.
  ///
  ///     import Prices
  ///     protocol CartDependency { var rates: Rates<Int> { get } } → Prices for Rates
  package func modules(using type: String) -> [String] {
    let users = outlines.filter { file in
      (file.types.flatMap(\.members) + file.members).contains { member in
        member.kind == .property && member.type.map { TypeTable.words(in: $0).contains(type) } == true
      }
    }
    let own = Set(
      outlines.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) } + ["Riblets"])
    let imports = users.map { Set($0.imports.filter(\.conditions.isEmpty).map(\.name)).subtracting(own) }
    return imports.dropFirst().reduce(imports.first ?? []) { $0.intersection($1) }.sorted()
  }

  /// The protocols that a value in a route needs and that a type does not have; `nil` if the sources do not tell.
  ///
  ///     struct Price: Hashable {} → Codable
  ///     enum Shop { struct Price: Codable, Hashable {} }, 'Shop.Price' → none
  ///     Rates of another module → nil, or none if a route of the app has one already
  ///
  /// - Parameter inRoutes: False to look only at the type, and not at routes.
  package func missingProtocols(ofValue type: String, inRoutes: Bool = true) -> [String]? {
    if KnownTypes.isValue(type) { return [] }
    if KnownTypes.unsaved.contains(type), types(named: type).isEmpty { return ["Codable"] }
    let parts = parts(of: type)
    if let alias = parts.first(where: { $0.keyword == .typealias })?.inherited.first {
      if alias.contains("->") || alias.contains("(") || alias.hasPrefix("any ") { return ["Codable"] }
      let missing = Self.paths(in: alias).filter { $0 != type }.map {
        missingProtocols(ofValue: $0, inRoutes: inRoutes)
      }
      return missing.contains(nil) ? nil : missing.flatMap { $0 ?? [] }
    }
    let kinds: Set<OutlinedType.Keyword> = [.struct, .enum, .class, .actor]
    guard let declaration = parts.first(where: { kinds.contains($0.keyword) }) else {
      let isKept =
        inRoutes
        && outlines.flatMap(\.types).contains { route in
          route.inheritedNames.contains("ChildRoute")
            && route.members.contains { $0.kind == .property && $0.type.map(Self.paths)?.contains(type) == true }
        }
      return isKept ? [] : nil
    }
    let isValue = declaration.keyword == .struct || declaration.keyword == .enum
    // Macros, global actors and conditions may take away or bring what is missing.
    if isValue, !declaration.modifiers.allSatisfy({ !$0.hasPrefix("@") }) || !declaration.conditions.isEmpty {
      return nil
    }
    var (said, open) = (Set<String>(), parts.flatMap(\.inheritedNames))
    while let name = open.popLast() {
      let own = self.parts(of: name).filter { $0.keyword == .protocol }
      if own.isEmpty { said.insert(name) } else if said.insert(name).inserted { open += own.flatMap(\.inheritedNames) }
    }
    let isCodable = said.contains("Codable") || said.isSuperset(of: ["Encodable", "Decodable"])
    let isHashable = said.contains("Hashable") || declaration.keyword == .enum
    let isSendable = said.contains("Sendable") || isValue && !declaration.modifiers.contains("public")
    let missing = (isCodable ? [] : ["Codable"]) + (isHashable ? [] : ["Hashable"]) + (isSendable ? [] : ["Sendable"])
    let isKnown = said.allSatisfy { name in
      Self.plainProtocols.contains(name) || types(named: name).contains { $0.keyword == .protocol }
    }
    // Nobody can give a class its place in a route but by its declaration.
    return isKnown || missing.isEmpty || !isValue ? missing : nil
  }

  /// The declaration of a type, and its extensions.
  private func parts(of type: String) -> [OutlinedType] {
    let files = Set(files(declaringOneOf: Set(type.split(separator: ".").map(String.init))))
    if files.isEmpty { return [] }
    return files.compactMap { outlinePlaces[$0] }.sorted().flatMap { outlines[$0].types }
      .filter { ($0.scopes + [$0.name]).joined(separator: ".") == type }
  }

  /// The types that a type is made of, as they are written.
  ///
  ///     [Shop.Price: Rates<Int>?] → Shop.Price, Rates, Int
  package static func paths(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }

  private static let plainProtocols: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
  ]

  /// The functions and variables of a name outside of types, and the operators also inside, with their files.
  func globals(named name: String) -> [(file: String, member: OutlinedMember)] {
    let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? false
    return outlines.flatMap { file in
      (file.members + (isOperator ? file.types.flatMap(\.members) : [])).filter { $0.name == name }
        .map { (file.path, $0) }
    }
  }

  /// The places of the types of a name that other files see, and those of functions and variables outside of types.
  package func places(of name: String) -> [(file: String, line: Int)] {
    let types = types(named: name).filter { $0.scopes.isEmpty && !$0.isPrivate }
    if !types.isEmpty { return types.map { ($0.file, $0.line) } }
    return globals(named: name).map { ($0.file, $0.member.position.line) }
  }

  /// The outline of a file.
  package func outline(of path: String) -> SourceOutline? { outlinePlaces[path].map { outlines[$0] } }

  /// Returns true if a file imports a module.
  func imports(_ module: String) -> Bool { outlines.contains { $0.imports.contains { $0.name == module } } }

  /// Returns false if a type of the app has no member of a name for certain; macros, other modules and cases may bring it.
  func mayHave(_ member: String, in type: Declaration) -> Bool {
    if member == "init" || member == "self" || type.keyword == .enum || type.alias != nil { return true }
    return parts(of: type.path).contains { part in
      part.modifiers.contains { $0.hasPrefix("@") }
        || part.members.contains { $0.name == member && $0.modifiers.isDisjoint(with: ["private", "fileprivate"]) }
        || !part.inheritedNames.allSatisfy { Self.plainProtocols.contains($0) && $0 != "CaseIterable" }
    } || !types(named: member).filter { $0.scopes.joined(separator: ".") == type.path }.isEmpty
  }

  /// The stored properties that the memberwise initializer of a structure takes, without those that have a value.
  ///
  ///     struct Price { let cents: Int; var isSale = false } → cents
  ///
  /// - Returns: `nil` unless other files of its module, and its tests, can call the initializer for certain: not for a public
  ///   type, which may be in another module.
  func memberwiseProperties(of type: String) -> [OutlinedMember]? {
    let declarations = types(named: type)
    guard declarations.count == 1, declarations[0].keyword == .struct, declarations[0].scopes.isEmpty,
      let declared = parts(of: type).first(where: { $0.keyword == .struct }),
      declared.generics.isEmpty, declared.conditions.isEmpty, declared.modifiers.isEmpty,
      declared.members.allSatisfy({ $0.kind != .initializer && $0.kind != .other })
    else { return nil }
    let stored = declared.members.filter {
      $0.kind == .property && !$0.modifiers.contains("static") && (!$0.hasBody || $0.hasObservers)
    }
    let open = stored.filter { $0.value == nil }
    guard stored.allSatisfy({ $0.modifiers.isEmpty && $0.conditions.isEmpty }),
      open.allSatisfy({ $0.type != nil })
    else { return nil }
    return open
  }

  /// The declarations of a type, without extensions of it.
  package func types(named name: String) -> [Declaration] {
    places(named: name).map { declarations[$0] }.filter { $0.keyword != .extension }
  }

  /// The places of a name among the declarations, in order.
  func places(named name: String) -> [Int] {
    var places: [Int] = []
    var next = lastPlaces[name]
    while let place = next {
      places.append(place)
      next = formerPlaces[place]
    }
    return places.reversed()
  }
}

extension SourceIndex.Declaration {
  /// True if it is a class with the name of a router.
  package var isRouter: Bool { keyword == .class && name.hasSuffix("Router") }
}
