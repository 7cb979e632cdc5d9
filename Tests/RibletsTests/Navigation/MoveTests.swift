import Riblets
import RibletsTesting
import Testing

@MainActor
struct MoveTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  @Test func `a route attaches its child and shows it`() {
    root.route(to: .page("News"))
    #expect(app.riblets == "Root(News)")
    #expect(app.screen == "Root > News")
    #expect(app.state == "Page(name: News, value: 0) pushed")
  }

  @Test func `the same route again keeps the child on top`() {
    root.route(to: .page("News"))
    root.route(to: .page("News"))
    #expect(app.built.count == 1)
    #expect(app.riblets == "Root(News)")
  }

  @Test func `the same place with other arguments is built anew`() {
    root.route(to: .page("News", 1))
    root.route(to: .page("News", 2))
    #expect(app.built.count == 2)
    #expect(app.riblets == "Root(News)")
    #expect(app.state == "Page(name: News, value: 2) pushed")
  }

  @Test func `the user may come by a place twice on a stack`() {
    for name in ["A", "B", "A"] { root.route(to: .page(name)) }
    #expect(app.screen == "Root > A > B > A")
    root.leave(.page("A"))
    #expect(app.screen == "Root > A > B")
  }

  @Test func `popTo goes back to the same place further down, and comes on top where there is none`() {
    for name in ["A", "B", "C"] { root.route(to: .page(name)) }
    let kept = app.spot("A")
    root.route(to: .page("A"), by: .popTo)
    #expect(app.screen == "Root > A")
    #expect(app.spot("A") === kept)
    root.route(to: .page("D"), by: .popTo)
    #expect(app.screen == "Root > A > D")
  }

  @Test func `replace takes the place of the one on top`() {
    for name in ["A", "B"] { root.route(to: .page(name)) }
    root.route(to: .page("C"), by: .replace)
    #expect(app.screen == "Root > A > C")
    let kept = app.spot("C")
    root.route(to: .page("C"), by: .replace)
    #expect(app.spot("C") === kept)
  }

  @Test func `replace takes the place of the selected tab, and a tab that is there already is no second one`() {
    root.begin(with: .tab("A"), .tab("B"), .tab("C"))
    root.select(.tab("B"))
    root.route(to: .tab("D"), by: .replace)
    #expect(app.screen == "Root[tab A, tab D selected, tab C]")
    root.route(to: .tab("A", 1), by: .replace)
    #expect(app.screen == "Root[tab A selected, tab C]")
  }

  @Test func `a part that is replaced by one that is there already is detached`() {
    root.begin(with: .part("A"), .part("B"))
    root.route(to: .part("A"), by: .replace)
    #expect(app.riblets == "Root(A)")
    #expect(app.screen == "Root[A]")
  }

  @Test func `root takes the place of all, and keeps an equal one`() {
    for name in ["A", "B", "C"] { root.route(to: .page(name)) }
    let kept = app.spot("B")
    root.route(to: .page("B"), by: .root)
    #expect(app.screen == "Root > B")
    #expect(app.spot("B") === kept)
  }

  @Test func `root of one kind leaves the others`() {
    root.route(to: .part("Map"))
    root.route(to: .page("A"))
    root.route(to: .sheet("Help"))
    root.route(to: .part("List"), by: .root)
    #expect(app.screen == "Root[List] > A / sheet: Help")
  }

  @Test func `a move can show a child otherwise than its route file says`() {
    root.route(to: .page("A"), as: .fullScreen)
    #expect(app.screen == "Root / fullScreen: A")
    #expect(app.state == "Page(name: A, value: 0) full screen")
  }

  @Test func `begin leads to the first children, and to nothing where there are some`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.begin(with: .tab("Other"))
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
  }

  @Test func `leave takes away the last of a place, whatever it was built with, and nothing where there is none`() {
    root.route(to: .page("A", 7))
    root.leave(.page("A"))
    root.leave(.page("A"))
    #expect(app.riblets == "Root")
    #expect(app.screen == "Root")
  }

  @Test func `popToRoot takes away everything that is pushed and nothing else`() {
    root.route(to: .part("Map"))
    for name in ["A", "B"] { root.route(to: .page(name)) }
    root.route(to: .sheet("Help"))
    root.popToRoot()
    #expect(app.screen == "Root[Map] / sheet: Help")
  }

  @Test func `items are a list by key: equal ones stay, others are built, in the order that was given`() {
    root.show(items: [.item("A"), .item("B"), .item("C")])
    let kept = app.spot("C")
    root.show(items: [.item("C"), .item("D"), .item("A", 1)])
    #expect(app.screen == "Root[item C, item D, item A]")
    #expect(app.spot("C") === kept)
    #expect(app.built.count == 5)
  }

  @Test func `a list keeps its place among the other children`() {
    root.show(items: [.item("A"), .item("B")])
    root.route(to: .sheet("Form"))
    let state = app.state
    root.show(items: [.item("A"), .item("B")])
    #expect(app.state == state)
    root.show(items: [.item("C")])
    #expect(app.state == "Item(name: C, value: 0) item\nSheet(name: Form, value: 0) sheet")
  }

  @Test func `an item that is listed twice is there once`() {
    root.show(items: [.item("A"), .item("A", 1), .item("A")])
    #expect(app.screen == "Root[item A]")
    #expect(app.state == "Item(name: A, value: 0) item")
  }

  @Test func `a tab is selected by a move, by its route and by the user`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.select(.tab("Mail"))
    #expect(app.screen == "Root[tab Home, tab Mail selected]")
    root.route(to: .tab("Home"))
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
    app.place("Mail")?.userDidSelect()
    #expect(app.screen == "Root[tab Home, tab Mail selected]")
  }

  @Test func `when the selected tab goes, the one before it is selected`() {
    root.begin(with: .tab("A"), .tab("B"), .tab("C"), .tab("D"))
    root.select(.tab("D"))
    root.leave(.tab("D"))
    #expect(app.screen == "Root[tab A, tab B, tab C selected]")
    root.select(.tab("B"))
    root.leave(.tab("B"))
    #expect(app.screen == "Root[tab A selected, tab C]")
    root.leave(.tab("A"))
    #expect(app.screen == "Root[tab C selected]")
    root.leave(.tab("C"))
    #expect(app.screen == "Root")
  }

  @Test func `a tab that is not there is reported`() {
    root.select(.tab("Nowhere"))
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'Spot(Root)' cannot select or badge 'Tab(Nowhere)': it has no such tab.

        Route to it first, as in 'begin(with:)'.
        """
      ])
  }

  @Test func `a hidden child and what is below it are attached and not shown`() {
    root.route(to: .secret("Log"))
    app.spot("Log")?.route(to: .sheet("Help"))
    #expect(app.riblets == "Root(Log(Help))")
    #expect(app.screen == "Root")
  }

  @Test func `a route that is switched off leads nowhere, in one place for all ways`() {
    root.interactor.savedState.draft = "off"
    #expect(!root.isEnabled(.feature("New")))
    root.route(to: .feature("New"))
    root.begin(with: .feature("New"))
    root.show(items: [.feature("New")])
    #expect(app.riblets == "Root")
    root.interactor.savedState.draft = ""
    #expect(root.isEnabled(.feature("New")))
    root.route(to: .feature("New"))
    #expect(app.screen == "Root > New")
  }

  @Test func `moves are values that print themselves`() {
    let moves: [NavigationMove<any SpotRouting>] = [
      .to(.page("A"), by: .root), .leave(SpotRoute.page("A").id), .popToRoot,
    ]
    #expect(moves == [.to(.page("A"), by: .root), .leave(SpotRoute.page("A", 3).id), .popToRoot])
    #expect(moves != [.to(.page("A")), .leave(SpotRoute.page("A").id), .popToRoot])
    #expect("\(SpotRoute.page("A", 3))" == "Page(name: A, value: 3)")
    #expect("\(SpotRoute.page("A", 3).id)" == "Page(A)")
    #expect(Set([SpotRoute.page("A"), .page("A"), .part("A")]).count == 2)
  }
}
