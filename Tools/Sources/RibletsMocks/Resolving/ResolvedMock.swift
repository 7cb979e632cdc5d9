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
  /// The initialisers that each subclass has to have.
  var requiredInitializers: [SourceInitializer] = []
  /// True if one without parameters overrides that of the superclass.
  var overridesInitializer = true
  var isCoded = false
  var attributes: [String] = []
  var conditions: [String] = []
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
  var members: [ResolvedMember] = []
  /// Types of the outer types around its scope, by their names: an extension of the scope needs their qualified names.
  var outerTypes: [String: SourceType] = [:]
  /// The type of `id`, where a where clause of `Identifiable` names one.
  var identifierType: SourceType?

  init(name: String, conformance: String, position: SourcePosition, access: SourceAccess) {
    self.name = name
    self.conformance = conformance
    self.position = position
    self.access = access
  }

  /// True if values that a test sets may be used from any thread.
  var isShared: Bool { isSendable || isolation == .actor }

  /// The name of its call log.
  private(set) var booksName = "calls"

  /// Finds out what the books are called; only possible when the members have their names.
  func nameBooks() {
    while members.contains(where: { $0.identifier == booksName || $0.plainName == booksName }) {
      booksName = booksName == "calls" ? "mockCalls" : booksName + "_"
    }
  }
}

/// An associated type, as a mock declares it.
struct ResolvedAlias: Hashable, Sendable {
  var name: String
  var type: String
  var conditions: [String]
}

/// A member of a mock.
final class ResolvedMember {
  var marks: SourceMarks
  var kind: SourceMember.Kind
  /// The beginning of the name of its `…CallCount`.
  var identifier = ""
  /// The modifier that the annotation gives to it: `weak`.
  var modifier: String?
  var keepsHistory = false
  /// The subject behind it, of a stream for which the annotation chooses one.
  var subject: MockSubject?
  /// The streams of its values, by their names: they are sent to their subjects.
  var streams: [String] = []
  /// True if the protocol that declares it belongs to no actor.
  var isFree = false
  let isStatic: Bool
  /// The name in the protocol, without backticks.
  let plainName: String

  init(_ member: consuming SourceMember) {
    isStatic = member.marks.has("static") || member.marks.has("class")
    plainName =
      switch member.kind {
      case .function(let function): function.name.plainIdentifier
      case .property(let property): property.name.plainIdentifier
      case .subscript: "subscript"
      case .initializer: "init"
      default: ""
      }
    marks = member.marks
    kind = member.kind
  }

  /// True for the member of `Navigating` that carries out moves.
  var isMove: Bool {
    guard case .function(let function) = kind, plainName == "navigate", function.parameters.count == 1,
      case .named("NavigationMove", _) = function.parameters[0].type
    else { return false }
    return true
  }

  /// The value that a mock of a router returns without a word where nobody has said what: the end of a move that changes
  /// nothing on the screen, a route that is not switched off. `nil` for members that have to be stubbed.
  var silentResult: StaticString? {
    guard case .function(let function) = kind, !function.effects.isAsync, function.effects.throwing == .nothing else {
      return nil
    }
    switch (plainName, function.result) {
    case (_, .named("NavigationTransitionHandle", [])): return "NavigationTransitionHandle()"
    case ("isEnabled", .named("Bool", [])):
      guard function.parameters.count == 1, case .named("Route", _) = function.parameters[0].type else { return nil }
      return "true"
    default: return nil
    }
  }

  /// True if a superclass could have it, too.
  var mayOverride: Bool {
    switch kind {
    case .function, .property, .subscript: true
    default: false
    }
  }

  /// The types that it mentions.
  var types: [SourceType] {
    switch kind {
    case .function(let node):
      node.parameters.map(\.type) + (node.result.map { [$0] } ?? [])
        + node.requirements.flatMap { [$0.left, $0.right] }
        + node.effects.types
    case .property(let node): [node.type] + node.accessors.effects.types
    case .subscript(let node):
      node.parameters.map(\.type) + [node.result] + node.requirements.flatMap { [$0.left, $0.right] }
    case .initializer(let node): node.parameters.map(\.type) + node.effects.types
    case .associatedType, .alias, .other: []
    }
  }

  /// Takes in what another protocol asks of the same member.
  func merge(_ other: ResolvedMember) {
    isFree = isFree || other.isFree
    if case .property(let property) = other.kind, property.accessors.isSettable, case .property(var own) = kind {
      own.accessors.isSettable = true
      kind = .property(own)
    }
  }

  /// The text that distinguishes it from others: the same in two protocols is one member.
  var signature: String {
    let place = isStatic ? "static " : ""
    switch kind {
    case .function(let function):
      return place + "\(plainName)\(Self.text(function.parameters))->\(function.result?.text ?? "")"
        + Self.text(function.generics, function.requirements)
    case .property: return place + plainName
    case .subscript(let node):
      return place + "subscript\(Self.text(node.parameters))->\(node.result.text)"
        + Self.text(node.generics, node.requirements)
    case .initializer(let node):
      return "init\(node.mark)\(Self.text(node.parameters))" + Self.text(node.generics, node.requirements)
    default: return ""
    }
  }

  private static func text(_ generics: [SourceGenericParameter], _ requirements: [SourceRequirement]) -> String {
    if generics.isEmpty, requirements.isEmpty { return "" }
    let needs = requirements.map(\.text).joined(separator: ",")
    return "<\(generics.map(\.text).joined(separator: ","))>\(needs)"
  }

  private static func text(_ parameters: [SourceParameter]) -> String {
    "(" + parameters.map { "\($0.label):\($0.type.text)\($0.isVariadic ? "..." : "")" }.joined(separator: ",") + ")"
  }
}

extension SourceEffects {
  /// The type of the errors, where it says one.
  fileprivate var types: [SourceType] {
    if case .only(let type) = throwing { [type] } else { [] }
  }
}
