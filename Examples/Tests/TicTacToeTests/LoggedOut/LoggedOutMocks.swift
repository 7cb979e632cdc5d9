import Riblets

@testable import TicTacToe

final class LoggedOutListenerMock: LoggedOutListener {
  private(set) var didLoginArgValues: [[String]] = []

  func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
    didLoginArgValues.append([player1Name, player2Name])
  }
}

final class LoggedOutPresentableMock: LoggedOutPresentable {
  weak var listener: (any LoggedOutPresentableListener)?
}

final class LoggedOutPresentableListenerMock: LoggedOutPresentableListener {
  private(set) var loginArgValues: [[String?]] = []

  func login(withPlayer1Name player1Name: String?, player2Name: String?) {
    loginArgValues.append([player1Name, player2Name])
  }
}

final class LoggedOutInteractableMock: InteractableMock, LoggedOutInteractable {
  weak var router: (any LoggedOutRouting)?
  weak var listener: (any LoggedOutListener)?
}
