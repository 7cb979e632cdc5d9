import Foundation
import Riblets
import RibletsViewsTesting
import Testing

@testable import Shop

/// The whole app, used as the user uses it: by what can be seen.
@Suite(.testScope) @MainActor
struct ShopApplicationTests {
  @Test func `nothing is active before the launch`() {
    #expect(!ShopApplication().router.interactable.isActive)
  }

  @Test func `an item leads to the next, and back leads home`() {
    let app = AppTester.shop()
    app.logIn()
    app.press("item-lamp", "companion", "companion")
    app.expectTitle("Rug")
    app.expectNavigation(
      """
      LoggedIn(name: Ann) embedded
        Home tab selected
          Product(item: lamp) pushed
          Product(item: chair) pushed
          Product(item: rug) pushed
        Search tab
        Cart tab
      """)

    app.goBack()
    app.goBack()
    app.goBack()

    app.expectText("Hello, Ann")
  }

  @Test func `each tab keeps its stack`() {
    let app = AppTester.shop()
    app.logIn()
    app.press("item-lamp", "add-to-cart", "show-cart")
    app.expectText("1 × Lamp", "Total: 39 €")

    app.press("tab-Home")

    app.expectTitle("Lamp")
    app.expectNoText("Lamp is in your cart")
  }

  @Test func `the tabs stay in sight over a product, and say how much is in the cart`() {
    let app = AppTester.shop()
    app.logIn()
    app.press("item-lamp", "companion", "add-to-cart")

    #expect(app.frame.layers.map { $0.tabs.map(\.badge) } == Array(repeating: [0, 0, 1], count: 3))
    #expect(app.frame.layers.last?.tabs.map(\.icon) == ["house", "magnifyingglass", "cart"])
    app.press("tab-Cart", "check-out")
    #expect(app.frame.layers.last?.tabs == [])
  }

  @Test func `a checkout with an address is not lost by a step back`() async {
    let app = AppTester.shop()
    app.logIn()
    app.press("item-lamp", "add-to-cart", "show-cart", "check-out")
    app.type("1 High Street", into: "address")
    app.goBack()
    await app.settle()
    app.expectAlert("Discard the address?", answers: ["Discard", "Cancel"])
    app.dismissAlert("Discard")
    await app.settle()

    app.expectText("Total: 39 €")
  }

  @Test func `what is bought leaves the cart`() {
    let app = AppTester.shop()
    app.logIn()
    app.press("item-lamp", "add-to-cart", "show-cart", "check-out")
    app.type("1 High Street", into: "address")
    app.press("buy")

    app.expectText("Your cart is empty.")
  }

  @Test func `after the log-out nothing is left of the person`() {
    let app = AppTester.shop()
    app.logIn()
    app.press("log-out")

    app.expectTree(
      """
      Root
        LoggedOut
      """)
    app.logIn("Ben")
    app.press("tab-Cart")
    app.expectText("Your cart is empty.")
  }

  @Test func `a shop without a search has no tab for it, and no link leads there`() async {
    let app = AppTester.shop(isSearchOn: false)
    app.logIn()

    app.expectNothing(called: "tab-Search")
    await #expect(throws: LinkFailure.disabled(child: "Search")) {
      try await shopLinks.open("shop://search", from: try #require(app.root as? RootRouter))
    }
  }

  // Links

  @Test func `a link waits for the log-in`() async {
    let app = AppTester.shop()
    app.open("shop://product/rug")
    await app.settle()
    app.expectField("your-name", value: "")

    app.logIn()
    await app.settle()

    app.expectTitle("Rug")
  }

  @Test func `a link to the checkout is declined while the cart is empty`() async throws {
    let app = AppTester.shop()
    app.logIn()
    let root = try #require(app.root as? RootRouter)

    await #expect(throws: LinkFailure.declined(child: "Checkout", interactor: "CartInteractor")) {
      try await shopLinks.open("shop://checkout", from: root)
    }
    app.press("tab-Home", "item-mug", "add-to-cart")
    try await shopLinks.open("shop://checkout", from: root)

    app.expectTitle("Checkout")
  }

  // Restoring

  @Test func `an app that was ended comes back where it was, with all that was typed`() async throws {
    let state = try await withTestScope { scope in
      let app = AppTester.shop(in: scope)
      app.logIn()
      app.press("tab-Search")
      app.type("lam", into: "search")
      app.press("item-lamp", "add-to-cart", "show-cart", "check-out")
      app.type("1 High Street", into: "address")
      return try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(app.navigationState))
    }

    let app = AppTester.shop(restoring: state)

    app.expectField("address", value: "1 High Street")
    app.goBack()
    await app.settle()
    app.expectAlert("Discard the address?")
    app.dismissAlert("Discard")
    await app.settle()
    app.expectText("1 × Lamp")
    #expect(app.frame.layers.last?.tabs.last?.badge == 1)
    app.press("tab-Search")
    app.expectTitle("Lamp")
    app.goBack()
    app.expectField("search", value: "lam")
  }

  @Test func `what is not for sale any more is left out of a saved state`() async throws {
    let state = try await withTestScope { scope in
      let app = AppTester.shop(in: scope)
      app.logIn()
      app.press("item-lamp")
      return try JSONEncoder().encode(app.navigationState)
    }
    let edited = String(decoding: state, as: UTF8.self).replacing("lamp", with: "sofa")
    let application = ShopApplication()

    let omissions = application.router.restore(
      try JSONDecoder().decode(NavigationState.self, from: Data(edited.utf8)))

    #expect(omissions.map(\.path) == ["LoggedIn/Home/Product"])
  }

  @Test func `a monkey finds nothing wrong`() async {
    await AppTester.shop().monkey(
      steps: 300, links: ["shop://product/rug", "shop://product/sofa", "shop://search", "shop://checkout"])
  }
}
