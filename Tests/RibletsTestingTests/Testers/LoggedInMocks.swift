import Riblets
import RibletsTesting
import Testing

// Mocks in the shape of generated ones.

final class LoggedInRoutingMock: LoggedInRouting, Mock {
  nonisolated let calls: Calls
  typealias Origin = any LoggedInRouting

  init(interactable: (any Interactable)? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: LoggedInRoutingMock.self, sourceLocation: sourceLocation)
    self.interactable = interactable ?? Interactor()
  }

  var moves: [NavigationMove<Origin>] { navigateArgValues }

  var routes: [Route<Origin>] { NavigationMove<Origin>.routes(after: navigateArguments) }

  var selected: Route<Origin>? { NavigationMove<Origin>.selected(after: navigateArguments) }

  private var navigateArguments: [NavigationMove<Origin>] = []
  var navigateCallCount: Int { calls.count(of: "navigate") }
  var navigateHandler: ((NavigationMove<Origin>) -> NavigationTransitionHandle)?
  var navigateArgValues: [NavigationMove<Origin>] {
    calls.markAsserted("navigate")
    return navigateArguments
  }
  @discardableResult func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle {
    calls.note("navigate", ["_": move])
    navigateArguments.append(move)
    if let navigateHandler { return navigateHandler(move) }
    return NavigationTransitionHandle()
  }

  var childReturnValue: (any Interactable)?
  func child(at id: RouteID<Origin>) async throws -> any Interactable {
    let call = calls.note("child", ["at": id])
    if let childReturnValue { return childReturnValue }
    throw calls.unstubbedError("child", call, set: "childReturnValue")
  }

  var askReturnValue: NavigationAlert.Answer?
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    calls.note("ask", ["_": question])
    return askReturnValue
  }

  var isEnabledReturnValue: Bool?
  var isEnabledCallCount: Int { calls.count(of: "isEnabled") }
  func isEnabled(_ route: Route<Origin>) -> Bool {
    calls.note("isEnabled", ["_": route])
    return isEnabledReturnValue ?? true
  }

  let interactable: any Interactable
  var children: [any Routing] = []
  func load() { calls.note("load") }
  func attachChild(_ child: any Routing) { calls.note("attachChild", ["_": child]) }
  func detachChild(_ child: any Routing) { calls.note("detachChild", ["_": child]) }
}

/// An interactor that does nothing.
final class LoggedInInteractableMock: Interactor, LoggedInInteractable {
  weak var router: (any LoggedInRouting)?
}

final class MenuRoutingMock: RoutingMock, MenuRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: MenuRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class MenuListenerMock: MenuListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: MenuListenerMock.self, sourceLocation: sourceLocation)
  }

  var menuDidFinishCallCount: Int { calls.count(of: "menuDidFinish") }
  func menuDidFinish() { calls.note("menuDidFinish") }
}

final class MenuBuildableMock: MenuBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: MenuBuildableMock.self, sourceLocation: sourceLocation)
  }

  private var buildArguments: [(listener: any MenuListener, player: String)] = []
  var buildReturnValue: (any MenuRouting)?
  var buildArgValues: [(listener: any MenuListener, player: String)] {
    calls.markAsserted("build")
    return buildArguments
  }
  func build(withListener listener: any MenuListener, player: String) -> any MenuRouting {
    let call = calls.note("build", ["withListener": listener, "player": player])
    buildArguments.append((listener, player))
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: MenuRoutingMock(sourceLocation: calls.sourceLocation), set: "buildReturnValue")
  }
}
