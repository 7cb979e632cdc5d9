import Riblets

@testable import TicTacToe

final class RandomWinListenerMock: RandomWinListener {
  private(set) var didRandomlyWinArgValues: [PlayerType] = []

  func didRandomlyWin(withPlayer player: PlayerType) {
    didRandomlyWinArgValues.append(player)
  }
}

/// Shows every state it gets, and lets a test act like a person.
final class RandomWinPresentableMock: RandomWinPresentable {
  private(set) var states: [RandomWinViewState] = []
  private(set) var act: @MainActor (RandomWinAction) -> Void = { _ in }

  func connect(
    to states: StateStream<RandomWinViewState>, onAction: @escaping @MainActor (RandomWinAction) -> Void
  ) {
    act = onAction
    states.sink { [weak self] in self?.states.append($0) }
  }
}

final class RandomWinInteractableMock: InteractableMock, RandomWinInteractable {
  weak var router: (any RandomWinRouting)?
  weak var listener: (any RandomWinListener)?
}
