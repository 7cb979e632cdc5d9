import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class LoggedOutBuildableMock: LoggedOutBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedOutBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [any LoggedOutListener] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any LoggedOutListener) -> any LoggedOutRouting)?
  var buildReturnValue: (any LoggedOutRouting)?
  var buildArgValues: [any LoggedOutListener] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (any LoggedOutListener)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
    let call = calls.note("build", ["withListener": listener])
    buildArguments.append(listener)
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: LoggedOutRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class LoggedOutRoutingMock: ViewableRoutingMock, LoggedOutRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedOutRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class LoggedOutInteractableMock: InteractableMock, LoggedOutInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedOutInteractableMock.self, sourceLocation: sourceLocation)
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any LoggedOutRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any LoggedOutListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class LoggedOutListenerMock: LoggedOutListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedOutListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    didLoginArguments = []
  }

  private var didLoginArguments: [(player1Name: String, player2Name: String)] = []
  var didLoginCallCount: Int { calls.count(of: "didLogin") }
  var didLoginHandler: ((String, String) -> Void)?
  var didLoginArgValues: [(player1Name: String, player2Name: String)] {
    calls.markAsserted("didLogin")
    return didLoginArguments
  }
  var didLoginReceivedArguments: (player1Name: String, player2Name: String)? {
    calls.markLastAsserted("didLogin")
    return didLoginArguments.last
  }
  func didLogin(withPlayer1Name player1Name: String, player2Name: String) {
    calls.note("didLogin", ["withPlayer1Name": player1Name, "player2Name": player2Name])
    didLoginArguments.append((player1Name, player2Name))
    didLoginHandler?(player1Name, player2Name)
  }
}

final class LoggedOutPresentableMock: LoggedOutPresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedOutPresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any LoggedOutPresentableListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class LoggedOutPresentableListenerMock: LoggedOutPresentableListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedOutPresentableListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    loginArguments = []
  }

  private var loginArguments: [(player1Name: String?, player2Name: String?)] = []
  var loginCallCount: Int { calls.count(of: "login") }
  var loginHandler: ((String?, String?) -> Void)?
  var loginArgValues: [(player1Name: String?, player2Name: String?)] {
    calls.markAsserted("login")
    return loginArguments
  }
  var loginReceivedArguments: (player1Name: String?, player2Name: String?)? {
    calls.markLastAsserted("login")
    return loginArguments.last
  }
  func login(withPlayer1Name player1Name: String?, player2Name: String?) {
    calls.note("login", ["withPlayer1Name": player1Name, "player2Name": player2Name])
    loginArguments.append((player1Name, player2Name))
    loginHandler?(player1Name, player2Name)
  }
}

final class LoggedOutViewControllableMock: ViewControllableMock, LoggedOutViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedOutViewControllableMock.self, sourceLocation: sourceLocation)
  }
}
