import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class BasicScoreBoardBuildableMock: BasicScoreBoardBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: BasicScoreBoardBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [any BasicScoreBoardListener] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any BasicScoreBoardListener) -> any BasicScoreBoardRouting)?
  var buildReturnValue: (any BasicScoreBoardRouting)?
  var buildArgValues: [any BasicScoreBoardListener] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (any BasicScoreBoardListener)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any BasicScoreBoardListener) -> any BasicScoreBoardRouting {
    let call = calls.note("build", ["withListener": listener])
    buildArguments.append(listener)
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: BasicScoreBoardRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class BasicScoreBoardRoutingMock: ViewableRoutingMock, BasicScoreBoardRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: BasicScoreBoardRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class BasicScoreBoardInteractableMock: InteractableMock, BasicScoreBoardInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: BasicScoreBoardInteractableMock.self, sourceLocation: sourceLocation)
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any BasicScoreBoardRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any BasicScoreBoardListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class BasicScoreBoardListenerMock: BasicScoreBoardListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: BasicScoreBoardListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }
}

final class BasicScoreBoardPresentableMock: BasicScoreBoardPresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: BasicScoreBoardPresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    setArguments = []
  }

  private var setArguments: [ScoreBoard] = []
  var setCallCount: Int { calls.count(of: "set") }
  var setHandler: ((ScoreBoard) -> Void)?
  var setArgValues: [ScoreBoard] {
    calls.markAsserted("set")
    return setArguments
  }
  var setReceivedArguments: ScoreBoard? {
    calls.markLastAsserted("set")
    return setArguments.last
  }
  func set(_ scoreBoard: ScoreBoard) {
    calls.note("set", ["_": scoreBoard])
    setArguments.append(scoreBoard)
    setHandler?(scoreBoard)
  }
}

final class BasicScoreBoardViewControllableMock: ViewControllableMock, BasicScoreBoardViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: BasicScoreBoardViewControllableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    showArguments = []
  }

  private var showArguments: [BasicScoreBoardViewModel] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showHandler: ((BasicScoreBoardViewModel) -> Void)?
  var showArgValues: [BasicScoreBoardViewModel] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: BasicScoreBoardViewModel? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ viewModel: BasicScoreBoardViewModel) {
    calls.note("show", ["_": viewModel])
    showArguments.append(viewModel)
    showHandler?(viewModel)
  }
}
