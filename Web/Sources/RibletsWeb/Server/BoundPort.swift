import Synchronization

/// The port a server has been given, which is known only once it listens when the system chooses it.
final class BoundPort: Sendable {
  private let storage: Atomic<UInt16>

  init(asked port: UInt16) {
    storage = Atomic(port)
  }

  var number: UInt16 {
    get { storage.load(ordering: .acquiring) }
    set { storage.store(newValue, ordering: .releasing) }
  }
}
