import Riblets
import RibletsData

/// The answer of a test to a query.
@MainActor
enum StubBehaviour<Query: ModelQuery> {
  case value(Query.Result)
  case error(any Error)
  case handler((Query) throws -> Query.Result)
  case asyncHandler((Query) async throws -> Query.Result)
  case stream(EventStream<Result<Query.Result, any Error>>)
  case states(EventStream<LoadState<Query.Result>>)

  /// The answer to an async form.
  func result(of query: Query, in table: StubTable<Query>) async throws -> Query.Result {
    guard case .asyncHandler(let handler) = self else { return try resultNow(of: query, in: table) }
    return try await handler(query)
  }

  /// The answer to a form that does not wait.
  func resultNow(of query: Query, in table: StubTable<Query>) throws -> Query.Result {
    switch self {
    case .value(let value): return value
    case .error(let error): throw error
    case .handler(let handler): return try handler(query)
    case .asyncHandler:
      throw table.fail(query, "was asked for without await, and its stub answers later. Use returns(…) or runs { … }")
    case .stream, .states:
      throw table.fail(
        query, "was fetched, and its stub serves those who observe it. Use returns(…) or runs { … } as well")
    }
  }
}
