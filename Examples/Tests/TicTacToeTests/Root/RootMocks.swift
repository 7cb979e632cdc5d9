import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class RootRoutingMock: ViewableRoutingMock, RootRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RootRoutingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    routeToLoggedInArguments = []
  }

  private var routeToLoggedInArguments: [(player1Name: String, player2Name: String)] = []
  var routeToLoggedInCallCount: Int { calls.count(of: "routeToLoggedIn") }
  var routeToLoggedInHandler: ((String, String) -> any LoggedInActionableItem)?
  var routeToLoggedInReturnValue: (any LoggedInActionableItem)?
  var routeToLoggedInArgValues: [(player1Name: String, player2Name: String)] {
    calls.markAsserted("routeToLoggedIn")
    return routeToLoggedInArguments
  }
  var routeToLoggedInReceivedArguments: (player1Name: String, player2Name: String)? {
    calls.markLastAsserted("routeToLoggedIn")
    return routeToLoggedInArguments.last
  }
  func routeToLoggedIn(withPlayer1Name player1Name: String, player2Name: String) -> any LoggedInActionableItem {
    let call = calls.note("routeToLoggedIn", ["withPlayer1Name": player1Name, "player2Name": player2Name])
    routeToLoggedInArguments.append((player1Name, player2Name))
    if let routeToLoggedInHandler { return routeToLoggedInHandler(player1Name, player2Name) }
    if let routeToLoggedInReturnValue { return routeToLoggedInReturnValue }
    return calls.unstubbed(
      "routeToLoggedIn", call, returning: LoggedInActionableItemMock(sourceLocation: calls.sourceLocation),
      set: "routeToLoggedInReturnValue", "routeToLoggedInHandler")
  }
}

final class RootInteractableMock: InteractableMock, RootInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RootInteractableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    didLoginArguments = []
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any RootRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
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

final class RootPresentableMock: RootPresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RootPresentableMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any RootPresentableListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
  }
}

final class RootViewControllableMock: ViewControllableMock, RootViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: RootViewControllableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    replaceModalArguments = []
  }

  private var replaceModalArguments: [(any ViewControllable)?] = []
  var replaceModalCallCount: Int { calls.count(of: "replaceModal") }
  var replaceModalHandler: (((any ViewControllable)?) -> Void)?
  var replaceModalArgValues: [(any ViewControllable)?] {
    calls.markAsserted("replaceModal")
    return replaceModalArguments
  }
  var replaceModalReceivedArguments: (any ViewControllable)?? {
    calls.markLastAsserted("replaceModal")
    return replaceModalArguments.last
  }
  func replaceModal(viewController: (any ViewControllable)?) {
    calls.note("replaceModal", ["viewController": viewController])
    replaceModalArguments.append(viewController)
    replaceModalHandler?(viewController)
  }
}

final class RootActionableItemMock: RootActionableItem, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RootActionableItemMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }

  var waitForLoginCallCount: Int { calls.count(of: "waitForLogin") }
  var waitForLoginHandler: (() async throws -> any LoggedInActionableItem)?
  var waitForLoginReturnValue: (any LoggedInActionableItem)?
  var waitForLoginError: (any Error)?
  func waitForLogin() async throws -> any LoggedInActionableItem {
    let call = calls.note("waitForLogin")
    if let waitForLoginHandler { return try await waitForLoginHandler() }
    if let waitForLoginError { throw waitForLoginError }
    if let waitForLoginReturnValue { return waitForLoginReturnValue }
    throw calls.unstubbedError(
      "waitForLogin", call, set: "waitForLoginReturnValue", "waitForLoginError", "waitForLoginHandler")
  }
}
