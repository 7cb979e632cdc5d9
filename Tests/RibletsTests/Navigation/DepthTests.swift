import Foundation
import Riblets
import RibletsTesting
import Testing

/// Trees that are too deep to be saved, and states that are.
@MainActor
struct DepthTests {
  private func state(_ depth: Int) -> NavigationState {
    var entries: [NavigationState.Entry] = []
    for _ in 0..<depth {
      entries = [
        .init(route: "Part", arguments: .object(["name": .string("A"), "value": .integer(0)]), below: entries)
      ]
    }
    return NavigationState(entries: entries)
  }

  @Test func `a move below 200 riblets is refused, and the state before it can be written and read`() throws {
    let app = SpotTree()
    var router: SpotRouter? = app.root
    for _ in 0..<200 {
      router?.route(to: .part("A"))
      router = router?.children.first as? SpotRouter
    }
    router?.route(to: .part("A"))
    #expect(router?.children.isEmpty == true)
    #expect(app.test.diagnoses.count == 1)
    #expect(
      app.test.diagnoses.first?.description.hasSuffix(
        "cannot route to 'Part(name: A, value: 0)': 200 riblets are below each other already.\n\n"
          + "Check whether two riblets route to each other without end.") == true)
    let data = try JSONEncoder().encode(app.root.navigationState)
    #expect(try JSONDecoder().decode(NavigationState.self, from: data) == app.root.navigationState)
  }

  @Test func `deeper entries of a state are left out and returned`() {
    let app = SpotTree()
    let omissions = app.root.restore(state(5_000))
    #expect(omissions.map(\.reason) == [.tooDeep])
    #expect(omissions.first?.path == Array(repeating: "Part", count: 201).joined(separator: "/"))
    #expect(app.riblets.filter { $0 == "A" }.count == 200)
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a state is written also where branches have made a tree deeper`() throws {
    let app = SpotTree()
    func chain(_ router: SpotRouter) -> SpotRouter? {
      var router: SpotRouter? = router
      for _ in 0..<150 {
        router?.route(to: .part("A"))
        router = router?.children.first as? SpotRouter
      }
      return router
    }
    let last = chain(app.root)
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "B" else { return }
      app.onBuild = nil
      _ = chain(spot)
    }
    last?.route(to: .part("B"))
    let data = try JSONEncoder().encode(app.root.navigationState)
    #expect(throws: Never.self) { try JSONDecoder().decode(NavigationState.self, from: data) }
  }

  @Test func `a state with one key twice is one place, the last one`() {
    func part(_ value: Int) -> NavigationState.Entry {
      .init(route: "Part", arguments: .object(["name": .string("A"), "value": .integer(Int64(value))]))
    }
    let app = SpotTree(restoring: NavigationState(entries: [part(1), part(2)]))
    #expect(app.state == "Part(name: A, value: 2) embedded")
    #expect(app.riblets == "Root(A)")
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `positions of a hostile state order what they can`(_ order: Int) {
    func sheet(_ name: String, _ order: Int?) -> NavigationState.Entry {
      .init(route: "Sheet", arguments: .object(["name": .string(name), "value": .integer(0)]), order: order)
    }
    let app = SpotTree(restoring: NavigationState(entries: [sheet("A", order), sheet("B", 3), sheet("C", nil)]))
    #expect(
      app.screen == (order > 3 ? "Root / sheet: B / sheet: C / sheet: A" : "Root / sheet: A / sheet: B / sheet: C"))
  }
}
