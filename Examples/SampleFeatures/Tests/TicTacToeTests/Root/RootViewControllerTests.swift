import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootViewControllerTests {
  @Test func `it shows nothing itself`() {
    AppTester(showing: RootViewController()).expectTexts([])
  }
}
