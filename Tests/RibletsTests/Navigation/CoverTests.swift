import Riblets
import RibletsTesting
import Testing

/// A route that builds what cannot be attached: its own parent.
struct SpotSelf: ChildRoute {
  func build(in parent: SpotRouter) -> any SpotRouting { parent }
}

/// Routes whose riblets are covered, nested, or have no view.
@MainActor
struct CoverTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  @Test func `a riblet that is released while it is covered comes back with all that was below it`() {
    root.route(to: .brief("A"))
    app.spot("A")?.interactor.savedState.draft = "half a sentence"
    app.spot("A")?.route(to: .part("Map"))
    root.route(to: .page("B"))
    #expect(app.riblets == "Root(B)")
    #expect(app.screen == "Root > - > B")
    #expect(
      app.state
        == "Brief(name: A, value: 0) pushed\n  Part(name: Map, value: 0) embedded\nPage(name: B, value: 0) pushed")
    root.leave(.page("B"))
    #expect(app.riblets == "Root(A(Map))")
    #expect(app.screen == "Root > A[Map]")
    #expect(app.spot("A")?.interactor.savedState.draft == "half a sentence")
  }

  @Test func `a page is covered by pages of the same riblet, not by those of others and not by sheets`() {
    root.begin(with: .part("Pane"), .brief("A"))
    app.spot("Pane")?.route(to: .page("Other"))
    root.route(to: .sheet("Form"))
    #expect(app.riblets == "Root(Pane(Other) A Form)")
    root.route(to: .page("B"))
    #expect(app.riblets == "Root(Pane(Other) Form B)")
  }

  @Test func `a riblet without a view that is pushed makes no page before it has something to show`() {
    root.route(to: .group(), as: .pushed)
    #expect(app.screen == "Root")
    (root.children.first as? GroupRouter)?.route(to: .part("A"))
    #expect(app.screen == "Root > A")
  }

  @Test func `a tab that is released is not built before it is selected, and has its title all the same`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    #expect(app.riblets == "Root(Home)")
    #expect(app.screen == "Root[tab Home selected, tab (Mail)]")
    app.spot("Home")?.route(to: .page("News"))
    app.place("Mail")?.userDidSelect()
    #expect(app.riblets == "Root(Mail)")
    root.select(.lazyTab("Home"))
    #expect(app.riblets == "Root(Home(News))")
    #expect(app.screen == "Root[tab Home selected, tab (Mail)] > News")
  }

  @Test func `a stack in a tab is on the nearest stack while the tab is selected`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Mail")?.route(to: .page("Letter"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] > News")
    root.select(.tab("Mail"))
    #expect(app.screen == "Root[tab Home, tab Mail selected] > Letter")
    root.route(to: .page("Settings"))
    #expect(app.screen == "Root[tab Home, tab Mail selected] > Letter > Settings")
  }

  @Test func `a container that holds stacks keeps them in its tabs`() {
    let app = SpotTree(holdsStacks: true)
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Mail")?.route(to: .page("Letter"))
    #expect(app.screen == "Root[tab Home selected > News, tab Mail > Letter]")
  }

  @Test func `the sheet of a tab is there only while the tab is selected`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Mail")?.route(to: .sheet("Help"))
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
    root.select(.tab("Mail"))
    #expect(app.screen == "Root[tab Home, tab Mail selected] / sheet: Help")
  }

  @Test func `a sheet has a stack of its own`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.spot("Form")?.route(to: .sheet("Help"))
    #expect(app.screen == "Root / sheet: Form > Country / sheet: Help")
  }

  @Test func `the children of a riblet without a view are shown by the view above`() {
    root.route(to: .group())
    let group = root.children.first as? GroupRouter
    group?.begin(with: .tab("Home"), .tab("Mail"))
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
    app.spot("Home")?.route(to: .page("News"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] > News")
  }

  @Test func `a riblet without a view that is pushed or presented stands there with its selected tab`() {
    root.route(to: .group(), as: .sheet)
    #expect(app.screen == "Root")
    let group = root.children.first as? GroupRouter
    group?.begin(with: .tab("Home"), .tab("Mail"))
    #expect(app.screen == "Root / sheet: Home")
    app.spot("Home")?.route(to: .page("News"))
    group?.select(.tab("Mail"))
    #expect(app.screen == "Root / sheet: Mail")
    group?.select(.tab("Home"))
    #expect(app.screen == "Root / sheet: Home > News")
    app.host.screen?.layers.last?.stack.first?.userDidLeave()
    #expect(app.riblets == "Root")
    #expect(root.interactor.left == [.group()])
  }

  @Test(arguments: [Shown.sheet, .pushed])
  func `a page in a tab of a riblet that is attached without a route is shown below one without a view`(shown: Shown)
    throws
  {
    root.route(to: .group(), as: shown)
    let middle = SpotRouter("Middle")
    try #require(root.children.first as? GroupRouter).attachChild(middle)
    middle.begin(with: .tab("Home"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(app.screen == (shown == .sheet ? "Root / sheet: News" : "Root > News"))
  }

  @Test func `a riblet attached without a route between routes does not cut the chain`() {
    let middle = SpotRouter("Middle")
    root.attachChild(middle)
    middle.route(to: .part("Map"))
    middle.route(to: .page("News"))
    #expect(app.screen == "Root > News")
    #expect(middle.viewController.text == "Middle[Map]")
    root.detachChild(middle)
    #expect(app.screen == "Root")
  }

  @Test func `a branch with routes that is attached without a route is shown at once`() {
    let middle = SpotRouter("Middle")
    middle.interactor.first = [.page("News")]
    root.attachChild(middle)
    #expect(app.screen == "Root > News")
  }

  @Test func `a child that came by a route and is detached by detachChild leaves the list`() throws {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    root.detachChild(try #require(app.spot("A")))
    #expect(app.state == "Page(name: B, value: 0) pushed")
    #expect(app.screen == "Root > B")
  }

  @Test func `what a child has covered is rebuilt when the child is detached by detachChild`() throws {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    #expect(app.riblets == "Root(B)")
    root.detachChild(try #require(app.spot("B")))
    #expect(app.riblets == "Root(A)")
    #expect(app.screen == "Root > A")
  }

  @Test func `a child that moves to another parent leaves the list`() throws {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    let child = try #require(app.spot("A"))
    root.detachChild(child)
    try #require(app.spot("B")).attachChild(child)
    #expect(app.state == "Page(name: B, value: 0) pushed")
    #expect(app.riblets == "Root(B(A))")
  }

  @Test func `a child that was detached without a route is shown again when it is attached without one`() throws {
    root.route(to: .group())
    let group = try #require(root.children.first as? GroupRouter)
    group.route(to: .part("A"))
    root.detachChild(group)
    #expect(app.screen == "Root")
    root.attachChild(group)
    #expect(app.state == "")
    group.route(to: .part("B"))
    #expect(app.screen.contains("B"))
  }

  @Test func `a child that cannot be attached does not stay in the list`() {
    root.route(to: Route(SpotSelf()))
    #expect(app.state == "")
    #expect(app.test.diagnoses.count == 1)
  }

  @Test func `a router of a mock is attached by a route as any other`() {
    root.route(to: .part("Map"))
    #expect(root.children.count == 1)
  }

  @Test func `a view without room for children is reported, once for a change`() {
    final class PlainView: ViewControllable {}
    final class PlainRouter: ViewableRouter<SpotInteractor, PlainView>, Navigating {
      typealias Origin = any SpotRouting
    }
    #expect(
      NavigationMisuse.noRoom(view: "PlainView", children: 1).problem
        == "'PlainView' has no room for a child: they are not shown.")
  }

  @Test func `riblets that left are freed`() async {
    await withFreedSpots { app in
      app.root.begin(with: .tab("Home"), .lazyTab("Mail"))
      app.root.route(to: .page("A"))
      app.spot("A")?.route(to: .sheet("Help"))
      app.root.select(.lazyTab("Mail"))
      app.root.select(.tab("Home"))
      app.root.popToRoot()
      app.root.leave(.tab("Home"))
    }
  }

  @Test func `what was shown in a view that left is freed with it`() async {
    await withFreedSpots { app in
      app.root.route(to: .sheet("Help"))
      app.spot("Help")?.route(to: .part("Map"))
      app.spot("Map")?.route(to: .part("Pin"))
      weak let view = app.spot("Pin")?.viewController
      app.root.leave(.sheet("Help"))
      #expect(view == nil)
    }
  }

  private func withFreedSpots(_ act: (SpotTree) -> Void) async {
    let app = SpotTree(leakPolicy: .on())
    act(app)
    await app.test.close()
  }

  @Test func `views in a branch that leaves, and in a tree that ends, are freed`() async {
    let app = SpotTree(leakPolicy: .on())
    weak var inner: SpotView?
    weak var tab: SpotView?
    app.root.route(to: .page("A"))
    app.spot("A")?.route(to: .part("Inner"))
    app.root.route(to: .tab("Home"))
    inner = app.spot("Inner")?.viewController
    tab = app.spot("Home")?.viewController
    #expect(inner != nil && tab != nil)
    app.root.popToRoot()
    #expect(inner == nil)
    await app.test.close()
    #expect(app.test.diagnoses.isEmpty)
  }
}
