import Testing

@testable import RibletsWeb

@Suite(.timeLimit(.minutes(1)))
struct ServerLimitsTests {
  @Test func `what is done in time is returned`() async throws {
    #expect(try await within(.seconds(3600)) { 7 } == 7)
    #expect(try await within(.seconds(3600)) { Int?.none } == nil)
  }

  @Test func `what takes too long is cancelled`() async {
    await #expect(throws: TimeIsUp.self) {
      try await within(.milliseconds(1)) { try await Task.sleep(for: .seconds(3600)) }
    }
    await #expect(throws: TimeIsUp.self) {
      try await within(.milliseconds(1)) { () async throws -> Int? in
        try await Task.sleep(for: .seconds(3600))
        return nil
      }
    }
  }
}
