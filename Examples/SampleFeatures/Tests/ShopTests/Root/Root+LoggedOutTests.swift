import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct RootLoggedOutRouterTests {
  let builder = LoggedOutBuildableMock()
  let child = LoggedOutRoutingMock(children: [])
  let listener = LoggedOutListenerMock()
  let router: RootRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    let viewController = RootViewControllableMock(holdsStacks: false)
    router = RootRouter(
      interactor: RootInteractableMock(),
      viewController: viewController,
      builders: ChildBuilders(given: builder)
    )
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = RootRoute.loggedOut

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) embedded")
    #expect(builder.buildReceivedArguments === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct RootLoggedOutInteractorTests {
  let router = RootRoutingMock()
  let interactor: RootInteractor
  let tester: InteractorTester

  init() {
    interactor = RootInteractor(presenter: RootPresentableMock())
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `it is there from the beginning`() {
    let tester = InteractorTester(interactor, isExhaustive: false)
    tester.activate()

    #expect(router.moves.contains { $0.leads(to: .loggedOut) })
  }

  @Test func `its name leads to the shop, and nothing leads back`() {
    tester.act { interactor.loggedOutDidFinish(name: "Ann") }

    #expect(router.moves == [.to(.loggedIn(name: "Ann"), by: .root)])
  }
}

@Suite(.testScope) @MainActor
struct RootLoggedOutBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = RootComponent(dependency: RootDependencyMock())

    let builder = try #require(ChildBuilders(component).loggedOut as? LoggedOutBuilder)
    #expect(builder.dependency === component)
  }
}
