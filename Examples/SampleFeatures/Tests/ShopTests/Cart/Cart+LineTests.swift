import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartLineRouterTests {
  let builder = LineBuildableMock()
  let child = LineRoutingMock(children: [])
  let listener = LineListenerMock()
  let router: CartRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    let viewController = CartViewControllableMock(holdsStacks: false)
    router = CartRouter(
      interactor: CartInteractableMock(),
      viewController: viewController,
      builders: ChildBuilders(given: builder)
    )
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = CartRoute.line(item: .lamp)

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) item")
    #expect(builder.buildReceivedArguments?.listener === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct CartLineBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = CartComponent(dependency: CartDependencyMock())

    let builder = try #require(ChildBuilders(component).line as? LineBuilder)
    #expect(builder.dependency === component)
  }
}
