internal import Riblets

extension BenchmarkCase {
  /// A riblet built, attached to an active parent, detached and freed, in several forms.
  static var attachCases: [BenchmarkCase] {
    [
      BenchmarkCase("attach-detach", batch: 1000) { .attachingLeaves(to: Stage()) },
      BenchmarkCase("attach-detach-view", batch: 1000) {
        .attaching(to: Stage()) { ShownRouter.make(withListener: $0) }
      },
      BenchmarkCase("attach-detach-component", batch: 1000) {
        let builder = ProvidedBuilder(dependency: StageComponent())
        return .attaching(to: Stage()) { builder.build(withListener: $0) }
      },
      BenchmarkCase("attach-detach-view-component", batch: 1000) {
        let builder = ProvidedShownBuilder(dependency: StageComponent())
        return .attaching(to: Stage()) { builder.build(withListener: $0) }
      },
      BenchmarkCase("attach-detach-listener", batch: 1000) { attachingWithListener() },
      BenchmarkCase("attach-detach-leaks", batch: 1000) { attachingWithLeakChecks() },
      BenchmarkCase("attach-detach-leaks-10000", batch: 10000) { attachingWithLeakChecks() },
      BenchmarkCase("build-riblet", batch: 1000) {
        let stage = Stage()
        return Operation(repeating: { _ = LeafRouter.make(withListener: stage.interactor) })
      },
      BenchmarkCase("interactor-3-streams", batch: 1000) { attachingBusy() },
    ]
  }

  private static func attachingWithListener() -> Operation {
    let runtime = RibletRuntime(leakPolicy: .off)
    let count = EventCount()
    runtime.events.sink { _ in count.value += 1 }
    return .attachingLeaves(to: Stage(runtime: runtime))
  }

  /// The batch's riblets wait together; their check is part of it.
  private static func attachingWithLeakChecks() -> Operation {
    let clock = RingingClock()
    let stage = Stage(runtime: RibletRuntime(clock: clock, reporter: .silent, leakPolicy: .on()))
    return Operation { count in
      for _ in 0..<count {
        let child = LeafRouter.make(withListener: stage.interactor)
        stage.root.attachChild(child)
        stage.root.detachChild(child)
      }
      clock.ringOut()
    }
  }

  private static func attachingBusy() -> Operation {
    let score = MutableStateStream(0)
    let name = MutableStateStream("Ada")
    let taps = MutableEventStream<Int>()
    let stage = Stage()
    let streams = BusyStreams(score: score.stream, name: name.stream, taps: taps.stream)
    return .attaching(to: stage) { listener in
      let interactor = BusyInteractor(streams: streams)
      interactor.listener = listener
      withExtendedLifetime((score, name, taps)) {}
      return BusyRouter(interactor: interactor)
    }
  }
}

extension Operation {
  static func attachingLeaves(to stage: Stage) -> Operation {
    .attaching(to: stage) { LeafRouter.make(withListener: $0) }
  }

  /// Builds a child, attaches it, detaches it and lets go of it.
  static func attaching(
    to stage: Stage, _ build: @escaping @MainActor (StageInteractor) -> any Routing
  ) -> Operation {
    Operation(repeating: {
      let child = build(stage.interactor)
      stage.root.attachChild(child)
      stage.root.detachChild(child)
    })
  }
}

/// The number of events that arrived.
@MainActor
final class EventCount {
  var value = 0
}

/// A clock whose alarms ring when the benchmark says so.
final class RingingClock: RibletClock {
  private var pending: ScheduledAction?
  private(set) var now = Duration.zero

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    pending = scheduled
    return scheduled
  }

  /// Rings until nobody sets an alarm any more.
  func ringOut() {
    while let due = pending {
      pending = nil
      now += .milliseconds(250)
      due.run()
    }
  }
}
