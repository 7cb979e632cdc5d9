package import Riblets

/// The receiver of a provider's changes that are kept: an outbox, or a test's stubs.
@MainActor
package protocol OutboxExecutor<Domain>: AnyObject {
  associatedtype Domain: DataDomain

  var states: StateStream<OutboxState> { get }
  func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain
  /// - Parameter change: `nil` for all that are delayed.
  func retry(_ change: KeptChange.ID?)
  func discard(_ change: KeptChange.ID) async throws
}
