import RibletsReading
import RibletsSource

/// Notes which names were looked up while a mock was made: if none of them means something else, the mock is the same.
///
/// Each thread has one of its own, together with its copy of the index.
final class IndexLookups: @unchecked Sendable {
  // Used by one thread at a time, see above.
  private var names: [UInt64] = []

  func note(_ name: some StringProtocol) { names.append(ContentHash.of(String(name))) }

  /// Returns the names that were noted since the last time, each once.
  func take() -> [UInt64] {
    names.sort()
    var unique: [UInt64] = []
    for name in names where name != unique.last { unique.append(name) }
    names.removeAll(keepingCapacity: true)
    return unique
  }
}
