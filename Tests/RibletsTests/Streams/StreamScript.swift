import Riblets
import SeededGenerator

/// The operations on a stream, so that the real one and the model are played the same sequence.
@MainActor
protocol StreamStage: AnyObject {
  func send(_ value: Int)
  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void)
  func cancel(_ name: Int)
  func finish()
}

/// Draws what happens next to a stream, from inside and outside of its observers.
@MainActor
final class StreamScript {
  var log: [String] = []
  private let stage: any StreamStage
  private var generator: SeededGenerator
  private var budget = 60
  private var lastValue = 0
  private var lastName = 0

  init(seed: UInt64, _ stage: any StreamStage) {
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

/// A stage of a real stream, with a subscription for each name.
@MainActor
class SubscribedStage: StreamStage {
  private var subscriptions: [Int: StreamConnection] = [:]

  func send(_ value: Int) {}
  func finish() {}
  func connect(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Int?) -> Void) {}

  func subscribe(_ name: Int, _ call: @escaping @MainActor (Int?) -> Void) {
    let subscription = StreamConnection()
    subscriptions[name] = subscription
    connect(subscription) { value in
      if value == nil { subscription.finish() }
      call(value)
    }
  }

  func cancel(_ name: Int) { subscriptions[name]?.cancel() }
}
