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
      let expected = play(seed, on: StreamModel(replays: isState))
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
  private func play(_ seed: UInt64, on stage: any StreamStage) -> String {
    let script = StreamScript(seed: seed, stage)
    for _ in 0..<12 { script.act() }
    return script.log.joined(separator: " ")
  }
}

private final class StateStage: SubscribedStage {
  private let source = MutableStateStream(0)

  override func send(_ value: Int) { source.send(value) }
  override func finish() { source.finish() }
  override func connect(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Int?) -> Void) {
    source.stream.subscribe(subscription, sink)
  }
}

private final class EventStage: SubscribedStage {
  private let source = MutableEventStream<Int>()

  override func send(_ value: Int) { source.send(value) }
  override func finish() { source.finish() }
  override func connect(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Int?) -> Void) {
    source.stream.subscribe(subscription, sink)
  }
}
