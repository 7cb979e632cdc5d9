@_spi(Data) import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
@_spi(TestSupport) import RibletsTesting
import Testing

// The smallest domain whose changes are kept: journals that a server appends to.

enum Journals: RemoteDataDomain {
  typealias Remote = JournalServer
}

struct Entries: RemoteFetchQuery {
  typealias Domain = Journals
  let journal: String
  func fetch(from remote: JournalServer) async throws -> [String] { try await remote.entries(journal) }
}

struct Write: KeptMutateQuery {
  typealias Domain = Journals
  let journal: String
  let text: String

  func mutate(_ remote: JournalServer, key: IdempotencyKey) async throws {
    try await remote.write(text, journal, key)
  }
  var aggregate: String { journal }
  var touches: TouchedQueries<Journals> { .query(Entries(journal: journal)) }
  func predict(_ predictions: Predictions<Journals>) {
    predictions.change(Entries(journal: journal)) { entries in
      if !entries.contains(text) { entries.append(text) }
    }
  }
  func resolution(of refusal: any Error) -> Resolution<Write> {
    switch refusal {
    case let taken as Taken: .replace(with: Write(journal: journal, text: taken.suggestion))
    case is Pointless: .discard
    default: .hold
    }
  }
}

/// A change whose type the outbox of the tests does not list.
struct Erase: KeptMutateQuery {
  typealias Domain = Journals
  func mutate(_ remote: JournalServer, key: IdempotencyKey) async throws {}
}

/// Something else is at that place.
struct Taken: Error {
  let suggestion: String
}

struct Pointless: Error {}

/// The answer is lost on its way; the server has made the change.
struct AnswerLost: RetryAdvising {
  var retryAdvice: RetryAdvice { .worthwhile }
}

/// A server that makes changes as a test scripts: it refuses, takes time, or loses its answer after the change.
@MainActor
final class JournalServer: Sendable {
  /// The answers to changes; without a script it makes them at once.
  var script: ScriptedAnswers<Void, any Error>?
  var journals: [String: [String]] = [:]
  /// Called before a change is made and after it; it may take time, and fail.
  var disturb: (@MainActor (_ text: String, _ isMade: Bool) async throws -> Void)?
  private(set) var asked: [String] = []
  private(set) var keys: [IdempotencyKey] = []
  private var made: Set<IdempotencyKey> = []

  func entries(_ journal: String) async throws -> [String] {
    asked.append("entries of \(journal)")
    return journals[journal] ?? []
  }

  func write(_ text: String, _ journal: String, _ key: IdempotencyKey) async throws {
    asked.append("\(text) to \(journal)")
    keys.append(key)
    if !made.contains(key) { try await disturb?(text, false) }
    var loss: AnswerLost?
    do { try await script?.next() } catch let lost as AnswerLost { loss = lost }
    if made.insert(key).inserted { journals[journal, default: []].append(text) }
    try await disturb?(text, true)
    if let loss { throw loss }
  }
}

/// Waits in virtual time, and does not heed that its task is cancelled, as a server that has got a change.
@MainActor
func waitStubbornly(_ duration: Duration, _ clock: any RibletClock) async {
  let end = Suspension<Void>()
  let alarm = clock.schedule(after: duration) { end.resume(()) }
  await end.wait()
  withExtendedLifetime(alarm) {}
}

/// The root riblet, which sends what is kept.
final class Postman: Interactor {
  private let outbox: Outbox<Journals>
  init(_ outbox: Outbox<Journals>) { self.outbox = outbox }
  override func didBecomeActive() { task { [outbox] _ in await outbox.run() } }
}

/// An app over a scripted server and an outbox in memory, which is ended and starts again.
@MainActor
final class JournalApp {
  let scope = TestScope.current()
  let server: JournalServer
  let storage: MemoryOutbox
  let connection: RemoteConnection
  let outbox: Outbox<Journals>
  let provider: DataProvider<Journals>
  private let root: Router<Postman>

  init(
    _ server: JournalServer = JournalServer(), _ storage: MemoryOutbox = MemoryOutbox(),
    storing: ((MemoryOutbox) -> any OutboxStorage)? = nil, limit: Int = 6,
    retries: RetryPolicy = RetryPolicy(jitter: 0), deadline: Duration = .seconds(30)
  ) throws {
    self.server = server
    self.storage = storage
    connection = RemoteConnection(limit: limit, retries: retries, deadline: deadline)
    outbox = try Outbox(
      Journals.self, keeping: Write.self, in: storing?(storage) ?? storage, remote: server, over: connection)
    provider = outbox.provider
    root = Router(interactor: Postman(outbox))
  }

  func activate() -> JournalApp {
    scope.launch(root)
    return self
  }

  func deactivate() { root.terminateTree() }

  /// Ends this one and lets it begin again, in one turn.
  func relaunch() {
    root.terminateTree()
    scope.launch(root)
  }

  /// Ends this one and makes the next over the same storage and server.
  func restarted(after pause: Duration = .zero) async throws -> JournalApp {
    deactivate()
    await scope.advance(by: pause)
    return try JournalApp(server, storage)
  }

  @discardableResult
  func write(_ text: String, to journal: String = "a") throws -> KeptChange.ID {
    try provider.enqueue(Write(journal: journal, text: text))
  }

  /// The answers of the server to changes.
  func answers(_ first: Answer<Result<Void, any Error>>, _ others: Answer<Result<Void, any Error>>...) {
    server.script = scope.script([first] + others, repeatsLast: false, sourceLocation: #_sourceLocation)
  }

  /// The state of the outbox as text.
  var waiting: String { provider.outbox.value.description }
}
