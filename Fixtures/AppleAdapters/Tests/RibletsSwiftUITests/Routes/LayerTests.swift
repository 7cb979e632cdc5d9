import Combine
import Riblets
import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

/// Sheets, full screens and alerts that come, leave and change behind and in front of each other.
@MainActor
struct LayerTests {
  let app = SpotTree()

  private var root: SpotRouter { app.root }
  private var screen: String { app.screen }

  private func stack(of name: String) -> RouteStackScreen? {
    app.spot(name)?.viewController.container as? RouteStackScreen
  }

  private func group() throws -> GroupRouter { try #require(root.children.last as? GroupRouter) }

  // MARK: Changes behind the layer in front

  @Test(arguments: [Shown.sheet, .fullScreen])
  func `a sheet stays, with its stack and its views, when the one behind it leaves`(behind: Shown) {
    root.route(to: .sheet("A"), as: behind)
    root.route(to: .sheet("B"))
    app.spot("B")?.route(to: .page("Page"))
    #expect(screen == "Root A Page")
    let (front, view) = (stack(of: "B"), app.spot("B")?.viewController)

    root.leave(.sheet("A"))

    #expect(screen == "Root Page")
    #expect(stack(of: "B") === front)
    #expect(app.spot("B")?.viewController === view)
    app.window.goBack()
    #expect(screen == "Root B")
    app.window.goBack()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.sheet("B")])
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test func `a sheet of a riblet without a view stays when the one behind it leaves, and the one in front of it, too`()
    throws
  {
    root.route(to: .sheet("A"))
    root.route(to: .group(), as: .sheet)
    let group = try group()
    group.route(to: .part("B"), as: .pushed)
    root.route(to: .sheet("C"))
    #expect(screen == "Root A B C")
    let (flow, front) = (stack(of: "B"), stack(of: "C"))

    root.leave(.sheet("A"))
    #expect(screen == "Root B C")
    group.route(to: .part("D"), by: .root, as: .pushed)
    #expect(screen == "Root D C")
    #expect(stack(of: "D") === flow)
    root.leave(.group())
    #expect(screen == "Root C")
    #expect(stack(of: "C") === front)
  }

  @Test func `what is presented again is not animated, anything else is`() {
    var wereOff: [Bool] = []
    let listening = root.viewController.container?.objectWillChange.sink {
      wereOff.append(SimulatedWindow.disablesAnimations)
    }
    defer { listening?.cancel() }
    root.route(to: .sheet("A"))
    root.route(to: .sheet("B"))
    #expect(!wereOff.contains(true))
    wereOff = []

    root.leave(.sheet("A"))

    #expect(!wereOff.isEmpty && !wereOff.contains(false))
  }

  @Test func `a sheet that becomes a full screen keeps its stack`() {
    root.route(to: .sheet("A"))
    let sheet = stack(of: "A")
    root.route(to: .sheet("A"), as: .fullScreen)
    #expect(screen == "Root A")
    #expect(stack(of: "A") === sheet)
    #expect(!app.window.canGoBack)
  }

  @Test func `a full screen that takes the place of a sheet in one move is shown`() {
    root.route(to: .sheet("A"))
    #expect(screen == "Root A")
    root.route(to: .sheet("B"), by: .root, as: .fullScreen)
    #expect(screen == "Root B")
    #expect(!app.window.canGoBack)
    root.route(to: .sheet("A"), by: .root)
    #expect(screen == "Root A")
    #expect(app.window.canGoBack)
  }

  @Test func `the sheets of a tab come back behind those that came later`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    root.select(.tab("Mail"))
    app.spot("Mail")?.route(to: .sheet("A"))
    root.route(to: .sheet("B"))
    let front = stack(of: "B")
    root.select(.tab("Home"))
    #expect(screen.hasSuffix("] B"))
    root.select(.tab("Mail"))
    #expect(screen.hasSuffix("] A B"))
    #expect(stack(of: "B") === front)
  }

  @Test func `a question stays when the sheet behind it leaves, and leaves with its riblet`() async {
    root.route(to: .sheet("A"))
    root.route(to: .sheet("B"))
    let answers = await app.ask(NavigationAlert("Sure?"), of: app.spot("B"))
    root.leave(.sheet("A"))
    #expect(screen == "Root B Sure? OK")
    root.leave(.sheet("B"))
    #expect(screen == "Root")
    await app.test.settle()
    #expect(answers.given == [nil])
  }

  @Test func `one question comes after the other`() async {
    let first = await app.ask(NavigationAlert("First?"), of: root)
    root.route(to: .part("Map"))
    let second = await app.ask(NavigationAlert("Second?"), of: app.spot("Map"))
    #expect(screen == "Root [ Map ] First? OK")
    app.window.press("OK")
    #expect(screen == "Root [ Map ] Second? OK")
    app.window.press("OK")
    #expect(screen == "Root [ Map ]")
    await app.test.settle()
    #expect([first.given, second.given] == [[.ok], [.ok]])
  }

  @Test func `the place of a riblet that is released is the same screen as long as it is there`() {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    let place = app.front?.screens[1]
    root.route(to: .page("C"))
    #expect(screen == "C")
    #expect(app.front?.screens[1] === place)
  }

  @Test func `SwiftUI reads again whether a sheet is held, also if the held riblet leaves`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .part("Map"))
    app.window.update()
    var changes = 0
    let listening = stack(of: "Form")?.objectWillChange.sink { changes += 1 }
    defer { listening?.cancel() }
    app.spot("Form")?.hold(.part("Map"))
    #expect(changes == 1)
    #expect(stack(of: "Form")?.isHeld == true)
    app.spot("Form")?.leave(.part("Map"))
    #expect(changes == 2)
    #expect(stack(of: "Form")?.isHeld == false)
  }

  // MARK: Windows of their own

  @Test func `a second window shows nothing of a hidden riblet that has left, and holds none of its views`() throws {
    root.route(to: .secret("Second"))
    var second = app.spot("Second")
    second?.route(to: .page("Page"))
    second?.route(to: .sheet("Form"))
    let host = SwiftUIWindowHost(try #require(second))
    let window = SimulatedWindow(ScreenView(host.bottom))
    #expect(window.texts == ["Page", "Form"])
    second = nil
    weak let page = app.spot("Page")?.viewController
    weak let form = app.spot("Form")?.viewController

    root.leave(.secret("Second"))
    window.update()

    #expect(window.texts == [])
    #expect(page == nil)
    #expect(form == nil)
  }

  @Test func `a second window of a visible riblet is empty, and the first one goes on`() throws {
    root.route(to: .page("A"))
    let host = SwiftUIWindowHost(try #require(app.spot("A")))
    let window = SimulatedWindow(ScreenView(host.bottom))
    app.spot("A")?.route(to: .page("B"))
    window.update()

    #expect(window.texts == [])
    #expect(screen == "B")
    #expect(app.test.diagnoses.count == 1)
  }

  // MARK: Views that act while they are shown

  @Test func `a view may move while SwiftUI reads it`() {
    app.onBuild = { [root] router in
      guard let router = router as? SpotRouter, router.interactor.name == "A" else { return }
      (router.viewController.inner as? SpotScreen)?.onRead = { root.route(to: .sheet("Form")) }
    }
    root.route(to: .page("A"))
    app.window.update()
    #expect(screen == "A Form")
    #expect(app.test.diagnoses.isEmpty)
  }
}
