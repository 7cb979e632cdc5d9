import Riblets

/// @mockable
@MainActor
protocol LoggedInRouting: Routing {
  /// Takes the current child's view off the screen.
  func cleanupViews()
  /// Replaces the current child by the lobby.
  func routeToOffGame(withGames games: [any Game])
  /// Replaces the current child by a game.
  func routeToGame(withBuilder gameBuilder: any GameBuildable)
}

/// LoggedIn has nothing to tell: there is no way to log out.
/// @mockable
@MainActor
protocol LoggedInListener: AnyObject {}

/// Sends the players from the lobby to a game and back.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
  weak var listener: (any LoggedInListener)?

  private let games: [any Game]

  init(games: [any Game]) {
    self.games = games
    super.init()
  }

  override func didBecomeActive() {
    router?.routeToOffGame(withGames: games)
  }

  override func willResignActive() {
    router?.cleanupViews()
  }

  func startGame(withBuilder gameBuilder: any GameBuildable) {
    router?.routeToGame(withBuilder: gameBuilder)
  }

  func gameDidEnd(withWinner winner: PlayerType?) {
    router?.routeToOffGame(withGames: games)
  }
}

extension LoggedInInteractor: LoggedInActionableItem {
  func launchGame(withID id: String?) async throws -> any LoggedInActionableItem {
    let id = id?.lowercased()
    if let game = games.first(where: { $0.id.lowercased() == id }) {
      router?.routeToGame(withBuilder: game.builder)
    }
    return self
  }
}
