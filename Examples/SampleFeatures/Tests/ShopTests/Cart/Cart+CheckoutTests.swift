import Riblets
import RibletsTesting
import Testing

@testable import Shop

@Suite(.testScope) @MainActor
struct CartCheckoutRouterTests {
  let builder = CheckoutBuildableMock()
  let child = CheckoutRoutingMock(children: [])
  let listener = CheckoutListenerMock()
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
    let route = CartRoute.checkout

    tester.expectBuild(builder.calls("build"))
    tester.expectAttach(child)
    tester.act { router.route(to: route) }
    tester.expectShown("\(route) sheet")
    #expect(builder.buildReceivedArguments === listener)

    tester.expectDetach(child)
    tester.act { router.leave(route) }
    tester.expectShown("")
  }
}

@Suite(.testScope) @MainActor
struct CartCheckoutInteractorTests {
  let basket = MutableStateStream(Basket())
  let router = CartRoutingMock()
  let interactor: CartInteractor
  let tester: InteractorTester

  init() {
    interactor = CartInteractor(presenter: CartPresentableMock(), basket: basket.stream)
    interactor.router = router
    tester = InteractorTester(interactor, mocks: router)
  }

  @Test func `it is left when it has finished`() {
    tester.act { interactor.checkoutDidFinish() }

    #expect(router.moves == [.leave(.checkout)])
  }

  @Test func `it is held while it has something that is not saved`() {
    tester.act { interactor.checkoutDidChange(isUnsaved: true) }
    tester.act { interactor.checkoutDidChange(isUnsaved: false) }

    #expect(router.moves == [.hold(.checkout, true), .hold(.checkout, false)])
  }

  @Test(arguments: [true, false])
  func `whoever tries to leave is asked, and leaves if they discard`(discards: Bool) async {
    tester.activate()
    router.askHandler = { question in question.answers.first { ($0.role == .destructive) == discards } }

    interactor.userDidTryToLeave(.checkout)
    await TestScope.current().settle()

    #expect(router.askArgValues.map(\.title) == ["Discard the address?"])
    #expect(router.moves.contains(.leave(.checkout)) == discards)
  }

  @Test func `no link leads to it with an empty basket`() {
    #expect(interactor.decide(onLinkTo: .checkout) == .decline)
    basket.update { $0.add(.mug) }
    #expect(interactor.decide(onLinkTo: .checkout) == .follow)
  }
}

@Suite(.testScope) @MainActor
struct CartCheckoutBuilderTests {
  @Test func `its builder is given the component of its parent`() throws {
    let component = CartComponent(dependency: CartDependencyMock())

    let builder = try #require(ChildBuilders(component).checkout as? CheckoutBuilder)
    #expect(builder.dependency === component)
  }
}
