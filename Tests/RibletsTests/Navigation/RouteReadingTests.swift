import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// The list of routes as an interactor reads it.
@MainActor
struct RouteReadingTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }
  /// The router as an interactor knows it.
  var router: any SpotRouting { app.root }

  @Test func `a riblet without children has no routes and no tab`() {
    #expect(router.routes == [])
    #expect(router.selected == nil)
    #expect(!router.contains(.page("A")))
    #expect(!router.contains(SpotRoute.page("A").id))
  }

  @Test func `routes are in the order of the list, with their arguments, however they are shown`() {
    router.begin(with: .tab("A"), .tab("B"))
    router.route(to: .part("C", 1), as: .sheet)
    router.route(to: .page("D"))
    #expect(router.routes == [.tab("A"), .tab("B"), .part("C", 1), .page("D")])
    #expect(router.selected == .tab("A"))
    router.leave(.tab("A"))
    #expect(router.selected == .tab("B"))
    router.leave(.tab("B"))
    #expect(router.selected == nil)
  }

  @Test func `a route is contained with equal arguments, and an id whatever they are`() {
    router.route(to: .page("A", 1))
    #expect(router.contains(.page("A", 1)))
    #expect(!router.contains(.page("A", 2)))
    #expect(router.contains(SpotRoute.page("A", 2).id))
    #expect(!router.contains(SpotRoute.page("B", 1).id))
  }

  @Test func `a child that is released is in the list, and one that has left is not, also in its last callback`() {
    var seen: [[SpotRoute]] = []
    router.route(to: .brief("A"))
    router.route(to: .page("B"))
    #expect(app.riblets == "Root(B)")
    #expect(router.routes == [.brief("A"), .page("B")])
    app.spot("B")?.interactor.onResign = { [root] _ in seen.append(root.routes) }
    router.leave(.page("B"))
    #expect(seen == [[.brief("A")]])
  }

  @Test func `in a callback the list is complete before the tree is`() {
    var seen: [SpotRoute] = []
    app.onBuild = { [app] _ in seen = app.root.routes }
    router.update {
      $0.route(to: .page("A"))
      $0.route(to: .page("B"))
    }
    #expect(seen == [.page("A"), .page("B")])
  }

  @Test func `a riblet that has left still answers`() {
    router.route(to: .page("A"))
    let left = app.spot("A")
    left?.route(to: .part("B"))
    router.leave(.page("A"))
    #expect(left?.routes == [.part("B")])
    left?.leave(.part("B"))
    #expect(left?.routes == [])
  }

  @Test(arguments: 1...40) func `the moves that a mock keeps give the same answers as a router`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func name() -> String { ["A", "B", "C"].randomElement(using: &generator) ?? "A" }
    func route() -> SpotRoute {
      let value = Int.random(in: 0..<2, using: &generator)
      let routes: [SpotRoute] = [
        .page(name(), value), .sheet(name(), value), .tab(name(), value), .part(name(), value), .item(name(), value),
      ]
      return routes.randomElement(using: &generator) ?? .page("A")
    }
    var moves: [NavigationMove<any SpotRouting>] = []
    for step in 0..<20 {
      let present = root.routes.randomElement(using: &generator) ?? route()
      let shown = [Shown?.none, .none, .pushed, .tab, .fullScreen].randomElement(using: &generator) ?? nil
      let tab = root.routes.filter { $0.id == SpotRoute.tab($0.description).id }.first
      let all: [NavigationMove<any SpotRouting>] = [
        .to(route(), by: RouteAction.allCases.randomElement(using: &generator) ?? .push, as: shown),
        step == 0 ? .begin([route(), route()]) : .leave(present.id), .leave(present.id), .popToRoot,
        .items([route(), route(), route()]), .stack([present, route(), route()]), .pop(to: present.id),
        .hold(present.id, true), tab.map { .select($0.id) } ?? .leave(present.id),
      ]
      let move = all.randomElement(using: &generator) ?? .popToRoot
      moves.append(move)
      root.navigate(move)
      #expect(NavigationMove.routes(after: moves) == root.routes)
      #expect(NavigationMove.selected(after: moves) == root.selected)
    }
  }
}
