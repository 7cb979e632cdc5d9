import RibletsSource

/// A mock with all members of its protocol and of those it inherits from, before it is written.
final class ResolvedMock {
  /// The isolation of its code.
  enum Isolation: Hashable, Sendable {
    case none
    case globalActor(String)
    case actor
  }

  var name: String
  /// The protocol as the mock names it.
  var conformance: String
  var position: SourcePosition
  /// The type around the protocol, whose other types its members may name.
  var scope: String?
  var access: SourceAccess
  var isolation = Isolation.none
  var isSendable = false
  /// True if only parents put its members on a global actor: Swift 5 does not see that.
  var isIsolatedByParents = false
  /// True if its protocol or superclass says that it belongs to no actor, wherever it is compiled.
  var isExplicitlyFree = false
  var superclass: String?
  var superclassCall: String?
  /// The initializers that each subclass has to have.
  var requiredInitializers: [SourceFunction] = []
  /// True if one without parameters overrides that of the superclass.
  var overridesInitializer = true
  var isCoded = false
  var attributes: [String] = []
  var conditions: [String] = []
  /// True if it inherits from `Working`.
  var isWorker = false
  /// True if it inherits from a type that was not read, and may be isolated by that.
  var hasUnknownParents = false
  /// Names of the standard library's protocols that it gets by inheritance.
  var standard: Set<String> = []
  var aliases: [ResolvedAlias] = []
  /// The associated types that a test chooses, with their bounds: generic parameters of the mock.
  var generics: [String] = []
  /// The where clause of the mock.
  var requirements: [SourceRequirement] = []
  /// The types that the aliases of its protocols stand for.
  var givenAliases: [String: SourceType] = [:]
  /// The names of the associated types of its protocols.
  var associatedNames: Set<String> = []
  var members: [ResolvedMember] = []
  /// Types of the outer types around its scope, by their names: an extension of the scope needs their qualified names.
  var outerTypes: [String: SourceType] = [:]
  /// The type of `id`, where a where clause of `Identifiable` names one.
  var identifierType: SourceType?

  /// A mock of a protocol, without anything in it.
  init(of origin: SourceProtocol, _ annotation: MockAnnotation, named name: String, _ options: MockOptions) {
    // These words would be read as part of a type.
    let isWord = ["some", "any", "each", "repeat"].contains(origin.name)
    var parts = origin.scopes.map(\.name) + [isWord ? "`\(origin.name)`" : origin.name]
    if let prefix = annotation.modulePrefix { parts.insert(prefix, at: 0) }
    self.name = name
    conformance = parts.joined(separator: ".")
    position = origin.marks.position
    access = Self.access(of: origin, options)
    if !origin.scopes.isEmpty { scope = parts.dropLast().joined(separator: ".") }
    conditions = origin.marks.conditions
    attributes = origin.marks.attributes.filter { $0.name == "available" || $0.name == "_spi" }.map(\.text)
  }

  /// The access of a protocol's mock.
  private static func access(of origin: SourceProtocol, _ options: MockOptions) -> SourceAccess {
    // What is extended may be seen by more than its extension says.
    let around = origin.scopes.compactMap { $0.keyword == "extension" ? $0.access : $0.access ?? .internal }.min()
    var own = min(origin.marks.access ?? .internal, .public)
    // Nothing in the package imports a module of tests, and an import for the package would have to be of use to it.
    if own == .package, !options.testableImports.isEmpty { own = .internal }
    guard let around else { return own }
    return around < .internal ? around : min(own, around)
  }

  /// The index as its members see it, with the types in it and around it.
  func index(_ index: ProtocolIndex) -> ProtocolIndex {
    index.shadowed(by: associatedNames.union(aliases.map(\.name)), in: scope)
  }

  /// Returns true if a test chooses the associated type of this name.
  func isOpen(_ name: String) -> Bool { generics.contains { $0.prefix { $0 != ":" } == name } }

  /// True if values that a test sets may be used from any thread.
  var isShared: Bool { isSendable || isolation == .actor }

  /// The name of its call log.
  var booksName = "calls"
}

/// An associated type, as a mock declares it.
struct ResolvedAlias: Hashable, Sendable {
  var name: String
  var type: String
  var conditions: [String]
}
