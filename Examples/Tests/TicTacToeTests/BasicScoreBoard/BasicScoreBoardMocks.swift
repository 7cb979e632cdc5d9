import Riblets

@testable import TicTacToe

final class BasicScoreBoardListenerMock: BasicScoreBoardListener {}

final class BasicScoreBoardPresentableMock: BasicScoreBoardPresentable {
  private(set) var setArgValues: [ScoreBoard] = []

  func set(_ scoreBoard: ScoreBoard) {
    setArgValues.append(scoreBoard)
  }
}

final class BasicScoreBoardInteractableMock: InteractableMock, BasicScoreBoardInteractable {
  weak var router: (any BasicScoreBoardRouting)?
  weak var listener: (any BasicScoreBoardListener)?
}

final class BasicScoreBoardViewControllableMock: ViewControllableMock, BasicScoreBoardViewControllable {
  private(set) var showArgValues: [BasicScoreBoardViewModel] = []

  func show(_ viewModel: BasicScoreBoardViewModel) {
    showArgValues.append(viewModel)
  }
}
