import KioskFood
import Riblets
import RibletsDataTesting
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct SyncRouterTests {
  @Test func `it has its interactor and no children`() {
    let interactor = SyncInteractableMock()
    let router = SyncRouter(interactor: interactor, viewController: SyncViewController())
    let tester = RouterTester(router)
    tester.launch()
    tester.expectChildren()
    #expect(interactor.router === router)
  }
}

@Suite(.testScope) @MainActor
struct SyncBuilderTests {
  let food = DataProviderStub(Food.self)
  let server = FoodServerFake()
  let listener = SyncListenerMock()

  @Test func `the parts are connected with each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: SyncListenerMock()) { listener in
      SyncBuilder(dependency: DependencyFake(food.provider)).build(withListener: listener)
    }

    tester.expectRouter(SyncRouter.self)
    tester.expectInteractor(SyncInteractor.self)
    tester.expectView(SyncViewController.self)
    tester.expect(SyncInteractor.self, \.listener, is: .listener)
    tester.expect(SyncInteractor.self, \.router, is: .router)
    tester.expect(SyncInteractor.self, \.presenter, is: .view)
    tester.expect(SyncViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `the interactor gets the food and the prices`() async {
    food.stub(ServedMenu()).returns([.cola])
    let dependency = DependencyFake(food.provider, priceFeed: server)
    let app = AppTester(SyncBuilder(dependency: dependency).build(withListener: listener))
    await app.settle()
    app.expectText("Up to date")
    #expect(server.readerCount == 1)
  }
}

@Suite(.testScope) @MainActor
struct SyncViewControllerTests {
  let listener = SyncPresentableListenerMock()
  let view = SyncViewController()
  let app: AppTester

  init() {
    view.listener = listener
    app = AppTester(showing: view)
  }

  @Test func `all is well, and can be refreshed`() {
    app.expectTexts(["Up to date"])
    app.expectButton("refresh", title: "Refresh", isEnabled: true)
    app.press("refresh")
    #expect(listener.refreshCallCount == 1)
  }

  @Test func `the server is asked once at a time`() {
    view.show(SyncState(isRefreshing: true))
    app.expectTexts(["Asking the server…"])
    app.expectButton("refresh", title: "Refresh", isEnabled: false)
  }

  @Test func `a problem can be tried again until it is over`() {
    view.show(SyncState(problem: "Offline."))
    app.expectTexts(["Offline."])
    app.expectButton("refresh", title: "Retry", isEnabled: true)
    view.show(SyncState(problem: "Offline.", isRefreshing: true))
    app.expectButton("refresh", title: "Retry", isEnabled: false)
    view.show(SyncState())
    app.expectNothing(called: "sync-problem")
  }
}
