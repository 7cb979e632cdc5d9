import Synchronization

/// The number of open connections, with a limit.
final class Guests: Sendable {
  private let most: Int
  private let counter = Atomic(0)

  init(most: Int) {
    self.most = most
  }

  var count: Int { counter.load(ordering: .relaxed) }

  /// Adds a connection; returns false at the limit.
  func enter() -> Bool {
    guard counter.add(1, ordering: .relaxed).newValue <= most else {
      leave()
      return false
    }
    return true
  }

  func leave() {
    counter.subtract(1, ordering: .relaxed)
  }
}
