import Riblets
import RibletsMVVM

/// The item that links begin with.
@MainActor protocol MallActionableItem: AnyObject, Sendable {
  func waitForShop() async throws -> any ShopActionableItem
}

/// The requests that a link can make of the shop.
@MainActor protocol ShopActionableItem: AnyObject, Sendable {
  func openCheckout(_ product: String) async throws -> any ShopActionableItem
}

/// The root; the shop opens when somebody opens it.
final class MallCoordinator: Coordinator, MallActionableItem {
  private let shop = MutableStateStream<(any ShopActionableItem)?>(nil)

  func open(_ coordinator: ShopCoordinator) {
    attachChild(coordinator)
    shop.send(coordinator)
  }

  func waitForShop() async throws -> any ShopActionableItem {
    try await shop.stream.firstValue { $0 }
  }
}

extension ShopCoordinator: ShopActionableItem {
  func openCheckout(_ product: String) async throws -> any ShopActionableItem {
    searchDidChoose(product)
    return self
  }
}

final class OpenCheckoutWorkflow: Workflow<any MallActionableItem> {
  override init() {
    super.init()
    onStep { mall in try await mall.waitForShop() }
      .onStep { shop, _ in try await shop.openCheckout("tea") }
      .commit()
  }
}
