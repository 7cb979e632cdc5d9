import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

// In the shape of generated mocks: Documentation/Mocks.md.

final class LoggedInBuildableMock: LoggedInBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedInBuildableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    buildArguments = []
  }

  private var buildArguments: [(listener: any LoggedInListener, player1Name: String, player2Name: String)] = []
  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler:
    (
      (any LoggedInListener, String, String) -> (
        router: any LoggedInRouting, actionableItem: any LoggedInActionableItem
      )
    )?
  var buildReturnValue: (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem)?
  var buildArgValues: [(listener: any LoggedInListener, player1Name: String, player2Name: String)] {
    calls.markAsserted("build")
    return buildArguments
  }
  var buildReceivedArguments: (listener: any LoggedInListener, player1Name: String, player2Name: String)? {
    calls.markLastAsserted("build")
    return buildArguments.last
  }
  func build(
    withListener listener: any LoggedInListener, player1Name: String, player2Name: String
  ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
    let call = calls.note("build", ["withListener": listener, "player1Name": player1Name, "player2Name": player2Name])
    buildArguments.append((listener, player1Name, player2Name))
    if let buildHandler { return buildHandler(listener, player1Name, player2Name) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call,
      returning: (
        LoggedInRoutingMock(sourceLocation: calls.sourceLocation),
        LoggedInActionableItemMock(sourceLocation: calls.sourceLocation)
      ),
      set: "buildReturnValue", "buildHandler")
  }
}

final class LoggedInRoutingMock: RoutingMock, LoggedInRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedInRoutingMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    routeToOffGameArguments = []
    routeToGameArguments = []
  }

  var cleanupViewsCallCount: Int { calls.count(of: "cleanupViews") }
  var cleanupViewsHandler: (() -> Void)?
  func cleanupViews() {
    calls.note("cleanupViews")
    cleanupViewsHandler?()
  }

  private var routeToOffGameArguments: [[any Game]] = []
  var routeToOffGameCallCount: Int { calls.count(of: "routeToOffGame") }
  var routeToOffGameHandler: (([any Game]) -> Void)?
  var routeToOffGameArgValues: [[any Game]] {
    calls.markAsserted("routeToOffGame")
    return routeToOffGameArguments
  }
  var routeToOffGameReceivedArguments: [any Game]? {
    calls.markLastAsserted("routeToOffGame")
    return routeToOffGameArguments.last
  }
  func routeToOffGame(withGames games: [any Game]) {
    calls.note("routeToOffGame", ["withGames": games])
    routeToOffGameArguments.append(games)
    routeToOffGameHandler?(games)
  }

  private var routeToGameArguments: [any GameBuildable] = []
  var routeToGameCallCount: Int { calls.count(of: "routeToGame") }
  var routeToGameHandler: ((any GameBuildable) -> Void)?
  var routeToGameArgValues: [any GameBuildable] {
    calls.markAsserted("routeToGame")
    return routeToGameArguments
  }
  var routeToGameReceivedArguments: (any GameBuildable)? {
    calls.markLastAsserted("routeToGame")
    return routeToGameArguments.last
  }
  func routeToGame(withBuilder gameBuilder: any GameBuildable) {
    calls.note("routeToGame", ["withBuilder": gameBuilder])
    routeToGameArguments.append(gameBuilder)
    routeToGameHandler?(gameBuilder)
  }
}

final class LoggedInInteractableMock: InteractableMock, LoggedInInteractable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedInInteractableMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    startGameArguments = []
    gameDidEndArguments = []
  }

  var routerSetCallCount: Int { calls.count(of: "routerSet") }
  weak var router: (any LoggedInRouting)? {
    didSet { calls.note("routerSet", ["_": router]) }
  }

  var listenerSetCallCount: Int { calls.count(of: "listenerSet") }
  weak var listener: (any LoggedInListener)? {
    didSet { calls.note("listenerSet", ["_": listener]) }
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

final class LoggedInListenerMock: LoggedInListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedInListenerMock.self, sourceLocation: sourceLocation)
  }

  func reset() { calls.reset() }
}

final class LoggedInViewControllableMock: ViewControllableMock, LoggedInViewControllable {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: LoggedInViewControllableMock.self, sourceLocation: sourceLocation)
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

final class LoggedInActionableItemMock: LoggedInActionableItem, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedInActionableItemMock.self, sourceLocation: sourceLocation)
  }

  func reset() {
    calls.reset()
    launchGameArguments = []
  }

  private var launchGameArguments: [String?] = []
  var launchGameCallCount: Int { calls.count(of: "launchGame") }
  var launchGameHandler: ((String?) async throws -> any LoggedInActionableItem)?
  var launchGameReturnValue: (any LoggedInActionableItem)?
  var launchGameError: (any Error)?
  var launchGameArgValues: [String?] {
    calls.markAsserted("launchGame")
    return launchGameArguments
  }
  var launchGameReceivedArguments: String?? {
    calls.markLastAsserted("launchGame")
    return launchGameArguments.last
  }
  func launchGame(withID id: String?) async throws -> any LoggedInActionableItem {
    let call = calls.note("launchGame", ["withID": id])
    launchGameArguments.append(id)
    if let launchGameHandler { return try await launchGameHandler(id) }
    if let launchGameError { throw launchGameError }
    if let launchGameReturnValue { return launchGameReturnValue }
    throw calls.unstubbedError("launchGame", call, set: "launchGameReturnValue", "launchGameError", "launchGameHandler")
  }
}
