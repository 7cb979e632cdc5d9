import FlyingSocks
import Foundation

/// Lets connections in, one after the other, and sees that there are not too many at a time.
struct Reception: Sendable {
  let limits: ServerLimits
  let guests: Guests
  /// Waits for the next connection.
  let accept: @Sendable () async throws -> AsyncSocket
  /// Does all there is to do with a connection; the socket is closed afterwards.
  let serve: @Sendable (AsyncSocket) async -> Void

  /// Goes on until the task is cancelled; returns when every connection has ended.
  ///
  /// - Throws: What makes it impossible to let anybody in ever again.
  func run() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let socket = try await next() else { continue }
        guard guests.enter() else {
          try? socket.close()
          continue
        }
        group.addTask {
          await serve(socket)
          try? socket.close()
          guests.leave()
        }
      }
      group.cancelAll()
    }
  }

  /// The next connection, or nothing if it could not be had this time.
  private func next() async throws -> AsyncSocket? {
    do {
      return try await accept()
    } catch is CancellationError {
      return nil
    } catch SocketError.failed(_, let number, _) where !Self.endings.contains(number) {
      // Out of descriptors or memory, or gone before it was let in. Those who are there go on, and so does the app:
      // it is the app's own work that a developer looks at, and a descriptor comes free sooner or later.
      try? await Task.sleep(for: limits.pause)
      return nil
    }
  }

  /// The errors that say that the listening socket itself is gone.
  private static let endings = [EBADF, EINVAL, ENOTSOCK, EOPNOTSUPP, EFAULT]
}
