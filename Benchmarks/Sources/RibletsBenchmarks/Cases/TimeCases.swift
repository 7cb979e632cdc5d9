internal import Riblets
internal import RibletsTesting
internal import Testing

extension BenchmarkCase {
  /// The benchmarks of code that waits for time, in the time of a test.
  static var timeCases: [BenchmarkCase] {
    [BenchmarkCase("debounce-virtual", batch: 100) { debouncing() }]
  }

  /// Sends an event into a debounce and moves time until it has come to an interactor, in a task as a test does it.
  private static func debouncing() -> Operation {
    let test = TestScope(leakPolicy: .off)
    let receiver = StageReceiver()
    let router = Router<StageReceiver>(concrete: receiver)
    test.launch(router)
    let source = MutableEventStream<Int>()
    let quiet = source.stream.debounce(for: .seconds(1), clock: receiver.ribletClock)
    receiver.observe(quiet) { interactor, value in interactor.sum &+= value }
    return Operation { count in
      let before = receiver.sum
      for _ in 0..<count {
        Task.immediate { @MainActor in
          source.send(1)
          await test.advance(by: .seconds(1))
        }
      }
      precondition(receiver.sum == before + count, "Not every event has arrived.")
      withExtendedLifetime(router) {}
    }
  }
}
