import Riblets
import RibletsTesting
import Testing

// Mocks in the shape of generated ones.

class RoutingMock: ViewableRouting, Mock {
  nonisolated let calls: Calls
  let interactable: any Interactable
  let viewControllable: any ViewControllable = ShopView()
  var children: [any Routing] = []

  init(of type: any Any.Type, sourceLocation: SourceLocation) {
    calls = Calls(of: type, sourceLocation: sourceLocation)
    interactable = Interactor()
  }

  var loadCallCount: Int { calls.count(of: "load") }
  func load() { calls.note("load") }
  func attachChild(_ child: any Routing) { calls.note("attachChild", ["_": child]) }
  func detachChild(_ child: any Routing) { calls.note("detachChild", ["_": child]) }
}

final class CartRoutingMock: RoutingMock, CartRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: CartRoutingMock.self, sourceLocation: sourceLocation)
  }
}

final class ShopRoutingMock: RoutingMock, ShopRouting {
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    super.init(of: ShopRoutingMock.self, sourceLocation: sourceLocation)
  }

  var routeToCartCallCount: Int { calls.count(of: "routeToCart") }
  func routeToCart() { calls.note("routeToCart") }

  var routeToListCallCount: Int { calls.count(of: "routeToList") }
  func routeToList() { calls.note("routeToList") }
}

final class ShopPresentableMock: ShopPresentable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ShopPresentableMock.self, sourceLocation: sourceLocation)
  }

  private var showArguments: [[Int]] = []
  var showCallCount: Int { calls.count(of: "show") }
  var showArgValues: [[Int]] {
    calls.markAsserted("show")
    return showArguments
  }
  var showReceivedArguments: [Int]? {
    calls.markLastAsserted("show")
    return showArguments.last
  }
  func show(_ prices: [Int]) {
    calls.note("show", ["_": prices])
    showArguments.append(prices)
  }

  var showErrorCallCount: Int { calls.count(of: "showError") }
  func showError(_ text: String) { calls.note("showError", ["_": text]) }
}

final class ShopListenerMock: ShopListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ShopListenerMock.self, sourceLocation: sourceLocation)
  }

  private var shopDidCloseArguments: [Int] = []
  var shopDidCloseCallCount: Int { calls.count(of: "shopDidClose") }
  var shopDidCloseArgValues: [Int] {
    calls.markAsserted("shopDidClose")
    return shopDidCloseArguments
  }
  func shopDidClose(spent: Int) {
    calls.note("shopDidClose", ["spent": spent])
    shopDidCloseArguments.append(spent)
  }
}

/// An interactor that does nothing.
final class ShopInteractableMock: Interactor, ShopInteractable {
  weak var router: (any ShopRouting)?
  weak var listener: (any ShopListener)?
  func cartDidBuy(for total: Int) {}
}

final class CartBuildableMock: CartBuildable, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: CartBuildableMock.self, sourceLocation: sourceLocation)
  }

  var buildCallCount: Int { calls.count(of: "build") }
  var buildHandler: ((any CartListener) -> any CartRouting)?
  var buildReturnValue: (any CartRouting)?
  func build(withListener listener: any CartListener) -> any CartRouting {
    let call = calls.note("build", ["withListener": listener])
    if let buildHandler { return buildHandler(listener) }
    if let buildReturnValue { return buildReturnValue }
    return calls.unstubbed(
      "build", call, returning: CartRoutingMock(sourceLocation: calls.sourceLocation),
      set: "buildReturnValue", "buildHandler")
  }
}

final class PriceFeedMock: PriceFeed, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: PriceFeedMock.self, sourceLocation: sourceLocation)
  }

  var pollCallCount: Int { calls.count(of: "poll") }
  var pollHandler: (() async throws -> Void)?
  var pollError: (any Error)?
  func poll() async throws {
    calls.note("poll")
    if let pollHandler { return try await pollHandler() }
    if let pollError { throw pollError }
  }
}

final class RootItemMock: RootItem, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: RootItemMock.self, sourceLocation: sourceLocation)
  }

  var waitForLoginCallCount: Int { calls.count(of: "waitForLogin") }
  var waitForLoginHandler: (() async throws -> any ShopItem)?
  var waitForLoginReturnValue: (any ShopItem)?
  func waitForLogin() async throws -> any ShopItem {
    let call = calls.note("waitForLogin")
    if let waitForLoginHandler { return try await waitForLoginHandler() }
    if let waitForLoginReturnValue { return waitForLoginReturnValue }
    throw calls.unstubbedError("waitForLogin", call, set: "waitForLoginReturnValue", "waitForLoginHandler")
  }
}

final class ShopItemMock: ShopItem, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ShopItemMock.self, sourceLocation: sourceLocation)
  }

  private var openArguments: [String] = []
  var openCallCount: Int { calls.count(of: "open") }
  var openArgValues: [String] {
    calls.markAsserted("open")
    return openArguments
  }
  var openError: (any Error)?
  var openReturnValue: (any ShopItem)?
  func open(_ name: String) async throws -> any ShopItem {
    let call = calls.note("open", ["_": name])
    openArguments.append(name)
    if let openError { throw openError }
    if let openReturnValue { return openReturnValue }
    throw calls.unstubbedError("open", call, set: "openReturnValue", "openError")
  }
}
