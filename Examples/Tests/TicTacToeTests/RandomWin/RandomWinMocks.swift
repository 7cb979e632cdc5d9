import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class RandomWinBuildableMock: RandomWinBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RandomWinBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [any RandomWinListener] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any RandomWinListener) -> any RandomWinRouting)?
  var buildReturnValue: (any RandomWinRouting)?
  var buildArgValues: [any RandomWinListener] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (any RandomWinListener)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any RandomWinListener) -> any RandomWinRouting {
    let call = calls.note("build", ["withListener": listener])
    buildArguments.append(listener)
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: RandomWinRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class RandomWinRoutingMock: ViewableRoutingMock, RandomWinRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RandomWinRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class RandomWinInteractableMock: InteractableMock, RandomWinInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RandomWinInteractableMock.self, sourceLocation: sourceLocation)
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any RandomWinRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any RandomWinListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class RandomWinListenerMock: RandomWinListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RandomWinListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    didRandomlyWinArguments = []
  }

  private var didRandomlyWinArguments: [PlayerType] = []
  var didRandomlyWinCallCount: Int { calls.count(of: "didRandomlyWin") }
  var didRandomlyWinHandler: ((PlayerType) -> Void)?
  var didRandomlyWinArgValues: [PlayerType] {
    calls.markAsserted("didRandomlyWin")
    return didRandomlyWinArguments
  }
  var didRandomlyWinReceivedArguments: PlayerType? {
    calls.markLastAsserted("didRandomlyWin")
    return didRandomlyWinArguments.last
  }
  func didRandomlyWin(withPlayer player: PlayerType) {
    calls.note("didRandomlyWin", ["withPlayer": player])
    didRandomlyWinArguments.append(player)
    didRandomlyWinHandler?(player)
  }
}

final class RandomWinPresentableMock: RandomWinPresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RandomWinPresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    connectArguments = []
  }

  private var connectArguments:
    [(states: StateStream<RandomWinViewState>, onAction: @MainActor (RandomWinAction) -> Void)] = []
  var connectCallCount: Int { calls.count(of: "connect") }
  var connectHandler: ((StateStream<RandomWinViewState>, @escaping @MainActor (RandomWinAction) -> Void) -> Void)?
  var connectArgValues: [(states: StateStream<RandomWinViewState>, onAction: @MainActor (RandomWinAction) -> Void)] {
    calls.markAsserted("connect")
    return connectArguments
  }
  var connectReceivedArguments:
    (states: StateStream<RandomWinViewState>, onAction: @MainActor (RandomWinAction) -> Void)?
  {
    calls.markLastAsserted("connect")
    return connectArguments.last
  }
  func connect(to states: StateStream<RandomWinViewState>, onAction: @escaping @MainActor (RandomWinAction) -> Void) {
    calls.note("connect", ["to": states, "onAction": ArgumentText.closure])
    connectArguments.append((states, onAction))
    connectHandler?(states, onAction)
  }
}

final class RandomWinViewControllableMock: ViewControllableMock, RandomWinViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RandomWinViewControllableMock.self, sourceLocation: sourceLocation)
  }
}
