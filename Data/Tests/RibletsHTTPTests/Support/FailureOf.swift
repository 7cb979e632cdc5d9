import RibletsHTTP
import Testing

/// The error of a request that has to fail.
func failure<Value>(
  _ body: () async throws -> Value, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> HTTPError {
  try #require(
    await #expect(throws: HTTPError.self, sourceLocation: sourceLocation) { _ = try await body() },
    sourceLocation: sourceLocation)
}
