import Riblets
import RibletsTesting
import Testing

@MainActor
struct LinkTests {
  private static let links = LinkCatalogue<any SpotRouting>(
    prefixes: ["app://"],
    links: [
      .link("tab/{name:String}") { link in LinkPath(to: SpotTab(name: try link.name)) },
      .link("tab/{name:String}/page/{page:String}") { link in
        LinkPath(to: SpotTab(name: try link.name)).to(SpotPage(name: try link.page))
      },
      .link("lazy/{name:String}") { link in LinkPath(waitingFor: SpotLazyTab.self, key: try link.name) },
      .link("page/{name:String}?value={value:Int?}") { link in
        LinkPath(to: SpotPage(name: try link.name, value: try link.value ?? 0))
      },
      .link("sheet/{name:String}") { link in LinkPath(to: SpotSheet(name: try link.name)) },
      .link("feature") { _ in LinkPath(to: SpotFeature(name: "New")) },
      .link("in/{page:String}") { link in
        LinkPath(waitingFor: SpotGroup.self, key: "In").to(GroupPart(name: "Shop")).to(SpotPage(name: try link.page))
      },
      .link("below/{page:String}") { link in
        LinkPath(to: SpotPart(name: "A")).waiting(for: SpotPage.self, key: try link.page)
      },
      .link("tab/{name:String}/wait/{page:String}") { link in
        LinkPath(to: SpotTab(name: try link.name)).waiting(for: SpotPage.self, key: try link.page)
      },
      .link("draft/{text:String}", workflow: { link in DraftWorkflow(try link.text) }),
      .link("count", workflow: { _ in Workflow<Int>() }),
    ])

  private final class DraftWorkflow: Workflow<SpotInteractor> {
    init(_ text: String) {
      super.init()
      onStep { root in
        root.savedState.draft = text
        root.router?.route(to: .group("In"))
        let group: GroupInteractor? = try await root.router?.item(at: .group("In"))
        return group ?? GroupInteractor("")
      }.commit()
    }
  }

  private func open(_ address: String, _ app: SpotTree) async throws {
    try await Self.links.open(address, from: app.root)
  }

  @Test func `the catalogue of these tests has no problems`() {
    #expect(Self.links.problems == [])
  }

  @Test func `a link leads along its routes, and keeps what is there`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    let home = app.spot("Home")
    try await open("app://tab/Mail/page/News", app)
    #expect(app.screen == "Root[tab Home, tab Mail selected] > News")
    try await open("app://tab/Home", app)
    #expect(app.spot("Home") === home)
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
  }

  @Test func `a link goes back to a page that is there, and builds it anew with other arguments`() async throws {
    let app = SpotTree()
    for name in ["A", "B"] { app.root.route(to: .page(name)) }
    let page = app.spot("A")
    try await open("app://page/A", app)
    #expect(app.screen == "Root > A")
    #expect(app.spot("A") === page)
    try await open("app://page/A?value=7", app)
    #expect(app.spot("A") !== page)
    #expect(app.state == "Page(name: A, value: 7) pushed")
  }

  @Test func `a link goes back to the equal page below one with the same key, and builds nothing`() async throws {
    let app = SpotTree()
    for route in [SpotRoute.page("A"), .page("B"), .page("A", 7)] { app.root.route(to: route) }
    let page = try #require(app.root.children.first as? SpotRouter)
    try await open("app://page/A", app)
    #expect(app.state == "Page(name: A, value: 0) pushed")
    #expect(app.root.children.first === page)
  }

  @Test func `a link takes away what stands in front of its end`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.root.route(to: .page("Over"))
    app.root.route(to: .sheet("Help"))
    try await open("app://sheet/Other", app)
    #expect(app.screen == "Root[tab Home selected] > Over / sheet: Help / sheet: Other")
    try await open("app://page/Next", app)
    #expect(app.screen == "Root[tab Home selected] > Over > Next")
    try await open("app://tab/Home", app)
    #expect(app.screen == "Root[tab Home selected]")
  }

  @Test func `a link removes the sheet of another riblet that is in front of its end`() async throws {
    let app = SpotTree()
    app.root.route(to: .part("Other"))
    app.spot("Other")?.route(to: .sheet("Help"))
    app.spot("Other")?.route(to: .page("Deep"))
    try await open("app://page/A", app)
    #expect(app.screen == "Root[Other] > Deep > A")
    try await open("app://tab/Home", app)
    #expect(app.screen == "Root[Other, tab Home selected]")
  }

  @Test func `a link ended behind a page that came back with a riblet which it had uncovered`() async throws {
    let app = SpotTree()
    app.root.route(to: .part("Pane"))
    app.spot("Pane")?.route(to: .brief("A"))
    app.spot("A")?.route(to: .brief("B"))
    app.root.route(to: .page("End"))
    app.spot("B")?.route(to: .page("3"))
    app.spot("A")?.route(to: .page("2"))
    app.spot("Pane")?.route(to: .page("1"))
    #expect(app.riblets == "Root(Pane(1) End)")
    try await open("app://page/End", app)
    #expect(app.screen == "Root[Pane] > A > B > End")
    #expect(app.riblets == "Root(Pane(A(B)) End)")
  }

  @Test func `a link fails for what another riblet holds in front of its end, and changes nothing`() async {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.root.route(to: .part("Other"))
    app.spot("Other")?.route(to: .sheet("Form"))
    app.spot("Other")?.hold(SpotRoute.sheet("Form").id)
    let before = app.screen
    await #expect(throws: LinkFailure.held(child: "Sheet(name: Form, value: 0)")) {
      try await open("app://page/A", app)
    }
    #expect(app.screen == before)
    #expect(app.spot("Other")?.interactor.attempts == [.sheet("Form")])
  }

  @Test func `a link keeps a page behind the place that its end gets, of another riblet`() async throws {
    let app = SpotTree()
    app.root.route(to: .item("Pane"))
    app.spot("Pane")?.route(to: .tab("Own"))
    app.spot("Own")?.route(to: .page("Behind"))
    try await open("app://tab/Home/page/News", app)
    #expect(app.screen == "Root[item Pane[tab Own selected], tab Home selected] > Behind > News")
  }

  @Test func `a link that is held up at its end removes nothing of other riblets`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.root.route(to: .page("Over"))
    app.spot("Home")?.route(to: .sheet("Form"))
    app.spot("Home")?.hold(SpotRoute.sheet("Form").id)
    let before = app.screen
    await #expect(throws: LinkFailure.held(child: "Sheet(name: Form, value: 0)")) {
      try await open("app://tab/Home/page/News", app)
    }
    #expect(app.screen == before)
  }

  @Test func `a link to a page leaves a part of the same route alone, although it is held`() async throws {
    let app = SpotTree()
    app.root.route(to: .page("A", 1), as: .embedded)
    app.root.hold(SpotRoute.page("A").id)
    try await open("app://page/A", app)
    #expect(app.screen == "Root[A] > A")
  }

  @Test func `a link to a sheet that is a part elsewhere keeps the pages behind the sheet`() async throws {
    let app = SpotTree()
    app.root.route(to: .sheet("B"), as: .item)
    app.root.route(to: .page("Over"))
    try await open("app://sheet/B", app)
    #expect(app.screen == "Root[item B] > Over / sheet: B")
  }

  @Test func `a link removes what its end has in front of itself`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.spot("Home")?.route(to: .page("News"))
    try await open("app://tab/Home", app)
    #expect(app.screen == "Root[tab Home selected]")
  }

  @Test func `a link to a tab keeps the pages of the tab that was selected`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    try await open("app://tab/Mail", app)
    #expect(app.screen == "Root[tab Home, tab Mail selected]")
    app.root.select(.tab("Home"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] > News")
  }

  @Test func `a link is one change of the screen`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.root.route(to: .part("Other"))
    app.spot("Other")?.route(to: .sheet("Help"))
    app.root.route(to: .page("A"))
    let count = app.host.count
    try await open("app://tab/Mail", app)
    #expect(app.screen == "Root[tab Home, Other, tab Mail selected]")
    #expect(app.host.count == count + 1)
  }

  @Test func `a link does not remove a held child, and its holder is notified of the attempt`() async {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"))
    app.root.route(to: .page("Form"))
    app.spot("Form")?.route(to: .page("Detail"))
    app.spot("Form")?.hold(SpotRoute.page("Detail").id)
    let before = app.screen
    await #expect(throws: LinkFailure.held(child: "Page(name: Form, value: 0)")) {
      try await open("app://tab/Home", app)
    }
    await #expect(throws: LinkFailure.held(child: "Page(name: Form, value: 0)")) {
      try await open("app://page/Form?value=1", app)
    }
    #expect(app.screen == before)
    #expect(app.spot("Form")?.interactor.attempts == [.page("Detail"), .page("Detail")])
  }

  @Test func `a link waits for the launch, so that what the root begins with is there`() async throws {
    let app = SpotTree()
    let root = SpotRouter("Root")
    root.interactor.first = [.tab("Home"), .tab("Mail")]
    let link = Task { try await Self.links.open("app://tab/Mail", from: root) }
    await Task.yield()
    #expect(root.navigationState.entries.isEmpty)
    app.test.launch(root)
    try await link.value
    #expect(root.navigationState.entries.map(\.isSelected) == [false, true])
  }

  @Test func `a link waits for a log-in, and ends with its task`() async throws {
    let app = SpotTree()
    let link = Task { try await open("app://in/News", app) }
    let other = Task { try await open("app://in/Old", app) }
    await Task.yield()
    #expect(app.riblets == "Root")
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    app.root.route(to: .group("In"))
    try await link.value
    #expect(app.riblets == "Root(In(Shop(News)))")
  }

  @Test func `a link that waits has an error when its riblet is deactivated`() async throws {
    let app = SpotTree()
    let link = Task { try await open("app://below/News", app) }
    while app.spot("A") == nil { await Task.yield() }
    await Task.yield()
    app.root.leave(.part("A"))
    await #expect(throws: NavigationError.ended(waitingFor: "Page(News)")) { try await link.value }
  }

  @Test(arguments: [false, true])
  func `a link that has waited in a tab keeps the pages and sheets of the tab that is selected by then`(
    holdsStacks: Bool
  ) async throws {
    guard SpotTree.canHoldStacks || !holdsStacks else { return }
    let app = SpotTree(holdsStacks: holdsStacks)
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    let link = Task { try await open("app://tab/Mail/wait/Letter", app) }
    while !app.screen.contains("Mail selected") { await Task.yield() }
    app.root.select(.tab("Home"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Home")?.route(to: .sheet("Help"))
    let state = app.state
    app.spot("Mail")?.route(to: .page("Letter"))
    try await link.value
    #expect(app.state == state + "\n  Page(name: Letter, value: 0) pushed")
  }

  @Test func `what a link waits for is uncovered and selected`() async throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .lazyTab("Mail"))
    app.root.route(to: .sheet("Help"))
    #expect(app.spot("Mail") == nil)
    try await open("app://lazy/Mail", app)
    #expect(app.screen == "Root[tab Home, tab Mail selected]")
    #expect(app.spot("Mail") != nil)
  }

  @Test func `an interactor declines a link to a child`() async {
    let app = SpotTree()
    app.root.interactor.onLink = { $0 == .page("Secret") ? .decline : .follow }
    await #expect(
      throws: LinkFailure.declined(child: "Page(name: Secret, value: 0)", interactor: "SpotInteractor")
    ) { try await open("app://page/Secret", app) }
    #expect(app.riblets == "Root")
  }

  @Test func `an interactor lets a link wait until the child has come by other ways`() async throws {
    let app = SpotTree()
    app.root.interactor.onLink = { _ in .wait }
    let link = Task { try await open("app://page/Locked", app) }
    await Task.yield()
    #expect(app.riblets == "Root")
    app.root.route(to: .page("Locked", 3))
    try await link.value
    #expect(app.state == "Page(name: Locked, value: 3) pushed")
  }

  @Test func `a link to what is switched off is an error`() async throws {
    let app = SpotTree()
    app.root.interactor.savedState.draft = "off"
    await #expect(throws: LinkFailure.disabled(child: "Feature(name: New)")) { try await open("app://feature", app) }
    app.root.interactor.savedState.draft = ""
    try await open("app://feature", app)
    #expect(app.screen == "Root > New")
  }

  @Test func `a link runs a workflow from the interactor of the root, which waits for a child`() async throws {
    let app = SpotTree()
    try await open("app://draft/Hello", app)
    #expect(app.root.interactor.savedState.draft == "Hello")
    #expect(app.riblets == "Root(In)")
    #expect(try Self.links.destination(of: "app://draft/Hello").description == "DraftWorkflow")
    await #expect(throws: LinkFailure.noItem(wanted: "Int", interactor: "SpotInteractor")) {
      try await open("app://count", app)
    }
  }

  @Test func `a path is compared and printed`() {
    let path = LinkPath(waitingFor: SpotGroup.self, key: "In").to(GroupPart(name: "Shop"))
    #expect(path.description == "Group(In)…/Part(name: Shop, value: 0)")
    #expect(path == LinkPath(waitingFor: SpotGroup.self, key: "In").to(GroupPart(name: "Shop")))
    #expect(path != LinkPath(waitingFor: SpotGroup.self, key: "In").to(GroupPart(name: "Other")))
  }
}
