import Riblets
import RibletsTesting
import Testing

/// The number at a tab, and its symbol.
@MainActor
struct TabBadgeTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }
  /// The badges of the tabs as the container shows them.
  var badges: [Int] { app.place("Root").map { ($0.view as? SpotView)?.children.map(\.badge) ?? [] } ?? [] }

  init() { root.begin(with: .tab("Home"), .tab("Cart", 1)) }

  @Test func `a tab has the symbol of its route, and other children have none`() {
    root.route(to: .part("Note"))
    #expect(app.place("Cart")?.icon == "circle")
    #expect(app.place("Note")?.icon == "")
  }

  @Test func `a badge is shown at its tab, replaced, and taken away by 0`() {
    #expect(badges == [0, 0])
    root.set(badge: 3, on: .tab("Cart"))
    #expect(badges == [0, 3])
    root.set(badge: 12, on: SpotRoute.tab("Cart").id)
    #expect(badges == [0, 12])
    root.set(badge: 0, on: .tab("Cart"))
    #expect(badges == [0, 0])
  }

  @Test func `a badge is no arrival: no riblet is built, selected or moved, and no state is sent`() {
    root.select(.tab("Home"))
    root.route(to: .page("A"))
    var states = 0
    let connection = root.navigationStates.sink { _ in states += 1 }
    defer { connection.cancel() }
    let (built, screen, place, sent) = (app.built, app.screen, app.place("A"), states)
    root.set(badge: 3, on: .tab("Cart"))
    #expect(app.built == built)
    #expect(app.screen == screen)
    #expect(app.place("A") == place)
    #expect(states == sent)
    #expect(root.routes == [.tab("Home"), .tab("Cart", 1), .page("A")])
  }

  @Test func `a badge that is set to what it is changes nothing of the screen`() {
    root.set(badge: 3, on: .tab("Cart"))
    let count = app.host.count
    root.set(badge: 3, on: .tab("Cart"))
    #expect(app.host.count == count)
  }

  @Test func `a badge stays with its tab, also with other arguments, until the tab leaves`() {
    root.set(badge: 3, on: .tab("Cart"))
    root.route(to: .tab("Cart", 2))
    root.select(.tab("Home"))
    #expect(badges == [0, 3])
    root.leave(.tab("Cart"))
    root.route(to: .tab("Cart", 2))
    #expect(badges == [0, 0])
  }

  @Test func `a saved state has no badges`() {
    let before = root.navigationState
    root.set(badge: 3, on: .tab("Cart"))
    #expect(root.navigationState == before)
    #expect(SpotTree(restoring: root.navigationState).place("Cart")?.badge == 0)
  }

  @Test func `a badge of a tab that is not there is reported, also if such a child is shown otherwise`() {
    root.route(to: .page("Cart"))
    root.set(badge: 1, on: .page("Cart"))
    root.set(badge: 1, on: .tab("Nowhere"))
    #expect(
      app.test.diagnoses.map(\.description)
        == ["Page(Cart)", "Tab(Nowhere)"].map { tab in
          """
          'Spot(Root)' cannot select or badge '\(tab)': it has no such tab.

          Route to it first, as in 'begin(with:)'.
          """
        })
  }

  @Test func `a test compares the move with a badge`() {
    let move = NavigationMove<any SpotRouting>.badge(.tab("Cart"), 3)
    #expect(move == .badge(SpotRoute.tab("Cart").id, 3))
    #expect(move != .badge(.tab("Cart"), 4))
    #expect(move.description == "badge(Tab(Cart), 3)")
    #expect(NavigationMove.routes(after: [.to(.tab("Cart")), move]) == [.tab("Cart")])
  }

  @Test func `places of a test have a symbol and a badge, by which they differ`() {
    let view = SpotView("Cart")
    let place = PlacedView(view, shown: .tab, title: "Cart", icon: "cart", badge: 3)
    #expect(place == PlacedView(view, shown: .tab, title: "Cart", icon: "cart", badge: 3))
    #expect(place != PlacedView(view, shown: .tab, title: "Cart", icon: "cart", badge: 4))
    #expect(place != PlacedView(view, shown: .tab, title: "Cart", icon: "bag", badge: 3))
  }
}
