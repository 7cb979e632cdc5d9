import Riblets
import RibletsTesting
import Testing

/// Hidden riblets, windows of their own, and questions nobody can see.
@MainActor
struct RibletWindowTests {
  let app = SpotTree()
  let window = SpotTree.Host()
  var root: SpotRouter { app.root }

  private var shown: [String] { window.screen?.layers.map { $0.stack.map(\.text).joined(separator: " > ") } ?? [] }

  @Test func `a hidden riblet has a window of its own, which is emptied when the riblet has left`() {
    root.route(to: .secret("Log"))
    app.spot("Log")?.show(in: window)
    app.spot("Log")?.route(to: .page("Line"))
    app.spot("Log")?.route(to: .sheet("Help"))
    #expect(shown == ["Log > Line", "Help"])
    #expect(app.screen == "Root")
    root.leave(.secret("Log"))
    #expect(shown == [""])
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a window below hidden riblets without one is found, and emptied with its tree`() {
    root.route(to: .secret("A"))
    app.spot("A")?.route(to: .secret("B"))
    app.spot("B")?.show(in: window)
    app.spot("B")?.route(to: .part("Map"))
    #expect(shown == ["B[Map]"])
    root.terminateAsRoot(isKept: true)
    #expect(shown == [""])
  }

  @Test func `a view that leaves a view below a hidden riblet is freed`() {
    root.route(to: .secret("Log"))
    app.onBuild = { ($0 as? SpotRouter).map { if $0.interactor.name == "Tab" { $0.route(to: .part("Part")) } } }
    app.spot("Log")?.route(to: .tab("Tab"))
    weak let view = app.spot("Part")?.viewController
    #expect(view != nil)
    app.spot("Tab")?.leave(.part("Part"))
    #expect(view == nil)
  }

  @Test func `a visible riblet has no window of its own`() {
    root.route(to: .part("Map"))
    app.spot("Map")?.show(in: window)
    app.spot("Map")?.route(to: .page("Pin"))
    #expect(shown == [""])
    #expect(app.screen == "Root[Map] > Pin")
    #expect(
      app.test.diagnoses.map(\.description) == [
        """
        'Spot(Root)/Spot(Map)' is shown in the window of its tree: its own window stays empty.

        Route to it 'as: .hidden', or show it in the window of the tree only.
        """
      ])
  }

  @Test func `a question in a hidden riblet throws at once`() async throws {
    root.route(to: .secret("Log"))
    app.spot("Log")?.route(to: .part("Line"))
    let line = try #require(app.spot("Line"))
    await #expect(throws: NavigationError.hidden(riblet: "Spot(Root)/Spot(Log)/Spot(Line)")) {
      try await line.ask(NavigationAlert("Sure?"))
    }
    #expect(
      NavigationError.hidden(riblet: "Log").description
        == "'Log' cannot ask: it is hidden, or below a hidden riblet. Ask in a riblet that is shown.")
  }

  @Test func `a question in the window of a hidden riblet is shown there`() async {
    root.route(to: .secret("Log"))
    app.spot("Log")?.show(in: window)
    let asking = await app.ask(NavigationAlert("Sure?"), of: app.spot("Log"))
    #expect(window.screen?.question?.question.title == "Sure?")
    #expect(app.host.screen?.question == nil)
    window.screen?.question?.userDidAnswer(.ok)
    await app.test.settle()
    #expect(asking.given == [.ok])
  }

  @Test func `a wait in a riblet that was deactivated throws at once`() async throws {
    root.route(to: .page("A"))
    let page = try #require(app.spot("A"))
    root.leave(.page("A"))
    await #expect(throws: NavigationError.ended(waitingFor: "Page(B)")) {
      try await page.child(at: SpotRoute.page("B").id)
    }
  }

  @Test func `a riblet that is released stays held, and so is what it holds`() {
    root.route(to: .brief("Form"))
    root.hold(.brief("Form"))
    root.route(to: .page("Over"))
    root.leave(.page("Over"))
    #expect(app.place("Form")?.isHeld == true)
    root.release(.brief("Form"))
    app.spot("Form")?.route(to: .part("Draft"))
    app.spot("Form")?.hold(SpotRoute.part("Draft").id)
    root.route(to: .page("Over"))
    let released = app.host.screen?.layers[0].stack[1]
    #expect(released?.isHeld == true)
    released?.userDidTryToLeave()
    #expect(root.interactor.attempts == [.brief("Form")])
    root.leave(.page("Over"))
    #expect(app.place("Form")?.isHeld == true)
    #expect(root.goBack())
    #expect(app.spot("Form")?.interactor.attempts == [.part("Draft")])
  }

  @Test func `what is held below a riblet that was attached without a route holds its place`() {
    root.route(to: .sheet("Form"))
    let middle = SpotRouter("Middle")
    app.spot("Form")?.attachChild(middle)
    middle.route(to: .part("Draft"))
    middle.hold(SpotRoute.part("Draft").id)
    #expect(app.place("Form")?.isHeld == true)
    app.place("Form")?.userDidTryToLeave()
    #expect(middle.interactor.attempts == [.part("Draft")])
  }
}
