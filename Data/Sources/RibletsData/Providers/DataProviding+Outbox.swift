extension DataProviding where Domain: RemoteDataDomain {
  /// Saves a change in the app's database and sends it as soon as possible, also after a restart. Observers see the
  /// optimistic update at once.
  ///
  /// ```swift
  /// try enqueue(Note(dish: soup.id, text: "no salt"))
  /// ```
  ///
  /// - Returns: The id to `retry` or `discard` it with ``dataProvider``.
  /// - Throws: ``OutboxError``, or ``DataStoreError``. Then nothing is saved.
  @discardableResult
  public func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    try dataProvider.enqueue(query)
  }
}
