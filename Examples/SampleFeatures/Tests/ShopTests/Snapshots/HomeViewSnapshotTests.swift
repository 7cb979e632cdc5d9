import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct HomeViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = HomeViewController(name: "Ann")

    assertViewSnapshots(of: view)
  }
}
