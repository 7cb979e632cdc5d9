import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct HintViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = HintViewController(text: "Lamp is in your cart")

    assertViewSnapshots(of: view)
  }
}
