import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInHomeRouterTests {
  let builder = HomeBuildableMock()
  let child = HomeRoutingMock(children: [])
  let listener = HomeListenerMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    router = LoggedInRouter(interactor: LoggedInInteractableMock(), builders: ChildBuilders(given: builder))
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = LoggedInRoute.home

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
struct LoggedInHomeInteractorTests {
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

    #expect(router.moves.contains { $0.leads(to: .home) })
  }

  @Test func `from it one gets to the cart`() {
    tester.act { interactor.homeDidChooseCart() }

    #expect(router.moves == [.select(.cart)])
  }

  @Test func `the parent hears when it has finished`() {
    let listener = LoggedInListenerMock()
    interactor.listener = listener

    tester.act { interactor.homeDidFinish() }

    #expect(listener.loggedInDidFinishCallCount == 1)
  }
}

@Suite(.testScope) @MainActor
struct LoggedInHomeBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = LoggedInComponent(dependency: LoggedInDependencyMock(), name: "name")

    let builder = try #require(ChildBuilders(component).home as? HomeBuilder)
    #expect(builder.dependency === component)
  }
}
