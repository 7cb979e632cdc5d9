public import Riblets

extension DataProvider where Domain: RemoteDataDomain {
  /// Saves a change in the app's database and sends it as soon as possible, also after a restart. Observers see the
  /// optimistic update at once.
  ///
  /// ```swift
  /// let id = try menu.enqueue(Note(dish: soup.id, text: "no salt"))
  /// ```
  ///
  /// When it returns, the change is in the store and outlives the app. It blocks the main actor for that one
  /// transaction.
  ///
  /// - Returns: The id to `retry` or `discard` it.
  /// - Throws: ``OutboxError``, or ``DataStoreError``. Then nothing is saved and nothing shown.
  @MainActor
  @discardableResult
  public func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    guard let outbox = executor.outboxExecutor else {
      throw OutboxError.noOutbox(query: "\(Query.self)", domain: "\(Domain.self)")
    }
    return try outbox.enqueue(query)
  }

  /// The changes that wait until the server has accepted them; none for a provider without an outbox.
  ///
  /// ```swift
  /// observe(menu.outbox) { interactor, outbox in interactor.presenter.show(waiting: outbox.waitingCount) }
  /// ```
  @MainActor
  public var outbox: StateStream<OutboxState> {
    executor.outboxExecutor?.states ?? MutableStateStream(OutboxState()).stream
  }

  /// Sends delayed changes now, for example when the network is back. Changes that the server refused stay.
  @MainActor
  public func retryAll() { executor.outboxExecutor?.retry(nil) }

  /// Sends a change again that is delayed or was refused. Does nothing if the server has accepted it meanwhile.
  ///
  /// ```swift
  /// func didTapRetry(_ change: KeptChange) { menu.retry(change.id) }
  /// ```
  @MainActor
  public func retry(_ change: KeptChange.ID) { executor.outboxExecutor?.retry(change) }

  /// Removes a change and takes back its optimistic update. Does nothing if the server has accepted it meanwhile.
  ///
  /// ```swift
  /// task { interactor in try await interactor.menu.discard(change.id) }
  /// ```
  ///
  /// - Throws: ``OutboxError/beingSent(query:domain:)``, or ``DataStoreError``. Then the change is still there.
  @MainActor
  public func discard(_ change: KeptChange.ID) async throws { try await executor.outboxExecutor?.discard(change) }
}
