import Riblets

/// The queries of one root that somebody observes, in the order in which they came.
@MainActor
final class ObservedQueries<Store: DataStore>: Sendable {
  private var entries: [Int: AnyObservedQuery<Store>] = [:]
  private var lastNumber = 0
  /// The commits that wait until the delivery that is going on is over.
  private var waiting: [Commit<Store.Change>] = []
  private var isDelivering = false

  nonisolated init() {}

  /// The number of observed queries.
  var count: Int { entries.count }

  /// Takes a query in and gives its observer the first value.
  func add(_ query: AnyObservedQuery<Store>, for subscription: StreamConnection) {
    lastNumber += 1
    // Known before the first fetch: what is committed after it is told later, on the main actor.
    entries[lastNumber] = query
    query.list = self
    subscription.bind(query, lastNumber)
    query.refresh(after: nil)
  }

  func remove(_ number: Int) {
    entries[number] = nil
  }

  /// Fetches anew, on the main actor, what a commit touches. Inside a delivery it waits for the end of that one.
  func tellNow(_ commit: Commit<Store.Change>) {
    waiting.append(commit)
    if !isDelivering { tellWaiting() }
  }

  /// Fetches anew, off the main actor, what a commit touches; returns when its observers have been called.
  func tell(_ commit: Commit<Store.Change>) async {
    for query in touched(by: commit) where query.isTouched(by: commit) { await query.refresh(after: commit.position) }
  }

  /// Runs a delivery, and tells afterwards what was committed on this actor meanwhile.
  func deliver(_ delivery: () -> Void) {
    let isOutermost = !isDelivering
    isDelivering = true
    delivery()
    guard isOutermost else { return }
    isDelivering = false
    tellWaiting()
  }

  private func tellWaiting() {
    isDelivering = true
    while !waiting.isEmpty {
      let commit = waiting.removeFirst()
      for query in touched(by: commit) where query.isTouched(by: commit) { query.refresh(after: commit.position) }
    }
    isDelivering = false
  }

  private func touched(by commit: Commit<Store.Change>) -> [AnyObservedQuery<Store>] {
    entries.sorted { $0.key < $1.key }.map(\.value).filter { $0.isTouched(by: commit) }
  }
}
