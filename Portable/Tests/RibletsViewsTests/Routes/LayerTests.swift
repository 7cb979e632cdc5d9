import RibletsViews
import Testing

@testable import Riblets

/// Sheets, full screens and alerts that come, leave and change behind and in front of each other.
@MainActor
struct LayerTests {
  let clock = ManualClock()
  let window: Window
  let root = PlaceRouter("Root")
  let log = DiagnosisLog()

  init() {
    window = Window(clock: clock, transitionDuration: .milliseconds(300))
    root.launch(from: window, in: log.runtime)
  }

  private var layers: [String] { layers(of: window) }

  private func layers(of window: Window) -> [String] {
    window.frame.layers.map { "\($0.style) \($0.title)" }
  }

  private func flow() throws -> PlaceFlowRouter { try #require(root.children.last as? PlaceFlowRouter) }

  private func turns() async {
    for _ in 0..<10 { await Task.yield() }
  }

  // MARK: Changes behind the layer in front

  @Test(arguments: [Shown.sheet, .fullScreen])
  func `a sheet is not shown empty when the one behind it leaves`(behind: Shown) {
    root.route(to: .child("A"), as: behind)
    root.route(to: .child("B"), as: .sheet)
    root.place("B")?.route(to: .child("Page"), as: .pushed)
    let keys = window.frame.layers.suffix(2).map(\.key)

    root.leave(.child("A"))

    #expect(layers == ["full Root", "sheet B", "push Page"])
    #expect(window.frame.layers.suffix(2).map(\.key) == keys)
    #expect(window.frame.texts.contains("Page"))
    #expect(root.place("B")?.viewController.loads == 1)
    #expect(log.texts == [])
  }

  @Test func `a sheet of a riblet without a view stays when the one behind it leaves, and the one in front of it, too`()
    throws
  {
    root.route(to: .child("A"), as: .sheet)
    root.route(to: .flow, as: .sheet)
    let flow = try flow()
    flow.route(to: .child("B"))
    root.route(to: .child("C"), as: .fullScreen)
    let keys = window.frame.layers.suffix(2).map(\.key)

    root.leave(.child("A"))
    #expect(layers == ["full Root", "sheet B", "full C"])
    #expect(window.frame.layers.suffix(2).map(\.key) == keys)

    root.leave(.flow)
    #expect(layers == ["full Root", "full C"])
    #expect(window.frame.layers.suffix(1).map(\.key) == keys.suffix(1))
    #expect(root.place("C")?.viewController.loads == 1)
    #expect(log.texts == [])
  }

  @Test func `another view of a flow is in the same sheet as the first one`() throws {
    root.route(to: .flow, as: .sheet)
    let flow = try flow()
    flow.route(to: .child("A"), as: .pushed)
    root.route(to: .child("Front"), as: .sheet)
    let sheet = root.place("A")?.viewController.parent

    flow.route(to: .child("B"), by: .root, as: .pushed)

    #expect(layers == ["full Root", "sheet B", "sheet Front"])
    #expect(root.place("B")?.viewController.parent === sheet)
  }

  @Test func `a sheet that becomes a full screen keeps its view and what is in front of it`() {
    root.route(to: .child("A"), as: .sheet)
    root.route(to: .child("B"), as: .sheet)
    let keys = window.frame.layers.map(\.key)
    root.leave(.child("B"))
    root.route(to: .child("A"), as: .fullScreen)
    #expect(layers == ["full Root", "full A"])
    #expect(window.frame.layers.map(\.key) == keys.dropLast())
    #expect(root.place("A")?.viewController.loads == 1)
  }

  @Test func `the sheets of a tab come back behind those that came later`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.select(.tab("Mail"))
    root.place("Mail")?.route(to: .child("A"), as: .sheet)
    root.route(to: .child("B"), as: .sheet)
    let keys = window.frame.layers.map(\.key)
    root.select(.tab("Home"))
    #expect(layers == ["full Root", "sheet B"])

    root.select(.tab("Mail"))

    #expect(layers == ["full Root", "sheet A", "sheet B"])
    #expect(window.frame.layers.last?.key == keys.last)
  }

  @Test func `a question is the same alert when the sheet behind it leaves`() async throws {
    root.route(to: .child("A"), as: .sheet)
    root.route(to: .child("B"), as: .sheet)
    let asking = Task { try await root.ask(NavigationAlert("Sure?")) }
    await turns()
    let keys = window.frame.layers.suffix(2).map(\.key)

    root.leave(.child("A"))
    #expect(layers == ["full Root", "sheet B", "alert Sure?"])
    #expect(window.frame.layers.suffix(2).map(\.key) == keys)

    root.leave(.child("B"))
    #expect(layers == ["full Root", "alert Sure?"])
    #expect(window.frame.layers.suffix(1).map(\.key) == keys.suffix(1))
    asking.cancel()
    _ = try await asking.value
  }

  @Test func `an alert that leaves with its sheet takes nothing with it that is in front by then`() async throws {
    root.route(to: .child("Form"), as: .fullScreen)
    let asking = Task { try await root.place("Form")?.ask(NavigationAlert("Sure?")) }
    await turns()
    #expect(layers == ["full Root", "full Form", "alert Sure?"])
    let tip = ViewController()
    tip.title = "Tip"
    root.viewController.onAppear = { [root] in root.viewController.present(tip, style: .sheet) }

    root.leave(.child("Form"))

    #expect(layers == ["full Root", "sheet Tip"])
    _ = try await asking.value
  }

  @Test func `what a view has presented without a route stays in front when a layer behind it leaves`() {
    root.route(to: .child("A"), as: .sheet)
    root.route(to: .child("B"), as: .sheet)
    let tip = ViewController()
    tip.title = "Tip"
    root.place("B")?.viewController.present(tip, style: .sheet)

    root.leave(.child("A"))
    root.route(to: .child("Page"), as: .pushed)

    #expect(layers == ["full Root", "push Page", "sheet B", "sheet Tip"])
    root.leave(.child("B"))
    #expect(layers == ["full Root", "push Page"])
  }

  @Test func `what a view is about to present is replaced by a sheet`() {
    root.viewController.replaceModal(ViewController(), style: .sheet)
    clock.advance(by: .seconds(1))
    root.viewController.replaceModal(ViewController(), style: .sheet)

    root.route(to: .child("Form"), as: .sheet)
    clock.advance(by: .seconds(5))

    #expect(layers == ["full Root", "sheet Form"])
  }

  @Test func `the place of a riblet that is released stays the same`() {
    root.route(to: .page("A"))
    root.route(to: .child("B"), as: .pushed)
    let keys = window.frame.layers.map(\.key)
    clock.advance(by: .seconds(1))

    root.route(to: .child("C"), as: .pushed)
    root.route(to: .child("Form"), as: .sheet)

    #expect(layers == ["full Root", "push ", "push B", "push C", "sheet Form"])
    #expect(window.frame.layers.prefix(3).map(\.key) == keys)
  }

  // MARK: Transitions

  @Test func `a move is finished when its screen is shown, also if another change is still running`() async {
    root.route(to: .child("A"), as: .sheet)
    root.leave(.child("A"))
    root.route(to: .child("B"), as: .sheet)
    let last = root.route(to: .child("C"), as: .fullScreen)
    var ends: [Bool] = []
    let waiting = Task { ends.append(await last.finished()) }
    await turns()
    #expect(ends == [])

    clock.advance(by: .milliseconds(300))
    await waiting.value

    #expect(ends == [true])
    #expect(layers == ["full Root", "sheet B", "full C"])
    #expect(root.place("C")?.viewController.presence == .shown)
  }

  @Test func `changes in several places are side by side, and each move waits for its own`() async {
    let page = root.route(to: .child("Page"), as: .pushed)
    clock.advance(by: .milliseconds(200))
    let sheet = root.route(to: .child("Form"), as: .sheet)
    clock.advance(by: .milliseconds(100))
    #expect(await page.finished())
    clock.advance(by: .milliseconds(200))
    #expect(await sheet.finished())
  }

  // MARK: Windows of their own

  @Test func `a second window shows nothing of a hidden riblet that has left, and holds none of its views`() {
    root.route(to: .child("Second"), as: .hidden)
    root.place("Second")?.route(to: .child("Page"), as: .pushed)
    root.place("Second")?.route(to: .child("Form"), as: .sheet)
    let second = Window(clock: clock, transitionDuration: .milliseconds(300))
    if let router = root.place("Second") { PortableWindowHost(router, in: second) }
    #expect(layers(of: second) == ["full Second", "push Page", "sheet Form"])
    weak let page = root.place("Page")?.viewController
    weak let form = root.place("Form")?.viewController

    root.leave(.child("Second"))
    clock.advance(by: .seconds(1))

    #expect(layers(of: second) == [])
    #expect(second.rootViewController == nil)
    #expect(page == nil)
    #expect(form == nil)
    #expect(layers == ["full Root"])
  }

  @Test func `a second window of a visible riblet is empty, and the first one goes on`() {
    root.route(to: .child("A"), as: .pushed)
    let second = Window()
    if let router = root.place("A") { PortableWindowHost(router, in: second) }
    root.place("A")?.route(to: .child("B"), as: .pushed)

    #expect(layers(of: second) == [])
    #expect(layers == ["full Root", "push A", "push B"])
    #expect(log.misuses(NavigationMisuse.self).count == 1)
  }

  @Test func `a hidden riblet without a view shows what it presents, and then nothing again`() throws {
    root.route(to: .flow, as: .hidden)
    let flow = try flow()
    let second = Window()
    PortableWindowHost(flow, in: second)
    #expect(layers(of: second) == [])
    flow.route(to: .child("Form"), as: .sheet)
    #expect(layers(of: second).last == "sheet Form")
    flow.leave(.child("Form"))
    #expect(layers(of: second) == [])
    flow.route(to: .child("Page"), as: .pushed)
    #expect(layers(of: second) == ["full Page"])
  }

  // MARK: Views that act while they are shown

  @Test(arguments: ["viewDidLoad", "viewWillAppear"])
  func `a view may move and go back while it is shown`(callback: String) async throws {
    var move: NavigationTransitionHandle?
    root.onBuild = { [window, root] place in
      guard place.viewController.title == "A" else { return }
      let act: @MainActor () -> Void = {
        // The page is left, and then a sheet comes.
        try? window.goBack()
        move = root.route(to: .child("Form"), as: .sheet)
      }
      if callback == "viewDidLoad" { place.viewController.onLoad = act } else { place.viewController.onAppear = act }
    }

    root.route(to: .child("A"), as: .pushed)

    #expect(layers == ["full Root", "sheet Form"])
    #expect(root.interactor.left == [.child("A")])
    clock.advance(by: .seconds(1))
    #expect(await move?.finished() == true)
    #expect(log.texts == [])
  }

  @Test func `a body may move while it is read`() {
    root.onBuild = { [root] place in
      guard place.viewController.title == "A" else { return }
      place.viewController.onRead = { root.route(to: .child("Form"), as: .sheet) }
    }
    root.route(to: .child("A"), as: .pushed)
    _ = window.frame
    #expect(layers == ["full Root", "push A", "sheet Form"])
  }
}
