import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LineBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: LineListenerMock()) { listener in
      LineBuilder(dependency: LineDependencyMock(basket: MutableStateStream(Basket()))).build(
        withListener: listener, item: .lamp)
    }

    tester.expectRouter(LineRouter.self)
    tester.expectInteractor(LineInteractor.self)
    tester.expectView(LineViewController.self)
    tester.expect(LineInteractor.self, \.listener, is: .listener)
    tester.expect(LineInteractor.self, \.router, is: .router)
    tester.expect(LineInteractor.self, \.presenter, is: .view)
    tester.expect(LineViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }
}
