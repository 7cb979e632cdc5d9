import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInCartRouterTests {
  let builder = CartBuildableMock()
  let child = CartRoutingMock(children: [])
  let listener = CartListenerMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    router = LoggedInRouter(interactor: LoggedInInteractableMock(), builders: ChildBuilders(given: builder))
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = LoggedInRoute.cart

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) tab selected")
    #expect(builder.buildReceivedArguments === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct LoggedInCartInteractorTests {
  let router = LoggedInRoutingMock()
  let interactor: LoggedInInteractor
  let tester: InteractorTester

  init() {
    interactor = LoggedInInteractor(isSearchOn: true, basket: MutableStateStream(Basket()))
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `it is there from the beginning`() {
    let tester = InteractorTester(interactor, isExhaustive: false)
    tester.activate()

    #expect(router.moves.contains { $0.leads(to: .cart) })
  }
}

@Suite(.testScope) @MainActor
struct LoggedInCartBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = LoggedInComponent(dependency: LoggedInDependencyMock(), name: "name")

    let builder = try #require(ChildBuilders(component).cart as? CartBuilder)
    #expect(builder.dependency === component)
  }
}
