import Riblets

@testable import TicTacToe

final class LoggedInRoutingMock: LoggedInRouting {
  enum Call: Equatable {
    case cleanupViews
    case routeToOffGame(games: [String])
    case routeToGame(ObjectIdentifier)
  }

  let interactable: any Interactable = InteractableMock()
  var children: [any Routing] { [] }
  private(set) var calls: [Call] = []

  func load() {}
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
  func cleanupViews() { calls.append(.cleanupViews) }
  func routeToOffGame(withGames games: [any Game]) { calls.append(.routeToOffGame(games: games.map(\.id))) }
  func routeToGame(withBuilder gameBuilder: any GameBuildable) {
    calls.append(.routeToGame(ObjectIdentifier(gameBuilder)))
  }
}

final class LoggedInListenerMock: LoggedInListener {}

final class LoggedInInteractableMock: InteractableMock, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
  weak var listener: (any LoggedInListener)?
  func startGame(withBuilder gameBuilder: any GameBuildable) {}
  func gameDidEnd(withWinner winner: PlayerType?) {}
}

final class OffGameBuildableMock: OffGameBuildable {
  private(set) var buildArgValues: [[String]] = []
  var buildHandler: () -> any OffGameRouting = { LeafRoutingMock() }

  func build(withListener listener: any OffGameListener, games: [any Game]) -> any OffGameRouting {
    buildArgValues.append(games.map(\.id))
    return buildHandler()
  }
}
