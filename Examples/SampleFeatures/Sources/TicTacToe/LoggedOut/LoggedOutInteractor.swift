import Riblets

/// @mockable
@MainActor
protocol LoggedOutRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol LoggedOutPresentable: Presentable {
  var listener: (any LoggedOutPresentableListener)? { get set }
}

/// @mockable
@MainActor
protocol LoggedOutListener: AnyObject, Sendable {
  func didLogin(withPlayer1Name player1Name: String, player2Name: String)
}

/// Gives players who say no name one.
final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable>, LoggedOutInteractable,
  LoggedOutPresentableListener
{
  weak var router: (any LoggedOutRouting)?
  weak var listener: (any LoggedOutListener)?

  override init(presenter: any LoggedOutPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func login(withPlayer1Name player1Name: String?, player2Name: String?) {
    listener?.didLogin(
      withPlayer1Name: name(player1Name, otherwise: "Player 1"),
      player2Name: name(player2Name, otherwise: "Player 2")
    )
  }

  /// A name of spaces only could not be seen, so it counts as none.
  private func name(_ name: String?, otherwise standIn: String) -> String {
    guard let name, !name.allSatisfy(\.isWhitespace) else { return standIn }
    return name
  }
}
