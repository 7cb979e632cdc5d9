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

  @Test func `the token of a user went to every server that a request named`() async throws {
    let other = try ServerDouble()
    other.on("GET /menu") { _ in .json(Menu.tea) }
    let client = client(token: "t0") { _ in "t1" }

    let answer = try await client.send(HTTPRequest(.get, other.url.appendingPathComponent("menu")))
    _ = try await client.send(HTTPRequest(.get, server.url.appendingPathComponent("menu")))

    #expect(answer.status == 200)
    #expect(other.requests.map { $0.fields["Authorization"] } == [nil])
    #expect(server.requests.map { $0.fields["Authorization"] } == ["Bearer t0"])
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
}
