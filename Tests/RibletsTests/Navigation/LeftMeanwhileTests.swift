import Riblets
import RibletsTesting
import Testing

/// Riblets that leave while something of them is built, restored, shown or detached.
@MainActor
struct LeftMeanwhileTests {
  let app = SpotTree(leakPolicy: .on())
  var root: SpotRouter { app.root }

  /// Has an interactor act when a riblet of a name becomes active.
  private func whenActive(_ name: String, _ act: @escaping @MainActor (SpotInteractor) -> Void) {
    let earlier = app.onBuild
    app.onBuild = { router in
      earlier?(router)
      guard let spot = router as? SpotRouter, spot.interactor.name == name else { return }
      spot.interactor.onBecomeActive = act
    }
  }

  @Test func `a list of items of a riblet that leaves is not built to its end`() {
    root.route(to: .part("List"))
    whenActive("1") { [weak app] _ in app?.root.leave(.part("List")) }
    let count = app.built.count
    app.spot("List")?.show(items: [.item("1"), .item("2"), .item("3")])
    #expect(app.built.count == count + 1)
    #expect(app.riblets == "Root")
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `the same while the riblet itself is being attached`() {
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "List" else { return }
      spot.interactor.first = [.part("1"), .part("2"), .part("3")]
    }
    whenActive("1") { [weak app] _ in app?.root.leave(.part("List")) }
    root.route(to: .part("List"))
    #expect(app.built.count == 2)
    #expect(app.riblets == "Root")
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `the view of a child whose parent leaves while the child becomes active is freed`() async {
    root.route(to: .part("Pane"))
    weak var view: SpotView?
    whenActive("Detail") { [weak app] _ in
      view = app?.spot("Detail")?.viewController
      app?.root.leave(.part("Pane"))
    }
    app.spot("Pane")?.route(to: .part("Detail"))
    #expect(app.state == "")
    #expect(view == nil)
    await app.test.close()
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a riblet that its parent leaves while its state is set is not attached`() {
    let saved = NavigationState(entries: [
      .init(
        route: "Page", arguments: .object(["name": .string("A"), "value": .integer(0)]),
        state: .object(["draft": .string("x")]))
    ])
    app.onBuild = { [weak app] router in
      (router as? SpotRouter)?.interactor.onRestore = { _ in app?.root.leave(.page("A")) }
    }
    root.restore(saved)
    #expect(app.built.count == 1)
    #expect(app.riblets == "Root")
    #expect(app.state == "")
    #expect(app.screen == "Root")
  }

  @Test func `a riblet that its parent leaves while a builder below it runs is not attached`() {
    let deep = NavigationState.Entry(route: "Part", arguments: .object(["name": .string("B"), "value": .integer(0)]))
    let saved = NavigationState.Entry(
      route: "Page", arguments: .object(["name": .string("A"), "value": .integer(0)]), below: [deep, deep])
    app.onBuild = { [weak app] router in
      if (router as? SpotRouter)?.interactor.name == "B" { app?.root.leave(.page("A")) }
    }
    root.restore(NavigationState(entries: [saved]))
    #expect(app.built.count == 2)
    #expect(app.riblets == "Root")
    #expect(app.state == "")
  }

  @Test func `a riblet whose parent is released while it is built is dropped with its moves, and is built again`() {
    root.route(to: .brief("A"))
    app.onBuild = { [weak app] router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "B" else { return }
      app?.onBuild = nil
      spot.route(to: .part("Early"))
      app?.root.route(to: .page("Cover"))
    }
    app.spot("A")?.route(to: .part("B"))
    #expect(app.riblets == "Root(Cover)")
    root.leave(.page("Cover"))
    #expect(app.riblets == "Root(A(B))")
    #expect(app.screen == "Root > A[B]")
  }

  @Test func `a child that a released riblet leaves while it resigns is gone`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("Home")?.interactor.onResign = { $0.router?.leave(.page("News")) }
    root.select(.lazyTab("Mail"))
    root.select(.lazyTab("Home"))
    #expect(app.screen == "Root[tab Home selected, tab (Mail)]")
  }

  @Test func `a released riblet that its parent leaves while it resigns is gone`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.interactor.onResign = { [weak app] _ in app?.root.leave(.lazyTab("Home")) }
    root.select(.lazyTab("Mail"))
    #expect(app.screen == "Root[tab Mail selected]")
    #expect(app.riblets == "Root(Mail)")
  }

  @Test func `what a released riblet saves while it resigns is restored`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.interactor.onResign = { $0.savedState.draft = "at the end" }
    root.select(.lazyTab("Mail"))
    root.select(.lazyTab("Home"))
    #expect(app.spot("Home")?.interactor.savedState.draft == "at the end")
  }

  @Test func `moves in the setter of a state come after the saved children`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .part("Map"))
    root.select(.lazyTab("Mail"))
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "Home" else { return }
      spot.interactor.onRestore = { $0.router?.route(to: .part("Hint")) }
    }
    root.select(.lazyTab("Home"))
    #expect(app.screen == "Root[tab Home[Map, Hint] selected, tab (Mail)]")
    #expect(app.riblets == "Root(Home(Map Hint))")
  }

  @Test func `moves of a builder that rebuilds come after the saved children`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .part("Map"))
    root.select(.lazyTab("Mail"))
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "Home" else { return }
      spot.route(to: .part("Hint"))
      spot.leave(.part("Map"))
      spot.route(to: .part("Pin"))
    }
    root.select(.lazyTab("Home"))
    #expect(app.screen == "Root[tab Home[Hint, Pin] selected, tab (Mail)]")
  }

  @Test func `a child that is detached by hand has left the list when it resigns`() throws {
    root.route(to: .part("A"))
    let a = try #require(app.spot("A"))
    a.interactor.onResign = { [weak app] _ in app?.root.route(to: .part("A")) }
    root.detachChild(a)
    #expect(app.riblets == "Root(A)")
    #expect(app.spot("A") !== a)
    #expect(app.screen == "Root[A]")
  }

  @Test func `a view that makes a move while it is shown frees nothing that is still shown`() {
    root.begin(with: .part("A"), .part("B"))
    app.spot("B")?.route(to: .page("of B"))
    app.spot("A")?.viewController.onShow = { [weak app] in
      app?.spot("A")?.viewController.onShow = nil
      app?.root.leave(.part("B"))
    }
    app.spot("A")?.begin(with: .part("Detail"), .page("Page"))
    #expect(app.riblets == "Root(A(Detail Page))")
    #expect(app.screen == "Root[A[Detail]] > Page")
  }

  @Test func `a move of a view waits for its screen`() async {
    let transition = ReentrancyTests.ManualTransition()
    var ended: [String] = []
    root.viewController.onShow = { [weak app] in
      app?.root.viewController.onShow = nil
      app?.host.transition = transition
      let move = app?.root.route(to: .page("B"))
      app?.root.interactor.task { _ in ended.append("\(await move?.finished() ?? false)") }
      #expect(app?.riblets == "Root(A)")
    }
    root.route(to: .part("A"))
    #expect(app.riblets == "Root(A B)")
    await app.test.settle()
    #expect(ended == [])
    transition.end()
    await app.test.settle()
    #expect(ended == ["true"])
  }

  @Test func `the user's act during a change of the screen is reported after tree and screen have changed`() {
    root.route(to: .page("A"))
    app.host.onShow = { [weak app] in
      app?.host.onShow = nil
      app?.place("A")?.userDidLeave()
      #expect(app?.root.interactor.left == [])
    }
    root.route(to: .sheet("Help"))
    #expect(app.screen == "Root / sheet: Help")
    #expect(root.interactor.left == [.page("A")])
  }

  @Test func `a move whose question about its route releases its riblet is diagnosed, not lost in silence`() {
    root.begin(with: .lazyTab("Home"), .lazyTab("Mail"))
    let director = AskedDirector { [weak app] in app?.root.select(.lazyTab("Mail")) }
    app.spot("Home")?.nest.director = director
    app.spot("Home")?.route(to: .feature("New"))
    #expect(app.screen == "Root[tab (Home), tab Mail selected]")
    #expect(app.test.diagnoses.count == 1)
  }

  @Test func `a riblet that is released again while it is restored keeps what was asked of it meanwhile`() {
    root.begin(with: .lazyTab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .sheet("Form"))
    root.select(.tab("Mail"))
    app.onBuild = { [weak app] router in
      guard let form = router as? SpotRouter, form.interactor.name == "Form" else { return }
      (form.nest.parent as? SpotRouter)?.route(to: .part("Late"))
      form.interactor.onRestore = { _ in app?.root.select(.tab("Mail")) }
    }
    root.select(.lazyTab("Home"))
    #expect(app.riblets == "Root(Mail)")
    app.onBuild = nil
    root.select(.lazyTab("Home"))
    #expect(app.riblets == "Root(Mail Home(Form Late))")
  }
}

/// Acts when it is asked whether a route is enabled.
@MainActor
private final class AskedDirector: SpotDirector {
  private let act: @MainActor () -> Void

  init(_ act: @escaping @MainActor () -> Void) { self.act = act }

  func happened(_ moment: SpotMoment, in router: any SpotNest) {}

  func isEnabled(_ route: String, in parent: any SpotNest) -> Bool {
    act()
    return true
  }
}
