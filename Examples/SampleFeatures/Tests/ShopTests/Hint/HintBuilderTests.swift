import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HintBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: HintListenerMock()) { listener in
      HintBuilder(dependency: HintDependencyMock()).build(withListener: listener, text: "Lamp is in your cart")
    }

    tester.expectRouter(HintRouter.self)
    tester.expectInteractor(HintInteractor.self)
    tester.expectView(HintViewController.self)
    tester.expect(HintInteractor.self, \.listener, is: .listener)
    tester.expect(HintInteractor.self, \.router, is: .router)
    tester.expect(HintInteractor.self, \.presenter, is: .view)
    tester.expect(HintViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }
}
