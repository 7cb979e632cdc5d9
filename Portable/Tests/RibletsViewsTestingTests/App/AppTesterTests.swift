import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct AppTesterTests {
  @Test func `a launch router is shown and active`() {
    let router = GreeterApp.build()

    let app = AppTester(router)

    #expect(router.isActive)
    #expect(app.root === router)
    #expect(app.window.rootViewController === router.viewController)
    #expect(app.scope === TestScope.current())
  }

  @Test func `any router with a portable view can be the root`() {
    let router = DetailsRouter(interactor: DetailsInteractor(), viewController: DetailsViewController())

    let app = AppTester(router)

    #expect(router.isActive)
    app.expectTitle("Details")
    app.terminate()
    #expect(!router.isActive)
  }

  @Test func `a router without a view is launched in front of a container`() {
    let container = ViewController()
    let router = Router<DetailsInteractor>(interactor: DetailsInteractor())

    let app = AppTester(router, showing: container)
    container.present(DetailsViewController())

    #expect(router.isActive)
    app.expectText("All about greetings")
  }

  @Test func `views alone have no tree`() {
    let app = AppTester(showing: DetailsViewController())

    app.expectTitle("Details")
    #expect(app.tree == "no tree")
    #expect(app.root == nil)
  }

  @Test func `an app may launch itself`() {
    var links: [String] = []
    let app = AppTester(openLink: { links.append($0) }) { window, runtime in
      let router = GreeterApp.build()
      router.launch(from: window, in: runtime)
      return router
    }

    app.expectTree("Home")
    app.open("anything")
    #expect(links == ["anything"])
  }

  @Test func `an app that cannot launch itself says why`() {
    #expect(throws: UnknownLink.self) {
      try AppTester { _, _ throws(UnknownLink) in throw UnknownLink(link: "no root") }
    }
  }

  @Test func `a link may be refused, and the launch not throw`() {
    let app = AppTester(openLink: { throw UnknownLink(link: $0) }) { window, runtime in
      let router = GreeterApp.build()
      router.launch(from: window, in: runtime)
      return router
    }

    withKnownIssue {
      app.open("farewell://Ann")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The app refused it: no greeting in 'farewell://Ann'") }
    }

    app.expectTree("Home")
  }

  @Test func `a scope of one's own is used instead of the test's`() async {
    let outer = TestScope.current()
    await withTestScope { inner in
      #expect(AppTester(GreeterApp.build()).scope === inner)
      #expect(AppTester(GreeterApp.build(), in: outer).scope === outer)
    }
  }

  @Test func `misuse of views is reported to the scope`() {
    let view = ViewController()
    let app = AppTester(showing: view)
    view.present(AlertController(title: "One"))

    view.present(AlertController(title: "Two"))

    let texts = app.scope.diagnoses.map(\.description)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("cannot present 'AlertController'") == true)
  }

  @Test func `parts of the tree are found by their type`() throws {
    let app = GreeterApp.launched()
    app.press("details")

    let details = try #require(app.interactor(DetailsInteractor.self))
    #expect(details.isActive)
    #expect(app.router(HomeRouter.self) === app.root)
    #expect(app.router((any LaunchRouting).self) === app.root)
  }

  @Test func `printing it shows the tree and the screen`() {
    let app = AppTester(showing: DetailsViewController())

    #expect(
      "\(app)" == """
        no tree

        screen "Details"
          text "All about greetings"
        """)
  }

  @Test func `an app that is let go of is freed with its window`() async {
    weak var window: Window?
    weak var router: HomeRouter?
    do {
      let app = GreeterApp.launched()
      app.press("details")
      window = app.window
      router = app.router(HomeRouter.self)
      app.terminate()
    }

    #expect(window == nil)
    #expect(router == nil)
  }
}
