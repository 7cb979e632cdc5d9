package import Riblets

/// The receiver of a ``DataProvider``'s queries: a store, or a test's stubs.
package protocol DataExecutor<Domain>: AnyObject, Sendable {
  associatedtype Domain: DataDomain

  @MainActor
  func fetch<Query: FetchQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain
  func fetch<Query: FetchQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain

  @MainActor
  func mutate<Query: MutateQuery>(_ query: Query) throws -> Query.Result where Query.Domain == Domain
  func mutate<Query: MutateQuery>(_ query: Query) async throws -> Query.Result where Query.Domain == Domain

  @MainActor
  func observing<Query: FetchQuery>(_ query: Query) -> EventStream<Result<Query.Result, any Error>>
  where Query.Domain == Domain
}
