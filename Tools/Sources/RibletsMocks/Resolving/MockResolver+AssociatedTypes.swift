import RibletsSource

extension MockResolver {
  /// Chooses what each associated type is: what the annotation says, what a where clause says, its default, or what
  /// fits its bounds.
  mutating func resolveAssociatedTypes() {
    if mock.standard.contains("Identifiable") {
      let given = sameTypes.first { $0.left.withoutSelf == .named("ID", []) }?.right
      mock.identifierType = mock.identifierType ?? given
    }
    let open = openTypes
    mock.generics = open.map { type in
      let bounds = type.bounds.map(\.withoutAnySelf.text).joined(separator: " & ")
      return bounds.isEmpty ? type.name : "\(type.name): \(bounds)"
    }
    mock.requirements = open.isEmpty ? [] : requirements(of: Set(open.map(\.name)))
    var names = Set(open.map(\.name))
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

  /// The associated types that nothing fixes: neither the annotation nor a where clause nor a default.
  private var openTypes: [SourceAssociatedType] {
    // A generic type has no stored properties of its own, which static members of plain mocks need.
    if options.isPlain, mock.members.contains(where: \.isStatic) { return [] }
    var names: Set<String> = []
    return associated.filter { type in
      guard !type.name.contains("."), names.insert(type.name).inserted else { return false }
      let isCopyable = !type.bounds.contains { $0.contains { if case .suppressed = $0 { true } else { false } } }
      // One that has to be of its own protocol would never end.
      let isRecursive = type.bounds.contains { ProtocolIndex.names(in: $0).contains(origin.plainName) }
      return isCopyable && !isRecursive && associatedConditions[type.name, default: []].isEmpty
        && annotation.aliases[type.name] == nil
        && type.standard == nil && sameType(as: type) == nil
    }
  }

  /// The requirements of where clauses on generic parameters and on types in them.
  private func requirements(of generics: Set<String>) -> [SourceRequirement] {
    let bounds = associated.filter { $0.name.contains(".") }.flatMap { type in
      type.bounds.map { SourceRequirement(isSameType: false, left: .named(type.name, []), right: $0) }
    }
    var seen: Set<SourceRequirement> = []
    return (sameTypes + bounds).map { need in
      SourceRequirement(
        isSameType: need.isSameType, left: need.left.withoutAnySelf, right: need.right.withoutAnySelf)
    }.filter { need in
      let root = need.left.text.split(separator: ".").first.map(String.init) ?? ""
      let isPart = need.left.text.contains(".") && generics.contains(root)
      let isOfBoth = need.isSameType && need.left.mentions(generics) && need.right.mentions(generics)
      return (isPart || isOfBoth) && seen.insert(need).inserted
    }
  }

  /// The type that a where clause says an associated type is.
  private func sameType(as type: SourceAssociatedType) -> SourceType? {
    let own = SourceType.named(type.name, [])
    for same in sameTypes {
      let sides = (same.left.withoutAnySelf, same.right.withoutAnySelf)
      if sides.0 == own, sides.1 != own { return sides.1 }
      // Of two associated types that are the same, the left one is what the right one is.
      if sides.1 == own, sides.0 != own, !associated.contains(where: { sides.0.mentions([$0.name]) }) { return sides.0 }
    }
    return nil
  }

  private func choice(for type: SourceAssociatedType) -> String? {
    if let given = annotation.aliases[type.name] { return given }
    if let same = sameType(as: type) { return same.text }
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
    let given = sameTypes.first { $0.left.withoutSelf == elementType }?.right.withoutSelf
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

extension SourceType {
  /// `Item.Element` for `Self.Item.Element`, in all parts.
  var withoutAnySelf: SourceType {
    replacing { part in
      switch part {
      case .member(.named("Self", []), let name, let arguments): .named(name, arguments)
      case .member(let base, let name, let arguments) where base.mentions("Self"):
        .member(base.withoutAnySelf, name, arguments)
      default: nil
      }
    }
  }
}

extension ProtocolIndex {
  /// Returns true if a test has to say what an associated type of a protocol is.
  ///
  /// - Parameter given: Those that the annotation names.
  func hasOpenTypes(_ type: SourceProtocol, given: some Sequence<String>) -> Bool {
    var open: Set<String> = []
    var fixed = Set(given)
    var visited = VisitedProtocols()
    collectTypes(of: type, &open, &fixed, &visited, depth: 0)
    return !open.isSubset(of: fixed)
  }

  private func collectTypes(
    of type: SourceProtocol, _ open: inout Set<String>, _ fixed: inout Set<String>, _ visited: inout VisitedProtocols,
    depth: Int
  ) {
    guard visited.enters(type, depth: depth) else { return }
    var needs = type.requirements
    for member in type.members {
      guard case .associatedType(let found) = member.kind else { continue }
      let isRecursive = found.bounds.contains { Self.names(in: $0).contains(type.plainName) }
      if found.standard == nil, !isRecursive { open.insert(found.name) } else { fixed.insert(found.name) }
      needs += found.requirements
    }
    for need in needs where need.isSameType {
      for side in [need.left, need.right] { if case .named(let name, []) = side.withoutSelf { fixed.insert(name) } }
    }
    for inherited in type.inherited {
      for name in parents(in: inherited, of: type) {
        guard let parent = found(name, in: type.scopes, for: type), parent != type else { continue }
        collectTypes(of: parent, &open, &fixed, &visited, depth: depth + 1)
        if !parent.primaryAssociatedTypes.isEmpty, inherited.text.contains("<") {
          fixed.formUnion(parent.primaryAssociatedTypes)
        }
      }
    }
  }
}
