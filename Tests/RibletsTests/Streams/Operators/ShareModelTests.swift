import SeededGenerator
import Testing

@testable import Riblets

/// Holds a shared stream to its rules by random sequences, from inside and outside of observers.
@MainActor
struct ShareModelTests {
  /// The kinds of streams that are shared.
  enum Source: CaseIterable, Sendable {
    case events, state
    /// Begins anew when it has finished.
    case renewed
  }

  @Test(arguments: Source.allCases, 0..<4)
  func `random sequences follow the rules`(_ source: Source, replay: Int) {
    for seed in 0..<1_000 as Range<UInt64> {
      let expected = play(seed, on: ShareModel(source, replay: replay))
      let actual = play(seed, on: SharedStage(source, replay: replay))
      if actual != expected {
        Issue.record("\(source), replay \(replay), seed \(seed): expected \(expected), but got \(actual)")
        return
      }
    }
  }

  /// Plays one random sequence and returns the calls that observers got, with the subscriptions of the source after each
  /// act that came from outside.
  private func play(_ seed: UInt64, on stage: any CountingStage) -> String {
    let script = StreamScript(seed: seed, stage)
    for _ in 0..<12 {
      script.act()
      script.log.append("\(stage.sourceSubscriberCount),")
    }
    return script.log.joined(separator: " ")
  }
}

/// A stage that knows how many subscribe to what is shared.
@MainActor
private protocol CountingStage: StreamStage {
  var sourceSubscriberCount: Int { get }
}

/// The rules of sharing, written down as naively as possible.
@MainActor
private final class ShareModel: CountingStage {
  private var source: StreamModel
  private let kind: ShareModelTests.Source
  private let room: Int
  private var subscribers: [(name: Int, run: Int, call: @MainActor (Int?) -> Void)] = []
  private var queue: [(value: Int?, receivers: [Int])] = []
  private var isDelivering = false
  private var kept: [Int] = []
  /// Counts the subscriptions to the source, and is the name of the last one.
  private var run = 0
  private var isRunning = false
  private var sourceOfRun: StreamModel?

  init(_ kind: ShareModelTests.Source, replay room: Int) {
    self.kind = kind
    self.room = room
    source = StreamModel(replays: kind == .state)
  }

  var sourceSubscriberCount: Int { source.subscriberCount }

  func send(_ value: Int) { source.send(value) }

  func finish() {
    let ended = source
    if kind == .renewed { source = StreamModel(replays: false) }
    ended.finish()
  }

  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    if isRunning {
      subscribers.append((name, run, call))
      replay(to: name, call)
    } else {
      isRunning = true
      run += 1
      subscribers.append((name, run, call))
      sourceOfRun = source
      source.subscribe(run) { [run] in self.receive($0, in: run) }
    }
  }

  func cancel(_ name: Int) {
    guard isSubscribed(name) else { return }
    subscribers.removeAll { $0.name == name }
    if isRunning, !subscribers.contains(where: { $0.run == run }) {
      stop()
      sourceOfRun?.cancel(run)
    }
  }

  private func stop() {
    isRunning = false
    kept = []
  }

  private func receive(_ value: Int?, in run: Int) {
    guard isRunning, run == self.run else { return }
    if let value { kept = (kept + [value]).suffix(room) } else { stop() }
    queue.append((value, subscribers.filter { value != nil || $0.run == run }.map(\.name)))
    deliver()
  }

  private func replay(to name: Int, _ call: @MainActor (Int?) -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    for value in kept where isSubscribed(name) { call(value) }
    isDelivering = wasDelivering
    deliver()
  }

  private func isSubscribed(_ name: Int) -> Bool { subscribers.contains { $0.name == name } }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      let (value, receivers) = queue.removeFirst()
      for name in receivers {
        guard let subscriber = subscribers.first(where: { $0.name == name }) else { continue }
        if value == nil { subscribers.removeAll { $0.name == name } }
        subscriber.call(value)
      }
    }
    isDelivering = false
  }
}

/// The real one.
private final class SharedStage: SubscribedStage, CountingStage {
  private let kind: ShareModelTests.Source
  private let state = MutableStateStream(0)
  private var events = MutableEventStream<Int>()
  private var shared: EventStream<Int> = .never

  init(_ kind: ShareModelTests.Source, replay: Int) {
    self.kind = kind
    super.init()
    let source =
      kind == .state
      ? state.stream.events
      : EventStream { [unowned self] subscription, sink in events.stream.subscribe(subscription, sink) }
    shared = source.share(replay: replay)
  }

  var sourceSubscriberCount: Int { kind == .state ? state.subscriberCount : events.subscriberCount }

  override func send(_ value: Int) { kind == .state ? state.send(value) : events.send(value) }

  override func finish() {
    let ended = events
    if kind == .renewed { events = MutableEventStream() }
    if kind == .state { state.finish() } else { ended.finish() }
  }

  override func connect(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Int?) -> Void) {
    shared.subscribe(subscription, sink)
  }
}
