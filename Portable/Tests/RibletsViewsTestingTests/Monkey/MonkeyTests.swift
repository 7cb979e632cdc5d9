import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@Suite(.testScope) @MainActor
struct MonkeyTests {
  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func `a monkey finds nothing in an app without errors`(seed: UInt64) async {
    let app = ShopApp.launched(transitionDuration: seed.isMultiple(of: 2) ? .milliseconds(300) : .zero)
    let run = await app.monkey(steps: 150, seed: seed, links: ["shop://2"])
    #expect(run.steps.count == 150)
    #expect(run.problem == nil)
    #expect(run.description == "A monkey made 150 steps, seed \(seed), and all was well.")
  }

  @Test func `a monkey comes everywhere, and does all that the user can`() async {
    let app = ShopApp.launched()
    let steps = Set(await app.monkey(steps: 600, seed: 12, links: ["shop://2"]).steps)
    for step in [
      #"app.press("tea")"#, #"app.press("pay")"#, #"app.press("tab-Cart")"#, #"app.press("cancel")"#,
      #"app.press("send")"#, #"app.open("shop://2")"#, #"app.type("Ann", into: "text")"#, "app.goBack()",
      "app.restore(app.navigationState)", "await app.advance(by: .seconds(1))",
    ] {
      #expect(steps.contains(step), "\(step)")
    }
  }

  @Test func `a seed decides every step`() async {
    var runs: [MonkeyRun] = []
    for seed in [UInt64(7), 7, 8] { runs.append(await ShopApp.launched().monkey(steps: 80, seed: seed)) }
    #expect(runs[0] == runs[1])
    #expect(runs[0].steps != runs[2].steps)
  }

  @Test func `controls that are to be skipped are left alone`() async {
    let app = ShopApp.launched()
    let run = await app.monkey(steps: 60, seed: 3, skipping: ["check-out", "tea", "tab-Cart"])
    #expect(Set(run.steps).isDisjoint(with: [#"app.press("check-out")"#, #"app.press("tea")"#]))
    #expect(!run.steps.contains("app.goBack()"))
  }

  @Test func `an app without routes is used, too`() async {
    let run = await GreeterApp.launched().monkey(steps: 100, seed: 5, skipping: ["wait"])
    #expect(run.problem == nil)
    #expect(run.steps.contains(#"app.press("details")"#))
  }

  @Test(
    arguments: [
      (.listenerForgetsToLeave, "'Checkout' cannot be left: it has no way back, and 60 steps there"),
      (.viewIsShared, "The tree has diagnosed a misuse."),
      (.viewIsShownTwice, "The tree has diagnosed a misuse."),
      (.viewStaysBehind, "is on the screen, and its riblet 'Shop/Shop(Home)/Shop(Product 1)"),
      (.ribletStaysBehind, "attached, and its view is nowhere on the screen."),
      (.routerIsKept, "has left the tree and is still in memory."),
      (.routeIsLostByRestore, "Review' was left out: the route is switched off."),
    ] as [(Shop.Fault, String)])
  func `an error is found, and reported with the steps to it`(_ fault: Shop.Fault, _ text: String) async {
    let scope = TestScope(leakPolicy: .off)
    let shop = Shop(fault)
    let app = AppTester(ShopApp.build(shop), in: scope)
    var run: MonkeyRun?
    await withKnownIssue {
      run = await app.monkey(steps: 200, seed: 1)
    } matching: { issue in
      let found = issue.comments.map(\.rawValue).joined()
      return found.contains(text) && found.contains("again with monkey(seed: 1):\n  ")
    }
    #expect(run?.problem?.contains(text) == true, "\(run?.problem ?? "")")
    shop.kept = []
    await scope.close()
  }

  @Test func `the steps to an error reproduce it without a monkey`() async throws {
    let scope = TestScope(leakPolicy: .off)
    let app = AppTester(ShopApp.build(Shop(.viewStaysBehind)), in: scope)
    app.press("tea", "review", "send")
    app.expectTitle("Review")
    app.expectNavigation("Tab(title: Home) tab selected\n  Product(id: 1) pushed\nTab(title: Cart) tab")
    await scope.close()
  }

  @Test func `a view that no riblet owns is found`() async {
    let app = ShopApp.launched()
    let navigation = app.window.rootViewController as? NavigationController
    navigation?.push(DetailsViewController())
    await withKnownIssue {
      await app.monkey(steps: 1, seed: 1)
    } matching: { issue in
      "\(issue.comments)".contains("The view 'DetailsViewController' is on the screen and belongs to no riblet.")
    }
  }

  @Test func `a riblet that is attached and not active is found`() async {
    let app = ShopApp.launched()
    let home = app.root?.children.first
    home?.interactable.deactivate()
    await withKnownIssue {
      await app.monkey(steps: 3, seed: 1)
    } matching: { issue in
      "\(issue.comments)".contains("'Shop/Shop(Home)' is attached and not active.")
    }
    home?.interactable.activate()
  }
}
