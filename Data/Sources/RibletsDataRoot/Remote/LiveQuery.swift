@_spi(Data) package import Riblets
package import RibletsData

/// A query that somebody observes or waits for, whatever it returns.
@MainActor
package class AnyLiveQuery {
  /// Its place among all: observers are told in this order.
  let number: Int
  /// True if there is a state that observers have not been told.
  var hasChanged = false

  init(number: Int) {
    self.number = number
  }

  func publish() {}
  func startIfFree() {}
}

/// A query that somebody observes or waits for: one for all who ask for the same.
@MainActor
package final class LiveQuery<Query: RemoteFetchQuery>: AnyLiveQuery {
  package typealias Value = Query.Result
  typealias Outcome = Result<Value, any Error>

  private enum Phase {
    case resting
    case loading
    case failed(LoadFailure)
  }

  let query: Query
  private let table: LiveTable<Query>
  private let access: RemoteAccess<Value>
  private let state = MutableStateStream(LoadState<Value>.idle)
  private var phase = Phase.resting
  private var known: KnownValue<Value>?
  /// The number of the request that `known` is the answer to; answers of later ones have what was confirmed before.
  private(set) var answerStart = 0
  /// The number of the last request whose answer is in the store.
  private var keptStart = 0
  /// True if a mutation has touched the answer since.
  private var isStale = false

  private var request: RemoteRequest<Value>?
  /// True if the server is to be asked as soon as no predicted change is on its way.
  private var isWanted = false
  /// True if the server is to be asked once more after the request that is running.
  private var isWantedAgain = false
  private var place = RequestPlace()
  private var priority = RequestPriority.background

  private var observerCount = 0
  /// The number of observers whose policy asks the server.
  private var askerCount = 0
  private var waiters: [Int: Suspension<Outcome?>] = [:]
  private var copyWatch: StreamConnection?
  private var isBeginningWatch = false
  /// The number of answers that are being written into the store; what it tells meanwhile waits.
  private var keepingCount = 0
  private var copyWhileKeeping: Value?

  init(_ query: Query, in table: LiveTable<Query>, number: Int, _ access: RemoteAccess<Value>) {
    self.query = query
    self.table = table
    self.access = access
    super.init(number: number)
  }

  // Those who ask

  /// Emits the state now and after each change, until the subscription ends.
  package func observe(
    _ subscription: StreamConnection, _ policy: FetchPolicy, _ priority: RequestPriority,
    _ sink: @escaping @MainActor (LoadState<Value>?) -> Void
  ) {
    let asksServer = policy != .storeOnly
    let tie = ObserverTie(subscription) { [self] in removeObserver(asksServer) }
    observerCount += 1
    if asksServer { askerCount += 1 }
    if policy.showsCopyFirst { watchCopy() }
    if needsServer(policy, at: RequestPlace(of: subscription).clock(access.connection).now) {
      want(priority, for: RequestPlace(of: subscription))
    }
    if hasChanged { publish() }
    state.stream.subscribe(tie.delivery, sink)
    startIfFree()
  }

  private func removeObserver(_ asksServer: Bool) {
    observerCount -= 1
    if asksServer { askerCount -= 1 }
    endIfUnwanted()
  }

  /// Asks the server, or joins who does, and waits for the answer.
  package func value(_ priority: RequestPriority) async throws -> Value {
    try Task.checkCancellation()
    let answer = Suspension<Outcome?>()
    let number = table.nextNumber()
    waiters[number] = answer
    want(priority, for: RequestPlace())
    if hasChanged { publish() }
    startIfFree()
    guard let outcome = await answer.wait(cancelled: nil) else {
      waiters[number] = nil
      endIfUnwanted()
      throw CancellationError()
    }
    return try outcome.get()
  }

  private func needsServer(_ policy: FetchPolicy, at now: Duration) -> Bool {
    switch policy {
    case .storeOnly: return false
    case .storeUnlessOlder(let limit):
      if isStale { return true }
      return known.flatMap { $0.age(at: now) }.map { $0 >= limit } ?? true
    case .serverOnly, .storeThenServer, .serverElseStore:
      // Who comes later shares what the server has said.
      guard case .resting = phase, !isStale, let known else { return true }
      return known.origin != .server
    }
  }

  private func endIfUnwanted() {
    guard waiters.isEmpty else { return }
    if askerCount == 0 {
      isWanted = false
      dropRequest()
      if case .loading = phase {
        phase = .resting
        if observerCount > 0 { publish() }
      }
    }
    guard observerCount == 0 else { return }
    copyWatch?.cancel()
    copyWatch = nil
    table.remove(self)
  }

  // The server

  private func want(_ priority: RequestPriority, for place: RequestPlace) {
    self.place = place
    self.priority = max(self.priority, priority)
    if let request { request.raise(to: priority) } else { isWanted = true }
    if case .loading = phase { return }
    phase = .loading
    hasChanged = true
  }

  override func startIfFree() {
    guard isWanted, request == nil, !table.isChanging(query) else { return }
    isWanted = false
    let start = table.nextNumber()
    let made = RemoteRequest<Value>(
      access.terms, over: access.connection, for: place, priority: priority,
      send: { [weak self, access] request in
        let value = try await access.ask()
        try await self?.keep(value, request, start)
        return value
      },
      onEnd: { [weak self] in self?.receive($0, retryAt: $1, start) })
    request = made
    made.start()
  }

  private func keep(_ value: Value, _ current: RemoteRequest<Value>, _ start: Int) async throws {
    guard let copy = access.copy else { return }
    try Task.checkCancellation()
    keepingCount += 1
    var failure: (any Error)?
    do { try await copy.keep(value) } catch { failure = error }
    keepingCount -= 1
    if failure == nil { keptStart = max(keptStart, start) }
    if Task.isCancelled { showKept() }
    try Task.checkCancellation()
    guard let failure else { return }
    copyWhileKeeping = nil
    current.tell(.notKept("\(type(of: failure))"))
  }

  /// Shows an answer that was kept although its request has been given up meanwhile.
  private func showKept() {
    guard keepingCount == 0, let copy = copyWhileKeeping else { return }
    copyWhileKeeping = nil
    show(copy)
    table.forgetShownPredictions()
    publish()
  }

  private func receive(_ outcome: Outcome, retryAt: Duration?, _ start: Int) {
    let isWantedAgain = isWantedAgain
    self.isWantedAgain = false
    request = nil
    priority = .background
    switch outcome {
    case .success(let value):
      let now = place.clock(access.connection).now
      known = KnownValue(copyWhileKeeping ?? value, from: .server, fetchedAt: now)
      copyWhileKeeping = nil
      answerStart = start
      isStale = false
      phase = .resting
      if access.copy != nil { table.note(query, fetchedAt: now) }
      table.forgetShownPredictions()
    case .failure(let error):
      phase = .failed(LoadFailure(error, retryAt: retryAt))
      if askerCount > 0 { watchCopy() }
    }
    publish()
    let told = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    for (_, waiter) in told { waiter.resume(outcome) }
    endIfUnwanted()
    // An observer may have asked by itself.
    if isWantedAgain, request == nil { table.refresh(query) }
  }

  private func dropRequest() {
    guard let dropped = request else { return }
    request = nil
    isWantedAgain = false
    dropped.cancel()
  }

  /// Asks the server again for those who observe.
  ///
  /// A request that is running goes on. The server may have computed its answer before this call, so one more follows,
  /// however often this is called.
  func refresh() {
    guard let request else { return makeStale() }
    if askerCount > 0 { request.raise(to: .shown) }
    if request.isAsking { isWantedAgain = true }
  }

  // Mutations

  /// Asks the server later, when no predicted change is on its way.
  func putOffRequest() {
    guard request != nil else { return }
    dropRequest()
    isWanted = true
  }

  func makeStale() {
    isStale = true
    guard request != nil || isWanted || askerCount > 0 else { return }
    dropRequest()
    isWanted = true
    if askerCount > 0 { priority = .shown }
    if case .loading = phase { return }
    phase = .loading
    hasChanged = true
  }

  // The copy in the store

  private func watchCopy() {
    guard copyWatch == nil, let copy = access.copy else { return }
    let watch = StreamConnection()
    copyWatch = watch
    // The first copy comes before this returns, and is told by the caller with what else has changed.
    isBeginningWatch = true
    copy.watch().subscribe(watch) { [weak self] outcome in
      guard let self, let outcome else { return }
      receive(copy: outcome)
      if isBeginningWatch { hasChanged = true } else if keepingCount == 0 { publish() }
    }
    isBeginningWatch = false
  }

  private func receive(copy outcome: Result<Value?, any Error>) {
    switch outcome {
    case .success(let copy):
      if keepingCount > 0 { return copyWhileKeeping = copy }
      if case .failed = phase, askerCount == 0 { phase = .resting }
      if let copy { show(copy) } else if known?.origin == .store { known = nil }
    case .failure(let error):
      // Whoever asks the server hears of the store only if the server fails as well.
      guard askerCount == 0, waiters.isEmpty else { return }
      phase = .failed(LoadFailure(error))
    }
  }

  private func show(_ copy: Value) {
    known = KnownValue(copy, from: .store, fetchedAt: table.fetchedAt(query))
    answerStart = max(answerStart, keptStart)
    hasChanged = true
  }

  // The state

  /// The answer that is known, without what is predicted of it.
  var answer: Value? { known?.value }

  override func publish() {
    hasChanged = false
    state.send(loaded)
  }

  private var loaded: LoadState<Value> {
    var shown = known
    if let known, let predicted = table.predicted({ known.value }, of: query, askedAt: answerStart) {
      shown?.value = predicted
      shown?.isPredicted = true
    }
    return switch phase {
    case .resting: shown.map { .value($0) } ?? .idle
    case .loading: .loading(shown)
    case .failed(let failure): .failed(failure, shown)
    }
  }
}

extension FetchPolicy {
  fileprivate var showsCopyFirst: Bool {
    switch self {
    case .storeOnly, .storeThenServer, .storeUnlessOlder: true
    case .serverOnly, .serverElseStore: false
    }
  }
}
