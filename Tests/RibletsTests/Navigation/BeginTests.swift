import Foundation
import Riblets
import RibletsTesting
import Testing

/// A riblet begins once in its life.
@MainActor
struct BeginTests {
  private func restarted(_ app: SpotTree, _ routes: SpotRoute...) throws -> SpotTree {
    let data = try JSONEncoder().encode(app.root.navigationState)
    let other = SpotTree(restoring: try JSONDecoder().decode(NavigationState.self, from: data))
    other.root.navigate(.begin(routes))
    return other
  }

  @Test func `what the user has closed does not begin again after a restart`() throws {
    let app = SpotTree()
    app.root.begin(with: .part("Banner"))
    app.root.leave(.part("Banner"))
    let other = try restarted(app, .part("Banner"))
    #expect(other.state == "")
    #expect(other.root.navigationState == app.root.navigationState)
    #expect(other.test.diagnoses.isEmpty)
  }

  @Test func `what the user has closed does not begin again when a released tab comes back`() {
    let app = SpotTree()
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "Home" else { return }
      spot.interactor.first = [.part("Hint")]
    }
    app.root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.leave(.part("Hint"))
    app.root.select(.lazyTab("Mail"))
    app.root.select(.lazyTab("Home"))
    #expect(app.screen == "Root[tab Home selected, tab (Mail)]")
  }

  @Test func `a tab that an update of the app brings is added to a saved state without selecting it`() throws {
    let app = SpotTree()
    app.root.begin(with: .tab("Home"), .tab("Mail"))
    app.root.select(.tab("Mail"))
    let router = try restarted(app, .tab("Home"), .tab("Mail"), .tab("News")).root
    #expect(!router.contains(.tab("News")))

    if !router.contains(.tab("News")), let selected = router.selected {
      router.update {
        $0.route(to: .tab("News"))
        $0.route(to: selected)
      }
    }

    #expect(router.routes == [.tab("Home"), .tab("Mail"), .tab("News")])
    #expect(router.selected == .tab("Mail"))
  }

  @Test func `a riblet that has lost all its children with their routes begins again`() {
    let gone = NavigationState(entries: [.init(route: "Gone")])
    let app = SpotTree(restoring: gone)
    app.root.begin(with: .part("A"))
    #expect(app.screen == "Root[A]")
    let some = NavigationState(entries: [
      .init(route: "Gone"), .init(route: "Dish", arguments: .object(["name": .string("Soup")]), version: 2),
    ])
    let other = SpotTree(restoring: some)
    other.root.begin(with: .part("A"))
    #expect(other.screen == "Root[Soup]")
  }

  @Test func `a state from before the flag has begun if it has children`() throws {
    let empty = try JSONDecoder().decode(NavigationState.self, from: Data(#"{"format":1,"riblets":[]}"#.utf8))
    let app = SpotTree(restoring: empty)
    app.root.begin(with: .part("A"))
    #expect(app.screen == "Root[A]")
  }

  @Test func `a second begin does nothing and is diagnosed`() {
    let app = SpotTree()
    app.root.begin(with: .part("A"))
    app.root.leave(.part("A"))
    app.root.begin(with: .part("B"))
    #expect(app.state == "")
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'Spot(Root)' cannot begin a second time: the new routes are ignored.

        Call 'begin(with:)' only in 'didBecomeActive()', and 'route(to:)' later.
        """
      ])
  }

  @Test func `a riblet that is activated again does not begin again, and may try`() {
    let app = SpotTree()
    let kept = SpotRouter("Kept")
    kept.isKeptWhenDetached = true
    kept.interactor.first = [.part("A")]
    app.root.attachChild(kept)
    kept.leave(.part("A"))
    app.root.detachChild(kept)
    app.root.attachChild(kept)
    #expect(kept.children.isEmpty)
    #expect(app.test.diagnoses.isEmpty)
  }
}
