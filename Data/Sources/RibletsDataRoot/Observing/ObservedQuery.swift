import Riblets

/// A query that is observed, whatever it returns.
@MainActor
class AnyObservedQuery<Store: DataStore>: StreamOrigin {
  let store: Store
  weak var list: ObservedQueries<Store>?
  /// The footprint of the last fetch; `nil` if it could not be done, so that every change counts.
  fileprivate(set) var footprint: Store.Footprint?
  /// The last write that the observer has certainly seen.
  fileprivate(set) var position = -1
  fileprivate(set) var hasEnded = false

  init(store: Store) {
    self.store = store
    super.init()
  }

  /// Tells if the observer has not seen a change that makes a difference to it.
  func isTouched(by commit: Commit<Store.Change>) -> Bool {
    guard !hasEnded, commit.position > position else { return false }
    return footprint.map { store.touches(commit.change, $0) } ?? true
  }

  /// Fetches and tells the observer before it returns.
  ///
  /// - Parameter commit: The position of the write that is the reason; `nil` for the first fetch.
  func refresh(after commit: Int?) {}

  /// Fetches off the main actor, then tells the observer.
  func refresh(after commit: Int?) async {}
}

/// A query that is observed.
@MainActor
final class ObservedQuery<Store: DataStore, Value: Sendable>: AnyObservedQuery<Store> {
  typealias Outcome = Result<Value, any Error>

  private let fetch: @Sendable (Store.Context) throws -> Value
  private var sink: (@MainActor (Outcome?) -> Void)?
  private var waiting: [Outcome] = []
  private var isDelivering = false

  init(
    store: Store, fetch: @escaping @Sendable (Store.Context) throws -> Value,
    _ sink: @escaping @MainActor (Outcome?) -> Void
  ) {
    self.fetch = fetch
    self.sink = sink
    super.init(store: store)
  }

  override func drop(_ id: Int) {
    hasEnded = true
    let dropped = sink
    sink = nil
    waiting = []
    list?.remove(id)
    extendLifetime(dropped)
  }

  override func refresh(after commit: Int?) {
    let read = Result { try store.trackedRead(fetch) }
    receive(read, after: commit)
  }

  override func refresh(after commit: Int?) async {
    let read: Result<TrackedRead<Value, Store.Footprint>, any Error>
    do {
      read = .success(try await store.trackedRead(fetch))
    } catch {
      read = .failure(error)
    }
    receive(read, after: commit)
  }

  /// Of two fetches that ran at the same time, the older one may come last: then it is of no interest.
  private func receive(_ read: Result<TrackedRead<Value, Store.Footprint>, any Error>, after commit: Int?) {
    switch read {
    case .success(let read):
      guard read.position > position else { return }
      position = read.position
      footprint = read.footprint
      deliver(read.outcome)
    case .failure(let error):
      if let commit, commit <= position { return }
      footprint = nil
      deliver(.failure(error))
    }
  }

  private func deliver(_ outcome: Outcome) {
    waiting.append(outcome)
    guard !isDelivering else { return }
    list?.deliver {
      isDelivering = true
      while !waiting.isEmpty, let sink { sink(waiting.removeFirst()) }
      isDelivering = false
    }
  }
}
