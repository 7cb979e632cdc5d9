// An interactor and a workflow of RIBs after nothing but `import Riblets`. Each line that does not compile is expected
// to say what to write instead; Expected.txt holds the messages.
import Riblets

@MainActor protocol ScoreBoardPresentable: Presentable {
  func set(score: Int)
}

final class ScoreBoardInteractor: PresentableInteractor<any ScoreBoardPresentable> {
  let scores = MutableStateStream(0)
  let taps = MutableEventStream<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    let subscription = scores.stream.subscribe(onNext: { _ in })
    subscription.disposeOnDeactivate(interactor: self)
    isActiveStream.subscribe(onNext: { _ in })
    _ = taps.stream.confineTo(self)
    _ = scores.stream.distinctUntilChanged()
    _ = scores.asObservable()
    scores.accept(1)
    taps.onNext(())
    subscription.dispose()
    let detector = LeakDetector.instance
    detector.expectDeallocate(object: self)
    detector.expectViewControllerDisappear(viewController: self)
    scores.stream.sink { _ in }.disposed(by: self)
  }
}

final class ReportWorker: Worker {
  func watch(_ events: EventStream<Int>) {
    events.sink { _ in }.disposeOnStop(self)
  }
}

final class LaunchWorkflow: Workflow<ScoreBoardInteractor> {
  override init() {
    super.init()
    let step = onStep { item in item }
    step.asObservable().commit()
    _ = step.fork(self)
  }
}

@MainActor func open(_ workflow: LaunchWorkflow, from interactor: ScoreBoardInteractor) {
  _ = workflow.subscribe(interactor)
  interactor.isActiveStream.sink { _ in }.disposeWith(workflow: workflow)
}
