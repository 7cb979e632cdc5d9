internal import Riblets

final class RootComponent: Component<any EmptyDependency>, LoggedOutDependency, LoggedInDependency {}

/// Stands for the window that an app without views does not have.
final class RootView: ViewControllable {}

/// The actions from outside: the keyboard of this app.
@MainActor
protocol RootActions: AnyObject, Sendable {
  func logIn(_ first: String, _ second: String)
  func play()
}

protocol RootRouting: ViewableRouting {
  func routeToLoggedIn(_ first: String, _ second: String)
}

protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
  var router: (any RootRouting)? { get set }
}

final class RootInteractor: Interactor, RootInteractable, RootActions {
  weak var router: (any RootRouting)?
  private let logins = MutableEventStream<(String, String)>()
  private let starts = MutableEventStream<Void>()

  var loginRequests: EventStream<(String, String)> { logins.stream }
  var startRequests: EventStream<Void> { starts.stream }

  func logIn(_ first: String, _ second: String) { logins.send((first, second)) }
  func play() { starts.send() }

  func didLogIn(_ first: String, _ second: String) {
    router?.routeToLoggedIn(first, second)
  }

  func didEnd(_ winner: String) {
    print("\(winner) wins")
  }
}

final class RootRouter: LaunchRouter<any RootInteractable, any ViewControllable>, RootRouting {
  private let loggedOutBuilder: any LoggedOutBuildable
  private let loggedInBuilder: any LoggedInBuildable
  private var loggedOut: (any Routing)?

  init(
    interactor: any RootInteractable, viewController: any ViewControllable,
    loggedOutBuilder: any LoggedOutBuildable, loggedInBuilder: any LoggedInBuildable
  ) {
    self.loggedOutBuilder = loggedOutBuilder
    self.loggedInBuilder = loggedInBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    let loggedOut = loggedOutBuilder.build(withListener: interactor)
    self.loggedOut = loggedOut
    attachChild(loggedOut)
  }

  func routeToLoggedIn(_ first: String, _ second: String) {
    if let loggedOut { detachChild(loggedOut) }
    loggedOut = nil
    attachChild(loggedInBuilder.build(withListener: interactor, first, second))
  }
}

final class RootBuilder: Builder<any EmptyDependency> {
  func build() -> (router: any LaunchRouting, actions: any RootActions) {
    let component = RootComponent(dependency: dependency)
    let interactor = RootInteractor()
    let router = RootRouter(
      interactor: interactor, viewController: RootView(),
      loggedOutBuilder: LoggedOutBuilder(dependency: component, requests: interactor.loginRequests),
      loggedInBuilder: LoggedInBuilder(dependency: component, starts: interactor.startRequests)
    )
    return (router, interactor)
  }
}
