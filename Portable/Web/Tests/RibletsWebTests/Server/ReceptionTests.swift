import FlyingSocks
import Foundation
import Synchronization
import Testing

@testable import RibletsWeb

@Suite(.timeLimit(.minutes(1)))
struct ReceptionTests {
  @Test(arguments: [EMFILE, ENFILE, ENOMEM, ENOBUFS, ECONNABORTED, EINTR])
  func `a connection that cannot be had is not the end`(_ number: Int32) async {
    let tries = Tries([number, number, EBADF])

    await #expect(throws: SocketError.failed(type: "Accept", errno: EBADF, message: "")) {
      try await reception(tries).run()
    }

    #expect(tries.count == 3)
  }

  @Test func `cancelling ends it without an error`() async throws {
    let tries = Tries([])
    let run = Task { try await reception(tries).run() }

    run.cancel()

    try await run.value
  }

  private func reception(_ tries: Tries) -> Reception {
    let limits = ServerLimits(pause: .zero)
    return Reception(limits: limits, guests: Guests(most: 1), accept: { try await tries.next() }) { _ in }
  }
}

/// Connections that fail, one after the other; after them none comes.
private final class Tries: Sendable {
  private let errors: [Int32]
  private let next = Mutex(0)

  init(_ errors: [Int32]) {
    self.errors = errors
  }

  var count: Int { next.withLock { $0 } }

  func next() async throws -> AsyncSocket {
    let index = next.withLock { index in
      defer { index += 1 }
      return index
    }
    guard index < errors.count else {
      try await Task.sleep(for: .seconds(3600))
      throw CancellationError()
    }
    throw SocketError.failed(type: "Accept", errno: errors[index], message: "")
  }
}
