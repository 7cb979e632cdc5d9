import Riblets
import RibletsMVVM

@MainActor protocol ShopListener: AnyObject, Sendable {
  func shopDidSell(_ product: String)
}

@MainActor protocol CheckoutListener: AnyObject, Sendable {
  func checkoutDidFinish(paid: Bool)
}

@MainActor protocol CheckoutCoordinating: Coordinating {}

/// The flows that the shop can lead to.
@MainActor protocol ShopFlows: AnyObject, Sendable {
  func connectCheckoutFlow(product: String, listener: any CheckoutListener) -> any CheckoutCoordinating
}

/// Leads from the search to the checkout.
final class ShopCoordinator: Coordinator, SearchListener, CheckoutListener {
  weak var listener: (any ShopListener)?
  private let flows: any ShopFlows
  private let findProducts: any FindProducts
  private var product = ""

  init(flows: any ShopFlows, findProducts: any FindProducts) {
    self.flows = flows
    self.findProducts = findProducts
    super.init()
  }

  override func didStart() {
    let viewModel = SearchViewModel(findProducts: findProducts)
    viewModel.listener = self
    attachChild(ViewModelScreen(viewModel, in: SearchView()))
  }

  func searchDidChoose(_ result: String) {
    product = result
    attachChild(flows.connectCheckoutFlow(product: result, listener: self))
  }

  func checkoutDidFinish(paid: Bool) {
    guard paid else { return }
    finish { listener?.shopDidSell(product) }
  }
}

extension ShopCoordinator {
  func close() {
    for child in children { detachChild(child) }
  }
}
