internal import Riblets

extension BenchmarkCase {
  /// One event on its way to observers.
  static var eventCases: [BenchmarkCase] {
    let single = [
      BenchmarkCase("event-0", batch: 1000) { sending { $0.stream } },
      BenchmarkCase("event-3", batch: 1000) { sending(through: threeOperators) },
      BenchmarkCase("event-3-loose", batch: 1000) { sendingToLooseInteractor() },
    ]
    let fanOut = [1, 10, 100, 1000, 10_000].flatMap { count in
      [
        BenchmarkCase("fan-out-\(count)", batch: max(1, 1000 / count)) { fanningOut(to: count) },
        BenchmarkCase("fan-out-observe-\(count)", batch: max(1, 1000 / count)) { fanningOutToObservers(count) },
      ]
    }
    return single + fanOut
  }

  /// The chain of the targets: map, filter, removeDuplicates. Every event passes.
  private static func threeOperators(_ source: MutableEventStream<Int>) -> EventStream<Int> {
    source.stream
      .map { $0 &+ 1 }
      .filter { $0 > 0 }
      .removeDuplicates()
  }

  private static func sending(through operators: (MutableEventStream<Int>) -> EventStream<Int>) -> Operation {
    let stage = Stage()
    let source = MutableEventStream<Int>()
    let receiver = StageReceiver()
    let router = Router<StageReceiver>(concrete: receiver)
    stage.root.attachChild(router)
    receiver.observe(operators(source)) { interactor, value in interactor.sum &+= value }
    return Operation { count in
      for number in 0..<count { source.send(number) }
      withExtendedLifetime(stage) {}
    }
  }

  /// An interactor that was activated by hand, as a unit test does it.
  private static func sendingToLooseInteractor() -> Operation {
    let source = MutableEventStream<Int>()
    let receiver = StageReceiver()
    receiver.activate()
    receiver.observe(threeOperators(source)) { interactor, value in interactor.sum &+= value }
    return Operation { count in
      for number in 0..<count { source.send(number) }
      withExtendedLifetime(receiver) {}
    }
  }

  private static func fanningOut(to subscribers: Int) -> Operation {
    let source = MutableEventStream<Int>()
    let count = EventCount()
    for _ in 0..<subscribers { source.stream.sink { count.value &+= $0 } }
    return Operation { count in
      for number in 0..<count { source.send(number) }
    }
  }

  private static func fanningOutToObservers(_ subscribers: Int) -> Operation {
    let stage = Stage()
    let source = MutableEventStream<Int>()
    for _ in 0..<subscribers {
      let receiver = StageReceiver()
      stage.root.attachChild(Router<StageReceiver>(concrete: receiver))
      receiver.observe(source.stream) { interactor, value in interactor.sum &+= value }
    }
    return Operation { count in
      for number in 0..<count { source.send(number) }
      withExtendedLifetime(stage) {}
    }
  }
}

/// Adds up what arrives, so that nothing can be left out.
final class StageReceiver: Interactor {
  var sum = 0
}
