import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct RootLoggedInRouterTests {
  let builder = LoggedInBuildableMock()
  let child = LoggedInRoutingMock(children: [])
  let listener = LoggedInListenerMock()
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
    let route = RootRoute.loggedIn(name: "Ann")

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) embedded")
    #expect(builder.buildReceivedArguments?.listener === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct RootLoggedInInteractorTests {
  let router = RootRoutingMock()
  let interactor: RootInteractor
  let tester: InteractorTester

  init() {
    interactor = RootInteractor(presenter: RootPresentableMock())
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `after it, the user can log in anew`() {
    tester.act { interactor.loggedInDidFinish() }

    #expect(router.moves == [.to(.loggedOut, by: .root)])
  }
}

@Suite(.testScope) @MainActor
struct RootLoggedInBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = RootComponent(dependency: RootDependencyMock())

    let builder = try #require(ChildBuilders(component).loggedIn as? LoggedInBuilder)
    #expect(builder.dependency === component)
  }
  @Test func `what the app switches on goes on to it`() {
    #expect(!RootComponent(dependency: RootDependencyMock(isSearchOn: false)).isSearchOn)
  }
}
