import Combine
import Riblets
@_spi(TestSupport) import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

@MainActor
struct RouteTabScreenTests {
  let app = SpotTree(holdsStacks: true)

  private var root: SpotRouter { app.root }
  private var screen: String { app.screen }

  init() {
    root.begin(with: .tab("Home"), .lazyTab("Mail"), .tab("Me"))
  }

  @Test func `each tab keeps its stack, and has a title before it is built`() {
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Me")?.route(to: .page("Settings"))
    #expect(screen == "Root [ News Home Mail Me ]")
    #expect(app.spot("Mail") == nil)

    app.window.press("Me")
    #expect(screen == "Root [ Settings Home Mail Me ]")
    app.window.press("Mail")
    #expect(screen == "Root [ Mail Home Mail Me ]")
    root.select(.tab("Home"))
    #expect(screen == "Root [ News Home Mail Me ]")
    #expect(app.spot("Mail") == nil)

    app.window.goBack()
    #expect(screen == "Root [ Home Home Mail Me ]")
    #expect(app.spot("Home")?.interactor.left == [.page("News")])
  }

  @Test func `what is held in a tab is not left`() {
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Home")?.hold(SpotRoute.page("News").id)
    app.window.update()

    app.window.goBack()

    #expect(screen == "Root [ News Home Mail Me ]")
    #expect(app.spot("Home")?.interactor.attempts == [.page("News")])
  }

  @Test func `what is pushed by the tab bar's own riblet stands over all tabs`() {
    root.route(to: .page("Help"))
    #expect(screen == "Help")

    app.window.goBack()

    #expect(screen == "Root [ Home Home Mail Me ]")
    #expect(root.interactor.left == [.page("Help")])
  }

  @Test func `there is one navigation bar above tabs, also with a page over them`() {
    app.window.update()
    #expect(app.window.barCount == 1)
    root.route(to: .page("Help"))
    app.window.update()
    #expect(app.window.barCount == 1)
  }

  @Test func `a tab has the symbol of its route, and the badge that its parent sets`() {
    #expect(screen == "Root [ Home Home Mail Me ]")
    #expect(app.window.symbols == ["circle", "circle"])
    root.set(badge: 3, on: .tab("Me"))
    app.window.update()
    app.window.press("Me 3")
    #expect(screen == "Root [ Me Home Mail Me ]")
    root.select(.tab("Home"))
    root.set(badge: 0, on: .tab("Me"))
    app.window.update()
    app.window.press("Me")
    #expect(screen == "Root [ Me Home Mail Me ]")
  }

  @Test func `SwiftUI reads the tab bar again for a change of the bar, and not for a move in a tab`() {
    var changes = 0
    let listening = root.viewController.inner.objectWillChange.sink { changes += 1 }
    defer { listening.cancel() }
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Me")?.route(to: .page("Settings"))
    #expect(changes == 0)
    root.set(badge: 3, on: .tab("Me"))
    #expect(changes == 1)
    root.select(.tab("Me"))
    #expect(changes == 2)
    root.route(to: .tab("New"))
    #expect(screen == "Root [ New Home Mail Me New ]")
  }

  @Test func `tabs come and go`() {
    root.route(to: .tab("New"))
    #expect(screen == "Root [ New Home Mail Me New ]")
    root.leave(.tab("Home"))
    root.route(to: .tab("Only"), by: .root)
    #expect(screen == "Root [ Only Only ]")
  }

  @Test func `children that are no tabs have no room, which is diagnosed`() {
    let test = TestScope(leakPolicy: .off)
    let router = TabsRouter(interactor: Interactor(), viewController: RouteTabScreen())
    test.hold(router)
    let window = SimulatedWindow(LaunchView(in: test.runtime) { router })
    router.route(to: Route(TabsPart()))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        'RouteTabScreen' has no room for a child: they are not shown.

        Make it a 'RouteContainer' or a 'ContainerViewControllable', or show the children otherwise.
        """
      ])
    window.close()
  }
}

protocol TabsRouting: Navigating where Origin == any TabsRouting {}

final class TabsRouter: LaunchRouter<Interactor, RouteTabScreen>, TabsRouting {}

struct TabsPart: ChildRoute {
  func build(in parent: TabsRouter) -> any SpotRouting { SpotRouter("Part") }
}
