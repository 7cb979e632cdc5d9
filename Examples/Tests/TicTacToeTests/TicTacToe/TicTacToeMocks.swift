import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class TicTacToeBuildableMock: TicTacToeBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TicTacToeBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [any TicTacToeListener] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any TicTacToeListener) -> any TicTacToeRouting)?
  var buildReturnValue: (any TicTacToeRouting)?
  var buildArgValues: [any TicTacToeListener] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (any TicTacToeListener)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any TicTacToeListener) -> any TicTacToeRouting {
    let call = calls.note("build", ["withListener": listener])
    buildArguments.append(listener)
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: TicTacToeRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class TicTacToeRoutingMock: ViewableRoutingMock, TicTacToeRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: TicTacToeRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class TicTacToeInteractableMock: InteractableMock, TicTacToeInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: TicTacToeInteractableMock.self, sourceLocation: sourceLocation)
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any TicTacToeRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any TicTacToeListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class TicTacToeListenerMock: TicTacToeListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TicTacToeListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    ticTacToeDidEndArguments = []
  }

  private var ticTacToeDidEndArguments: [PlayerType?] = []
  var ticTacToeDidEndCallCount: Int { calls.count(of: "ticTacToeDidEnd") }
  var ticTacToeDidEndHandler: ((PlayerType?) -> Void)?
  var ticTacToeDidEndArgValues: [PlayerType?] {
    calls.markAsserted("ticTacToeDidEnd")
    return ticTacToeDidEndArguments
  }
  var ticTacToeDidEndReceivedArguments: PlayerType?? {
    calls.markLastAsserted("ticTacToeDidEnd")
    return ticTacToeDidEndArguments.last
  }
  func ticTacToeDidEnd(withWinner winner: PlayerType?) {
    calls.note("ticTacToeDidEnd", ["withWinner": winner])
    ticTacToeDidEndArguments.append(winner)
    ticTacToeDidEndHandler?(winner)
  }
}

final class TicTacToePresentableMock: TicTacToePresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TicTacToePresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    setCellArguments = []
    announceArguments = []
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any TicTacToePresentableListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }

  private var setCellArguments: [(row: Int, column: Int, player: PlayerType?)] = []
  var setCellCallCount: Int { calls.count(of: "setCell") }
  var setCellHandler: ((Int, Int, PlayerType?) -> Void)?
  var setCellArgValues: [(row: Int, column: Int, player: PlayerType?)] {
    calls.markAsserted("setCell")
    return setCellArguments
  }
  var setCellReceivedArguments: (row: Int, column: Int, player: PlayerType?)? {
    calls.markLastAsserted("setCell")
    return setCellArguments.last
  }
  func setCell(atRow row: Int, column: Int, to player: PlayerType?) {
    calls.note("setCell", ["atRow": row, "column": column, "to": player])
    setCellArguments.append((row, column, player))
    setCellHandler?(row, column, player)
  }

  private var announceArguments: [(winner: PlayerType?, completion: @MainActor () -> Void)] = []
  var announceCallCount: Int { calls.count(of: "announce") }
  var announceHandler: ((PlayerType?, @escaping @MainActor () -> Void) -> Void)?
  var announceArgValues: [(winner: PlayerType?, completion: @MainActor () -> Void)] {
    calls.markAsserted("announce")
    return announceArguments
  }
  var announceReceivedArguments: (winner: PlayerType?, completion: @MainActor () -> Void)? {
    calls.markLastAsserted("announce")
    return announceArguments.last
  }
  func announce(winner: PlayerType?, withCompletion completion: @escaping @MainActor () -> Void) {
    calls.note("announce", ["winner": winner, "withCompletion": ArgumentText.closure])
    announceArguments.append((winner, completion))
    announceHandler?(winner, completion)
  }
}

final class TicTacToePresentableListenerMock: TicTacToePresentableListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: TicTacToePresentableListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    placeCurrentPlayerMarkArguments = []
  }

  private var placeCurrentPlayerMarkArguments: [(row: Int, column: Int)] = []
  var placeCurrentPlayerMarkCallCount: Int { calls.count(of: "placeCurrentPlayerMark") }
  var placeCurrentPlayerMarkHandler: ((Int, Int) -> Void)?
  var placeCurrentPlayerMarkArgValues: [(row: Int, column: Int)] {
    calls.markAsserted("placeCurrentPlayerMark")
    return placeCurrentPlayerMarkArguments
  }
  var placeCurrentPlayerMarkReceivedArguments: (row: Int, column: Int)? {
    calls.markLastAsserted("placeCurrentPlayerMark")
    return placeCurrentPlayerMarkArguments.last
  }
  func placeCurrentPlayerMark(atRow row: Int, column: Int) {
    calls.note("placeCurrentPlayerMark", ["atRow": row, "column": column])
    placeCurrentPlayerMarkArguments.append((row, column))
    placeCurrentPlayerMarkHandler?(row, column)
  }
}

final class TicTacToeViewControllableMock: ViewControllableMock, TicTacToeViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: TicTacToeViewControllableMock.self, sourceLocation: sourceLocation)
  }
}
