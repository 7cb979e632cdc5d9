internal import Riblets

extension BenchmarkCase {
  /// Subscriptions made, kept and cancelled.
  static var subscriptionCases: [BenchmarkCase] {
    [
      BenchmarkCase("subscribe-cancel", batch: 1000) {
        let (receiver, source, stage) = observing()
        return Operation(repeating: {
          receiver.observe(source.stream) { interactor, value in interactor.sum &+= value }.cancel()
          withExtendedLifetime(stage) {}
        })
      },
      BenchmarkCase("subscription", batch: 1000, memory: .held) {
        let (receiver, source, stage) = observing()
        return keepingSubscriptions(of: stage) {
          receiver.observe(source.stream) { interactor, value in interactor.sum &+= value }
        }
      },
      BenchmarkCase("subscription-sink", batch: 1000, memory: .held) {
        let (receiver, source, stage) = observing()
        return keepingSubscriptions(of: stage) {
          source.stream.sink { value in receiver.sum &+= value }
        }
      },
    ]
  }

  private static func observing() -> (StageReceiver, MutableEventStream<Int>, Stage) {
    let stage = Stage()
    let receiver = StageReceiver()
    stage.root.attachChild(Router<StageReceiver>(concrete: receiver))
    return (receiver, MutableEventStream<Int>(), stage)
  }

  private static func keepingSubscriptions(
    of stage: Stage, _ subscribe: @escaping @MainActor () -> StreamConnection
  ) -> Operation {
    let kept = Kept()
    return Operation(
      prepare: { kept.subscriptions.reserveCapacity($0) },
      clear: {
        for subscription in kept.subscriptions.reversed() { subscription.cancel() }
        kept.subscriptions = []
        withExtendedLifetime(stage) {}
      }
    ) { count in
      for _ in 0..<count { kept.subscriptions.append(subscribe()) }
    }
  }

  /// Subscriptions to cancel when the batch was measured. Its array was made before.
  @MainActor
  private final class Kept {
    var subscriptions: [StreamConnection] = []
  }
}
