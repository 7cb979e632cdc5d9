import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// Holds scripted sources to their rules by random scripts, with subscribers that come, go and react at random.
@MainActor
struct SourceModelTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random scripts follow the rules`(block: UInt64) {
    for seed in block * 500..<(block + 1) * 500 {
      let plan = SourcePlan(seed: seed)
      let expected = SourcePlay(plan, on: ModelSourceStage(plan)).log
      let actual = SourcePlay(plan, on: RealSourceStage(plan)).log
      if actual != expected {
        Issue.record(
          "seed \(seed): expected \(expected.joined(separator: " ")), but got \(actual.joined(separator: " "))")
        return
      }
    }
  }

  @Test func `the random scripts reach what they are for`() {
    let logs = (0..<200 as Range<UInt64>).map { seed in
      let plan = SourcePlan(seed: seed)
      return SourcePlay(plan, on: ModelSourceStage(plan)).log.joined(separator: " ")
    }
    #expect(logs.count { $0.contains("|") } > 50)
    #expect(logs.count { $0.contains("alarm") } > 50)
    #expect(logs.count { $0.contains(".from(") } > 150)
  }
}

/// The sources, and their plans.
struct SourcePlan {
  enum Kind: CaseIterable { case hot, state, cold }

  struct Source {
    let kind: Kind
    let script: [TimedEvent<Int>]
  }

  let seed: UInt64
  let sources: [Source]

  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    sources = (0..<Int.random(in: 1...4, using: &generator)).map { source in
      let times = (0..<Int.random(in: 0...8, using: &generator)).map { _ in Int.random(in: 0...6, using: &generator) }
      var script: [TimedEvent<Int>] = times.enumerated().map { .at($1, source * 100 + $0) }
      if Bool.random(using: &generator) {
        script.append(.finished(at: (times.max() ?? 0) + Int.random(in: 0...2, using: &generator)))
      }
      return Source(kind: Kind.allCases.randomElement(using: &generator)!, script: script)
    }
  }
}

/// The operations on sources, so that the real ones and the model are played the same.
@MainActor
protocol SourceStage: AnyObject {
  var now: Int { get }
  func plan(after delay: Int, _ action: @escaping @MainActor () -> Void)
  func subscribe(_ name: Int, to source: Int, _ call: @escaping @MainActor (Int?) -> Void)
  func cancel(_ name: Int)
  func run(until end: Int)
  /// The records of a source.
  func records(of source: Int) -> String
}

/// Draws what happens, also inside the calls; two stages that make the same calls draw the same.
@MainActor
final class SourcePlay {
  private(set) var log: [String] = []
  private let stage: any SourceStage
  private let sourceCount: Int
  private var generator: SeededGenerator
  private var lastName = 0
  private var budget = 20

  init(_ plan: SourcePlan, on stage: any SourceStage) {
    self.stage = stage
    sourceCount = plan.sources.count
    generator = SeededGenerator(seed: plan.seed &+ 1_000_000)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      stage.plan(after: Int.random(in: 0...5, using: &generator)) { self.act() }
    }
    stage.run(until: 20)
    for source in 0..<sourceCount { log.append(stage.records(of: source)) }
  }

  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<5:
      lastName += 1
      let name = lastName
      let source = Int.random(in: 0..<sourceCount, using: &generator)
      stage.subscribe(name, to: source) { self.didCall(name, $0) }
    case 5..<8:
      if lastName > 0 { stage.cancel(Int.random(in: 1...lastName, using: &generator)) }
    default:
      let delay = Int.random(in: 0...3, using: &generator)
      stage.plan(after: delay) { self.log.append("alarm@\(self.stage.now)") }
    }
  }

  private func didCall(_ name: Int, _ element: Int?) {
    log.append("\(name)<\(element.map { "\($0)" } ?? "|")@\(stage.now)")
    while Int.random(in: 0..<10, using: &generator) < 3, budget > 0 { act() }
    log.append(">")
  }
}

@MainActor
private final class RealSourceStage: SourceStage {
  private let clock = TestClock()
  private var sources: [(stream: EventStream<Int>, records: @MainActor () -> [RecordedPeriod])] = []
  private var subscriptions: [Int: StreamConnection] = [:]

  init(_ plan: SourcePlan) {
    for source in plan.sources {
      switch source.kind {
      case .hot:
        let hot = HotSource(source.script, clock: clock)
        sources.append((hot.stream, { hot.subscriptions }))
      case .state:
        let state = HotStateSource(-1, source.script, clock: clock)
        sources.append((state.stream.events, { state.subscriptions }))
      case .cold:
        let cold = ColdSource(source.script, clock: clock)
        sources.append((cold.stream, { cold.subscriptions }))
      }
    }
  }

  var now: Int { Int(clock.now.components.seconds) }

  func plan(after delay: Int, _ action: @escaping @MainActor () -> Void) {
    clock.schedule(after: .seconds(delay), action)
  }

  func subscribe(_ name: Int, to source: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    let subscription = StreamConnection()
    subscriptions[name] = subscription
    sources[source].stream.subscribe(subscription) { element in
      if element == nil { subscription.finish() }
      call(element)
    }
  }

  func cancel(_ name: Int) { subscriptions[name]?.cancel() }
  func run(until end: Int) { clock.advance(by: .seconds(end) - clock.now) }
  func records(of source: Int) -> String { "\(sources[source].records())" }
}

/// The rules, written down as naively as possible: every event of every script is planned at once.
@MainActor
private final class ModelSourceStage: SourceStage {
  private final class Source {
    let kind: SourcePlan.Kind
    let script: [TimedEvent<Int>]
    var value = -1
    var hasFinished = false
    var records: [RecordedPeriod] = []
    var listeners: [Listener] = []

    init(_ source: SourcePlan.Source) {
      kind = source.kind
      script = source.script.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element)
    }
  }

  private final class Listener {
    let call: @MainActor (Int?) -> Void
    let record: Int
    let source: Source
    var isLive = true

    init(_ source: Source, _ call: @escaping @MainActor (Int?) -> Void) {
      self.source = source
      self.call = call
      record = source.records.count
    }
  }

  private(set) var now = 0
  private var agenda: [(time: Int, action: @MainActor () -> Void)] = []
  private var sources: [Source] = []
  private var listeners: [Int: Listener] = [:]

  init(_ plan: SourcePlan) {
    for planned in plan.sources {
      let source = Source(planned)
      sources.append(source)
      guard source.kind != .cold else { continue }
      for event in source.script {
        self.plan(after: Self.seconds(event.time)) { self.send(event.element, from: source) }
      }
    }
  }

  private static func seconds(_ time: Duration) -> Int { Int(time.components.seconds) }

  func plan(after delay: Int, _ action: @escaping @MainActor () -> Void) { agenda.append((now + delay, action)) }

  func run(until end: Int) {
    while let time = agenda.map(\.time).min(), time <= end {
      now = time
      agenda.remove(at: agenda.firstIndex { $0.time == time }!).action()
    }
    now = end
  }

  func subscribe(_ name: Int, to index: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    let source = sources[index]
    let listener = Listener(source, call)
    source.records.append(.from(now))
    listeners[name] = listener
    switch source.kind {
    case .cold:
      for event in source.script {
        plan(after: Self.seconds(event.time)) { self.deliver(event.element, to: listener) }
      }
    case .hot, .state:
      source.listeners.append(listener)
      if source.kind == .state { deliver(source.value, to: listener) }
      if source.hasFinished { deliver(nil, to: listener) }
    }
  }

  func cancel(_ name: Int) {
    if let listener = listeners[name] { leave(listener) }
  }

  func records(of source: Int) -> String { "\(sources[source].records)" }

  private func send(_ element: Int?, from source: Source) {
    if let element { source.value = element } else { source.hasFinished = true }
    for listener in source.listeners { deliver(element, to: listener) }
  }

  private func deliver(_ element: Int?, to listener: Listener) {
    guard listener.isLive else { return }
    if element == nil { leave(listener) }
    listener.call(element)
  }

  private func leave(_ listener: Listener) {
    guard listener.isLive else { return }
    listener.isLive = false
    listener.source.records[listener.record] = .from(
      listener.source.records[listener.record].start, until: .seconds(now))
  }
}
