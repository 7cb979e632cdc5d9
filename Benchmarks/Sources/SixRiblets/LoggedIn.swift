internal import Riblets

protocol LoggedInDependency: Dependency {}

final class LoggedInComponent: Component<any LoggedInDependency>, OffGameDependency, GameDependency {
  let names: (String, String)

  init(dependency: any LoggedInDependency, names: (String, String)) {
    self.names = names
    super.init(dependency: dependency)
  }

  var scores: MutableStateStream<[String: Int]> { shared { MutableStateStream([names.0: 0, names.1: 0]) } }
  var scoreStream: StateStream<[String: Int]> { scores.stream }
}

@MainActor
protocol LoggedInListener: AnyObject, Sendable {
  func didEnd(_ winner: String)
}

protocol LoggedInRouting: Routing {
  func routeToGame()
  func routeToOffGame()
}

protocol LoggedInInteractable: Interactable, OffGameListener, GameListener {
  var router: (any LoggedInRouting)? { get set }
  var listener: (any LoggedInListener)? { get set }
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
  weak var listener: (any LoggedInListener)?
  private let scores: MutableStateStream<[String: Int]>

  init(scores: MutableStateStream<[String: Int]>) {
    self.scores = scores
  }

  func startGame() { router?.routeToGame() }

  func gameDidEnd(winner: String) {
    scores.update { $0[winner, default: 0] += 1 }
    router?.routeToOffGame()
    listener?.didEnd(winner)
  }
}

final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
  private let offGameBuilder: any OffGameBuildable
  private let gameBuilder: any GameBuildable
  private var current: (any Routing)?

  init(
    interactor: any LoggedInInteractable, offGameBuilder: any OffGameBuildable, gameBuilder: any GameBuildable
  ) {
    self.offGameBuilder = offGameBuilder
    self.gameBuilder = gameBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() { routeToOffGame() }

  func routeToGame() { show(gameBuilder.build(withListener: interactor)) }
  func routeToOffGame() { show(offGameBuilder.build(withListener: interactor)) }

  private func show(_ next: any Routing) {
    if let current { detachChild(current) }
    current = next
    attachChild(next)
  }
}

protocol LoggedInBuildable: Buildable {
  func build(withListener listener: any LoggedInListener, _ first: String, _ second: String) -> any Routing
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  private let starts: EventStream<Void>

  init(dependency: any LoggedInDependency, starts: EventStream<Void>) {
    self.starts = starts
    super.init(dependency: dependency)
  }

  func build(withListener listener: any LoggedInListener, _ first: String, _ second: String) -> any Routing {
    let component = LoggedInComponent(dependency: dependency, names: (first, second))
    let interactor = LoggedInInteractor(scores: component.scores)
    interactor.listener = listener
    let router = LoggedInRouter(
      interactor: interactor,
      offGameBuilder: OffGameBuilder(dependency: component, starts: starts),
      gameBuilder: GameBuilder(dependency: component)
    )
    router.ribletComponent = component
    return router
  }
}
