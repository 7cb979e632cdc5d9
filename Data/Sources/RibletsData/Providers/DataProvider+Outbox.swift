public import Riblets

extension DataProvider where Domain: RemoteDataDomain {
  /// Keeps a change until the server took it, and shows what is predicted of it meanwhile.
  ///
  /// When it returns, the change is in the store and outlives the app. It blocks the main actor for that one transaction.
  ///
  /// - Returns: The identity of the change in ``outbox``.
  /// - Throws: ``OutboxError``, or ``DataStoreError``. Nothing is kept and nothing shown then.
  @MainActor
  @discardableResult
  public func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    guard let outbox = executor.outboxExecutor else {
      throw OutboxError.noOutbox(query: "\(Query.self)", domain: "\(Domain.self)")
    }
    return try outbox.enqueue(query)
  }

  /// The changes that wait until the server took them; none for a provider without an outbox.
  ///
  /// ```swift
  /// observe(menu.outbox) { interactor, outbox in interactor.presenter.show(waiting: outbox.waitingCount) }
  /// ```
  @MainActor
  public var outbox: StateStream<OutboxState> {
    executor.outboxExecutor?.states ?? MutableStateStream(OutboxState()).stream
  }

  /// Sends what is delayed now, as when the network is back.
  @MainActor
  public func retryAll() { executor.outboxExecutor?.retry(nil) }

  /// Sends a change again that is delayed or was refused; does nothing if the server took it meanwhile.
  @MainActor
  public func retry(_ change: KeptChange.ID) { executor.outboxExecutor?.retry(change) }

  /// Gives a change up, and takes back what was predicted of it; does nothing if the server took it meanwhile.
  ///
  /// - Throws: ``OutboxError/beingSent(query:domain:)``, or ``DataStoreError``. It is still kept then.
  @MainActor
  public func discard(_ change: KeptChange.ID) async throws { try await executor.outboxExecutor?.discard(change) }
}
