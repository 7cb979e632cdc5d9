import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct SearchBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: SearchListenerMock()) { listener in
      SearchBuilder(dependency: SearchDependencyMock()).build(withListener: listener)
    }

    tester.expectRouter(SearchRouter.self)
    tester.expectInteractor(SearchInteractor.self)
    tester.expectView(SearchViewController.self)
    tester.expect(SearchInteractor.self, \.listener, is: .listener)
    tester.expect(SearchInteractor.self, \.router, is: .router)
    tester.expect(SearchInteractor.self, \.presenter, is: .view)
    tester.expect(SearchViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `its parts are given what it depends on`() {
    let basket = MutableStateStream(Basket())

    #expect(SearchComponent(dependency: SearchDependencyMock(basket: basket)).basket === basket)
  }
}
