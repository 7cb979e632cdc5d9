import Foundation
public import RibletsData
public import RibletsHTTP
import RibletsHTTPTesting
import Testing

// What Documentation/HTTP.md tells an app to write. The kiosk has errors of its own, and does not need it.
extension HTTPError: @retroactive RetryAdvising {
  public var retryAdvice: RetryAdvice {
    guard isRepeatable else { return .useless }
    return retryAfter.map { .after($0) } ?? .worthwhile
  }
}

struct RetryAdviceTests {
  private func advice(_ answer: ServerAnswer) async throws -> RetryAdvice? {
    let client = HTTPClient(baseURL: try #require(URL(string: "http://server")), transport: TransportStub(answer))
    let request = JSONRequest<[String]>.get("menu")
    return await #expect(throws: HTTPError.self) { _ = try await client.answer(to: request) }?.retryAdvice
  }

  @Test func `a server that is busy is asked again, when it says so`() async throws {
    #expect(try await advice(.status(503)) == .worthwhile)
    #expect(try await advice(.status(503, fields: ["Retry-After": "7"])) == .after(.seconds(7)))
  }

  @Test func `a server that refuses is not asked again`() async throws {
    #expect(try await advice(.status(404)) == .useless)
  }
}
