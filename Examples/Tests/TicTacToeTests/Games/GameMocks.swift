import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class GameMock: Game, Mock {
  nonisolated let calls: Calls

  init(id: String, name: String, builder: any GameBuildable, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: GameMock.self, sourceLocation: sourceLocation)
    self.id = id
    self.name = name
    self.builder = builder
  }

  let id: String
  let name: String
  let builder: any GameBuildable

  func reset() { calls.reset() }
}

final class GameBuildableMock: GameBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: GameBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [any GameListener] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any GameListener) -> any ViewableRouting)?
  var buildReturnValue: (any ViewableRouting)?
  var buildArgValues: [any GameListener] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (any GameListener)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any GameListener) -> any ViewableRouting {
    let call = calls.note("build", ["withListener": listener])
    buildArguments.append(listener)
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: GameRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class GameRoutingMock: ViewableRoutingMock {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: GameRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class GameListenerMock: GameListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: GameListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    gameDidEndArguments = []
  }

  private var gameDidEndArguments: [PlayerType?] = []
  var gameDidEndCallCount: Int { calls.count(of: "gameDidEnd") }
  var gameDidEndHandler: ((PlayerType?) -> Void)?
  var gameDidEndArgValues: [PlayerType?] {
    calls.markAsserted("gameDidEnd")
    return gameDidEndArguments
  }
  var gameDidEndReceivedArguments: PlayerType?? {
    calls.markLastAsserted("gameDidEnd")
    return gameDidEndArguments.last
  }
  func gameDidEnd(withWinner winner: PlayerType?) {
    calls.note("gameDidEnd", ["withWinner": winner])
    gameDidEndArguments.append(winner)
    gameDidEndHandler?(winner)
  }
}
