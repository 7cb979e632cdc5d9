import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct CartViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = CartViewController()
    var basket = Basket()
    basket.add(.lamp)
    view.show(basket)

    assertViewSnapshots(of: view)
  }
}
