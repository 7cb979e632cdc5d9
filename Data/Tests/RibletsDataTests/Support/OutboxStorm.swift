import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import SeededGenerator
import Testing

/// One run of a random client whose changes are kept, against a server that is slow, refuses, and loses answers.
@MainActor
final class OutboxStorm {
  private final class Client: Interactor {}

  private let scope: TestScope
  private let server = JournalServer()
  private var generator: SeededGenerator
  private var app: JournalApp
  private var client = Client()
  /// The number of entries that each observer has seen at the server.
  private var seen: [Int: Int] = [:]
  private var last: [Int: (journal: String, state: LoadState<[String]>)] = [:]
  private var observerCount = 0
  /// The texts of each journal that were kept, in order; a replacement counts as what it replaces.
  private var kept: [String: [String]] = [:]
  private var discarded: Set<String> = []
  private(set) var changeCount = 0
  private(set) var problems: [String] = []
  private var steps: [String] = []

  init(seed: UInt64, _ scope: TestScope) throws {
    self.scope = scope
    generator = SeededGenerator(seed: seed)
    app = try JournalApp(server, retries: RetryPolicy(jitter: 0.5), deadline: .seconds(20)).activate()
    client.activate()
    server.disturb = { [unowned self] in try await disturb($0, isMade: $1) }
  }

  /// The steps that were taken.
  var story: String { steps.joined(separator: "\n") }

  func run(steps count: Int) async throws {
    for _ in 0..<count where problems.isEmpty {
      try await step()
      // Several things may happen before the tree settles.
      if Int.random(in: 0..<3, using: &generator) > 0 {
        await scope.advance(by: .milliseconds(Int.random(in: 0...4000, using: &generator)))
      }
    }
    try await end()
  }

  private func step() async throws {
    let journal = Bool.random(using: &generator) ? "a" : "b"
    switch Int.random(in: 0..<18, using: &generator) {
    case 0..<7: write(to: journal)
    case 7, 8: observe(journal)
    case 9:
      note("refreshes \(journal)")
      app.provider.refresh(Entries(journal: journal))
    case 10:
      note("retries all")
      app.provider.retryAll()
    case 11: if let change = randomChange() { retry(change) }
    case 12: if let change = randomChange() { await discard(change) }
    case 13:
      let isFull = Bool.random(using: &generator)
      note(isFull ? "the store is full" : "the store has room")
      app.storage.fail(with: isFull ? DataStoreError(.full, store: "memory", details: "no room") : nil)
    case 14, 15:
      note("the root riblet goes and comes back")
      app.relaunch()
    default: if Int.random(in: 0..<4, using: &generator) == 0 { try await restart() }
    }
  }

  private func note(_ text: String) { steps.append("\(scope.clock.now): \(text)") }

  private func randomChange() -> KeptChange? { app.provider.outbox.value.changes.randomElement(using: &generator) }

  private func write(to journal: String) {
    changeCount += 1
    let text = "\(changeCount)"
    guard (try? app.write(text, to: journal)) != nil else { return note("cannot write \(text) to \(journal)") }
    note("writes \(text) to \(journal)")
    kept[journal, default: []].append(text)
  }

  private func retry(_ change: KeptChange) {
    note("retries \(change.original)")
    app.provider.retry(change.id)
  }

  private func discard(_ change: KeptChange) async {
    // A change that is being sent may be made, and stays.
    guard (try? await app.provider.discard(change.id)) != nil else { return note("cannot discard \(change.original)") }
    note("discards \(change.original)")
    discarded.insert(change.original)
  }

  private func observe(_ journal: String) {
    observerCount += 1
    let number = observerCount
    note("\(number) observes \(journal)")
    client.observe(app.provider.observing(Entries(journal: journal))) { [self] _, state in see(state, number, journal) }
  }

  private func see(_ state: LoadState<[String]>, _ number: Int, _ journal: String) {
    note("  \(number) sees \(state)")
    last[number] = (journal, state)
    guard let known = state.known else { return }
    let texts = known.value.map(\.original)
    if Set(texts).count < texts.count { problems.append("Observer \(number) saw a change twice: \(texts)") }
    guard !known.isPredicted else { return }
    if texts.count < seen[number, default: 0] { problems.append("Observer \(number) saw an older state: \(texts)") }
    if !server.journals[journal, default: []].starts(with: known.value) {
      problems.append("Observer \(number) saw a prediction as the truth: \(texts)")
    }
    seen[number] = texts.count
  }

  /// The app is ended, and begins again with what it has kept.
  private func restart() async throws {
    note("restarts")
    client.deactivate()
    last = [:]
    app.storage.fail(with: nil)
    // A process takes its requests with it.
    app = try await app.restarted(after: .seconds(6)).activate()
    client = Client()
    client.activate()
  }

  private func disturb(_ text: String, isMade: Bool) async throws {
    let time = Duration.milliseconds(Int.random(in: 0...3000, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: try await scope.clock.sleep(for: time)
    case 1: await waitStubbornly(time, scope.clock)
    default: break
    }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: throw AnswerLost()
    case 1: throw Busy(pause: .seconds(Int.random(in: 0...40, using: &generator)))
    case 2 where !isMade: throw Refused()
    case 3 where !isMade: throw Taken(suggestion: text + "'")
    default: break
    }
  }

  // The end

  private func end() async throws {
    server.disturb = nil
    app.storage.fail(with: nil)
    note("the server is calm")
    await scope.advance(by: .seconds(120))
    for change in app.provider.outbox.value.held { retry(change) }
    await scope.advance(by: .seconds(120))
    if !app.provider.outbox.value.isEmpty { problems.append("Not sent:\n\(app.waiting)") }
    if !app.storage.changes.isEmpty { problems.append("Still in the store: \(app.storage.changes)") }
    for (journal, texts) in kept {
      let made = server.journals[journal, default: []].map(\.original)
      // What was discarded may have been made by an attempt whose answer was lost.
      let expected = texts.filter { made.contains($0) || !discarded.contains($0) }
      if made != expected { problems.append("The server has \(made) in \(journal), not \(expected).") }
    }
    for (number, (journal, state)) in last {
      guard case .value(let known) = state, !known.isPredicted, known.value == server.journals[journal, default: []]
      else {
        problems.append("Observer \(number) has \(state), and the server has \(server.journals[journal, default: []]).")
        continue
      }
    }
    client.deactivate()
    app.deactivate()
    await scope.settle()
  }
}

extension String {
  /// The text of a change without the marks of its replacements.
  fileprivate var original: String { replacing("'", with: "") }
}

extension KeptChange {
  fileprivate var original: String { (query as? Write)?.text.original ?? "" }
}
