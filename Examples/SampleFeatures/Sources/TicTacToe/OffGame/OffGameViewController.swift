import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol OffGamePresentableListener: AnyObject {
  func start(_ game: Game)
}

/// The lobby: the score on top, a button for each game at the bottom.
final class OffGameViewController: ViewController, OffGamePresentable, OffGameViewControllable {
  weak var listener: (any OffGamePresentableListener)?

  private let games: [Game]

  init(games: [Game]) {
    self.games = games
    super.init()
  }

  override func viewDidLoad() {
    title = "Choose a game"
  }

  /// The first game stands at the bottom, each next one above it.
  ///
  /// Names may be long: the score scrolls, so that the games stay in sight.
  override var body: any View {
    VStack(spacing: 20) {
      List { children(.embedded) }
      Spacer()
      VStack(spacing: 12) {
        for game in games.reversed() {
          Button(game.name, role: .primary) { self.listener?.start(game) }.identifier(game.name)
        }
      }
    }
  }
}
