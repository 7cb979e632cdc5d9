import FlyingSocks
import Foundation

/// Accepts connections, one after the other, and limits their number.
struct Reception: Sendable {
  let limits: ServerLimits
  let guests: Guests
  /// Waits for the next connection.
  let accept: @Sendable () async throws -> AsyncSocket
  /// Serves a connection; the socket is closed afterwards.
  let serve: @Sendable (AsyncSocket) async -> Void

  /// Runs until the task is cancelled; returns when every connection has ended.
  ///
  /// - Throws: An error after which no connection can be accepted.
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

  /// Accepts the next connection; returns nil after a temporary error.
  private func next() async throws -> AsyncSocket? {
    do {
      return try await accept()
    } catch is CancellationError {
      return nil
    } catch SocketError.failed(_, let number, _) where !Self.endings.contains(number) {
      // Out of descriptors or memory, or closed before it was accepted. Existing connections and the app continue, and
      // a descriptor becomes free sooner or later.
      try? await Task.sleep(for: limits.pause)
      return nil
    }
  }

  /// The errors of a closed listening socket.
  private static let endings = [EBADF, EINVAL, ENOTSOCK, EOPNOTSUPP, EFAULT]
}
