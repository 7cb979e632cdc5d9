import Riblets

/// @mockable
@MainActor
protocol LoggedInRouting: Navigating where Origin == any LoggedInRouting {}

typealias LoggedInRoute = Route<any LoggedInRouting>

/// LoggedIn has nothing to tell: there is no way to log out.
/// @mockable
@MainActor
protocol LoggedInListener: AnyObject, Sendable {}

/// Sends the players from the lobby to a game and back.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
  weak var listener: (any LoggedInListener)?

  let games: [Game]
  private let mutableScoreStream: any MutableScoreStream

  init(games: [Game], mutableScoreStream: any MutableScoreStream) {
    self.games = games
    self.mutableScoreStream = mutableScoreStream
    super.init()
  }

  override func didBecomeActive() {
    router?.begin(with: .offGame)
  }

  /// Goes back to the lobby, whichever game has ended.
  func gameDidEnd() {
    router?.route(to: .offGame, by: .root)
  }
}

extension LoggedInInteractor: StateSaving {
  var savedState: Score {
    get { mutableScoreStream.score.value }
    set { mutableScoreStream.setScore(newValue) }
  }
}

extension LoggedInInteractor: LoggedInActionableItem {
  func launchGame(withID id: String?) async throws -> any LoggedInActionableItem {
    let id = id?.lowercased()
    if let game = games.first(where: { $0.id == id }) {
      router?.route(to: game.route, by: .root)
    }
    return self
  }
}
