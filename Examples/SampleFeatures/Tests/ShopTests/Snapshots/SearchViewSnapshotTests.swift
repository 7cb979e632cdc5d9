import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct SearchViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = SearchViewController()
    view.show([.lamp], for: "la")

    assertViewSnapshots(of: view)
  }
}
