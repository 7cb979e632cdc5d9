import RibletsSource

/// Chooses what each associated type of a mock is: what the annotation says, what a where clause says, its default, what
/// fits its bounds, or, if nothing fixes it, a generic parameter.
struct TypeChoice {
  let mock: ResolvedMock
  let types: AssociatedTypes
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let index: ProtocolIndex
  let options: MockOptions

  func choose(_ report: inout ProtocolReport) {
    if mock.standard.contains("Identifiable"), mock.identifierType == nil {
      mock.identifierType = types.sameTypes.first { $0.left.withoutSelf == .named("ID", []) }?.right
    }
    let open = openTypes
    mock.generics = open.map { type in
      let bounds = type.bounds.map(\.withoutAnySelf.text).joined(separator: " & ")
      return bounds.isEmpty ? type.name : "\(type.name): \(bounds)"
    }
    var names = Set(open.map(\.name))
    mock.requirements = open.isEmpty ? [] : types.requirements(on: names)
    for type in types.all where names.insert(type.name).inserted && !type.name.contains(".") {
      if let text = choice(for: type) {
        mock.aliases.append(.init(name: type.name, type: text, conditions: types.conditions[type.name] ?? []))
      } else {
        report.lacksChoice(for: type)
      }
    }
    mock.associatedNames = Set(types.all.map(\.name))
    takeAliases()
  }

  /// Names of aliases in the protocols become their types, so that the mock needs none of their scopes.
  private func takeAliases() {
    for (name, type) in mock.givenAliases.sorted(by: { $0.key < $1.key })
    where !mock.aliases.contains(where: { $0.name == name }) {
      mock.aliases.append(.init(name: name, type: type.text, conditions: []))
    }
  }

  /// The associated types that nothing fixes: neither the annotation nor a where clause nor a default.
  private var openTypes: [SourceAssociatedType] {
    // A generic type has no stored properties of its own, which static members of plain mocks need.
    if options.isPlain, mock.members.contains(where: \.isStatic) { return [] }
    var names: Set<String> = []
    return types.all.filter { type in
      guard !type.name.contains("."), names.insert(type.name).inserted else { return false }
      let isCopyable = !type.bounds.contains { $0.contains { if case .suppressed = $0 { true } else { false } } }
      // One that has to be of its own protocol would never end.
      let isRecursive = type.bounds.contains { ProtocolIndex.names(in: $0).contains(origin.plainName) }
      return isCopyable && !isRecursive && types.conditions[type.name, default: []].isEmpty
        && annotation.aliases[type.name] == nil
        && type.standard == nil && types.sameType(as: type) == nil
    }
  }

  private func choice(for type: SourceAssociatedType) -> String? {
    if let given = annotation.aliases[type.name] { return given }
    if let same = types.sameType(as: type) { return same.text }
    if let standard = type.standard { return standard == .named("Self", []) ? mock.name : standard.text }
    return fitting(Set(type.bounds.flatMap { ProtocolIndex.names(in: $0) }), type)
  }

  private func fitting(_ bounds: Set<String>, _ type: SourceAssociatedType) -> String? {
    let bounds = bounds.subtracting(["Copyable", "Escapable", "SendableMetatype"])
    switch bounds {
    case []: return "Any"
    case ["Sendable"]: return "any Sendable"
    case ["AnyObject"]: return "AnyObject"
    case ["AnyObject", "Sendable"]: return "any AnyObject & Sendable"
    case ["Hashable"], ["Equatable"], ["Hashable", "Equatable"]: return "AnyHashable"
    case ["Error"], ["Error", "Sendable"]: return "any Error"
    default: break
    }
    if bounds.isSubset(of: Self.textual) { return "String" }
    if bounds.isSubset(of: Self.integral) { return "Int" }
    if bounds.isSubset(of: Self.fractional) { return "Double" }
    let elementType = SourceType.member(.named(type.name, []), "Element", [])
    let given = types.sameTypes.first { $0.left.withoutSelf == elementType }?.right.withoutSelf
    let element = (given ?? type.bounds.lazy.compactMap(\.firstArgument).first)?.text ?? "Any"
    if bounds.isSubset(of: Self.collected) { return "[\(element)]" }
    if bounds == ["AsyncSequence"] || bounds == ["AsyncSequence", "Sendable"] { return "AsyncStream<\(element)>" }
    if bounds.count == 1, let name = bounds.first, let found = index.found(name, in: origin.scopes),
      let target = index.mock(of: found)
    {
      return target.name
    }
    return nil
  }

  private static let textual: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible",
    "LosslessStringConvertible", "StringProtocol", "ExpressibleByStringLiteral", "CustomDebugStringConvertible",
    "TextOutputStream",
  ]
  private static let integral: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible",
    "Numeric", "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "SignedNumeric",
    "Strideable", "ExpressibleByIntegerLiteral",
  ]
  private static let fractional: Set<String> = integral.union(["FloatingPoint", "BinaryFloatingPoint"])
    .subtracting(["BinaryInteger", "FixedWidthInteger", "SignedInteger"])
  private static let collected: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]
}

extension SourceType {
  /// `Int` of `Sequence<Int>`.
  fileprivate var firstArgument: SourceType? {
    switch self {
    case .named(_, let arguments), .member(_, _, let arguments): arguments.first
    case .composition(let parts): parts.lazy.compactMap(\.firstArgument).first
    case .attributed(_, let base), .existential(let base): base.firstArgument
    default: nil
    }
  }
}
