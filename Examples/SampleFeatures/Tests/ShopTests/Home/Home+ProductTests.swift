import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct HomeProductRouterTests {
  let builder = ProductBuildableMock()
  let child = ProductRoutingMock(children: [])
  let listener = ProductListenerMock()
  let router: HomeRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    let viewController = HomeViewControllableMock(holdsStacks: false)
    router = HomeRouter(
      interactor: HomeInteractableMock(),
      viewController: viewController,
      builders: ChildBuilders(given: builder)
    )
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = HomeRoute.product(item: .lamp)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) pushed")
    #expect(builder.buildReceivedArguments?.listener === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct HomeProductInteractorTests {
  let router = HomeRoutingMock()
  let interactor: HomeInteractor
  let tester: InteractorTester

  init() {
    interactor = HomeInteractor(presenter: HomePresentableMock())
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `another one comes on top`() {
    tester.act { interactor.productDidChoose(.chair) }

    #expect(router.moves == [.to(.product(item: .chair))])
  }

  @Test func `the parent hears that the cart was chosen`() {
    let listener = HomeListenerMock()
    interactor.listener = listener

    tester.act { interactor.productDidChooseCart() }

    #expect(listener.homeDidChooseCartCallCount == 1)
  }
}

@Suite(.testScope) @MainActor
struct HomeProductBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = HomeComponent(dependency: HomeDependencyMock())

    let builder = try #require(ChildBuilders(component).product as? ProductBuilder)
    #expect(builder.dependency === component)
  }
}
