import Riblets
import RibletsTesting
import Testing

// A riblet whose children come by routes, for the tests of the testers and the examples of Documentation/TestingRoles.md.

@MainActor protocol LoggedInRouting: Navigating where Origin == any LoggedInRouting {}
typealias LoggedInRoute = Route<any LoggedInRouting>

@MainActor protocol LoggedInInteractable: Interactable {
  var router: (any LoggedInRouting)? { get set }
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?

  override func didBecomeActive() { router?.begin(with: .lobby) }

  func didChoose(_ player: String) {
    guard let router, router.isEnabled(.menu(player: player)) else { return }
    router.route(to: .menu(player: player))
  }
}

final class LoggedInComponent: Component<any EmptyDependency> {}

final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
  let builders: ChildBuilders<LoggedInComponent>

  init(interactor: any LoggedInInteractable, builders: ChildBuilders<LoggedInComponent>) {
    self.builders = builders
    super.init(interactor: interactor)
    interactor.router = self
  }
}

@MainActor protocol MenuListener: AnyObject, Sendable {
  func menuDidFinish()
}

@MainActor protocol MenuRouting: ViewableRouting {}

@MainActor protocol MenuBuildable: Buildable {
  func build(withListener listener: any MenuListener, player: String) -> any MenuRouting
}

struct LoggedInMenu: ChildRoute {
  static let shown = Shown.pushed
  var player: String

  func build(in parent: LoggedInRouter) -> any MenuRouting {
    parent.builders.builder(of: (any MenuBuildable).self) { _ in preconditionFailure("Tests give one.") }
      .build(
        withListener: parent.listener { (interactor: LoggedInInteractor) -> any MenuListener in interactor },
        player: player)
  }
}

extension LoggedInRoute {
  static func menu(player: String) -> Self { Self(LoggedInMenu(player: player)) }
}

extension RouteID<any LoggedInRouting> {
  static var menu: Self { Self(LoggedInMenu.self) }
}

extension LoggedInInteractor: MenuListener {
  func menuDidFinish() { router?.leave(.menu) }
}

/// A child that needs no builder and no listener.
struct LoggedInLobby: ChildRoute {
  static let shown = Shown.tab

  func build(in parent: LoggedInRouter) -> any Routing { LobbyRouter(interactor: Interactor()) }
}

final class LobbyRouter: Router<Interactor> {}

extension LoggedInRoute {
  static var lobby: Self { Self(LoggedInLobby()) }
}
