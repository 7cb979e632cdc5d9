import RibletsModel
import RibletsSource

/// The files that code reaches by the names that it uses.
///
/// Code of a file runs because its type is named, or a function outside of types; because a type that it extends is named,
/// as a conformance is looked up at run time; or because a member that it adds to a type of another package is named. What is
/// nested in a type is reached through that.
struct NameIndex: Sendable {
  /// The files that a name reaches from modules that see them.
  private(set) var declared: [String: [Int]] = [:]
  /// The files that a name reaches from all modules: extensions are found wherever they are linked.
  private(set) var linked: [String: [Int]] = [:]
  /// The files that are reached without a name.
  private(set) var unnamed: [Int] = []

  /// The types outside of others, and what aliases among them stand for.
  private var types: Set<String> = []
  private var aliases: [String: Set<String>] = [:]

  /// Reads what files declare.
  ///
  /// - Parameter mocks: The names of generated mocks, and the files of their protocols.
  init(of nodes: [ReachNode], mocks: [(name: String, file: Int)] = []) {
    for type in nodes.lazy.flatMap(\.outline.types) where type.scopes.isEmpty {
      switch type.keyword {
      case .extension: break
      case .typealias: aliases[type.name, default: []].formUnion(type.inherited.flatMap(Self.words))
      case .actor, .class, .enum, .protocol, .struct: types.insert(type.name)
      }
    }
    for (number, node) in nodes.enumerated() {
      for type in node.outline.types { add(type, number) }
      for member in node.outline.members { addName(member.name, number, to: \.declared) }
      if node.names.map({ !$0.all.isDisjoint(with: Self.linkedNames) }) ?? false { unnamed.append(number) }
    }
    for mock in mocks { declared[mock.name, default: []].append(mock.file) }
    for (name, files) in declared { declared[name] = Array(Set(files)).sorted() }
    for (name, files) in linked { linked[name] = Array(Set(files)).sorted() }
    unnamed = Array(Set(unnamed)).sorted()
  }

  private mutating func add(_ type: OutlinedType, _ number: Int) {
    switch type.keyword {
    case .extension: add(extension: type, number)
    case .typealias, .actor, .class, .enum, .struct, .protocol:
      if let outer = type.scopes.first {
        // In a type of another package it is as good as one of its own.
        if !isOfApp(outer) { linked[type.name, default: []].append(number) }
        return
      }
      declared[type.name, default: []].append(number)
      if type.keyword == .protocol { declared[type.name + "Mock", default: []].append(number) }
    }
  }

  private mutating func add(extension type: OutlinedType, _ number: Int) {
    let parts = Self.words(of: String(type.name.prefix { $0 != "<" }))
    for part in parts where types.contains(part) || aliases[part] != nil {
      linked[part, default: []].append(number)
      for target in aliases[part] ?? [] where types.contains(target) { linked[target, default: []].append(number) }
    }
    if parts.contains(where: isOfApp) { return }
    for member in type.members {
      switch member.kind {
      case .initializer: for name in parts + ["init"] { linked[name, default: []].append(number) }
      case .function, .property: addName(member.name, number, to: \.linked)
      case .subscript, .other: unnamed.append(number)
      }
    }
    // Whoever asks for a conformance of a type of another package names its protocol, if that is one of the app.
    for base in type.inherited {
      let words = Self.words(of: base).filter { !Self.attributes.contains($0) }
      if words.allSatisfy(types.contains) {
        for word in words { linked[word, default: []].append(number) }
      } else {
        unnamed.append(number)
      }
    }
  }

  /// True for a type of the app, and for an alias of nothing else.
  private func isOfApp(_ name: String) -> Bool {
    let name = String(name.prefix { $0 != "<" && $0 != "." })
    return types.contains(name)
  }

  /// Adds a name; what is called otherwise, such as an operator, is reached by all.
  private mutating func addName(_ name: String, _ number: Int, to index: WritableKeyPath<Self, [String: [Int]]>) {
    let isWord = name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
    if isWord { self[keyPath: index][name, default: []].append(number) } else { unnamed.append(number) }
  }

  /// Attributes of code that the linker or C finds, without a name in Swift.
  private static let linkedNames: Set<String> = ["_cdecl", "_silgen_name", "_dynamicReplacement", "_section"]

  private static let attributes: Set<String> = [
    "any", "some", "nonisolated", "retroactive", "unchecked", "preconcurrency", "MainActor", "unsafe",
  ]

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
