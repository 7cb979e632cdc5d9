internal import Riblets

protocol OffGameDependency: Dependency {
  var scoreStream: StateStream<[String: Int]> { get }
}

final class OffGameComponent: Component<any OffGameDependency>, ScoreBoardDependency {
  var scoreStream: StateStream<[String: Int]> { dependency.scoreStream }
}

@MainActor
protocol OffGameListener: AnyObject, Sendable {
  func startGame()
}

protocol OffGameInteractable: Interactable {
  var listener: (any OffGameListener)? { get set }
}

final class OffGameInteractor: Interactor, OffGameInteractable {
  weak var listener: (any OffGameListener)?
  private let starts: EventStream<Void>

  init(starts: EventStream<Void>) {
    self.starts = starts
  }

  override func didBecomeActive() {
    observe(starts) { interactor, _ in interactor.listener?.startGame() }
  }
}

final class OffGameRouter: Router<any OffGameInteractable> {
  private let scoreBoardBuilder: any ScoreBoardBuildable

  init(interactor: any OffGameInteractable, scoreBoardBuilder: any ScoreBoardBuildable) {
    self.scoreBoardBuilder = scoreBoardBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() { attachChild(scoreBoardBuilder.build()) }
}

protocol OffGameBuildable: Buildable {
  func build(withListener listener: any OffGameListener) -> any Routing
}

final class OffGameBuilder: Builder<any OffGameDependency>, OffGameBuildable {
  private let starts: EventStream<Void>

  init(dependency: any OffGameDependency, starts: EventStream<Void>) {
    self.starts = starts
    super.init(dependency: dependency)
  }

  func build(withListener listener: any OffGameListener) -> any Routing {
    let component = OffGameComponent(dependency: dependency)
    let interactor = OffGameInteractor(starts: starts)
    interactor.listener = listener
    let router = OffGameRouter(interactor: interactor, scoreBoardBuilder: ScoreBoardBuilder(dependency: component))
    router.ribletComponent = component
    return router
  }
}
