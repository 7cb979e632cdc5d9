import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope(leakPolicy: .off)) struct DeepLinkTests {
  let scope = TestScope.current()
  let flows = ShopFlowsMock()
  let mall = MallCoordinator()

  @Test func `a link waits for the flow that it leads through`() async {
    mall.start(in: scope.runtime)
    let run = mall.start(OpenCheckoutWorkflow(), from: mall)
    scope.at(5) { mall.open(ShopCoordinator(flows: flows, findProducts: FindProductsMock())) }

    await scope.advance(to: .seconds(4))
    #expect(run.outcome == nil)
    await scope.advance(to: .seconds(5))

    #expect(flows.connectCheckoutFlowCallCount == 1)
    expectTree(
      mall,
      """
      MallCoordinator
        ShopCoordinator
          ViewModelScreen(Search)
          CheckoutCoordinatingMock
      """)
  }
}
