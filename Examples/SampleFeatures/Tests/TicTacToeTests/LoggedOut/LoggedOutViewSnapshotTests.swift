import Riblets
import RibletsTesting
import RibletsViewsSnapshot
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedOutViewSnapshotTests {
  let view = LoggedOutViewController()

  @Test func `nobody has typed anything`() {
    assertViewSnapshots(of: view)
  }

  @Test func `two names, one of them long`() {
    let app = AppTester(showing: view)
    app.type("Wilhelmina Featherstonehaugh-Cholmondeley", into: "player-1-name")
    app.type("김수한무", into: "player-2-name")

    assertViewSnapshots(of: view)
  }
}
