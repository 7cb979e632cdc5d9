import Riblets

@testable import TicTacToe

final class RootInteractableMock: InteractableMock, RootInteractable {
  weak var router: (any RootRouting)?
  func didLogin(withPlayer1Name player1Name: String, player2Name: String) {}
}

final class RootRoutingMock: ViewableRoutingMock, RootRouting {
  private(set) var routeToLoggedInArgValues: [[String]] = []
  let item = LoggedInActionableItemMock()

  func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) -> any LoggedInActionableItem {
    routeToLoggedInArgValues.append([player1Name, player2Name])
    return item
  }
}

final class RootPresentableMock: RootPresentable {
  weak var listener: (any RootPresentableListener)?
}

final class LoggedOutBuildableMock: LoggedOutBuildable {
  private(set) var buildArgValues: [any LoggedOutListener] = []
  var buildHandler: () -> any LoggedOutRouting = { LeafRoutingMock() }

  func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
    buildArgValues.append(listener)
    return buildHandler()
  }
}

final class LoggedInBuildableMock: LoggedInBuildable {
  private(set) var buildArgValues: [[String]] = []
  let router = LoggedInRoutingMock()
  let item = LoggedInActionableItemMock()

  func build(
    withListener listener: any LoggedInListener, player1Name: String, player2Name: String
  ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
    buildArgValues.append([player1Name, player2Name])
    return (router, item)
  }
}
