import KioskFood
import Riblets
import RibletsDataTesting
import RibletsMVVM
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct MenuRouterTests {
  @Test func `the screen is there from the beginning`() {
    let interactor = MenuInteractableMock()
    let screen = CartRoutingMock()
    let router = MenuRouter(interactor: interactor, viewController: MenuViewController(), screen: screen)
    let tester = RouterTester(router)

    tester.expectAttach(screen)
    tester.launch()

    #expect(interactor.router === router)
  }
}

@Suite(.testScope) @MainActor
struct MenuBuilderTests {
  let food = DataProviderStub(Food.self)
  let listener = MenuListenerMock()

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: MenuListenerMock()) { listener in
      MenuBuilder(dependency: DependencyFake(food.provider)).build(withListener: listener)
    }

    tester.expectRouter(MenuRouter.self)
    tester.expectInteractor(MenuInteractor.self)
    tester.expectView(MenuViewController.self)
    tester.expect(MenuInteractor.self, \.listener, is: .listener)
    tester.expect(MenuInteractor.self, \.router, is: .router)
    await tester.expectReleased()
  }

  @Test func `the view model gets the food and the order`() {
    food.stub(.menu).returns([.cola])
    let dependency = DependencyFake(food.provider)
    let app = AppTester(MenuBuilder(dependency: dependency).build(withListener: listener))
    app.expectText("Cola", "2.80 € · 3 left", "0")
    dependency.orderStreamFake.orders.send(.twoColas)
    app.expectText("2")
  }
}

@Suite(.testScope) @MainActor
struct MenuViewControllerTests {
  let view = MenuViewController()
  let sections = MutableStateStream(MenuSection.sections(of: [.classic, .veggie, .cola], .twoColas))
  let message = MutableStateStream("")
  let isUnread = MutableStateStream(false)
  let app: AppTester

  init() {
    app = AppTester(showing: view)
    view.bind(.init(sections: sections.stream, message: message.stream, isUnread: isUnread.stream))
  }

  @Test func `each item has its price, its stock and its quantity`() {
    app.expectTexts(
      [
        "Burgers", "Classic", "6.90 € · 1 left", "0", "Veggie", "7.50 € · Sold out", "0", "Drinks", "Cola",
        "2.80 € · 3 left", "2",
      ])
  }

  @Test func `the buttons say which item`() {
    let scope = TestScope.current()
    let more = scope.record(view.input.more)
    let fewer = scope.record(view.input.fewer)
    app.press("cola-more", "classic-more", "cola-fewer")
    more.expectElements(["cola", "classic"])
    fewer.expectElements(["cola"])
  }

  @Test func `a menu that could not be read can be tried again`() {
    let again = TestScope.current().record(view.input.again.map { "again" })
    message.send("The kiosk cannot read its menu.")
    app.expectNothing(called: "read-menu-again")
    isUnread.send(true)
    app.press("read-menu-again")
    again.expectElements(["again"])
  }

  @Test func `a message stands above the menu until it is over`() {
    message.send("Cola is sold out.")
    #expect(app.texts.first == "Cola is sold out.")
    message.send("")
    app.expectNothing(called: "menu-message")
  }
}
