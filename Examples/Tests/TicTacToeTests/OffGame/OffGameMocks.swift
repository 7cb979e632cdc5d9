import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class OffGameBuildableMock: OffGameBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: OffGameBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [(listener: any OffGameListener, games: [any Game])] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any OffGameListener, [any Game]) -> any OffGameRouting)?
  var buildReturnValue: (any OffGameRouting)?
  var buildArgValues: [(listener: any OffGameListener, games: [any Game])] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (listener: any OffGameListener, games: [any Game])? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any OffGameListener, games: [any Game]) -> any OffGameRouting {
    let call = calls.note("build", ["withListener": listener, "games": games])
    buildArguments.append((listener, games))
    if let buildHandler { return buildHandler(listener, games) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: OffGameRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class OffGameRoutingMock: ViewableRoutingMock, OffGameRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: OffGameRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class OffGameInteractableMock: InteractableMock, OffGameInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: OffGameInteractableMock.self, sourceLocation: sourceLocation)
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any OffGameRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any OffGameListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class OffGameListenerMock: OffGameListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: OffGameListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    startGameArguments = []
  }

  private var startGameArguments: [any GameBuildable] = []
  var startGameCallCount: Int { calls.count(of: "startGame") }
  var startGameHandler: ((any GameBuildable) -> Void)?
  var startGameArgValues: [any GameBuildable] {
    calls.markAsserted("startGame")
    return startGameArguments
  }
  var startGameReceivedArguments: (any GameBuildable)? {
    calls.markLastAsserted("startGame")
    return startGameArguments.last
  }
  func startGame(withBuilder gameBuilder: any GameBuildable) {
    calls.note("startGame", ["withBuilder": gameBuilder])
    startGameArguments.append(gameBuilder)
    startGameHandler?(gameBuilder)
  }
}

final class OffGamePresentableMock: OffGamePresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: OffGamePresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any OffGamePresentableListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class OffGamePresentableListenerMock: OffGamePresentableListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: OffGamePresentableListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    startArguments = []
  }

  private var startArguments: [any Game] = []
  var startCallCount: Int { calls.count(of: "start") }
  var startHandler: ((any Game) -> Void)?
  var startArgValues: [any Game] {
    calls.markAsserted("start")
    return startArguments
  }
  var startReceivedArguments: (any Game)? {
    calls.markLastAsserted("start")
    return startArguments.last
  }
  func start(_ game: any Game) {
    calls.note("start", ["_": game])
    startArguments.append(game)
    startHandler?(game)
  }
}

final class OffGameViewControllableMock: ViewControllableMock, OffGameViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: OffGameViewControllableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    showArguments = []
  }

  private var showArguments: [any ViewControllable] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: ((any ViewControllable) -> Void)?
  var showArgValues: [any ViewControllable] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: (any ViewControllable)? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(scoreBoardView: any ViewControllable) {
    calls.note("show", ["scoreBoardView": scoreBoardView])
    showArguments.append(scoreBoardView)
    showHandler?(scoreBoardView)
  }
}
