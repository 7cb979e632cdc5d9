import Riblets
import RibletsTesting
import Testing

/// Cases that only faults put into the navigator brought to light: no other test noticed them.
@MainActor
struct NavigationCornerTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  @Test func `a child without routes of its own takes the place of another one on the screen, and leaves it`() {
    root.route(to: Route(SpotLeaf(name: "A")))
    root.route(to: Route(SpotLeaf(name: "B")), by: .replace)
    #expect(app.screen == "Root > B")
    root.popToRoot()
    #expect(app.screen == "Root")
  }

  @Test func `a question of any task ends with its riblet`() async throws {
    root.route(to: .page("A"))
    let page = app.spot("A")
    let asking = Task { try await page?.ask(NavigationAlert("Sure?")) }
    while app.host.screen?.question == nil { await Task.yield() }
    root.leave(.page("A"))
    #expect(try await asking.value == nil)
  }

  @Test func `a builder that routes to its own place with other arguments builds that`() {
    app.onBuild = { [weak app] _ in if app?.built.count == 1 { app?.root.route(to: .page("A", 1)) } }
    root.route(to: .page("A"))
    #expect(app.built.count == 2)
    #expect(app.state == "Page(name: A, value: 1) pushed")
    #expect(app.riblets == "Root(A)")
  }

  @Test func `a builder that covers what it builds leaves it released`() {
    app.onBuild = { [weak app] _ in if app?.built.count == 1 { app?.root.route(to: .page("B")) } }
    root.route(to: .brief("A"))
    #expect(app.riblets == "Root(B)")
  }

  @Test func `a step back leaves nothing in a tab that is not selected`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Mail")?.route(to: .page("Letter"))
    #expect(!root.goBack())
    #expect(app.spot("Letter") != nil)
  }

  @Test func `a step back answers the question that was asked first`() async {
    root.route(to: .part("Map"))
    root.route(to: .part("List"))
    let first = await app.ask(NavigationAlert("One", answers: [.ok, .cancel]), of: app.spot("Map"))
    let second = await app.ask(NavigationAlert("Two", answers: [.ok, .cancel]), of: app.spot("List"))
    #expect(root.goBack())
    await app.test.settle()
    #expect(first.given == [.cancel])
    #expect(second.given == [])
    second.task?.cancel()
    await app.test.settle()
  }

  @Test func `a question in a tab that is not selected is in front, and selects nothing`() async {
    root.begin(with: .tab("Home"), .tab("Mail"))
    let asking = await app.ask(NavigationAlert("Send?"), of: app.spot("Mail"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] ? Send?")
    asking.task?.cancel()
    await app.test.settle()
  }

  @Test func `of two tabs that a state calls selected the last one is`() {
    let tabs = ["Home", "Mail"].map { name in
      NavigationState.Entry(
        route: "LazyTab", arguments: .object(["name": .string(name), "value": .integer(0)]), isSelected: true)
    }
    root.restore(NavigationState(entries: tabs))
    #expect(root.navigationState.entries.map(\.isSelected) == [false, true])
  }

  @Test func `a type that is called like a route of a parent and leads from another one is unknown`() {
    let group = NavigationState.Entry(
      route: "Group", arguments: .object(["name": .string("G")]),
      below: [.init(route: "Stray", arguments: .object(["name": .string("A")]))])
    #expect(root.restore(NavigationState(entries: [group])).map(\.reason) == [.unknown])
  }
}

/// A child without routes.
private struct SpotLeaf: ChildRoute {
  static let shown = Shown.pushed
  let name: String
  var key: String { name }

  func build(in parent: SpotRouter) -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), viewController: SpotView(name, holdsStacks: false))
  }
}

/// A route of a spot with a name as if it led from a group.
struct GroupStray: NamedRoute {
  let name: String
}
