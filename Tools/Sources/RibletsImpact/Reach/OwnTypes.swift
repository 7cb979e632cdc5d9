import RibletsSource

/// The types that an app declares outside of others, by their names.
struct OwnTypes: Hashable, Sendable {
  /// The modules that declare each of them that is no alias.
  private(set) var modules: [String: Set<String>] = [:]
  /// The parts that declare them.
  private var declarations: [String: [Declaration]] = [:]
  /// The words of the types that each alias stands for.
  private(set) var aliases: [String: Set<String>] = [:]
  /// The types that each alias stands for, as they are written: `[Cart]`.
  private(set) var targets: [String: Set<String>] = [:]
  /// The names of types in others, and of aliases in types.
  private(set) var nested: Set<String> = []
  private(set) var nestedAliases: Set<String> = []
  /// The names of types in bodies.
  private var local: Set<String> = []
  /// The names of associated types.
  private(set) var associated: Set<String> = []
  /// The words after the colons of types, and those that each type of another package conforms to by an extension.
  private(set) var conformed: [String: Set<String>] = [:]
  /// The same by the whole path, of extensions of a type in another one: `Data.Element`.
  private(set) var conformedPaths: [[String]: Set<String>] = [:]

  /// A declaration of a type, with the code that sees it.
  private struct Declaration: Hashable, Sendable {
    let module, file: String
    /// True if only its file sees it.
    let isOfFile: Bool
    /// True if other modules see it.
    let isOutward: Bool
    /// The conditions of `#if` around it.
    let conditions: [String]

    init(_ type: OutlinedType, in node: ReachNode) {
      (module, file, conditions) = (node.module, node.path, type.conditions)
      isOfFile = !type.modifiers.isDisjoint(with: ["private", "fileprivate"])
      isOutward = !type.modifiers.isDisjoint(with: ["public", "package", "open"])
    }
  }

  /// Takes what parts declare.
  mutating func add(_ nodes: some Sequence<ReachNode>) {
    // Types, each with what it conforms to under the name of an own alias, or perhaps of a protocol of an unlisted package.
    var unclear: [(type: String, base: String)] = []
    var lastFile = ""
    for node in nodes {
      if node.path != lastFile {
        lastFile = node.path
        for type in node.localTypes {
          local.insert(type.name)
          conformed[type.name, default: []].formUnion(type.inherited.flatMap(Self.words))
        }
      }
      for type in node.types {
        let bases = (type.inherited + type.implied).flatMap(Self.words)
        let isQualified = type.inherited.contains { $0.utf8.contains(UInt8(ascii: ".")) }
        if type.keyword != .typealias, isQualified || node.importsUnlisted {
          let name = Self.path(of: Self.withoutSugar(type.name)).last ?? ""
          unclear += type.inherited.map(Self.path).filter { $0.count > 1 }.map { (name, $0.last ?? "") }
          if node.importsUnlisted {
            conformed[name, default: []].formUnion(bases.filter(KnownInterfaces.ofRiblets.contains).map { $0 + "?" })
          }
        }
        if type.keyword != .typealias, !bases.isEmpty {
          let whole = Self.withoutSugar(type.name)
          let path = Self.path(of: whole)
          conformed[path.last ?? "", default: []].formUnion(bases)
          // `extension Box<Int>.Part: Priced {}`
          let isInGenericType = whole.contains(">.")
          if type.keyword == .extension, path.count > 1 || isInGenericType {
            conformedPaths[isInGenericType ? [] : path, default: []].formUnion(bases)
          }
        }
        if type.keyword == .protocol {
          associated.formUnion(type.members.filter { $0.kind == .other }.map(\.name))
        }
        guard type.scopes.isEmpty else {
          if type.keyword == .typealias { nestedAliases.insert(type.name) } else { nested.insert(type.name) }
          continue
        }
        if type.keyword != .extension { declarations[type.name, default: []].append(Declaration(type, in: node)) }
        switch type.keyword {
        case .extension: break
        case .typealias:
          aliases[type.name, default: []].formUnion(bases)
          targets[type.name, default: []].formUnion(type.inherited)
        case .actor, .class, .enum, .protocol, .struct: modules[type.name, default: []].insert(node.module)
        }
      }
    }
    // `extension Cart: Names.Identifiable {}`
    for (type, base) in unclear where nestedAliases.contains(base) { conformed[type, default: []].insert(base + "?") }
  }

  /// Returns true for one of them, as a type is written: `Box<Int>`.
  func has(_ name: String) -> Bool {
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ".") }
    return modules[end.map { String(name[..<$0]) } ?? name] != nil
  }

  /// Returns true for one of them, of another one or of a body.
  func hasAnywhere(_ name: String) -> Bool { has(name) || nested.contains(name) || local.contains(name) }

  /// Some types and protocols, what they conform to and inherit from, and so on.
  func ancestors(of names: Set<String>) -> Set<String> {
    var (found, open) = (Set<String>(), Array(names))
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += conformed[next] ?? []
      open += aliases[next] ?? []
    }
    return found
  }

  /// Returns true for a type or an alias of the app that code under conditions of `#if` may not see, so that a type of another
  /// package may have the name there.
  func isHidden(_ name: String, under conditions: [String], from node: ReachNode, _ graph: ModuleGraph) -> Bool {
    guard let declarations = declarations[name] else { return false }
    let seen = graph.seen[node.module] ?? [node.module]
    return !declarations.contains { declaration in
      guard conditions.starts(with: declaration.conditions) else { return false }
      return declaration.module == node.module
        ? !declaration.isOfFile || declaration.file == node.path
        : seen.contains(declaration.module) && (declaration.isOutward || node.isTest)
    }
  }

  /// Returns true if an extension of a path is one of a type of the app that its module sees.
  func isExtended(by path: [String], in module: String, _ graph: ModuleGraph) -> Bool {
    // `Cart.Item` in a file of a module that sees a module with `Cart`, and `Shop.Cart.Item`.
    let start = path.count > 1 && graph.modules[path[0]] != nil ? 1 : 0
    guard start < path.count else { return false }
    let seen = graph.seen[module] ?? [module]
    let targets = aliases[path[start]] ?? []
    return targets.union([path[start]]).contains { !(modules[$0] ?? []).isDisjoint(with: seen) }
  }

  /// The names in a type as it is written: `Box` and `Cart` of `Box<[Cart]>`.
  static func words(of text: String) -> [String] { words(of: text[...]) }

  /// The names in a part of one.
  static func words(of text: Substring) -> [String] {
    text.utf8.split { !isOfWord($0) }.map { String(Substring($0)) }
  }

  /// True for a byte of a name; what is not ASCII is one of a letter.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// A type with its name written: `Array<Cart>` of `[Cart]`, `Dictionary<Day, Cart>` of `[Day: Cart]`, `Optional<Cart>` of `Cart?`.
  static func withoutSugar(_ type: String) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "Optional<\(type.dropLast())>" }
    guard type.hasPrefix("["), type.hasSuffix("]") else { return type }
    var depth = 0
    let inner = type.dropFirst().dropLast()
    let colon = inner.firstIndex { letter in
      if "[(<".contains(letter) { depth += 1 }
      if "])>".contains(letter) { depth -= 1 }
      return letter == ":" && depth == 0
    }
    guard let colon else { return "Array<\(inner)>" }
    return "Dictionary<\(inner[..<colon]), \(inner[colon...].dropFirst().drop { $0 == " " })>"
  }

  /// The names of a type and of those around it: `Box` and `Part` of `Box<Int>.Part`.
  static func path(of type: String) -> [String] {
    var depth = 0
    let outside = type.filter { letter in
      if letter == "<" { depth += 1 }
      if letter == ">" { depth -= 1 }
      return depth == 0
    }
    return words(of: outside)
  }

  /// A type as it is written, without its arguments: `Box` of `Box<Int>`.
  static func head(of type: String) -> Substring {
    type.utf8.firstIndex(of: UInt8(ascii: "<")).map { type[..<$0] } ?? type[...]
  }
}

extension OutlinedMark {
  /// The names of types in it: `FakeCart` of `@mockable(override: name = FakeCart)`.
  var names: [String] { OwnTypes.words(of: text).filter { $0.first?.isUppercase ?? false } }
}
