import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct ProductHintRouterTests {
  let builder = HintBuildableMock()
  let child = HintRoutingMock(children: [])
  let listener = HintListenerMock()
  let router: ProductRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    let viewController = ProductViewControllableMock(holdsStacks: false)
    router = ProductRouter(
      interactor: ProductInteractableMock(),
      viewController: viewController,
      builders: ChildBuilders(given: builder)
    )
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = ProductRoute.hint(text: "Lamp is in your cart")

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) overlay")
    #expect(builder.buildReceivedArguments?.listener === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct ProductHintInteractorTests {
  let router = ProductRoutingMock()
  let interactor: ProductInteractor
  let tester: InteractorTester

  init() {
    interactor = ProductInteractor(
      presenter: ProductPresentableMock(), item: .lamp, basket: MutableStateStream(Basket()))
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `it is left when it has finished`() {
    tester.act { interactor.hintDidFinish() }

    #expect(router.moves == [.leave(.hint)])
  }

  @Test func `it gives way to the cart`() {
    let listener = ProductListenerMock()
    interactor.listener = listener

    tester.act { interactor.hintDidChooseCart() }

    #expect(router.moves == [.leave(.hint)])
    #expect(listener.productDidChooseCartCallCount == 1)
  }
}

@Suite(.testScope) @MainActor
struct ProductHintBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = ProductComponent(dependency: ProductDependencyMock())

    let builder = try #require(ChildBuilders(component).hint as? HintBuilder)
    #expect(builder.dependency === component)
  }
}
