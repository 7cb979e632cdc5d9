import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct LineViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = LineViewController(item: .lamp)

    assertViewSnapshots(of: view)
  }
}
