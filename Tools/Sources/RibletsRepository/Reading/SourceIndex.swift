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
  }

  package private(set) var declarations: [Declaration] = []
  /// The places of each name among the declarations.
  private(set) var places: [String: [Int]] = [:]
  /// The names of the riblets that there are: what a class with `Router` after it is called. Sorted.
  package private(set) var ribletNames: [String] = []
  private var ribletsInLowerCase: [String: String] = [:]
  /// The files, for questions that few commands have.
  private var outlines: [SourceOutline] = []

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
    outlines = files
  }

  package init(_ declarations: [Declaration]) { append(declarations) }

  /// Reads a text that is about to be written.
  package mutating func add(_ text: String, file: String) {
    let outline = SourceOutline(reading: Array(text.utf8), path: file)
    append(Self.declarations(of: outline))
    outlines.append(outline)
  }

  private static func declarations(of outline: SourceOutline) -> [Declaration] {
    outline.types.map { type in
      Declaration(
        keyword: type.keyword, name: type.keyword == .extension ? type.extended : type.name, file: outline.path,
        line: type.position.line,
        isMockable: type.keyword == .protocol && type.marks.contains { $0.name.hasPrefix("mockable") },
        scopes: type.scopes, isPrivate: !type.modifiers.isDisjoint(with: ["private", "fileprivate"]))
    }
  }

  /// Reads the text that a file is about to have instead of its own.
  package mutating func replace(_ text: String, file: String) {
    let others = outlines.filter { $0.path != file }
    self = Self(declarations.filter { $0.file != file })
    outlines = others
    add(text, file: file)
  }

  private mutating func append(_ more: [Declaration]) {
    var names: Set<String> = []
    declarations.reserveCapacity(declarations.count + more.count)
    places.reserveCapacity(places.count + more.count)
    for (place, declaration) in zip(declarations.count..., more) {
      places[declaration.name, default: []].append(place)
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
    Set(names.flatMap { places[$0] ?? [] }.map { declarations[$0].file }).sorted()
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
  package func missingProtocols(ofValue type: String) -> [String]? {
    if KnownTypes.contains(type) { return [] }
    let types = outlines.flatMap(\.types)
    let parts = types.filter { ($0.scopes + [$0.name]).joined(separator: ".") == type }
    let kinds: Set<OutlinedType.Keyword> = [.struct, .enum, .class, .actor]
    guard let declaration = parts.first(where: { kinds.contains($0.keyword) }) else {
      let isKept = types.contains { route in
        route.inheritedNames.contains("ChildRoute")
          && route.members.contains { $0.kind == .property && $0.type.map(Self.paths)?.contains(type) == true }
      }
      return isKept ? [] : nil
    }
    // Macros, global actors and conditions may take away or bring what is missing, as base classes may.
    guard declaration.modifiers.allSatisfy({ !$0.hasPrefix("@") }), declaration.conditions.isEmpty else { return nil }
    var (said, open) = (Set<String>(), parts.flatMap(\.inheritedNames))
    while let name = open.popLast() {
      let own = types.filter { $0.keyword == .protocol && $0.name == name }
      if own.isEmpty { said.insert(name) } else if said.insert(name).inserted { open += own.flatMap(\.inheritedNames) }
    }
    let isValue = declaration.keyword == .struct || declaration.keyword == .enum
    let isCodable = said.contains("Codable") || said.isSuperset(of: ["Encodable", "Decodable"])
    let isHashable = said.contains("Hashable") || declaration.keyword == .enum
    let isSendable = said.contains("Sendable") || isValue && !declaration.modifiers.contains("public")
    let missing = (isCodable ? [] : ["Codable"]) + (isHashable ? [] : ["Hashable"]) + (isSendable ? [] : ["Sendable"])
    let isKnown = said.allSatisfy { name in
      Self.plainProtocols.contains(name) || types.contains { $0.keyword == .protocol && $0.name == name }
    }
    return isKnown || missing.isEmpty ? missing : nil
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

  /// Returns true if a file declares a variable of a name outside of types.
  func hasGlobal(_ name: String) -> Bool { outlines.contains { $0.members.contains { $0.name == name } } }

  /// The declarations of a type, without extensions of it.
  package func types(named name: String) -> [Declaration] {
    (places[name] ?? []).lazy.map { declarations[$0] }.filter { $0.keyword != .extension }
  }
}

extension SourceIndex.Declaration {
  /// True if it is a class with the name of a router.
  package var isRouter: Bool { keyword == .class && name.hasSuffix("Router") }
}
