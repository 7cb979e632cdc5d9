import Riblets
import RibletsTesting
import Testing

/// Acts of the user, and the say that interactors have in them.
@MainActor
struct UserTests {
  let app = SpotTree()
  var root: SpotRouter { app.root }

  @Test func `an interactor is notified which child the user has left, after tree and screen have changed`() {
    root.route(to: .page("A", 4))
    app.place("A")?.userDidLeave()
    #expect(app.riblets == "Root")
    #expect(app.screen == "Root")
    #expect(root.interactor.left == [.page("A", 4)])
  }

  @Test func `no interactor is notified of a child that the user has left while the child still leaves or is shown`() {
    root.route(to: .page("A"))
    var notifiedEarly = false
    app.spot("A")?.interactor.onResign = { [root] _ in notifiedEarly = notifiedEarly || !root.interactor.left.isEmpty }
    app.host.onShow = { [root] in notifiedEarly = notifiedEarly || !root.interactor.left.isEmpty }
    app.place("A")?.userDidLeave()
    #expect(!notifiedEarly)
    #expect(root.interactor.left == [.page("A")])
  }

  @Test func `places that the user leaves at once are one change of the screen, and held ones stay`() {
    root.route(to: .page("A"))
    root.route(to: .page("B"))
    root.route(to: .page("C"))
    root.hold(.page("B"))
    let count = app.host.count
    PlacedView.userDidLeave(["C", "B", "A"].compactMap { app.place($0) })
    #expect(app.screen == "Root > B")
    #expect(app.host.count == count + 1)
    #expect(root.interactor.left == [.page("C"), .page("A")])
    #expect(root.interactor.attempts == [.page("B")])
  }

  @Test func `the host is called when a layer is held or released, also by what is far below it`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .part("Map"))
    app.spot("Map")?.route(to: .part("Draft"))
    app.spot("Map")?.hold(.part("Draft"))
    #expect(app.host.screen?.layers.last?.isHeld == true)
    // The held riblet leaves, and nothing else changes on the screen of the host.
    app.spot("Form")?.leave(.part("Map"))
    #expect(app.host.screen?.layers.last?.isHeld == false)
  }

  @Test func `an interactor is not notified of children that it removed itself`() {
    root.route(to: .page("A"))
    root.leave(.page("A"))
    #expect(root.interactor.left == [])
  }

  @Test func `a report that comes twice or late does nothing`() {
    root.route(to: .page("A"))
    let place = app.place("A")
    place?.userDidLeave()
    root.route(to: .page("A"))
    place?.userDidLeave()
    place?.userDidTryToLeave()
    place?.userDidSelect()
    #expect(app.screen == "Root > A")
    #expect(root.interactor.left.count == 1)
  }

  @Test func `a held child cannot be left by the user, and its interactor is notified of the attempt`() {
    root.route(to: .sheet("Form"))
    root.hold(.sheet("Form"))
    #expect(app.place("Form")?.isHeld == true)
    #expect(root.goBack())
    #expect(app.riblets == "Root(Form)")
    #expect(root.interactor.attempts == [.sheet("Form")])
    root.release(SpotRoute.sheet("Form").id)
    #expect(app.place("Form")?.isHeld == false)
    #expect(root.goBack())
    #expect(app.riblets == "Root")
  }

  @Test func `what is held below a sheet holds the sheet`() {
    root.route(to: .sheet("Form"))
    let form = app.spot("Form")
    form?.route(to: .part("Draft"))
    form?.hold(SpotRoute.part("Draft").id)
    #expect(app.place("Form")?.isHeld == true)
    app.place("Form")?.userDidTryToLeave()
    #expect(form?.interactor.attempts == [.part("Draft")])
    #expect(root.interactor.attempts == [])
  }

  @Test func `the app may take away what is held`() {
    root.route(to: .page("Form"))
    root.hold(SpotRoute.page("Form").id)
    root.leave(.page("Form"))
    #expect(app.riblets == "Root")
  }

  @Test func `a step back goes from the front upwards`() {
    root.begin(with: .tab("Home"), .tab("Mail"))
    let home = app.spot("Home")
    home?.route(to: .page("A"))
    app.spot("A")?.route(to: .page("B"))
    home?.route(to: .sheet("Help"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] > A > B / sheet: Help")
    #expect(root.goBack())
    #expect(app.screen == "Root[tab Home selected, tab Mail] > A > B")
    #expect(root.goBack())
    #expect(app.screen == "Root[tab Home selected, tab Mail] > A")
    #expect(app.spot("A")?.interactor.left == [.page("B")])
    #expect(root.goBack())
    #expect(!root.goBack())
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
  }

  @Test func `an interactor in front may take a step back itself, and then those above it`() {
    root.route(to: .page("A"))
    app.spot("A")?.interactor.backSteps = 1
    #expect(root.goBack())
    #expect(app.screen == "Root > A")
    #expect(root.goBack())
    #expect(app.screen == "Root")
    root.interactor.backSteps = 1
    #expect(root.goBack())
    #expect(!root.goBack())
  }

  @Test func `a full screen is not left by a step back, and neither is what is behind it`() {
    root.route(to: .sheet("Form"))
    app.spot("Form")?.route(to: .page("Camera"), as: .fullScreen)
    #expect(!root.goBack())
    #expect(app.screen == "Root / sheet: Form / fullScreen: Camera")
    app.spot("Camera")?.route(to: .page("Photo"))
    #expect(root.goBack())
    #expect(app.screen == "Root / sheet: Form / fullScreen: Camera")
    app.spot("Form")?.interactor.backSteps = 1
    #expect(root.goBack())
    #expect(app.screen == "Root / sheet: Form / fullScreen: Camera")
  }

  @Test func `a question stands in front of everything and is answered once`() async {
    let discard = NavigationAlert.Answer("Discard", role: .destructive)
    let asking = await app.ask(NavigationAlert("Discard?", answers: [discard, .cancel]), of: root)
    #expect(app.screen == "Root ? Discard?")
    let placed = app.host.screen?.question
    placed?.userDidAnswer(discard)
    placed?.userDidAnswer(.cancel)
    #expect(app.screen == "Root")
    await app.test.settle()
    #expect(asking.given == [discard])
  }

  @Test func `a step back answers a question with its cancelling answer, and is held by one without`() async {
    let first = await app.ask(NavigationAlert("Discard?", answers: [.ok, .cancel]), of: root)
    #expect(root.goBack())
    await app.test.settle()
    #expect(first.given == [.cancel])
    let second = await app.ask(NavigationAlert("You won!"), of: root)
    #expect(root.goBack())
    #expect(app.screen == "Root ? You won!")
    app.host.screen?.question?.userDidAnswer(.ok)
    await app.test.settle()
    #expect(second.given == [.ok])
  }

  @Test func `a question is in front of a sheet, and a step back answers it first, whoever has asked`() async {
    root.begin(with: .tab("Home"), .tab("Mail"))
    let answers = await app.ask(NavigationAlert("Sure?", answers: [.ok, .cancel]), of: app.spot("Home"))
    root.route(to: .sheet("Form"))
    #expect(app.screen == "Root[tab Home selected, tab Mail] / sheet: Form ? Sure?")
    #expect(root.goBack())
    await app.test.settle()
    #expect(answers.given == [.cancel])
    #expect(app.screen == "Root[tab Home selected, tab Mail] / sheet: Form")
    #expect(root.goBack())
    #expect(app.screen == "Root[tab Home selected, tab Mail]")
  }

  @Test func `of several questions the first one is shown, also when they belong to different riblets`() async {
    root.route(to: .page("A"))
    let first = await app.ask(NavigationAlert("One"), of: app.spot("A"))
    let second = await app.ask(NavigationAlert("Two"), of: root)
    #expect(app.screen == "Root > A ? One")
    app.host.screen?.question?.userDidAnswer(nil)
    #expect(app.screen == "Root > A ? Two")
    app.host.screen?.question?.userDidAnswer(.ok)
    await app.test.settle()
    #expect(first.given == [nil])
    await app.test.settle()
    #expect(second.given == [.ok])
  }

  @Test func `a question ends with its task, and with its riblet`() async {
    let first = await app.ask(NavigationAlert("One"), of: root)
    first.task?.cancel()
    await app.test.settle()
    #expect(first.given == [nil])
    #expect(app.screen == "Root")
    root.route(to: .page("A"))
    let second = await app.ask(NavigationAlert("Two"), of: app.spot("A"))
    root.leave(.page("A"))
    await app.test.settle()
    #expect(second.given == [nil])
    #expect(app.screen == "Root")
  }

  @Test func `a question is no part of a saved state`() async {
    let asking = await app.ask(NavigationAlert("One"), of: root)
    #expect(root.navigationState == NavigationState())
    asking.task?.cancel()
    await app.test.settle()
  }

  @Test func `a step back leaves the sheet of a child that is not the last one`() {
    root.show(items: [.item("One"), .item("Two")])
    app.spot("One")?.route(to: .sheet("Form"))
    #expect(root.goBack())
    #expect(app.riblets == "Root(One Two)")
    #expect(!root.goBack())
  }

  @Test func `a step back leaves a sheet before what is pushed behind it`() {
    root.route(to: .part("Map"))
    root.route(to: .page("A"))
    app.spot("Map")?.route(to: .sheet("Form"))
    #expect(app.screen == "Root[Map] > A / sheet: Form")
    #expect(root.goBack())
    #expect(app.screen == "Root[Map] > A")
    #expect(root.goBack())
    #expect(app.screen == "Root[Map]")
  }

  @Test func `interactors of several children are asked for a step back, the last one first`() {
    root.route(to: .part("Map"))
    root.route(to: .part("List"))
    app.spot("Map")?.interactor.backSteps = 1
    app.spot("List")?.interactor.backSteps = 1
    #expect(root.goBack())
    #expect(app.spot("List")?.interactor.backSteps == 0)
    #expect(root.goBack())
    #expect(app.spot("Map")?.interactor.backSteps == 0)
    #expect(!root.goBack())
  }

  @Test func `a step back leaves a released page in front, and asks nobody behind it`() {
    root.route(to: .brief("B"))
    // Without views: it covers the page, and has nothing to show.
    root.route(to: .group("G"), as: .pushed)
    root.interactor.backSteps = 1
    #expect(app.spot("B") == nil)

    #expect(root.goBack())
    #expect(root.interactor.left == [.brief("B")])
    #expect(root.interactor.backSteps == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a question that a task of nobody asks ends without an answer when its riblet leaves`() async throws {
    let app = SpotTree()
    app.root.route(to: .sheet("Form"))
    let form = try #require(app.spot("Form"))
    let asking = Task { try await form.ask(NavigationAlert("Sure?")) }
    await app.test.settle()
    while !app.screen.contains("Sure?") { await Task.yield() }
    app.root.leave(.sheet("Form"))
    #expect(try await asking.value == nil)
  }
}
