import Riblets
import RibletsHost
import RibletsViews

/// An app with a lobby and rooms, whose links lead into a room.
@MainActor
final class SampleApp {
  let router = LobbyRouter(interactor: LobbyInteractor(), viewController: LobbyViewController())

  func open(_ link: String) async throws {
    try await lobbyLinks.open(link, from: router)
  }

  var hosted: HostedApp { HostedApp(router, open: open) }
}

protocol LobbyRouting: ViewableRouting, Navigating where Origin == any LobbyRouting {}

final class LobbyInteractor: Interactor {}

final class LobbyViewController: ViewController, RouteContainer {
  @ViewBuilder
  override var body: any View { Text("Lobby") }
}

final class LobbyRouter: LaunchRouter<any Interactable, LobbyViewController>, LobbyRouting {}

struct LobbyRoom: ChildRoute {
  static let shown = Shown.pushed
  var name: String

  func build(in parent: LobbyRouter) -> any ViewableRouting {
    RoomRouter(interactor: Interactor(), viewController: RoomViewController(name))
  }
}

/// A child that nobody opens, for a link that waits.
struct LobbyCellar: ChildRoute {
  func build(in parent: LobbyRouter) -> any Routing { CellarRouter(interactor: Interactor()) }
}

protocol CellarRouting: Navigating where Origin == any CellarRouting {}

final class CellarRouter: Router<any Interactable>, CellarRouting {}

final class RoomRouter: ViewableRouter<any Interactable, RoomViewController> {}

final class RoomViewController: ViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  @ViewBuilder
  override var body: any View { Text("Room \(name)") }
}

let lobbyLinks = LinkCatalogue<any LobbyRouting>(
  prefixes: ["lobby://"],
  links: [
    .link("room/{name:String}") { link in LinkPath(to: LobbyRoom(name: try link.name)) },
    .link("cellar") { _ in LinkPath(waitingFor: LobbyCellar.self) },
  ])
