import Riblets
import RibletsTesting
import Testing

// Mocks in the shape of generated ones.

final class FindProductsMock: FindProducts, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: FindProductsMock.self, sourceLocation: sourceLocation)
  }

  private var productsArguments: [String] = []
  var productsHandler: ((String) async throws -> [String])?
  var productsCallCount: Int { calls.count(of: "products") }
  var productsArgValues: [String] {
    calls.markAsserted("products")
    return productsArguments
  }
  func products(matching text: String) async throws -> [String] {
    calls.note("products", ["matching": text])
    productsArguments.append(text)
    return try await productsHandler?(text) ?? []
  }
}

final class SearchListenerMock: SearchListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: SearchListenerMock.self, sourceLocation: sourceLocation)
  }

  private var searchDidChooseArguments: [String] = []
  var searchDidChooseCallCount: Int { calls.count(of: "searchDidChoose") }
  var searchDidChooseArgValues: [String] {
    calls.markAsserted("searchDidChoose")
    return searchDidChooseArguments
  }
  func searchDidChoose(_ result: String) {
    calls.note("searchDidChoose", ["_": result])
    searchDidChooseArguments.append(result)
  }
}

final class ShopListenerMock: ShopListener, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ShopListenerMock.self, sourceLocation: sourceLocation)
  }

  var shopDidSellCallCount: Int { calls.count(of: "shopDidSell") }
  func shopDidSell(_ product: String) { calls.note("shopDidSell", ["_": product]) }
}

final class ShopFlowsMock: ShopFlows, Mock {
  nonisolated let calls: Calls

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ShopFlowsMock.self, sourceLocation: sourceLocation)
  }

  var connectCheckoutFlowReturnValue: (any CheckoutCoordinating)?
  var connectCheckoutFlowCallCount: Int { calls.count(of: "connectCheckoutFlow") }
  func connectCheckoutFlow(product: String, listener: any CheckoutListener) -> any CheckoutCoordinating {
    calls.note("connectCheckoutFlow", ["product": product, "listener": listener])
    return connectCheckoutFlowReturnValue ?? CheckoutCoordinatingMock()
  }
}

final class CheckoutCoordinatingMock: CheckoutCoordinating, Mock {
  nonisolated let calls: Calls
  let interactable: any Interactable = Interactor()
  var children: [any Routing] = []

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: CheckoutCoordinatingMock.self, sourceLocation: sourceLocation)
  }

  var loadCallCount: Int { calls.count(of: "load") }
  func load() { calls.note("load") }
  func attachChild(_ child: any Routing) { calls.note("attachChild", ["_": child]) }
  func detachChild(_ child: any Routing) { calls.note("detachChild", ["_": child]) }
}
