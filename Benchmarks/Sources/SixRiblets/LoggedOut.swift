internal import Riblets

protocol LoggedOutDependency: Dependency {}

final class LoggedOutComponent: Component<any LoggedOutDependency> {}

@MainActor
protocol LoggedOutListener: AnyObject, Sendable {
  func didLogIn(_ first: String, _ second: String)
}

protocol LoggedOutInteractable: Interactable {
  var listener: (any LoggedOutListener)? { get set }
}

final class LoggedOutInteractor: Interactor, LoggedOutInteractable {
  weak var listener: (any LoggedOutListener)?
  private let requests: EventStream<(String, String)>

  init(requests: EventStream<(String, String)>) {
    self.requests = requests
  }

  override func didBecomeActive() {
    observe(requests) { interactor, names in
      interactor.listener?.didLogIn(names.0.isEmpty ? "Player 1" : names.0, names.1.isEmpty ? "Player 2" : names.1)
    }
  }
}

final class LoggedOutRouter: Router<any LoggedOutInteractable> {}

protocol LoggedOutBuildable: Buildable {
  func build(withListener listener: any LoggedOutListener) -> any Routing
}

final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
  private let requests: EventStream<(String, String)>

  init(dependency: any LoggedOutDependency, requests: EventStream<(String, String)>) {
    self.requests = requests
    super.init(dependency: dependency)
  }

  func build(withListener listener: any LoggedOutListener) -> any Routing {
    let component = LoggedOutComponent(dependency: dependency)
    let interactor = LoggedOutInteractor(requests: requests)
    interactor.listener = listener
    let router = LoggedOutRouter(interactor: interactor)
    router.ribletComponent = component
    return router
  }
}
