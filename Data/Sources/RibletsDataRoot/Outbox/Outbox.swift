@_spi(Data) package import Riblets
public import RibletsData

/// Keeps the offline changes of a domain in a store until the server has accepted them: in order, once each, also
/// after a restart.
///
/// The app's root makes one for a domain, and its root riblet runs it as long as changes should be sent:
///
/// ```swift
/// let outbox = try Outbox(Menu.self, keeping: Note.self, in: SQLiteOutbox(store), remote: server, over: connection)
/// let menu = root.provider(for: Menu.self, through: outbox) { StoredMenu(database: $0) }
/// …
/// task { [outbox] _ in await outbox.run() }
/// ```
///
/// Each change has a key that is saved with it. If the app ends before the answer, the change is sent again, and the
/// server recognises the key. Changes of different aggregates are sent at the same time.
///
/// In an app with users, call ``pause()`` and ``resume(for:)`` when the user changes. See
/// `Documentation/OfflineChanges.md`.
@MainActor
public final class Outbox<Domain: RemoteDataDomain>: Sendable {
  let remote: Domain.Remote
  let connection: RemoteConnection
  let queries = LiveQueries()
  let storage: any OutboxStorage
  private let types: [String: any KeptMutateQuery<Domain>.Type]
  private let state = MutableStateStream(OutboxState())
  var entries: [OutboxEntry<Domain>] = []
  private(set) var lanes: [String: OutboxLane] = [:]
  /// The one whose changes it holds, as ``resume(for:)`` has said.
  var owner: String?
  /// True from ``pause()`` to ``resume(for:)``.
  var isPaused = false
  /// The run that has not ended; `nil` while nothing is to be sent.
  private var currentRun: OutboxRun?

  /// Reads the saved changes, and shows their optimistic updates. Nothing is sent before ``run()``.
  ///
  /// If two types have one `keptName`, the process stops with a message that names both.
  ///
  /// - Parameters:
  ///   - domain: The domain of the changes. Two outboxes of one domain would send each other's changes.
  ///   - types: The types of the domain's changes. A saved change of another type is unreadable.
  ///   - storage: The place where the changes are saved.
  ///   - remote: The functions of the server.
  ///   - connection: The rules for requests. Pauses between attempts grow as its `retries` say, without a last
  ///     attempt.
  /// - Throws: `DataStoreError` if the storage cannot be read.
  public init(
    _ domain: Domain.Type, keeping types: any KeptMutateQuery<Domain>.Type..., in storage: any OutboxStorage,
    remote: Domain.Remote, over connection: RemoteConnection
  ) throws {
    self.remote = remote
    self.connection = connection
    self.storage = storage
    self.types = Dictionary(types.map { ($0.keptName, $0) }) { first, second in
      preconditionFailure(
        "\(first) and \(second) are both kept as '\(first.keptName)' in the outbox of \(domain). Give one a `keptName` of its own."
      )
    }
    for stored in try storage.changes(of: Self.storageName(nil)) { entries.append(read(stored)) }
    for entry in entries where !entry.shown.isHeld { predict(entry) }
    publish()
  }

  /// Sends the saved and the new changes until the task is cancelled.
  ///
  /// ```swift
  /// override func didBecomeActive() {
  ///   task { interactor in await interactor.outbox.run() }
  /// }
  /// ```
  ///
  /// A cancelled run has ended at once, and the next run can begin. An attempt that is on its way is cancelled too. A
  /// server that ignores the cancellation answers later, at the latest at the deadline. Until then the next run sends
  /// nothing of that aggregate, so no change is sent twice.
  ///
  /// A second run at the same time is diagnosed, and returns.
  public func run() async {
    guard !Task.isCancelled else { return }
    guard currentRun == nil else {
      return OutboxMisuse.runsAlready(domain: "\(Domain.self)").report(to: nil)
    }
    let run = OutboxRun()
    currentRun = run
    await withTaskCancellationHandler {
      while !run.hasEnded {
        for entry in entries where lanes[entry.stored.aggregate] == nil { startLane(entry.stored.aggregate) }
        await run.waitForWork()
      }
    } onCancel: {
      enterMainActor { self.end(run) }
    }
  }

  private func end(_ run: OutboxRun) {
    run.end()
    guard currentRun === run else { return }
    currentRun = nil
    for lane in lanes.values { lane.end() }
  }

  func wakeUp() { currentRun?.wakeUp() }

  // Lanes

  /// Sends the changes of an aggregate in a task that is never cancelled itself, so that an answer is kept that comes
  /// after the end of the run.
  private func startLane(_ aggregate: String) {
    guard next(in: aggregate) != nil else { return }
    let lane = OutboxLane()
    lanes[aggregate] = lane
    let body: @MainActor () async -> Void = { [self] in
      while !lane.hasEnded, let entry = next(in: aggregate) { await advance(entry, lane) }
      lanes[aggregate] = nil
      wakeUp()
    }
    let origin = TaskOrigin(name: aggregate, owner: "\(Outbox.self)", site: nil)
    _ = RibletRuntime.current?.startTask(origin, body) ?? startTask(body)
  }

  /// The change of an aggregate that is to be sent next; `nil` if there is none, or if it waits for a decision.
  private func next(in aggregate: String) -> OutboxEntry<Domain>? {
    guard !isPaused, let first = entries.first(where: { $0.stored.aggregate == aggregate }) else { return nil }
    return first.canBeSent ? first : nil
  }

  /// Makes one attempt, and a pause if another one is to follow.
  private func advance(_ entry: OutboxEntry<Domain>, _ lane: OutboxLane) async {
    guard let query = entry.query else { return }
    entry.attempts += 1
    entry.status = .sending
    queries.note(entry.number, isOnItsWay: true)
    publish()
    let outcome = await send(query, entry.stored.key, lane)
    var pause: Duration?
    do {
      pause = try await settle(entry, query, outcome, lane)
    } catch {
      if !lane.hasEnded { pause = delay(entry, error, .worthwhile) }
    }
    if entry.status == .sending { entry.status = .waiting }
    queries.note(entry.number, isOnItsWay: false)
    publish()
    if let pause { await lane.pause(pause, clock) }
  }

  private func send<Query: KeptMutateQuery>(
    _ query: Query, _ key: IdempotencyKey, _ lane: OutboxLane
  ) async -> Result<Void, any Error> where Query.Domain == Domain {
    let terms = RequestTerms(query, deadline: query.deadline, isRepeatable: false)
    let answer = Suspension<Result<Void, any Error>>()
    let request = RemoteRequest<Void>(
      terms, over: connection, for: RequestPlace(), priority: .asked,
      send: { [remote] _ in try await query.mutate(remote, key: key) }, onEnd: { outcome, _ in answer.resume(outcome) })
    return await lane.waiting(for: answer, of: request)
  }

  /// Keeps what follows from an attempt; returns the pause before the next one.
  ///
  /// - Throws: Errors of the storage. The change is kept as it was then, and sent again with its key.
  private func settle<Query: KeptMutateQuery>(
    _ entry: OutboxEntry<Domain>, _ query: Query, _ outcome: Result<Void, any Error>, _ lane: OutboxLane
  ) async throws -> Duration? where Query.Domain == Domain {
    switch outcome {
    case .success:
      try await storage.remove(entry.stored.key)
      end(entry, query, isConfirmed: true)
    // The cancellation may be the cause, whatever the error is: not a refusal.
    case .failure where lane.hasEnded: break
    case .failure(let error) where error.retryAdvice != .useless:
      return delay(entry, error, error.retryAdvice)
    case .failure(let error):
      return try await resolve(entry, query, error)
    }
    return nil
  }

  private func resolve<Query: KeptMutateQuery>(
    _ entry: OutboxEntry<Domain>, _ query: Query, _ refusal: any Error
  ) async throws -> Duration? where Query.Domain == Domain {
    switch query.resolution(of: refusal) {
    case .hold:
      var refused = entry.stored
      refused.refusal = "\(refusal)"
      try await storage.replace(entry.stored.key, with: refused)
      entry.stored = refused
      entry.status = .refused("\(refusal)")
      queries.end(query, entry.number, isConfirmed: false)
    case .discard:
      try await storage.remove(entry.stored.key)
      end(entry, query, isConfirmed: false)
    case .replace(let other):
      let replacement = try stored(other)
      try await storage.replace(entry.stored.key, with: replacement)
      entry.stored = replacement
      entry.query = other
      entry.status = .waiting
      entry.attempts = 0
      entry.replacements += 1
      queries.end(query, entry.number, isConfirmed: false)
      predict(entry)
      // The first one is sent at once; a domain that replaces for ever does not keep the server busy.
      if entry.replacements > 1 { return connection.retries.advisedPause(after: entry.replacements - 1, .worthwhile) }
    }
    return nil
  }

  private func delay(_ entry: OutboxEntry<Domain>, _ error: any Error, _ advice: RetryAdvice) -> Duration? {
    guard let pause = connection.retries.keptPause(after: entry.attempts, advice, random: connection.drawFraction())
    else { return nil }
    entry.status = .delayed(LoadFailure(error, retryAt: clock.now + pause))
    return pause
  }

  private func end<Query: KeptMutateQuery>(_ entry: OutboxEntry<Domain>, _ query: Query, isConfirmed: Bool)
  where Query.Domain == Domain {
    entries.removeAll { $0 === entry }
    queries.end(query, entry.number, isConfirmed: isConfirmed)
  }

  // Changes as they are kept

  func read(_ stored: StoredChange) -> OutboxEntry<Domain> {
    var query: (any KeptMutateQuery<Domain>)?
    var status = stored.refusal.map { KeptChange.Status.refused($0) } ?? .waiting
    if let type = types[stored.name] {
      do { query = try storage.decode(type, from: stored.content) } catch { status = .unreadable("\(error)") }
    } else {
      status = .unreadable("no type of this version is kept as '\(stored.name)'")
    }
    return OutboxEntry(queries.nextNumber(), stored, query, status)
  }

  private func stored<Query: KeptMutateQuery>(_ query: Query) throws -> StoredChange where Query.Domain == Domain {
    guard types[Query.keptName] == Query.self else {
      throw OutboxError.unlisted(query: "\(Query.self)", domain: "\(Domain.self)")
    }
    return StoredChange(
      key: connection.drawKey(), domain: Self.storageName(owner), name: Query.keptName, aggregate: query.aggregate,
      content: try storage.encode(query))
  }

  func predict(_ entry: OutboxEntry<Domain>) {
    guard let query = entry.query else { return }
    queries.predict(query, entry.number, isOnItsWay: false)
  }

  func publish() { state.send(OutboxState(entries.map(\.shown))) }

  private var clock: any RibletClock { RequestPlace().clock(connection) }
}

extension Outbox: OutboxExecutor {
  package var states: StateStream<OutboxState> { state.stream }

  package func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    guard !isPaused else { throw OutboxError.paused(query: "\(Query.self)", domain: "\(Domain.self)") }
    let stored = try stored(query)
    try storage.append(stored)
    let entry = OutboxEntry<Domain>(queries.nextNumber(), stored, query, .waiting)
    entries.append(entry)
    predict(entry)
    publish()
    wakeUp()
    return stored.key
  }

  package func retry(_ change: KeptChange.ID?) {
    for entry in entries where !entry.isLeaving && (change.map { $0 == entry.stored.key } ?? true) {
      switch entry.status {
      case .delayed:
        entry.attempts = 0
        lanes[entry.stored.aggregate]?.endPause()
      case .refused where change != nil:
        entry.attempts = 0
        entry.status = .waiting
        predict(entry)
        publish()
        wakeUp()
      case .waiting, .sending, .refused, .unreadable: break
      }
    }
  }

  package func discard(_ change: KeptChange.ID) async throws {
    guard let entry = entries.first(where: { $0.stored.key == change }) else { return }
    if entry.status == .sending {
      throw OutboxError.beingSent(query: entry.stored.name, domain: "\(Domain.self)")
    }
    guard !entry.isLeaving else { return }
    entry.isLeaving = true
    defer {
      entry.isLeaving = false
      lanes[entry.stored.aggregate]?.endPause()
      wakeUp()
    }
    try await storage.remove(change)
    entries.removeAll { $0 === entry }
    if let query = entry.query { queries.end(query, entry.number, isConfirmed: false) }
    publish()
  }
}

extension Outbox where Domain.Source == Never {
  /// The provider of a domain without copies in a store. With a store, use `provider(for:through:source:)` of the
  /// root provider.
  public var provider: DataProvider<Domain> { DataProvider(RemoteExecutor(through: self, store: nil)) }
}
