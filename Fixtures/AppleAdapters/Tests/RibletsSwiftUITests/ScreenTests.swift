import Combine
import Riblets
import RibletsSwiftUI
@_spi(TestSupport) import RibletsTesting
import SwiftUI
import Testing

@MainActor
@Suite(.testScope)
struct ScreenTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a sheet whose own body says that it is held is not swiped away`() {
    final class HeldScreen: Screen {
      override var body: any View { Text("Held").interactiveDismissDisabled() }
    }
    let screen = Screen()
    screen.present(HeldScreen())
    let window = SimulatedWindow(ScreenView(screen))
    window.goBack()
    window.update()
    #expect(window.texts == ["Held"])
  }

  @Test func `a sheet that the user swipes away detaches the riblet once`() {
    shop.router.present(page("Sheet"))
    shop.window.update()
    #expect(shop.window.texts == ["Bottom", "Sheet"])

    shop.window.goBack()
    shop.window.update()

    #expect(shop.interactor.left == ["Sheet"])
    #expect(shop.router.detached == 1)
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `a dismissal by the app is not told, and neither is the answer to it`() throws {
    shop.router.present(page("Sheet"))
    shop.window.update()

    shop.router.leave(try #require(shop.screen.presentedScreen))
    shop.window.goBack()
    shop.window.update()

    #expect(shop.interactor.left == [])
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `a full screen was lost that came when a sheet left and the next one had not appeared`() async {
    final class Presenter: Screen {
      @Published var hasPart = true

      override var body: any View {
        VStack {
          Text("Bottom")
          if hasPart {
            Text("Part").onDisappear { self.replaceModal(PageScreen("Third"), style: .fullScreen) }
          }
        }
      }
    }
    let presenter = Presenter()
    let window = SimulatedWindow(ScreenView(presenter))
    presenter.replaceModal(PageScreen("First"), style: .sheet)
    window.update()

    presenter.replaceModal(PageScreen("Second"), style: .sheet)
    presenter.hasPart = false
    window.update()
    for _ in 0..<20 { await Task.yield() }
    window.update()

    #expect(window.texts == ["Bottom", "Third"])
  }

  @Test func `a full screen was lost whose presenter came in front of the sheet that it had presented`() async {
    let (root, first, second, third) = (Screen(), PageScreen("First"), PageScreen("Second"), PageScreen("Third"))
    let window = SimulatedWindow(ScreenView(root))
    root.present(first)
    first.present(second)
    second.present(third, style: .fullScreen)
    window.update()
    #expect(window.texts == ["First", "Second", "Third"])

    second.replaceModal(nil)
    first.replaceModal(nil)
    root.replaceModal(second, style: .sheet)
    second.present(first)
    first.present(third, style: .fullScreen)
    for _ in 0..<3 {
      window.update()
      for _ in 0..<20 { await Task.yield() }
    }

    #expect(window.texts == ["Second", "First", "Third"])
  }

  @Test
  func
    `a sheet was lost whose presenter came in front of the full screen that it had presented, with the view behind it`()
    async
  {
    let (root, first, second, third) = (Screen(), PageScreen("First"), PageScreen("Second"), PageScreen("Third"))
    let window = SimulatedWindow(ScreenView(root))
    root.present(first)
    first.present(second)
    second.present(third, style: .fullScreen)
    window.update()

    second.replaceModal(nil)
    root.replaceModal(third)
    window.update()
    third.present(first)
    second.present(PageScreen("Fourth"))
    for _ in 0..<3 {
      window.update()
      for _ in 0..<20 { await Task.yield() }
    }

    #expect(window.texts == ["Third", "First", "Second", "Fourth"])
  }

  @Test func `a late answer does not take away what was presented since`() {
    shop.screen.replaceModal(PageScreen("First"), style: .sheet)
    shop.window.update()

    shop.screen.replaceModal(PageScreen("Second"), style: .sheet)
    shop.window.goBack()
    shop.window.update()

    #expect(shop.interactor.left == [])
    #expect(shop.window.texts == ["Bottom", "Second"])
  }

  @Test func `a modal is replaced by another one and by nothing`() {
    shop.screen.replaceModal(PageScreen("Cover"))
    shop.window.update()
    #expect(shop.window.texts == ["Bottom", "Cover"])

    shop.screen.replaceModal(PageScreen("Sheet"), style: .sheet)
    shop.window.update()
    #expect(shop.window.texts == ["Bottom", "Sheet"])

    shop.screen.replaceModal(nil)
    shop.window.update()
    #expect(shop.window.texts == ["Bottom"])
  }

  @Test func `screens of a list are told apart by what they are`() {
    let screens = [PageScreen("One"), PageScreen("Other")]
    let window = SimulatedWindow(ForEach(screens) { ScreenView($0) })

    #expect(window.texts == ["One", "Other"])
    #expect(screens.map(\.presence) == [.shown, .shown])
  }

  @Test func `a child in the place of another one appears, and the other one disappears`() {
    let parent = HostScreen()
    let (first, second) = (PageScreen("First"), PageScreen("Second"))
    parent.child = first
    let window = SimulatedWindow(ScreenView(parent))

    parent.child = second
    window.update()

    #expect(window.texts == ["Second"])
    #expect(first.presence == .hidden)
    #expect(second.presence == .shown)
  }

  @Test func `dismissing what is not presented leaves everything else alone`() throws {
    shop.push("Pushed")
    shop.router.present(page("Sheet"))

    shop.screen.dismiss(PageScreen("Other"))
    shop.screen.dismiss(try #require(shop.screen("Pushed")))
    shop.window.update()

    #expect(shop.window.texts == ["Pushed", "Sheet"])
    #expect((shop.screen.presentedScreen as? PageScreen)?.title == "Sheet")
    #expect(shop.screen.presentedScreen?.presence == .shown)
    #expect(shop.interactor.left == [])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a second presentation and a screen that is shown are refused`() throws {
    shop.router.present(page("Sheet"))

    shop.screen.present(PageScreen("Second"))
    try #require(shop.screen("Bottom")).present(try #require(shop.screen.presentedScreen))

    #expect(
      test.diagnoses.map(\.description) == [
        """
        'ShopScreen' cannot present 'PageScreen': it presents 'PageScreen'.

        Dismiss that first, present from 'PageScreen', or use 'replaceModal'.
        """,
        """
        'PageScreen' cannot be presented by 'PageScreen': it is shown already.

        Take it out there first, or make a second one.
        """,
      ])
  }

  @Test func `the mistake of a screen in another one's body was printed, and the app's reporter did not get it`() async
  {
    final class FrameScreen: Screen {
      let part: Screen
      init(around part: Screen) { self.part = part }
      override var body: any View { ScreenView(part) }
    }
    // The app has its own scope, because the scope of this test gets mistakes that belong to no tree.
    let app = TestScope(leakPolicy: .off)
    let shop = Shop(in: app)
    app.hold(shop.router)
    let part = PageScreen("Part")
    shop.router.push(
      PageRouter(interactor: Interactor(), viewController: FrameScreen(around: FrameScreen(around: part))))
    shop.window.update()

    part.present(part)

    #expect(shop.window.texts == ["Part"])
    let said = app.diagnoses.map(\.description)
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("'PageScreen' cannot be presented by 'PageScreen'") == true)
    #expect(test.diagnoses.isEmpty)
    shop.window.close()
    await app.close()
  }

  @Test func `a screen that changes is read again`() {
    let counter = TallyScreen()
    let window = SimulatedWindow(ScreenView(counter))

    window.press("0")
    #expect(window.texts == ["1"])
  }

  @Test func `a change is announced to SwiftUI before it happens`() {
    let counter = TallyScreen()
    var seen: [Int] = []
    let listening = counter.objectWillChange.sink { [unowned counter] in seen.append(counter.count) }
    defer { listening.cancel() }

    counter.count = 5
    #expect(seen == [0])
  }

  @Test func `a view that is no screen stops with the way out`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = (OtherView() as any ViewControllable).screen }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'OtherView' is not a screen, so a screen cannot show it."))
    #expect(said.contains("Make it a subclass of 'Screen', or show it by the toolkit that it belongs to."))
  }
}

private final class OtherView: ViewControllable {}

private final class TallyScreen: Screen {
  @Published var count = 0

  override var body: any View {
    Button("\(count)") { self.count += 1 }
  }
}

private final class HostScreen: Screen {
  @Published var child: Screen?

  override var body: any View {
    Group { if let child { ScreenView(child) } }
  }
}

@MainActor
@Suite(.testScope)
struct PresenceTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a screen that nothing shows is hidden`() {
    #expect(PageScreen("Loose").presence == .hidden)
    let stack = NavigationScreen(root: PageScreen("Loose"))
    #expect(stack.screens[0].presence == .hidden)
  }

  @Test func `what is covered counts as shown`() {
    shop.push("A", "B")
    shop.screen.replaceModal(PageScreen("Cover"))
    shop.window.update()

    #expect(shop.screen("A")?.presence == .shown)
    #expect(shop.screen.presence == .shown)
    #expect(shop.screen.presentedScreen?.presence == .shown)
  }

  @Test func `what is taken away is leaving until SwiftUI has taken it off the screen`() throws {
    shop.push("Details")
    let details = try #require(shop.screen("Details"))

    shop.screen.pop()
    #expect(details.presence == .leaving)
    shop.window.update()
    #expect(details.presence == .hidden)
  }

  @Test func `what a leaving screen contains is leaving, too`() {
    let content = PageScreen("Content")
    let sheet = NavigationScreen(root: content)
    shop.screen.present(sheet)
    shop.window.update()

    shop.screen.dismiss(sheet)
    #expect(content.presence == .leaving)
    shop.window.update()
    #expect(content.presence == .hidden)
  }

  @Test func `what leaves while it is covered is hidden at once`() throws {
    shop.push("A", "B")
    let covered = try #require(shop.screen("A"))

    shop.screen.popToRoot()
    #expect(covered.presence == .hidden)
  }

  @Test func `a screen that is part of another's body is shown, not leaving`() {
    let part = PageScreen("Part")
    let window = SimulatedWindow(ScreenView(part))

    #expect(part.presence == .shown)
    window.close()
    #expect(part.presence == .hidden)
  }
}

@MainActor
@Suite(.testScope)
struct LeakTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `a riblet that is detached while its screen stays is a leak`() async throws {
    shop.push("Details")

    shop.router.detachChild(try #require(shop.router.children.last))
    await test.advance(by: .seconds(10))

    let said = test.diagnoses.map(\.description)
    #expect(said.contains { $0.contains("The view 'PageScreen' is still shown after its riblet was detached.") })
    shop.screen.popToRoot()
  }

  @Test func `a long transition is no leak, and nothing survives it`() async throws {
    shop.push("Details")
    weak let details = shop.screen("Details")

    shop.router.leave(try #require(details))
    await test.advance(by: .seconds(60))
    #expect(details?.presence == .leaving)
    shop.window.update()
    await test.advance(by: .seconds(60))

    #expect(details == nil)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `nothing of a sheet survives that the user has swiped away`() async {
    shop.router.present(page("Sheet"))
    shop.window.update()
    weak let sheet = shop.screen.presentedScreen

    shop.window.goBack()
    shop.window.update()
    await test.advance(by: .seconds(60))

    #expect(sheet == nil)
    #expect(test.diagnoses.isEmpty)
  }
}
