// An interactor, a worker and a workflow of RIBs after nothing but the imports were replaced. Each line that does not compile
// says what to write instead. A comment that begins with a bar has cells of the page's tables.
import Riblets
import RibletsPorting

@MainActor protocol ScoreBoardPresentable: Presentable {
  func set(score: Int)
}

final class ScoreBoardInteractor: PresentableInteractor<any ScoreBoardPresentable> {
  let scores = MutableStateStream(0)
  let taps = MutableEventStream<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    // | `stream.subscribe(onNext: { [weak self] v in self?.f(v) }).disposeOnDeactivate(interactor: self)`
    scores.stream.subscribe(onNext: { [weak self] in self?.presenter.set(score: $0) })
      .disposeOnDeactivate(interactor: self)
    // | `isActiveStream.subscribe(…)`
    let subscription = isActiveStream.subscribe(onNext: { _ in })
    // | `stream.confineTo(self)`
    _ = taps.stream.confineTo(self)
    // | `LeakDetector.instance.expectDeallocate(object:)`
    LeakDetector.instance.expectDeallocate(object: self)

    LeakDetector.instance.expectViewControllerDisappear(viewController: self)
    subscription.dispose()
    scores.stream.sink { _ in }.disposed(by: self)
  }
}

final class ReportWorker: Worker {
  // | `didStop()`
  override func didStop() {}

  func watch(_ events: EventStream<Int>) {
    // | `disposeOnStop(self)`
    events.sink { _ in }.disposeOnStop(self)
  }
}

final class LaunchWorkflow: Workflow<ScoreBoardInteractor> {
  override init() {
    super.init()
    let step = onStep { item in item }
    // | `step.asObservable().fork(workflow)`
    _ = step.asObservable()
    _ = step.fork(self)
  }

  // | `didReceiveError(_:)`
  override func didReceiveError(_ error: any Error) {}
}

@MainActor func open(_ workflow: LaunchWorkflow, from interactor: ScoreBoardInteractor) {
  // | `workflow.subscribe(item).disposeOnDeactivate(interactor: self)`
  workflow.subscribe(interactor).disposeOnDeactivate(interactor: interactor)
  // | `disposeWith(workflow:)`
  interactor.isActiveStream.sink { _ in }.disposeWith(workflow: workflow)
}

@MainActor func launch(_ router: any LaunchRouting, _ child: Router<ScoreBoardInteractor>, from window: AnyObject) {
  // | `launchRouter.launch(from: window)`
  router.launch(from: window)
  // | `router.lifecycle`
  _ = router.lifecycle
  _ = child.lifecycle.subscribe(onNext: { _ in })
}
