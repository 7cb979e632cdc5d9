import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol OffGamePresentableListener: AnyObject {
  func start(_ game: any Game)
}

/// The lobby: the score on top, a button for each game at the bottom.
final class OffGameViewController: ViewController, OffGamePresentable, OffGameViewControllable {
  weak var listener: (any OffGamePresentableListener)?

  private let games: [any Game]

  init(games: [any Game]) {
    self.games = games
    super.init()
  }

  override func viewDidLoad() {
    title = "Choose a game"
  }

  func show(scoreBoardView: any ViewControllable) {
    addChild(scoreBoardView.viewController)
  }

  /// The first game stands at the bottom, each next one above it.
  ///
  /// Names may be long: the score scrolls, so that the games stay in sight.
  override var body: any View {
    VStack(spacing: 20) {
      List { children }
      Spacer()
      VStack(spacing: 12) {
        for game in games.reversed() {
          Button(game.name, role: .primary) { self.listener?.start(game) }.identifier(game.name)
        }
      }
    }
  }
}
