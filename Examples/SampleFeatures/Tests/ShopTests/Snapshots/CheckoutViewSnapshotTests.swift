import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct CheckoutViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = CheckoutViewController()

    assertViewSnapshots(of: view)
  }
}
