import RibletsSource

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
      case .property(let property): property.name.plainIdentifier
      case let kind: kind.signature?.name.plainIdentifier ?? ""
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

  /// True for the member of `Working` that starts a worker.
  var isStart: Bool {
    guard case .function(let function) = kind, plainName == "start", function.parameters.count == 1 else {
      return false
    }
    return function.parameters[0].type == .existential(.named("Interactable", []))
  }

  /// The value that a mock of a router returns without a word where nobody has said what: the end of a move that changes
  /// nothing on the screen, a route that is not switched off. `nil` for members that have to be stubbed.
  var silentResult: String? {
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
    if case .property(let node) = kind { return [node.type] + node.accessors.effects.types }
    guard let node = kind.signature else { return [] }
    return node.parameters.map(\.type) + (node.result.map { [$0] } ?? [])
      + node.requirements.flatMap { [$0.left, $0.right] } + node.effects.types
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
    case .function(let node), .subscript(let node):
      return place + "\(plainName)\(Self.text(node.parameters))->\(node.result?.text ?? "")"
        + Self.text(node.generics, node.requirements)
    case .property: return place + plainName
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
