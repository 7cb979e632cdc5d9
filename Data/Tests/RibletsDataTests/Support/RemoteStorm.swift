import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import SeededGenerator
import Testing

/// The server's knowledge of one thing: the number of its changes, which is its count.
struct Tally: DataModel {
  let id: Int
  var version = 0
  var count = 0
}

enum Tallies: RemoteDataDomain {
  typealias Remote = CountingServer
  typealias Source = ModelTables
}

struct TallyOf: RemoteFetchQuery {
  typealias Domain = Tallies
  let id: Int
  func fetch(from remote: CountingServer) async throws -> Tally { try await remote.tally(id) }
}

struct KeptTally: CachedFetchQuery {
  typealias Domain = Tallies
  let id: Int
  func fetch(from remote: CountingServer) async throws -> Tally { try await remote.tally(id) }
  func fetchCopy(from source: ModelTables) -> Tally? { source.find(Tally.self, id: id) }
  func keep(_ tally: Tally, in source: ModelTables) { source.save(tally) }
}

struct CountUp: RemoteMutateQuery {
  typealias Domain = Tallies
  let id: Int
  let change: Int
  let repetition: MutationRetry
  let isPredicted: Bool

  func mutate(_ remote: CountingServer, key: IdempotencyKey) async throws {
    try await remote.countUp(id, change, key)
  }
  var touches: TouchedQueries<Tallies> { [.query(TallyOf(id: id)), .query(KeptTally(id: id))] }
  func predict(_ predictions: Predictions<Tallies>) {
    guard isPredicted else { return }
    predictions.change(TallyOf(id: id)) { $0.count += 1 }
    predictions.change(KeptTally(id: id)) { $0.count += 1 }
  }
}

/// A server that is slow, fails before and after it has done its work, and counts what it has done.
@MainActor
final class CountingServer: Sendable {
  private let clock: any RibletClock
  private var generator: SeededGenerator
  private var known: Set<IdempotencyKey> = []
  private(set) var tallies = (0..<2).map { Tally(id: $0) }
  /// The number of times that each change was made.
  private(set) var made: [Int: Int] = [:]
  var isCalm = false

  init(_ clock: any RibletClock, seed: UInt64) {
    self.clock = clock
    generator = SeededGenerator(seed: seed)
  }

  func tally(_ id: Int) async throws -> Tally {
    let early = tallies[id]
    let isEarly = Bool.random(using: &generator)
    try await pause()
    let answer = isEarly ? early : tallies[id]
    try failSometimes()
    return answer
  }

  func countUp(_ id: Int, _ change: Int, _ key: IdempotencyKey) async throws {
    try await pause()
    try failSometimes()
    if known.insert(key).inserted {
      tallies[id].version += 1
      tallies[id].count += 1
      made[change, default: 0] += 1
    }
    try await pause()
    try failSometimes()
  }

  private func pause() async throws {
    guard !isCalm, Int.random(in: 0..<4, using: &generator) > 0 else { return }
    try await clock.sleep(for: .milliseconds(Int.random(in: 0...3000, using: &generator)))
  }

  private func failSometimes() throws {
    guard !isCalm else { return }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: throw Refused()
    case 1: throw Busy()
    case 2: throw Busy(pause: .seconds(Int.random(in: 0...40, using: &generator)))
    default: break
    }
  }
}

/// One run of a random client against such a server.
@MainActor
final class RemoteStorm {
  private final class Client: Interactor {}

  /// The last states that one observer has seen.
  private final class Sight {
    var versions: [DataOrigin: Int] = [:]
    var last: LoadState<Tally> = .idle
    let id: Int
    let asksServer: Bool
    init(id: Int, asksServer: Bool) {
      self.id = id
      self.asksServer = asksServer
    }
  }

  private let scope: TestScope
  private let server: CountingServer
  private let connection: RemoteConnection
  private let store = MemoryStore()
  private var generator: SeededGenerator
  private var provider: DataProvider<Tallies>
  private var client = Client()
  private var sights: [(Sight, StreamConnection)] = []
  private var tasks: [BoundTask] = []
  /// The version of each tally that a change has confirmed to this client.
  private var confirmed = [0, 0]
  private var successes: Set<Int> = []
  /// The predicted changes that are on their way, with what they change.
  private var predicted: [Int: Int] = [:]
  private(set) var changeCount = 0
  private(set) var stateCount = 0
  private(set) var problems: [String] = []
  private var steps: [String] = []

  init(seed: UInt64, _ scope: TestScope) {
    self.scope = scope
    generator = SeededGenerator(seed: seed)
    server = CountingServer(scope.clock, seed: seed &+ 1_000_000)
    connection = RemoteConnection(
      limit: 1 + Int(seed % 3), deadline: .seconds(20), random: SeededGenerator(seed: seed &+ 2_000_000))
    provider = RootDataProvider(store).provider(for: Tallies.self, remote: server, over: connection) { $0 }
    client.activate()
  }

  /// The steps that were taken.
  var story: String { steps.joined(separator: "\n") }

  func run(steps count: Int) async {
    for _ in 0..<count where problems.isEmpty {
      step()
      // Several things may happen before the tree settles.
      if Int.random(in: 0..<3, using: &generator) > 0 {
        await scope.advance(by: .milliseconds(Int.random(in: 0...4000, using: &generator)))
      }
    }
    await end()
  }

  private func step() {
    let id = Int.random(in: 0..<2, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: observe(id)
    case 2: leave()
    case 3, 4: fetch(id)
    case 5: if let task = tasks.randomElement(using: &generator) { note("cancels a task") { task.cancel() } }
    case 6, 7, 8, 9: change(id)
    case 10: note("refreshes \(id)") { provider.refresh(TallyOf(id: id)) }
    default: if Int.random(in: 0..<4, using: &generator) == 0 { restart() }
    }
  }

  private func note(_ text: String, _ act: () -> Void) {
    steps.append("\(scope.clock.now): \(text)")
    act()
  }

  private func observe(_ id: Int) {
    let number = sights.count
    let policy: FetchPolicy? = [
      nil, .storeOnly, .serverOnly, .storeThenServer, .storeUnlessOlder(than: .seconds(5)), .serverElseStore,
    ].randomElement(using: &generator)!
    let sight = Sight(id: id, asksServer: policy != .storeOnly)
    let stream = policy.map { provider.observing(KeptTally(id: id), $0) } ?? provider.observing(TallyOf(id: id))
    note("\(number) observes \(id) \(policy.map { "\($0)" } ?? "without a store")") {
      let subscription = client.observe(stream) { [self] _, state in see(state, sight, number) }
      sights.append((sight, subscription))
    }
  }

  private func see(_ state: LoadState<Tally>, _ sight: Sight, _ number: Int) {
    stateCount += 1
    steps.append("\(scope.clock.now):   \(number) sees \(state)")
    sight.last = state
    guard let known = state.known else { return }
    if let last = sight.versions[known.origin], known.value.version < last {
      problems.append("Observer \(number) saw version \(known.value.version) after \(last) of the \(known.origin).")
    }
    sight.versions[known.origin] = known.value.version
    if !known.isPredicted, known.value.count != known.value.version {
      problems.append("Observer \(number) saw a prediction as the truth: \(state)")
    }
    let coming = predicted.filter { $0.value == sight.id && server.made[$0.key] == nil }.count
    if known.value.count > server.tallies[sight.id].count + coming {
      problems.append("Observer \(number) saw a change twice: \(state)")
    }
  }

  private func leave() {
    guard let index = sights.indices.randomElement(using: &generator) else { return }
    note("\(index) leaves") { sights[index].1.cancel() }
  }

  private func fetch(_ id: Int) {
    let isKept = Bool.random(using: &generator)
    let least = confirmed[id]
    note("fetches \(id)") {
      keep(
        client.task { [self, provider] _ in
          guard
            let tally = try? await isKept
              ? provider.fetch(KeptTally(id: id), .serverOnly) : provider.fetch(TallyOf(id: id))
          else { return }
          if tally.version < least { problems.append("A fetch got \(tally), and \(least) was confirmed before it.") }
        })
    }
  }

  private func change(_ id: Int) {
    changeCount += 1
    let change = changeCount
    let query = CountUp(
      id: id, change: change, repetition: Bool.random(using: &generator) ? .never : .withSameKey,
      isPredicted: Bool.random(using: &generator))
    note("changes \(id) by \(change), \(query.retry)\(query.isPredicted ? ", predicted" : "")") {
      if query.isPredicted { predicted[change] = id }
      keep(
        client.task { [self, provider] _ in
          defer { predicted[change] = nil }
          guard (try? await provider.mutate(query)) != nil else { return }
          steps.append("\(scope.clock.now):   change \(change) succeeded")
          successes.insert(change)
          confirmed[id] = server.tallies[id].version
        })
    }
  }

  private func keep(_ task: BoundTask) {
    tasks.removeAll { $0.isFinished }
    if !task.isFinished { tasks.append(task) }
  }

  /// The app is ended, and begins again with its store.
  private func restart() {
    note("restarts") {
      client.deactivate()
      sights = []
      tasks = []
      provider = RootDataProvider(store).provider(for: Tallies.self, remote: server, over: connection) { $0 }
      client = Client()
      client.activate()
    }
  }

  // The end

  private func end() async {
    await scope.advance(by: .seconds(60))
    checkSights { $0.asksServer && $0.last.failure == nil }
    server.isCalm = true
    note("asks for everything") {
      client.task { [provider] _ in
        for id in 0..<2 {
          _ = try await provider.fetch(KeptTally(id: id))
          _ = try await provider.fetch(TallyOf(id: id))
        }
      }
    }
    await scope.advance(by: .seconds(60))
    checkEnd()
    client.deactivate()
    await scope.settle()
    if connection.runningCount > 0 || connection.waitingCount > 0 { problems.append("A connection is still in use.") }
  }

  private func checkEnd() {
    for (change, count) in server.made where count > 1 { problems.append("Change \(change) was made \(count) times.") }
    for change in successes where server.made[change] != 1 { problems.append("Change \(change) was lost.") }
    checkSights { _ in true }
  }

  private func checkSights(where isChecked: (Sight) -> Bool) {
    for (number, (sight, subscription)) in sights.enumerated() where subscription.isLive && isChecked(sight) {
      let right = server.tallies[sight.id]
      guard case .value(let known) = sight.last, known.value == right, !known.isPredicted else {
        problems.append("Observer \(number) has \(sight.last), and the server has \(right).")
        continue
      }
    }
  }
}
