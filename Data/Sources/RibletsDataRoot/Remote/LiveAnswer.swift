import RibletsData

/// An answer that is shown after the observation of its query has ended.
@MainActor
final class LiveAnswer<Query: RemoteFetchQuery>: AnyLiveQuery, HeldAnswer {
  let query: Query
  /// The number of the request that it was the answer to.
  let start: Int
  var isStale = false
  private(set) var isOutdated = false
  private let table: LiveTable<Query>
  private let didChange: @MainActor () -> Void

  init(
    _ query: Query, in table: LiveTable<Query>, number: Int, askedAt start: Int,
    _ didChange: @escaping @MainActor () -> Void
  ) {
    self.query = query
    self.table = table
    self.start = start
    self.didChange = didChange
    super.init(number: number)
  }

  func predicted(_ answer: @autoclosure () -> Query.Result) -> Query.Result? {
    isOutdated = false
    return table.predicted(answer, of: query, askedAt: start)
  }

  func predictionsDidChange() {
    isOutdated = true
    hasChanged = true
  }

  func makeStale() {
    isStale = true
    hasChanged = true
  }

  func hold() {
    table.add(self)
    isOutdated = true
  }

  func release() { table.remove(self) }

  override func publish() {
    hasChanged = false
    didChange()
  }
}
