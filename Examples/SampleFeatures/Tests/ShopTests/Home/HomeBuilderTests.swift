import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HomeBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: HomeListenerMock()) { listener in
      HomeBuilder(dependency: HomeDependencyMock(name: "Ann")).build(withListener: listener)
    }

    tester.expectRouter(HomeRouter.self)
    tester.expectInteractor(HomeInteractor.self)
    tester.expectView(HomeViewController.self)
    tester.expect(HomeInteractor.self, \.listener, is: .listener)
    tester.expect(HomeInteractor.self, \.router, is: .router)
    tester.expect(HomeInteractor.self, \.presenter, is: .view)
    tester.expect(HomeViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `its parts are given what it depends on`() {
    let basket = MutableStateStream(Basket())
    let dependency = HomeDependencyMock(name: "name", basket: basket)
    let component = HomeComponent(dependency: dependency)

    #expect(component.name == "name")
    #expect(component.basket === basket)
  }
}
