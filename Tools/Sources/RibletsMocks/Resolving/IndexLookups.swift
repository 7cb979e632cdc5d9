import RibletsSource

/// Notes which names were looked up while a mock was made: if none of them means something else, the mock is the same.
///
/// Each thread has one of its own, together with its copy of the index.
final class IndexLookups: @unchecked Sendable {
  // Used by one thread at a time, see above.
  private var names: [UInt64] = []

  func note(_ name: some StringProtocol) { names.append(ContentHash.of(String(name))) }

  /// What was noted since the last time, each once.
  func take() -> [UInt64] {
    names.sort()
    var unique: [UInt64] = []
    for name in names where name != unique.last { unique.append(name) }
    names.removeAll(keepingCapacity: true)
    return unique
  }
}

/// Classes, structures, enumerations and actors by name.
struct TypesByName: Sendable {
  fileprivate(set) var types: [String: SourceNominalType] = [:]
  fileprivate var lookups: IndexLookups?

  subscript(name: String) -> SourceNominalType? {
    lookups?.note(name)
    return types[name]
  }

  mutating func reserveCapacity(_ count: Int) { types.reserveCapacity(count) }

  mutating func add(_ type: SourceNominalType) { if types[type.name] == nil { types[type.name] = type } }
}

extension ProtocolIndex {
  /// The index for one thread, with what notes its lookups.
  func noting(in lookups: IndexLookups) -> ProtocolIndex {
    var copy = self
    copy.lookups = lookups
    copy.types.lookups = lookups
    return copy
  }
}
