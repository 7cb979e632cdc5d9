import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct SearchProductRouterTests {
  let builder = ProductBuildableMock()
  let child = ProductRoutingMock(children: [])
  let listener = ProductListenerMock()
  let router: SearchRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    let viewController = SearchViewControllableMock(holdsStacks: false)
    router = SearchRouter(
      interactor: SearchInteractableMock(),
      viewController: viewController,
      builders: ChildBuilders(given: builder)
    )
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = SearchRoute.product(item: .lamp)

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
struct SearchProductInteractorTests {
  let router = SearchRoutingMock()
  let interactor: SearchInteractor
  let tester: InteractorTester

  init() {
    interactor = SearchInteractor(presenter: SearchPresentableMock())
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `another one comes on top`() {
    tester.act { interactor.productDidChoose(.chair) }

    #expect(router.moves == [.to(.product(item: .chair))])
  }

  @Test func `the parent hears that the cart was chosen`() {
    let listener = SearchListenerMock()
    interactor.listener = listener

    tester.act { interactor.productDidChooseCart() }

    #expect(listener.searchDidChooseCartCallCount == 1)
  }
}

@Suite(.testScope) @MainActor
struct SearchProductBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = SearchComponent(dependency: SearchDependencyMock())

    let builder = try #require(ChildBuilders(component).product as? ProductBuilder)
    #expect(builder.dependency === component)
  }
}
