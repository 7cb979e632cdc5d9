import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct ProductViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = ProductViewController(item: .lamp)

    assertViewSnapshots(of: view)
  }
}
