import RibletsSource

extension MockResolver {
  /// Chooses what each associated type is: what the annotation says, what a where clause says, its default, or what
  /// fits its bounds.
  mutating func resolveAssociatedTypes() {
    if mock.standard.contains("Identifiable") {
      let given = sameTypes.first { $0.left.withoutSelf == .named("ID", []) }?.right
      mock.identifierType = mock.identifierType ?? given
    }
    var names: Set<String> = []
    for type in associated where names.insert(type.name).inserted && !type.name.contains(".") {
      guard let text = choice(for: type) else {
        error(
          mock.position,
          """
          Cannot choose a type for '\(type.name)' of '\(origin.name)', which has to be \
          '\(type.bounds.map(\.text).joined(separator: " & "))'. Name one in the annotation: \
          @\(options.annotation)(typealias: \(type.name) = …).
          """)
        continue
      }
      mock.aliases.append(.init(name: type.name, type: text, conditions: associatedConditions[type.name] ?? []))
    }
  }

  private func choice(for type: SourceAssociatedType) -> String? {
    if let given = annotation.aliases[type.name] { return given }
    for same in sameTypes {
      if same.left.withoutSelf == .named(type.name, []), same.right.withoutSelf != .named(type.name, []) {
        return same.right.withoutSelf.text
      }
    }
    if let standard = type.standard { return standard.text }
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
    let element = sameTypes.first { $0.left.withoutSelf == elementType }?.right.withoutSelf.text ?? "Any"
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
