import RibletsViewsSnapshot
import Testing

@testable import Shop

@Suite @MainActor
struct LoggedOutViewSnapshotTests {
  @Test func `what it looks like`() {
    let view = LoggedOutViewController()

    assertViewSnapshots(of: view)
  }
}
