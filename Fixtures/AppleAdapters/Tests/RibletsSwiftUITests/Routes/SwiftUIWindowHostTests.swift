import Combine
import Riblets
import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

@MainActor
struct SwiftUIWindowHostTests {
  let app = SpotTree()

  private var root: SpotRouter { app.root }
  /// What can be read: the top of each stack, sheets last.
  private var screen: String { app.screen }

  /// Has the user go back from what is in front.
  private func goBack() {
    app.window.update()
    app.window.goBack()
  }

  // MARK: Places

  @Test func `what is pushed stands on a stack, and a step back leaves it and is told`() {
    root.route(to: .page("A"))
    app.spot("A")?.route(to: .page("B"))
    #expect(screen == "B")

    goBack()

    #expect(screen == "A")
    #expect(app.spot("A")?.interactor.left == [.page("B")])
    #expect(app.spot("B") == nil)
  }

  @Test func `sheets and full screens are layers with stacks of their own`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Country"))
    app.spot("Form")?.route(to: .page("Camera"), as: .fullScreen)
    #expect(screen == "Root Country Camera")

    app.spot("Form")?.leave(.page("Camera"))
    goBack()
    #expect(screen == "Root Form")
    goBack()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.sheet("Form")])
  }

  @Test func `embedded children, items and overlays stand in the view, and what is hidden nowhere`() {
    root.route(to: .overlay("Toast"))
    root.show(items: [.item("One"), .item("Two")])
    root.route(to: .part("Map"))
    root.route(to: .secret("Log"))
    #expect(screen == "Root [ Map One Two Toast ]")

    root.show(items: [.item("Two"), .item("Three"), .item("One")])
    root.leave(.part("Map"))
    #expect(screen == "Root [ Two Three One Toast ]")
  }

  @Test func `tabs have buttons, also before they are built`() {
    root.begin(with: .tab("Home"), .lazyTab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    #expect(screen == "News")
    goBack()
    #expect(screen == "Root [ Home Home Mail ]")

    app.window.press("Mail")
    #expect(screen == "Root [ Mail Home Mail ]")
    root.select(.tab("Home"))
    #expect(screen == "Root [ Home Home Mail ]")
    #expect(app.spot("Mail") == nil)
  }

  @Test func `parts of what is pushed, of sheets and of tabs stand where they belong`() {
    root.route(to: .part("Outer"))
    app.spot("Outer")?.route(to: .part("Inner"))
    app.spot("Inner")?.route(to: .page("A"))
    app.spot("A")?.route(to: .part("Detail"))
    app.spot("Detail")?.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .tab("One"))
    #expect(screen == "A [ Detail ] Form [ One One ]")

    root.leave(.part("Outer"))
    #expect(screen == "Root")
  }

  @Test func `there is a way back to a riblet that is released`() {
    root.route(to: .brief("A"))
    root.route(to: .page("B"))
    #expect(screen == "B")
    #expect(app.spot("A") == nil)

    goBack()
    #expect(screen == "A")
    goBack()
    #expect(screen == "Root")
    #expect(root.interactor.left == [.page("B"), .brief("A")])
  }

  @Test func `riblets without a view are shown by those below them`() throws {
    root.route(to: .group("Pushed"), as: .pushed)
    try #require(root.children.last as? GroupRouter).route(to: .part("A"))
    #expect(screen == "A")
    root.route(to: .group("Shown"), as: .sheet)
    let shown = try #require(root.children.last as? GroupRouter)
    shown.route(to: .part("C"), as: .pushed)
    shown.route(to: .part("D"), as: .pushed)
    #expect(screen == "A D")

    app.window.goBack()
    #expect(screen == "A C")
    app.window.goBack()
    #expect(screen == "A")
    #expect(root.children.count == 1)
  }

  @Test func `another sheet takes the place of the first one, in another style, too`() {
    root.route(to: .sheet("Form"))
    root.route(to: .sheet("Help"), by: .root)
    #expect(screen == "Root Help")
    root.route(to: .sheet("Help"), by: .root, as: .fullScreen)
    #expect(screen == "Root Help")
    #expect(!app.window.canGoBack)
  }

  @Test func `a sheet in front of one that goes stays`() {
    root.route(to: .sheet("Form"))
    root.route(to: .sheet("Help"))
    root.route(to: .sheet("Last"))
    #expect(screen == "Root Form Help Last")

    root.leave(.sheet("Form"))
    #expect(screen == "Root Help Last")
    goBack()
    #expect(screen == "Root Help")
  }

  // MARK: What the user does

  @Test func `several screens that the user pops at once are told, the top one first`() throws {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    app.spot("B")?.route(to: .page("C"))
    #expect(screen == "C")
    let b = try #require(app.spot("B")?.interactor)
    app.spot("A")?.interactor.onResign = { [root] _ in root.route(to: .page("D")) }

    app.window.goBackToRoot()

    #expect(screen == "D")
    #expect(b.left == [.page("C")])
    #expect(root.interactor.left == [.page("B"), .page("A")])
  }

  @Test func `late answers and those that come twice take nothing away`() {
    root.route(to: .page("A"))
    app.window.update()
    let back = app.window.wayBack
    root.route(to: .page("B"))
    back()
    #expect(screen == "B")
    back()
    root.route(to: .sheet("Form"))
    app.window.update()
    let down = app.window.wayBack
    root.route(to: .sheet("Help"), by: .root)
    down()
    down()

    #expect(screen == "B Help")
    #expect(root.interactor.left == [.page("A")])
  }

  @Test func `what is held is not popped, and its interactor hears of the attempt`() {
    root.route(to: .page("A"))
    root.hold(SpotRoute.page("A").id)
    goBack()
    #expect(screen == "A")
    #expect(root.interactor.attempts == [.page("A")])

    root.release(SpotRoute.page("A").id)
    goBack()
    #expect(screen == "Root")
  }

  @Test func `a sheet that is held, or has something held below it, is not swiped away`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .part("Text"))
    app.spot("Form")?.hold(SpotRoute.part("Text").id)
    goBack()
    #expect(screen == "Root Form [ Text ]")

    app.spot("Form")?.release(SpotRoute.part("Text").id)
    goBack()
    #expect(screen == "Root")
  }

  @Test(arguments: [true, false])
  func `a sheet that SwiftUI takes away although it is held comes back`(bySwiftUI: Bool) {
    app.window.rendering.bringsBackSheets = bySwiftUI
    root.route(to: .sheet("Form"))
    app.window.update()
    let down = app.window.wayBack
    // SwiftUI has yet to read that it is held.
    root.hold(SpotRoute.sheet("Form").id)
    down()

    #expect(screen == "Root Form")
    #expect(root.interactor.attempts == [.sheet("Form")])
  }

  // MARK: Moves

  @Test func `a burst of moves ends as the last one says, and waits for nothing`() async {
    let first = root.route(to: .sheet("Help"))
    root.leave(.sheet("Help"))
    root.route(to: .page("A"))
    root.route(to: .sheet("Form"))
    root.popToRoot()
    for number in 0..<100 { root.route(to: .page("\(number)"), by: .replace) }
    root.leave(.sheet("Form"))
    root.route(to: .sheet("Last"))

    #expect(screen == "99 Last")
    #expect(await first.finished())
  }

  @Test func `a move of a task without animations is one for SwiftUI, too`() {
    var wereOff: [Bool] = []
    let listening = root.viewController.screen.container?.objectWillChange.sink {
      wereOff.append(SimulatedWindow.disablesAnimations)
    }
    defer { listening?.cancel() }
    root.route(to: .page("A"))
    RibletAnimations.$areOn.withValue(false) { _ = root.route(to: .page("B")) }

    #expect(wereOff == [false, true])
  }

  @Test func `a tree is restored before it is launched`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    app.spot("Home")?.route(to: .page("News"))
    app.spot("News")?.route(to: .sheet("Form"))

    let other = SpotTree(restoring: root.navigationState)

    #expect(other.screen == "News Form")
  }

  @Test func `views that left are freed`() async {
    let app = SpotTree(leakPolicy: .on())
    app.root.route(to: .page("A"))
    app.root.route(to: .sheet("B"))
    app.spot("B")?.route(to: .part("C"))
    app.window.update()
    app.root.leave(.page("A"))
    app.root.leave(.sheet("B"))
    app.window.update()
    // Ends with a look for what has survived.
    await app.test.close()
  }

  // MARK: Questions

  @Test func `a question is an alert with its answers`() async {
    let delete = NavigationAlert.Answer("Delete", role: .destructive)
    let question = NavigationAlert("Sure?", message: "It is gone then.", answers: [delete, .cancel])
    let answers = await app.ask(question, of: root)
    #expect(screen == "Root Sure? It is gone then. Delete Cancel")

    app.window.press("Delete")

    #expect(screen == "Root")
    await app.test.settle()
    #expect(answers.given == [delete])
  }

  @Test func `a question stays in front when sheets come and go, and the next one follows`() async {
    let first = await app.ask(NavigationAlert("First?"), of: root)
    let second = await app.ask(NavigationAlert("Second?"), of: root)
    root.route(to: .sheet("Form"))
    #expect(screen == "Root Form First? OK")
    root.leave(.sheet("Form"))
    #expect(screen == "Root First? OK")

    app.window.press("OK")
    #expect(screen == "Root Second? OK")
    second.task?.cancel()
    await app.test.settle()
    #expect(screen == "Root")
    #expect(first.given == [.ok])
    #expect(second.given == [nil])
  }
}
