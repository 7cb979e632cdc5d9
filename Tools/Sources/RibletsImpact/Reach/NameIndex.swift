import RibletsModel
import RibletsSource

/// The parts that code reaches by the names that it uses.
///
/// A part runs because its type is named, or a function outside of types; because a type that it extends is named,
/// as a conformance is looked up at run time; or because a member that it adds to a type of another package is named, if
/// ``ForeignExtensions`` can prove that only the name leads to it. Code that names a type also reaches the types nested in it.
struct NameIndex: Sendable {
  /// The parts that a name reaches from modules that see them.
  private(set) var declared: [String: [Int]] = [:]
  /// The parts that a name reaches from all modules: what is found wherever it is linked.
  private(set) var linked: [String: [Int]] = [:]
  /// The extensions that the name of a type reaches from modules that see one of some modules: those that declare the type.
  private(set) var extended: [String: [Extension]] = [:]
  /// The parts that are reached without a name from modules that see them: the compiler finds their members there.
  private(set) var unnamed: [Int] = []
  /// The parts that are reached without a name from all modules: their conformances are found at run time.
  private(set) var unbounded: [Int] = []

  /// An extension of a type of the app.
  struct Extension: Hashable, Sendable {
    /// The number of the part.
    let part: Int
    /// The modules that declare types of the name, as far as the extension can mean them.
    let modules: Set<String>
  }

  private let own: OwnTypes
  private let modules: ModuleGraph
  private let foreign: ForeignExtensions

  /// Reads what parts declare.
  ///
  /// - Parameters:
  ///   - nodes: The parts.
  ///   - own: The types of the app.
  ///   - modules: The modules of the parts, with the modules that each one imports.
  ///   - mocks: The generated mocks.
  ///   - names: All names that the parts write.
  init(of nodes: [ReachNode], _ own: OwnTypes, _ modules: ModuleGraph, mocks: [MockOfPart], names: [String]) {
    (self.own, self.modules) = (own, modules)
    foreign = ForeignExtensions(own, lent: Self.lentProtocols(of: nodes, own, modules), names: names)
    for (number, node) in nodes.enumerated() {
      let types = node.types
      for place in types.indices {
        add(types[place], number, of: node)
        for member in types[place].members where member.kind == .function { add(operator: member.name, number) }
      }
      for member in node.members { add(member, number) }
      if node.isLinked { unbounded.append(number) }
    }
    for mock in mocks { declared[mock.name, default: []].append(mock.part) }
    for (name, parts) in declared { declared[name] = Array(Set(parts)).sorted() }
    for (name, parts) in linked { linked[name] = Array(Set(parts)).sorted() }
    for (name, parts) in extended { extended[name] = Set(parts).sorted { $0.part < $1.part } }
    unbounded = Array(Set(unbounded)).sorted()
    unnamed = Set(unnamed).subtracting(unbounded).sorted()
  }

  private mutating func add(_ type: OutlinedType, _ number: Int, of node: ReachNode) {
    // Riblets finds a saved route by the name in the state.
    if !type.inherited.isEmpty, type.keyword != .protocol, type.keyword != .typealias {
      let bases = own.ancestors(of: Set(type.inherited.flatMap(OwnTypes.words)))
      if !bases.isDisjoint(with: ["ChildRoute", "FormerRoute"]) {
        for name in ["restore", "restoring"] { linked[name, default: []].append(number) }
      }
    }
    switch type.keyword {
    case .extension: add(extension: type, number, of: node)
    case .typealias, .actor, .class, .enum, .struct, .protocol:
      // The mock of a protocol, or of an alias for several: `BothMock`, or `FakeBoth` of `@mockable(override: name = FakeBoth)`.
      if [.typealias, .protocol].contains(type.keyword) {
        for name in [type.name + "Mock"] + type.marks.flatMap(\.names) { declared[name, default: []].append(number) }
      }
      if let outer = type.scopes.first {
        // In a type of another package it is as good as one of its own.
        if !own.has(outer) { linked[type.name, default: []].append(number) }
        return
      }
      declared[type.name, default: []].append(number)
      // `typealias IntegerLiteralType = Price` makes a `Price` of each number, and so does a type of that name.
      if Self.implied.contains(type.name) { unnamed.append(number) }
    }
  }

  /// The types that the compiler looks up for a literal or a `distributed actor`, which do not write them.
  private static let implied: Set<String> = [
    "BooleanLiteralType", "DefaultDistributedActorSystem", "ExtendedGraphemeClusterType", "FloatLiteralType",
    "IntegerLiteralType", "StringLiteralType", "UnicodeScalarType", "_ColorLiteralType", "_FileReferenceLiteralType",
    "_ImageLiteralType",
  ]

  /// The protocols that types of other packages conform to, of which a type of the app may have the name: `Calendar`.
  private static func lentProtocols(of nodes: [ReachNode], _ own: OwnTypes, _ modules: ModuleGraph) -> Set<String> {
    var found: Set<String> = []
    for node in nodes {
      for type in node.types where type.keyword == .extension && !type.inherited.isEmpty {
        let path = OwnTypes.path(of: OwnTypes.withoutSugar(type.name))
        let isOwn =
          own.isExtended(by: path, in: node.module, modules)
          && !own.isHidden(path[0], under: type.conditions, from: node, modules)
        if !isOwn { found.formUnion(type.inherited.flatMap(OwnTypes.words)) }
      }
    }
    return found
  }

  /// - Parameter aliases: The aliases by which the extended type was found.
  private mutating func add(
    extension type: OutlinedType, _ number: Int, of node: ReachNode, through aliases: Set<String> = []
  ) {
    let (module, importsRiblets) = (node.module, node.importsRiblets)
    let extended = OwnTypes.withoutSugar(type.name)
    let path = OwnTypes.path(of: extended)
    for part in path where own.has(part) || own.aliases[part] != nil {
      let targets = (own.aliases[part] ?? []).filter(own.has)
      for name in targets.union([part]) { add(extensionOf: name, targets.union([part]), number, in: module) }
    }
    // `typealias Carts = [Cart]`: an extension of `Carts` is one of `[Cart]`.
    let isShort = path.count == 1 || path.count == 2 && modules.modules[path[0]] != nil
    if isShort, let name = path.last, let targets = own.targets[name], !aliases.contains(name) {
      for target in targets {
        var meant = type
        meant.name = target
        add(extension: meant, number, of: node, through: aliases.union([name]))
      }
      if own.modules[name] == nil, !own.isHidden(name, under: type.conditions, from: node, modules) { return }
    }
    if own.isExtended(by: path, in: module, modules) {
      if foreign.isLent(path) {
        add(membersOf: type, path, number, isReachedByName: foreign.isReachedByName(_:ofLent:))
      }
      if !mayMeanAnother(path, under: type.conditions, in: node) { return }
    }
    let list = extended.hasSuffix(">") ? extended.drop { $0 != "<" }.dropFirst().dropLast() : ""
    let arguments = list.split(separator: ",")
      .map { String($0.drop { $0 == " " }) }.filter { isDeclared($0, in: module) }
    for argument in arguments { add(extensionOf: argument, [argument], number, in: module) }
    // A route without the name of its alias or its router is `Route.cart`.
    if !aliases.isEmpty, path == ["Route"], importsRiblets { return declared[path[0], default: []].append(number) }
    if !arguments.isEmpty, path == ["ChildBuilders"], importsRiblets {
      // No literal is one, so a value of `ChildBuilders<RootComponent>` is only where code names `RootComponent`, or has Swift infer
      // it: `ChildBuilders(given: CartBuildableMock()).cart`.
      declared[path[0], default: []].append(number)
      var typeMembers = type
      typeMembers.members.removeAll { $0.modifiers.isDisjoint(with: ["static", "class"]) && $0.kind != .initializer }
      add(membersOf: typeMembers, path, number, to: \.declared) { [foreign] in
        foreign.isReachedByName($0, ofExtensionOf: $1, knowsRiblets: true)
      }
      return
    }
    // `[].total` of `extension [CartItem]` needs no `CartItem`.
    // `extension Query where Self == CartQuery { static var cart … }` is used by `.cart`, or on a `CartQuery`.
    if let meant = type.requirements.firstMatch(of: /\bSelf *== *(\w+)/)?.1, isDeclared(String(meant), in: module) {
      add(extensionOf: String(meant), [String(meant)], number, in: module)
      for member in type.members { addName(member.name, number, to: \.linked) }
      return
    }
    // Only code that sees the extension infers its argument.
    add(membersOf: type, path, number, to: arguments.isEmpty ? \.linked : \.declared) { [foreign] in
      foreign.isReachedByName($0, ofExtensionOf: $1, knowsRiblets: importsRiblets)
    }
    // Code that asks for a conformance of another package's type names the protocol, if the app declares it and it refines only
    // protocols of the app.
    for base in type.inherited {
      let words = OwnTypes.words(of: base).filter { !ForeignExtensions.words.contains($0) }
      let refined = own.ancestors(of: Set(words)).subtracting(ForeignExtensions.words + ["AnyObject"])
      if words.allSatisfy(own.has), refined.allSatisfy({ own.has($0) || own.aliases[$0] != nil }) {
        for name in refined { linked[name, default: []].append(number) }
      } else {
        unbounded.append(number)
      }
    }
  }

  private func isDeclared(_ type: String, in module: String) -> Bool { own.modules[type]?.contains(module) ?? false }

  /// Adds an extension of types of the app, which their name leads to.
  private mutating func add(extensionOf name: String, _ types: Set<String>, _ number: Int, in module: String) {
    let declaring = types.reduce(into: Set<String>()) { $0.formUnion(own.modules[$1] ?? []) }
    let meant = declaring.intersection(modules.seen[module] ?? [module])
    extended[name, default: []].append(Extension(part: number, modules: meant))
  }

  /// True for an extension that may be one of another type than its path says: of a type that another package has, too, as
  /// `Data`, if the app has one of that name in another module or file, or under a condition; or of an alias in a type.
  private func mayMeanAnother(_ path: [String], under conditions: [String], in node: ReachNode) -> Bool {
    let module = node.module
    let start = path.count > 1 && modules.modules[path[0]] != nil ? 1 : 0
    // `typealias Cutlery = Kitchen.Tool`
    if own.aliases[path[0]] != nil, !own.ancestors(of: [path[0]]).isDisjoint(with: own.nestedAliases) { return true }
    let isUnclear = { (name: String) in own.nestedAliases.contains(name) || !own.nested.contains(name) }
    if path.dropFirst(start + 1).contains(where: isUnclear) { return true }
    if own.isHidden(path[start], under: conditions, from: node, modules) { return true }
    guard path.count == 1, let declaring = own.modules[path[0]], !declaring.contains(module) else { return false }
    return KnownInterfaces.types.contains(path[0]) || KnownInterfaces.protocols.contains(path[0])
  }

  /// Adds the names that lead to the members of an extension.
  private mutating func add(
    membersOf type: OutlinedType, _ path: [String], _ number: Int,
    to index: WritableKeyPath<Self, [String: [Int]]> = \.linked, isReachedByName: (OutlinedMember, [String]) -> Bool
  ) {
    for member in type.members {
      if isReachedByName(member, path) {
        for name in foreign.names(of: member, in: path) {
          self[keyPath: index][name, default: []].append(number)
        }
      } else {
        unnamed.append(number)
      }
    }
  }

  /// Adds an operator of a type, which code with literals need not name: `1 * 2` calls the `*` of a type that is made of numbers.
  private mutating func add(operator name: String, _ number: Int) {
    guard !ForeignExtensions.isWord(name) else { return }
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return unnamed.append(number) }
    // `static func ==<Other>(left: Self, right: Other)` is the operator `==`.
    for name in Set([name, String(name.reversed().drop { $0 == "<" }.reversed())]) where !name.isEmpty {
      declared[name, default: []].append(number)
    }
    if name.hasPrefix("~=") { for word in ["case", "catch"] { declared[word, default: []].append(number) } }
  }

  /// Adds a function or a variable outside of types. Code writes `$limit` for what `@TaskLocal var limit` makes.
  private mutating func add(_ member: OutlinedMember, _ number: Int) {
    addName(member.name, number, to: \.declared)
    if member.kind == .property { declared["$" + member.name, default: []].append(number) }
  }

  /// Adds a name; what is called otherwise, such as an operator, is reached by all.
  private mutating func addName(_ name: String, _ number: Int, to index: WritableKeyPath<Self, [String: [Int]]>) {
    if ForeignExtensions.isWord(name) {
      self[keyPath: index][name, default: []].append(number)
    } else {
      unnamed.append(number)
    }
  }
}
