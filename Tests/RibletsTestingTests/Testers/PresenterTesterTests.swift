import RibletsTesting
import Testing

@MainActor
@Suite struct PresenterTesterTests {
  @Test func `a presenter that tells its view is a closure`() {
    let view = ShopPresentableMock()
    PresenterTester { (prices: [Int]) -> [Int]? in
      view.show(prices)
      return view.showReceivedArguments
    }
    .expect([.row("no price", [], []), .row("a price", [3], [3])])
  }
}
