import RibletsModel
import RibletsSource

/// The files that code reaches by the names that it uses.
///
/// Code of a file runs because its type is named, or a function outside of types; because a type that it extends is named,
/// as a conformance is looked up at run time; or because a member that it adds to a type of another package is named, if
/// ``ForeignExtensions`` can prove that only the name leads to it. Code that names a type also reaches the types nested in it.
struct NameIndex: Sendable {
  /// The files that a name reaches from modules that see them.
  private(set) var declared: [String: [Int]] = [:]
  /// The files that a name reaches from all modules: extensions are found wherever they are linked.
  private(set) var linked: [String: [Int]] = [:]
  /// The files that are reached without a name.
  private(set) var unnamed: [Int] = []

  private let own: OwnTypes
  private let modules: ModuleGraph
  private let foreign: ForeignExtensions

  /// Reads what files declare.
  ///
  /// - Parameters:
  ///   - nodes: The files; others are numbered before them.
  ///   - own: The types of the app.
  ///   - modules: The modules of the files, with the modules that each one imports.
  ///   - mocks: The names of generated mocks, and the files of their protocols.
  init(
    of nodes: ArraySlice<ReachNode>, _ own: OwnTypes, _ modules: ModuleGraph, mocks: [(name: String, file: Int)] = []
  ) {
    (self.own, self.modules) = (own, modules)
    foreign = ForeignExtensions(own)
    for (number, node) in zip(nodes.indices, nodes) {
      for type in node.outline.types { add(type, number, in: node.module) }
      for member in node.outline.members { addName(member.name, number, to: \.declared) }
      if node.isLinked { unnamed.append(number) }
    }
    for mock in mocks { declared[mock.name, default: []].append(mock.file) }
    for (name, files) in declared { declared[name] = Array(Set(files)).sorted() }
    for (name, files) in linked { linked[name] = Array(Set(files)).sorted() }
    unnamed = Array(Set(unnamed)).sorted()
  }

  private mutating func add(_ type: OutlinedType, _ number: Int, in module: String) {
    switch type.keyword {
    case .extension: add(extension: type, number, in: module)
    case .typealias, .actor, .class, .enum, .struct, .protocol:
      if let outer = type.scopes.first {
        // In a type of another package it is as good as one of its own.
        if !own.has(outer) { linked[type.name, default: []].append(number) }
        return
      }
      declared[type.name, default: []].append(number)
      if type.keyword == .protocol { declared[type.name + "Mock", default: []].append(number) }
    }
  }

  private mutating func add(extension type: OutlinedType, _ number: Int, in module: String) {
    let path = OwnTypes.words(of: String(type.name.prefix { $0 != "<" }))
    for part in path where own.has(part) || own.aliases[part] != nil {
      linked[part, default: []].append(number)
      for target in own.aliases[part] ?? [] where own.has(target) {
        linked[target, default: []].append(number)
      }
    }
    if own.isExtended(by: path, in: module, modules) { return }
    // Of a type of another package.
    for member in type.members {
      if foreign.isReachedByName(member, ofExtensionOf: path) {
        for name in ForeignExtensions.names(of: member, in: path) { linked[name, default: []].append(number) }
      } else {
        unnamed.append(number)
      }
    }
    // Whoever asks for a conformance of a type of another package names its protocol, if that is one of the app.
    for base in type.inherited {
      let words = OwnTypes.words(of: base).filter { !ForeignExtensions.words.contains($0) }
      if words.allSatisfy(own.has) {
        for word in words { linked[word, default: []].append(number) }
      } else {
        unnamed.append(number)
      }
    }
  }

  /// Adds a name; what is called otherwise, such as an operator, is reached by all.
  private mutating func addName(_ name: String, _ number: Int, to index: WritableKeyPath<Self, [String: [Int]]>) {
    let isWord = name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
    if isWord { self[keyPath: index][name, default: []].append(number) } else { unnamed.append(number) }
  }
}
