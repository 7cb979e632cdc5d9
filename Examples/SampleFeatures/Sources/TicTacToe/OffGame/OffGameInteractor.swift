import Riblets

/// @mockable
@MainActor
protocol OffGameRouting: ViewableRouting, Navigating where Origin == any OffGameRouting {}

typealias OffGameRoute = Route<any OffGameRouting>

/// @mockable
@MainActor
protocol OffGamePresentable: Presentable {
  var listener: (any OffGamePresentableListener)? { get set }
}

/// @mockable
@MainActor
protocol OffGameListener: AnyObject, Sendable {
  func start(_ game: Game)
}

/// Hands the chosen game on.
final class OffGameInteractor: PresentableInteractor<any OffGamePresentable>, OffGameInteractable,
  OffGamePresentableListener
{
  weak var router: (any OffGameRouting)?
  weak var listener: (any OffGameListener)?

  override init(presenter: any OffGamePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  /// The score board is always there.
  override func didBecomeActive() {
    router?.begin(with: .basicScoreBoard)
  }

  func start(_ game: Game) {
    listener?.start(game)
  }
}
