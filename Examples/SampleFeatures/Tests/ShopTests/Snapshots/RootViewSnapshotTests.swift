import Riblets
import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct RootViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = RootViewController()
    view.arrange([
      PlacedView(HomeViewController(name: "Ann"), shown: .tab, title: "Home", icon: "house"),
      PlacedView(
        CartViewController(), shown: .tab, title: "Cart", icon: "cart", badge: 2, isSelected: false, number: 1),
    ])

    assertViewSnapshots(of: view)
  }
}
