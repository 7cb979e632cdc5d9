import SeededGenerator
import Testing

@testable import Riblets

/// Holds both kinds of streams to the rules of delivery by random sequences, from inside and outside of observers.
@MainActor
struct DeliveryModelTests {
  @Test(arguments: 0..<12)
  func `random sequences follow the rules`(block: UInt64) {
    for seed in block * 1_000..<(block + 1) * 1_000 {
      let isState = seed % 2 == 0
      let expected = play(seed, on: ModelStage(replays: isState))
      let actual = isState ? play(seed, on: StateStage()) : play(seed, on: EventStage())
      if actual != expected {
        Issue.record("seed \(seed): expected \(expected), but got \(actual)")
        return
      }
    }
  }

  /// Plays one random sequence and returns the calls that observers got.
  ///
  /// What an observer does in a call is drawn when the call comes: two stages that make the same calls draw the same.
  private func play(_ seed: UInt64, on stage: any Stage) -> String {
    let script = Script(seed: seed, stage)
    for _ in 0..<12 { script.act() }
    return script.log.joined(separator: " ")
  }
}

/// What can be done to a stream, so that the real one and the model are played the same sequence.
@MainActor
private protocol Stage: AnyObject {
  func send(_ value: Int)
  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void)
  func cancel(_ name: Int)
  func finish()
}

/// Draws what happens next.
@MainActor
private final class Script {
  var log: [String] = []
  private let stage: any Stage
  private var generator: SeededGenerator
  private var budget = 60
  private var lastValue = 0
  private var lastName = 0

  init(seed: UInt64, _ stage: any Stage) {
    generator = SeededGenerator(seed: seed)
    self.stage = stage
  }

  func act() {
    guard budget > 0 else { return }
    budget -= 1
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45:
      lastValue += 1
      stage.send(lastValue)
    case 45..<75:
      lastName += 1
      let name = lastName
      stage.subscribe(name) { [weak self] value in self?.didCall(name, value) }
    case 75..<97:
      if lastName > 0 { stage.cancel(Int.random(in: 1...lastName, using: &generator)) }
    default:
      stage.finish()
    }
  }

  private func didCall(_ name: Int, _ value: Int?) {
    log.append("\(name)<\(value.map { "\($0)" } ?? "|")")
    while Int.random(in: 0..<10, using: &generator) < 4, budget > 0 { act() }
    log.append(">")
  }
}

/// The rules, written down as naively as possible.
@MainActor
private final class ModelStage: Stage {
  private var subscribers: [(name: Int, call: @MainActor (Int?) -> Void)] = []
  private var queue: [(value: Int?, receivers: [Int])] = []
  private var value = 0
  private var isDelivering = false
  private var isFinished = false
  private let replays: Bool

  init(replays: Bool) {
    self.replays = replays
  }

  func send(_ value: Int) {
    guard !isFinished else { return }
    self.value = value
    enqueue(value)
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    enqueue(nil)
  }

  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    if isFinished {
      subscribers.append((name, call))
      if replays { call(value) }
      if isSubscribed(name) {
        cancel(name)
        call(nil)
      }
      return
    }
    subscribers.append((name, call))
    guard replays else { return }
    if isDelivering { return call(value) }
    isDelivering = true
    call(value)
    isDelivering = false
    deliver()
  }

  func cancel(_ name: Int) { subscribers.removeAll { $0.name == name } }

  private func isSubscribed(_ name: Int) -> Bool { subscribers.contains { $0.name == name } }

  private func enqueue(_ value: Int?) {
    queue.append((value, subscribers.map(\.name)))
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      let (value, receivers) = queue.removeFirst()
      for name in receivers {
        guard let subscriber = subscribers.first(where: { $0.name == name }) else { continue }
        if value == nil { cancel(name) }
        subscriber.call(value)
      }
    }
    isDelivering = false
  }
}

@MainActor
private class RealStage: Stage {
  private var subscriptions: [Int: Subscription] = [:]

  func send(_ value: Int) {}
  func finish() {}
  func connect(_ subscription: Subscription, _ sink: @escaping @MainActor (Int?) -> Void) {}

  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    let subscription = Subscription()
    subscriptions[name] = subscription
    connect(subscription) { value in
      if value == nil { subscription.finish() }
      call(value)
    }
  }

  func cancel(_ name: Int) { subscriptions[name]?.cancel() }
}

private final class StateStage: RealStage {
  private let source = MutableStateStream(0)

  override func send(_ value: Int) { source.send(value) }
  override func finish() { source.finish() }
  override func connect(_ subscription: Subscription, _ sink: @escaping @MainActor (Int?) -> Void) {
    source.stream.subscribe(subscription, sink)
  }
}

private final class EventStage: RealStage {
  private let source = MutableEventStream<Int>()

  override func send(_ value: Int) { source.send(value) }
  override func finish() { source.finish() }
  override func connect(_ subscription: Subscription, _ sink: @escaping @MainActor (Int?) -> Void) {
    source.stream.subscribe(subscription, sink)
  }
}
