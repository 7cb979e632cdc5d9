import RibletsTesting
import RibletsViewsTesting
import Testing

/// The monkey of Documentation/TestingApps.md.
@Suite(.testScope) @MainActor
struct ShopMonkeyTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `nobody gets lost in the shop`(seed: UInt64) async {
    let app = ShopApp.launched()
    await app.monkey(steps: 100, seed: seed, links: ["shop://2"])
  }
}
