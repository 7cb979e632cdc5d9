import Riblets

@testable import TicTacToe

final class OffGameListenerMock: OffGameListener {
  private(set) var startGameArgValues: [any GameBuildable] = []

  func startGame(withBuilder gameBuilder: any GameBuildable) {
    startGameArgValues.append(gameBuilder)
  }
}

final class OffGamePresentableMock: OffGamePresentable {
  weak var listener: (any OffGamePresentableListener)?
}

final class OffGamePresentableListenerMock: OffGamePresentableListener {
  private(set) var startArgValues: [String] = []

  func start(_ game: any Game) {
    startArgValues.append(game.id)
  }
}

final class OffGameInteractableMock: InteractableMock, OffGameInteractable {
  weak var router: (any OffGameRouting)?
  weak var listener: (any OffGameListener)?
}

final class OffGameViewControllableMock: ViewControllableMock, OffGameViewControllable {
  private(set) var showArgValues: [any ViewControllable] = []

  func show(scoreBoardView: any ViewControllable) {
    showArgValues.append(scoreBoardView)
  }
}

final class BasicScoreBoardBuildableMock: BasicScoreBoardBuildable {
  private(set) var buildArgValues: [any BasicScoreBoardListener] = []
  let router = LeafRoutingMock()

  func build(withListener listener: any BasicScoreBoardListener) -> any BasicScoreBoardRouting {
    buildArgValues.append(listener)
    return router
  }
}
