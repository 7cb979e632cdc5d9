extension SourceFile {
  /// Reads what a file declares without a syntax tree; `nil` if that takes one.
  package init?(quicklyReading text: UnsafeBufferPointer<UInt8>, path: String) {
    guard let tokens = SourceTokens.quick(text, skipsBodies: true) else { return nil }
    var reader = DeclarationReader(text, tokens, path, readsBodies: false)
    do throws(NotSimple) {
      self = try reader.file()
    } catch {
      return nil
    }
  }
}

extension DeclarationReader {
  /// Reads the declarations of a file that is plain enough.
  ///
  /// Wherever it is not sure, it gives up, and the parser reads the file: both give the same model.
  fileprivate mutating func file() throws(NotSimple) -> SourceFile {
    read()
    guard isSound else { throw NotSimple() }
    var file = SourceFile(path: outline.path)
    file.imports = outline.imports
    // The types that are around the next one, outermost first, with their places.
    var around: [(scope: SourceScope, type: SourceNominalType?)] = []
    for place in outline.types.indices {
      let depth = outline.types[place].scopes.count
      while around.count > depth { if let type = around.removeLast().type { file.types.append(type) } }
      index = heads[place].tokens.upperBound
      let scopes = around.map(\.scope)
      switch outline.types[place].keyword {
      case .protocol: file.protocols.append(try protocolModel(marksOfType(at: place), in: scopes))
      case .typealias: file.aliases.append(try alias(marksOfType(at: place), in: scopes))
      case .extension: around.append((try extensionScope(heads[place]), nil))
      case .class, .struct, .enum, .actor: around.append(try nominalType(place, in: scopes))
      }
    }
    file.types += around.reversed().compactMap(\.type)
    return file
  }

  /// True if nothing is missing, and no protocol and no import is of a form that was not read.
  private var isSound: Bool {
    doubts.isEmpty && protocolCount == outline.types.count { $0.keyword == .protocol }
      && outline.imports.allSatisfy { found in
        found.name.utf8.allSatisfy { ByteClass.all[Int($0)].contains(.word) || " .".utf8.contains($0) }
      }
  }

  private func marksOfType(at place: Int) throws(NotSimple) -> SourceMarks {
    try marks(heads[place], outline.types[place].conditions)
  }

  private mutating func nominalType(_ place: Int, in scopes: [SourceScope]) throws(NotSimple) -> (
    SourceScope, SourceNominalType
  ) {
    let (head, keyword) = (heads[place], takeText())
    var model = SourceNominalType(
      name: try takeName(), keyword: keyword, inherited: [], initializers: [], attributes: try attributes(of: head),
      scope: scopes.map(\.name).joined(separator: "."))
    let scope = SourceScope(
      name: model.name, keyword: keyword, generics: try genericParameters().map(\.name), access: access(of: head))
    model.inherited = try inherited()
    _ = try whereClause()
    guard isMark("{") else { throw NotSimple() }
    for head in membersOfClasses[place, default: []] {
      index = head.tokens.upperBound
      if isWord("init") {
        model.initializers.append(try initializer(marks(head, outline.types[place].conditions)))
        if !isMark("{") { try checkEnd() }
      } else if !head.modifiers.contains(where: { isOwn($0) }) {
        index += 1
        guard token.kind == .word || token.kind == .backticked || token.kind == .symbol else { throw NotSimple() }
        model.memberNames.append(name(token))
      }
    }
    return (scope, model)
  }

  /// Returns true for a modifier of members that subclasses do not inherit.
  private func isOwn(_ modifier: Range<Int>) -> Bool {
    modifier.count == 1
      && ["static", "class", "private", "fileprivate"].contains { isWord($0, at: modifier.lowerBound) }
  }

  /// Goes over a member whose keyword is next, up to the line where the next declaration begins.
  mutating func skipMember(_ head: Head, of owner: Int?) {
    if let owner, outline.types[owner].keyword == .class, outline.types[owner].conditions == conditions,
      isWord("init") || isInherited
    {
      membersOfClasses[owner, default: []].append(head)
    }
    index += 1
    while index < tokens.count, !isMark("}"), !isMark(";") {
      let token = token
      if isOpening(index) {
        index = afterBrackets(index)
        continue
      }
      let (isAttribute, isKeyword) = (isMark("@"), isDeclaration)
      if token.isFirstOnLine, isAttribute || isKeyword || token.kind == .directive || isModifier(at: index) { return }
      // Within a line no declaration begins, and no attribute but of a type.
      let before = text[tokens[index - 1].end - 1]
      if isAttribute ? !":>=".utf8.contains(before) : isKeyword && before != UInt8(ascii: ".") {
        doubt(at: token.start)
      }
      index += 1
    }
  }

  private mutating func extensionScope(_ head: Head) throws(NotSimple) -> SourceScope {
    index += 1
    let scope = SourceScope(name: try type().text, keyword: "extension", generics: [], access: access(of: head))
    _ = try inherited()
    _ = try whereClause()
    guard isMark("{") else { throw NotSimple() }
    return scope
  }

  private mutating func alias(_ marks: SourceMarks, in scopes: [SourceScope]) throws(NotSimple) -> SourceAlias {
    index += 1
    let name = try takeName()
    let isGeneric = isSymbol(beginningWith: "<")
    _ = try genericParameters()
    guard takesSymbol("=") else { throw NotSimple() }
    let type = try type()
    _ = try whereClause()
    try checkEnd()
    return SourceAlias(marks: marks, name: name, type: type, isGeneric: isGeneric, scopes: scopes)
  }
}
