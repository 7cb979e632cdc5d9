import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
struct RouteTabBarControllerTests {
  let app = SpotTree(holdsStacks: true)

  private var root: SpotRouter { app.root }
  private var screen: String {
    app.letTimePass()
    return app.screen
  }

  init() {
    root.begin(with: .tab("Home"), .lazyTab("Mail"), .tab("Me"))
  }

  @Test func `each tab keeps its stack, and has a title before it is built`() throws {
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Me")?.route(to: .page("Settings"))
    #expect(screen == "Root[Home > News, |Home* Mail Me|]")
    #expect(app.spot("Mail") == nil)

    app.tabBar?.tap(2)
    #expect(screen == "Root[Me > Settings, |Home Mail Me*|]")
    app.tabBar?.tap(1)
    #expect(screen == "Root[Mail, |Home Mail* Me|]")
    root.select(.tab("Home"))
    #expect(screen == "Root[Home > News, |Home* Mail Me|]")
    #expect(app.spot("Mail") == nil)
  }

  @Test func `the user goes back within a tab, at once to its bottom by a second tap`() throws {
    app.spot("Home")?.route(to: .page("News"))
    app.spot("News")?.route(to: .page("Story"))
    app.letTimePass()
    let news = try #require(app.spot("News")?.interactor)
    app.stack?.swipeBack()
    #expect(screen == "Root[Home > News, |Home* Mail Me|]")
    #expect(news.left == [.page("Story")])

    app.tabBar?.tap(0)
    #expect(screen == "Root[Home, |Home* Mail Me|]")
    #expect(app.spot("Home")?.interactor.left == [.page("News")])
  }

  @Test func `what is held in a tab is left by no second tap`() {
    app.spot("Home")?.route(to: .page("News"))
    app.letTimePass()
    app.spot("Home")?.hold(SpotRoute.page("News").id)

    app.tabBar?.tap(0)
    app.stack?.swipeBack()

    #expect(screen == "Root[Home > News, |Home* Mail Me|]")
    #expect(app.spot("Home")?.interactor.attempts.count == 2)
  }

  @Test func `what is pushed by the tab bar's own riblet stands over all tabs, with a bar`() {
    let window = app.window.rootViewController as? UINavigationController
    #expect(window?.isNavigationBarHidden == true)

    root.route(to: .page("Help"))

    #expect(screen == "Root[Home, |Home* Mail Me|] > Help")
    #expect(window?.isNavigationBarHidden == false)
    window?.goBack()
    #expect(screen == "Root[Home, |Home* Mail Me|]")
    #expect(window?.isNavigationBarHidden == true)
    #expect(root.interactor.left == [.page("Help")])
  }

  @Test func `a move waits for the transition in its tab`() async {
    let push = app.spot("Home")?.route(to: .page("News"))
    let replacement = app.spot("Home")?.route(to: .page("Weather"), by: .replace)
    var isOver = false
    let isFirstWhole = Task {
      defer { isOver = true }
      return await push?.finished()
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(!isOver)
    app.letTimePass()

    #expect(await replacement?.finished() == true)
    #expect(await isFirstWhole.value == true)
    #expect(screen == "Root[Home > Weather, |Home* Mail Me|]")
  }

  @Test func `the user leaves a page that UIKit has stacked behind a full screen without a report`() throws {
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Home")?.route(to: .page("Weather"), by: .replace)
    root.route(to: .sheet("Front"), as: .fullScreen)
    app.letSomeTimePass()
    app.spot("Home")?.route(to: .page("Rain"), by: .replace)
    root.leave(.sheet("Front"))
    #expect(screen == "Root[Home > Rain, |Home* Mail Me|]")

    try #require(app.stack).goBack()

    #expect(screen == "Root[Home, |Home* Mail Me|]")
    #expect(app.spot("Rain") == nil)
  }

  @Test func `a tab has the symbol of its route, and the badge that its parent sets`() throws {
    let items = try #require(app.tabBar?.viewControllers).compactMap(\.tabBarItem)
    #expect(items.map { $0.image?.symbol } == ["circle", nil, "circle"])
    root.set(badge: 3, on: .tab("Me"))
    #expect(items.map(\.badgeValue) == [nil, nil, "3"])
    root.set(badge: 0, on: .tab("Me"))
    #expect(items.map(\.badgeValue) == [nil, nil, nil])
  }

  @Test func `a tab that UIKit selects without a word to its delegate stays selected at the next move`() {
    app.tabBar?.selectByItself(2)
    #expect(app.state.contains("Tab(name: Me, value: 0) tab selected"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(screen == "Root[Me, |Home Mail Me*|]")
  }

  @Test func `tabs in UIKit's More are diagnosed, and the user cannot put tabs in another order`() {
    root.route(to: .tab("Four"))
    root.route(to: .tab("Five"))
    #expect(app.test.diagnoses.isEmpty)
    #expect(app.tabBar?.customizableViewControllers == nil)
    root.route(to: .tab("Six"))
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'SpotTabBarController' has 6 tabs: a phone shows five, and UIKit's "More" cannot show the others with their stacks.

        Show five tabs at most, and route to the others from one of them.
        """
      ])
  }

  @Test func `the first look at a tab is no push over an empty page`() {
    app.tabBar?.tap(1)
    #expect(app.isStill)
    #expect(app.screen == "Root[Mail, |Home Mail* Me|]")
  }

  @Test func `tabs come and go`() {
    root.leave(.tab("Home"))
    #expect(screen == "Root[Me, |Mail Me*|]" || screen == "Root[Mail, |Mail* Me|]")
    root.route(to: .tab("New"))
    #expect(app.tabBar?.selectedViewController?.tabBarItem.title == "New")
    root.route(to: .tab("Only"), by: .root)
    #expect(screen == "Root[Only, |Only*|]")
  }

  @Test(arguments: ["Mail", "Me"])
  func `a view that selects another tab while the user's tab is loaded is not overruled`(_ name: String) {
    let app = SpotTree(holdsStacks: true)
    app.onBuild = { router in
      guard let tab = router as? SpotRouter, tab.interactor.name == name else { return }
      (tab.viewController.uiviewController as? SpotViewController)?.onLoad = { app.root.select(.tab("Last")) }
    }
    app.root.begin(with: .tab("Home"), .lazyTab("Mail"), .tab("Me"), .tab("Last"))
    app.tabBar?.tap(name == "Mail" ? 1 : 2)
    app.letTimePass()
    #expect(app.screen == "Root[Last, |Home Mail Me Last*|]")
    #expect(app.state.contains("Tab(name: Last, value: 0) tab selected"))
  }

  @Test func `a view that removes the tab before the user's one leaves that selected`() {
    app.onBuild = { [root] router in
      guard let mail = router as? SpotRouter, mail.interactor.name == "Mail" else { return }
      (mail.viewController.uiviewController as? SpotViewController)?.onLoad = { root.leave(.tab("Home")) }
    }
    app.tabBar?.tap(1)
    #expect(screen == "Root[Mail, |Mail* Me|]")
  }

  @Test func `a tab that takes the place of the one that leaves while the user selects it keeps its pages`() {
    root.select(.lazyTab("Mail"))
    app.spot("Mail")?.route(to: .page("Letter"))
    root.select(.tab("Home"))
    app.letTimePass()
    app.onBuild = { [root] router in
      guard let mail = router as? SpotRouter, mail.interactor.name == "Mail" else { return }
      mail.interactor.onBecomeActive = { _ in root.leave(.tab("Home")) }
    }

    app.tabBar?.tap(1)

    #expect(screen == "Root[Mail > Letter, |Mail* Me|]")
  }

  @Test func `children that are no tabs have no room, which is diagnosed`() {
    root.route(to: .part("Map"))
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'SpotTabBarController' has no room for a child: they are not shown.

        Make it a 'RouteContainer' or a 'ContainerViewControllable', or show the children otherwise.
        """
      ])
  }

  @Test func `a delegate of the app's own decides and hears of selections`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var heard: [String?] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.tabBarItem.title != "Mail" }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append(viewController.tabBarItem.title)
      }
    }
    let delegate = Delegate()
    app.tabBar?.delegate = delegate
    #expect(app.tabBar?.delegate === delegate)

    app.tabBar?.tap(1)
    app.tabBar?.tap(2)

    #expect(delegate.heard == ["Me"])
    #expect(screen == "Root[Me, |Home Mail Me*|]")
  }
}
