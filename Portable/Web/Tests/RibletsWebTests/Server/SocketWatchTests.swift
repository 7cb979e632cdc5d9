import FlyingSocks
import Foundation
import Testing

@testable import RibletsWeb

@Suite(.timeLimit(.minutes(1)))
struct SocketWatchTests {
  let watch: SocketWatch

  init() throws {
    watch = try SocketWatch()
  }

  @Test func `a waiter is woken when there is something to read`() async throws {
    let (mine, yours) = try pair()
    async let byte = mine.read()

    try await yours.write(Data([7]))

    #expect(try await byte == 7)
    try close(mine, yours)
  }

  @Test func `a reader and a writer of one socket are distinguished`() async throws {
    let (mine, yours) = try pair()
    async let byte = mine.read()
    async let sent: Void = mine.write(Data(count: 1 << 20))

    #expect(try await yours.read(bytes: 1 << 20).count == 1 << 20)
    try await sent
    try await yours.write(Data([7]))

    #expect(try await byte == 7)
    try close(mine, yours)
  }

  @Test func `a cancelled waiter waits no longer, before and after it has begun`() async throws {
    let (mine, yours) = try pair()

    for _ in 0..<200 {
      let reading = Task { try await mine.read() }
      if Bool.random() { await Task.yield() }
      reading.cancel()
      await #expect(throws: CancellationError.self) { try await reading.value }
    }

    try close(mine, yours)
  }

  @Test func `a number that is given out again brings no past with it`() async throws {
    for _ in 0..<100 {
      let (mine, yours) = try pair()
      let reading = Task { try await mine.read() }
      await Task.yield()
      try yours.close()
      await #expect(throws: SocketError.disconnected) { try await reading.value }
      try mine.close()

      let (next, other) = try pair()
      async let byte = next.read()
      try await other.write(Data([7]))
      #expect(try await byte == 7)
      try close(next, other)
    }
  }

  @Test func `the other side learns at once that a socket was closed after a wait was cancelled`() async throws {
    let (mine, yours) = try pair()
    let reading = Task { try await mine.read() }
    for _ in 0..<100 { await Task.yield() }
    reading.cancel()
    _ = await reading.result

    try mine.close()

    await #expect(throws: SocketError.disconnected) { try await yours.read() }
    try yours.close()
  }

  @Test func `closing cancels all current and future waiters`() async throws {
    let (mine, yours) = try pair()
    let reading = Task { try await mine.read() }
    await Task.yield()

    watch.close()
    watch.close()

    await #expect(throws: CancellationError.self) { try await reading.value }
    await #expect(throws: CancellationError.self) { try await mine.read() }
    try close(mine, yours)
  }

  private func pair() throws -> (AsyncSocket, AsyncSocket) {
    var files: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &files) == 0)
    let sockets = try files.map { try AsyncSocket(socket: Socket(file: .init(rawValue: $0)), pool: watch) }
    return (sockets[0], sockets[1])
  }

  private func close(_ sockets: AsyncSocket...) throws {
    for socket in sockets { try socket.close() }
  }
}
