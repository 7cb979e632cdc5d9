import Riblets

/// @mockable
@MainActor
protocol OffGameRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol OffGamePresentable: Presentable {
  var listener: (any OffGamePresentableListener)? { get set }
}

/// @mockable
@MainActor
protocol OffGameListener: AnyObject {
  func startGame(withBuilder gameBuilder: any GameBuildable)
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

  func start(_ game: any Game) {
    listener?.startGame(withBuilder: game.builder)
  }
}
