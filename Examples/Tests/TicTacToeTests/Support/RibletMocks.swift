import Riblets

@testable import TicTacToe

/// A view that remembers what it was asked to show instead of what.
final class ModalViewControllableMock: ViewControllableMock, RootViewControllable, LoggedInViewControllable {
  /// The arguments of all calls; `nil` for "nothing".
  private(set) var replaceModalArgValues: [(any ViewControllable)?] = []
  var replaceModalCallCount: Int { replaceModalArgValues.count }

  func replaceModal(viewController: (any ViewControllable)?) {
    replaceModalArgValues.append(viewController)
  }
}

/// Keeps count of the winners, and has the score that a test gives it.
final class MutableScoreStreamMock: MutableScoreStream {
  let scoreSubject = MutableStateStream(Score())
  private(set) var updateScoreArgValues: [PlayerType] = []
  var score: StateStream<Score> { scoreSubject.stream }

  func updateScore(withWinner winner: PlayerType) {
    updateScoreArgValues.append(winner)
  }
}

/// A riblet of any kind that has no routes of its own.
final class LeafRoutingMock: ViewableRoutingMock, LoggedOutRouting, OffGameRouting, BasicScoreBoardRouting,
  TicTacToeRouting, RandomWinRouting
{}

final class GameBuildableMock: GameBuildable {
  private(set) var buildArgValues: [any GameListener] = []
  var buildHandler: () -> any ViewableRouting = { LeafRoutingMock() }
  var buildCallCount: Int { buildArgValues.count }

  func build(withListener listener: any GameListener) -> any ViewableRouting {
    buildArgValues.append(listener)
    return buildHandler()
  }
}

final class GameMock: Game {
  let id: String
  let name: String
  let builderMock = GameBuildableMock()
  var builder: any GameBuildable { builderMock }

  init(id: String, name: String = "") {
    self.id = id
    self.name = name
  }
}

final class GameListenerMock: GameListener {
  private(set) var gameDidEndArgValues: [PlayerType?] = []

  func gameDidEnd(withWinner winner: PlayerType?) {
    gameDidEndArgValues.append(winner)
  }
}

final class LoggedInActionableItemMock: LoggedInActionableItem {
  private(set) var launchGameArgValues: [String?] = []

  func launchGame(withID id: String?) async throws -> any LoggedInActionableItem {
    launchGameArgValues.append(id)
    return self
  }
}
