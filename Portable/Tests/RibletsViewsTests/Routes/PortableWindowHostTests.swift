import RibletsViews
import Testing

@testable import Riblets

@MainActor
struct PortableWindowHostTests {
  let clock = ManualClock()
  let window: Window
  let root = PlaceRouter("Root")

  init() {
    window = Window(clock: clock)
    root.launch(from: window)
  }

  private var layers: [String] {
    window.frame.layers.map { "\($0.style) \($0.title)" }
  }

  @Test func `a pushed child is on a stack, and a step back leaves it and is reported`() throws {
    root.route(to: .child("A"), as: .pushed)
    root.place("A")?.route(to: .child("B"), as: .pushed)
    #expect(layers == ["full Root", "push A", "push B"])
    try window.goBack()
    #expect(layers == ["full Root", "push A"])
    #expect(root.place("A")?.interactor.left == [.child("B")])
    #expect(root.place("B") == nil)
    try window.goBack()
    #expect(throws: InputError.self) { try window.goBack() }
  }

  @Test func `sheets and full screens are layers with stacks of their own`() throws {
    root.route(to: .child("Form"), as: .sheet)
    root.place("Form")?.route(to: .child("Country"), as: .pushed)
    root.place("Form")?.route(to: .child("Camera"), as: .fullScreen)
    #expect(layers == ["full Root", "sheet Form", "push Country", "full Camera"])
    #expect(throws: InputError.self) { try window.goBack() }
    root.place("Form")?.leave(.child("Camera"))
    try window.goBack()
    try window.goBack()
    #expect(layers == ["full Root"])
    #expect(root.interactor.left == [.child("Form")])
  }

  @Test func `another sheet takes the place of the first one`() {
    root.route(to: .child("Form"), as: .sheet)
    root.route(to: .child("Help"), by: .root, as: .sheet)
    #expect(layers == ["full Root", "sheet Help"])
  }

  @Test func `tabs have buttons, and a stack each`() throws {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.place("Home")?.route(to: .child("News"), as: .pushed)
    #expect(layers == ["full Root", "push News"])
    try window.goBack()
    try window.press("tab-Mail")
    #expect(window.frame.texts.contains("Mail"))
    #expect(!window.frame.texts.contains("Home"))
    #expect(root.place("Home") == nil)
  }

  @Test func `embedded children, items and overlays stand in the body`() {
    root.route(to: .child("Map"))
    root.route(to: .child("One"), as: .item)
    root.route(to: .child("Toast"), as: .overlay)
    #expect(window.frame.texts == ["Root", "Map", "One", "Toast"])
    root.leave(.child("Map"))
    #expect(window.frame.texts == ["Root", "One", "Toast"])
  }

  @Test func `there is a way back to a riblet that is released`() throws {
    root.route(to: .page("A"))
    root.route(to: .child("B"), as: .pushed)
    #expect(layers == ["full Root", "push ", "push B"])
    try window.goBack()
    #expect(layers == ["full Root", "push A"])
  }

  @Test func `a held child is not left, and its interactor is notified of the attempt`() throws {
    root.route(to: .child("Form"), as: .sheet)
    root.hold(PlaceRoute.child("Form").id)
    try window.goBack()
    #expect(layers == ["full Root", "sheet Form"])
    #expect(root.interactor.attempts == [.child("Form")])
  }

  @Test func `a view that hides its back button is not left`() {
    root.route(to: .child("A"), as: .pushed)
    root.place("A")?.viewController.hidesBackButton = true
    #expect(throws: InputError.self) { try window.goBack() }
    #expect(layers == ["full Root", "push A"])
  }

  @Test func `a question is an alert with its answers`() async throws {
    let delete = NavigationAlert.Answer("Delete", role: .destructive)
    let asking = Task {
      try await root.ask(NavigationAlert("Sure?", message: "It is gone then.", answers: [delete, .cancel]))
    }
    try await waitForAlert("Sure?")
    #expect(window.frame.texts.suffix(1) == ["It is gone then."])
    try window.press("delete")
    #expect(try await asking.value == delete)
    #expect(layers == ["full Root"])
  }

  @Test func `a question stays in front when sheets come and go`() async throws {
    let asking = Task { try await root.ask(NavigationAlert("Sure?", answers: [.ok, .cancel])) }
    try await waitForAlert("Sure?")
    root.route(to: .child("Form"), as: .sheet)
    #expect(layers == ["full Root", "sheet Form", "alert Sure?"])
    root.leave(.child("Form"))
    #expect(layers == ["full Root", "alert Sure?"])
    try window.goBack()
    #expect(try await asking.value == .cancel)
    #expect(layers == ["full Root"])
  }

  private func waitForAlert(_ title: String) async throws {
    try await window.frames.firstValue { $0.layers.last?.title == title ? true : nil }
  }

  @Test func `bursts during transitions end as the last move says`() async {
    let window = Window(clock: clock, transitionDuration: .milliseconds(300))
    let root = PlaceRouter("Root")
    root.launch(from: window)
    let first = root.route(to: .child("Help"), as: .sheet)
    root.leave(.child("Help"))
    root.route(to: .child("A"), as: .pushed)
    root.route(to: .child("Form"), as: .sheet)
    root.popToRoot()
    root.route(to: .child("B"), as: .pushed)
    root.leave(.child("Form"))
    root.route(to: .child("Last"), as: .sheet)
    clock.advance(by: .seconds(5))
    #expect(window.frame.layers.map(\.title) == ["Root", "B", "Last"])
    #expect(await first.finished() == false)
    #expect(root.navigationState.entries.count == 2)
  }

  @Test func `a move that changes two places is interrupted if the last of them is`() async {
    let window = Window(clock: clock, transitionDuration: .milliseconds(300))
    let root = PlaceRouter("Root")
    root.launch(from: window)
    root.onBuild = { place in
      if place.viewController.title == "A" { place.route(to: .child("Form"), as: .sheet) }
    }
    let move = root.route(to: .child("A"), as: .pushed)
    #expect(window.frame.layers.map(\.title) == ["Root", "A", "Form"])
    // The same sheet with the same stack, in another style.
    root.place("A")?.route(to: .child("Form"), as: .fullScreen)
    clock.advance(by: .seconds(5))
    #expect(await move.finished() == false)
  }

  @Test func `a move of a task without animations takes no time`() {
    let window = Window(clock: clock, transitionDuration: .seconds(1))
    let root = PlaceRouter("Root")
    root.launch(from: window)
    RibletAnimations.$areOn.withValue(false) { _ = root.route(to: .child("A"), as: .sheet) }
    #expect(window.frame.layers.map(\.title) == ["Root", "A"])
    #expect(root.place("A")?.viewController.presence == .shown)
    #expect(window.transitionDuration == .seconds(1))
  }

  @Test func `a tree is restored before it is launched, and shown at once`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.place("Home")?.route(to: .child("News"), as: .pushed)
    let state = root.navigationState
    let window = Window(clock: clock)
    let other = PlaceRouter("Root")
    #expect(other.restore(state) == [])
    other.launch(from: window)
    #expect(window.frame.layers.map(\.title) == ["Root", "News"])
  }

  @Test func `a body whose read removes another child is not blamed for the view that has gone`() {
    let log = DiagnosisLog()
    log.listen(to: window)
    root.route(to: .child("A"))
    root.route(to: .child("B"))
    root.place("A")?.viewController.onRead = { [root] in root.leave(.child("B")) }
    #expect(window.frame.texts == ["Root", "A"])
    #expect(log.texts == [])
  }

  @Test func `views that left are freed`() {
    weak var view: PlaceViewController?
    weak var sheet: PlaceViewController?
    root.route(to: .child("A"), as: .pushed)
    root.route(to: .child("B"), as: .sheet)
    view = root.place("A")?.viewController
    sheet = root.place("B")?.viewController
    #expect(view != nil && sheet != nil)
    root.leave(.child("A"))
    root.leave(.child("B"))
    _ = window.frame
    #expect(view == nil)
    #expect(sheet == nil)
  }
}
