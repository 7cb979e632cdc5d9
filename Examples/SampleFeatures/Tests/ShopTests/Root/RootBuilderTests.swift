import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct RootBuilderTests {
  @Test func `the parts know each other, and nothing keeps them`() async {
    let tester = BuilderTester {
      RootBuilder(dependency: RootDependencyMock()).build()
    }

    tester.expectRouter(RootRouter.self)
    tester.expectInteractor(RootInteractor.self)
    tester.expectView(RootViewController.self)
    tester.expect(RootInteractor.self, \.router, is: .router)
    tester.expect(RootInteractor.self, \.presenter, is: .view)
    await tester.expectReleased()
  }
}
