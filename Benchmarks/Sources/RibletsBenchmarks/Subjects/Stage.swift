internal import Riblets

/// A launched tree of one riblet, to attach to.
@MainActor
struct Stage {
  let root: StageRouter
  let interactor: StageInteractor

  /// Launches it.
  ///
  /// - Parameter runtime: By default leaks are not looked for and nobody listens.
  init(runtime: RibletRuntime = RibletRuntime(leakPolicy: .off)) {
    interactor = StageInteractor()
    root = StageRouter(interactor: interactor, viewController: StageView())
    root.launch(in: runtime)
  }
}

final class StageInteractor: Interactor, LeafListener, ShownListener, BusyListener {}

final class StageView: ViewControllable {}

final class StageRouter: LaunchRouter<StageInteractor, StageView> {}
