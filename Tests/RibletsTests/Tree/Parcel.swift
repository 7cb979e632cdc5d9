import Riblets

/// The last reference to a riblet, on its way to another thread that lets go of it.
final class Parcel: Sendable {
  // Unsafe only until the parcel is sent: from then on one other thread has it.
  private nonisolated(unsafe) var content: RibletNode?

  init(_ content: RibletNode?) {
    self.content = content
  }

  /// Lets go of the riblet on a thread of the pool.
  ///
  /// - Returns: What has ended when the riblet is gone, unless there are other references to it.
  func send() -> Task<Void, Never> {
    Task.detached { self.content = nil }
  }
}
