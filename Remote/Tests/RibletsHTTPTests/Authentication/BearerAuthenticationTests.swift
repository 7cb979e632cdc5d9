import Foundation
import RibletsHTTPTesting
import Testing

@testable import RibletsHTTP

@Suite(.timeLimit(.minutes(1)))
struct BearerAuthenticationTests {
  private let server: ServerDouble
  private let valid = Locked("t0")
  private let refreshes = Locked<[String?]>([])

  init() throws {
    server = try ServerDouble()
    server.on("GET /menu") { [valid] request in
      request.fields["Authorization"] == "Bearer \(valid.withLock { $0 })" ? .json(Menu.tea) : .status(401)
    }
  }

  private func client(token: String?, _ refresh: @escaping @Sendable (String?) async throws -> String) -> HTTPClient {
    let authentication = BearerAuthentication(token: token) { [refreshes] old in
      refreshes.withLock { $0.append(old) }
      return try await refresh(old)
    }
    return HTTPClient(baseURL: server.url, transport: URLSessionTransport(), authentication: authentication)
  }

  @Test func `a token goes with each request`() async throws {
    let client = client(token: "t0") { _ in "t1" }
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(refreshes.withLock { $0.isEmpty })
  }

  @Test func `without a token the first request gets one`() async throws {
    let client = client(token: nil) { _ in "t0" }
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
    #expect(refreshes.withLock { $0 } == [nil])
    #expect(server.requests.count == 1)
  }

  @Test func `a token that expires in the middle of a burst is renewed once for all`() async throws {
    let valid = valid
    let client = client(token: "t0") { _ in
      valid.withLock { $0 = "t1" }
      return "t1"
    }
    try await withThrowingTaskGroup(of: Menu.self) { group in
      for page in 0..<60 {
        group.addTask {
          if page == 30 { valid.withLock { if $0 == "t0" { $0 = "none" } } }
          return try await client.answer(to: .menu(page: page))
        }
      }
      for try await menu in group { #expect(menu == .tea) }
    }
    #expect(refreshes.withLock { $0 } == ["t0"])
  }

  @Test func `a token that is refused twice is a 401 and not a loop`() async throws {
    let client = client(token: "old") { _ in "wrong" }
    #expect(try await failure { try await client.answer(to: .menu(page: 1)) }.reason == .status(401))
    #expect(server.requests.count == 2)
  }

  @Test func `a renewal that fails fails all who wait, and the next request tries again`() async throws {
    struct Refused: Error {}
    let attempts = Locked(0)
    let client = client(token: "old") { _ in
      let number = attempts.withLock {
        $0 += 1
        return $0
      }
      if number == 1 { throw Refused() }
      return "t0"
    }
    let error = try await failure { try await client.answer(to: .menu(page: 1)) }
    #expect(error.reason == .refreshFailed("Refused()"))
    #expect(!error.isRepeatable)
    #expect(try await client.answer(to: .menu(page: 1)) == .tea)
  }

  @Test func `one who stops waiting leaves the renewal to the others, and the last one ends it`() async throws {
    let (started, begin) = AsyncStream<Void>.makeStream()
    let ended = Locked(false)
    let authentication = BearerAuthentication(token: "old") { _ in
      begin.yield()
      let (never, _) = AsyncStream<Void>.makeStream()
      await withTaskCancellationHandler {
        for await _ in never {}
      } onCancel: {
        ended.withLock { $0 = true }
      }
      throw CancellationError()
    }
    let first = Task { try await authentication.token(other: "old") }
    for await _ in started { break }
    let second = Task { try await authentication.token(other: "old") }
    while await authentication.waitingCount < 2 { await Task.yield() }

    first.cancel()
    while await authentication.waitingCount > 1 { await Task.yield() }
    #expect(!ended.withLock { $0 })
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(ended.withLock { $0 })
  }

  @Test func `a token of a new log-in is used from then on`() async throws {
    let authentication = BearerAuthentication(token: "old") { _ in "refreshed" }
    await authentication.replaceToken("t0")
    #expect(try await authentication.token(other: nil) == "t0")
    await authentication.replaceToken(nil)
    #expect(try await authentication.token(other: nil) == "refreshed")
  }
}
