import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct LoggedInSearchRouterTests {
  let builder = SearchBuildableMock()
  let child = SearchRoutingMock(children: [])
  let listener = SearchListenerMock()
  let router: LoggedInRouter
  let tester: RouterTester

  init() {
    builder.buildReturnValue = child
    router = LoggedInRouter(
      interactor: LoggedInInteractableMock(isSearchOn: true), builders: ChildBuilders(given: builder))
    tester = RouterTester(router)
    tester.give(listener: listener)
  }

  @Test func `its route builds and shows it, until it is left`() {
    let route = LoggedInRoute.search

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) tab selected")
    #expect(builder.buildReceivedArguments === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }

  @Test func `nothing leads to it where it is switched off`() {
    let router = LoggedInRouter(interactor: LoggedInInteractableMock(isSearchOn: false), builders: ChildBuilders())
    let tester = RouterTester(router)

    tester.act { router.route(to: .search) }

    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct LoggedInSearchInteractorTests {
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

    #expect(router.moves.contains { $0.leads(to: .search) })
  }

  @Test func `from it one gets to the cart`() {
    tester.act { interactor.searchDidChooseCart() }

    #expect(router.moves == [.select(.cart)])
  }
}

@Suite(.testScope) @MainActor
struct LoggedInSearchBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = LoggedInComponent(dependency: LoggedInDependencyMock(), name: "name")

    let builder = try #require(ChildBuilders(component).search as? SearchBuilder)
    #expect(builder.dependency === component)
  }
}
