import Riblets
import RibletsSwiftUI
@_spi(TestSupport) import RibletsTesting
import SwiftUI
import Testing

@MainActor
@Suite(.testScope)
struct LaunchViewTests {
  let test = TestScope.current()

  @Test func `the tree is built once, and launched when its view has appeared`() {
    var built = 0
    let window = SimulatedWindow(
      LaunchView(in: test.runtime) {
        built += 1
        let screen = ShopScreen()
        return ShopRouter(interactor: ShopInteractor(presenter: screen), viewController: screen)
      })
    window.update()
    window.update()

    #expect(built == 1)
    #expect(window.texts == ["Bottom"])
    #expect(test.events.filter { if case .activated = $0.kind { true } else { false } }.count == 2)
    window.close()
  }

  @Test func `the tree is terminated when SwiftUI has given the window up`() async {
    var router: ShopRouter?
    var window: SimulatedWindow? = SimulatedWindow(
      LaunchView(in: test.runtime) {
        let screen = ShopScreen()
        let made = ShopRouter(interactor: ShopInteractor(presenter: screen), viewController: screen)
        router = made
        return made
      })
    #expect(router?.isActive == true)

    window?.close()
    window = nil
    // What a `deinit` leaves to the main actor comes before what is asked of it later.
    await Task { @MainActor in }.value

    #expect(router?.isActive == false)
    #expect(router?.viewControllable.screen.presence == .hidden)
  }

  @Test func `what has changed without a move is saved when the app goes to the background`() throws {
    let root = SpotRouter("Root")
    test.hold(root)
    let window = SimulatedWindow(LaunchView(restoring: "drafts", in: test.runtime) { root })
    root.route(to: .page("Editor"))
    window.update()
    let editor = try #require(root.children.first?.interactable as? SpotInteractor)
    editor.savedState.draft = "Dear Ann"
    var saved: String { String(decoding: SimulatedWindow.sceneStorage["drafts"] as? Data ?? Data(), as: UTF8.self) }
    #expect(saved.contains("Editor"))
    #expect(!saved.contains("Dear Ann"))

    SimulatedWindow.scenePhase = .background
    window.update()
    SimulatedWindow.scenePhase = .active

    #expect(saved.contains("Dear Ann"))
    window.close()
  }

  @Test func `the activity of the window is there before the tree is launched`() {
    var foreground: [Bool] = []
    var active: [Bool] = []
    var connections: [StreamConnection] = []
    let root = SpotRouter("Root")
    test.hold(root)
    let window = SimulatedWindow(
      LaunchView(in: test.runtime) { window in
        #expect(!window.isInForeground.value)
        connections.append(window.isInForeground.sink { foreground.append($0) })
        connections.append(window.isForegroundActive.sink { active.append($0) })
        return root
      })
    for phase in [ScenePhase.inactive, .background, .inactive, .active] {
      SimulatedWindow.scenePhase = phase
      window.update()
    }

    #expect(foreground == [false, true, false, true])
    #expect(active == [false, true, false, true])
    for connection in connections { connection.cancel() }
    window.close()
  }

  @Test func `what an interactor changes on the way to the background is saved`() throws {
    let root = SpotRouter("Root")
    test.hold(root)
    var connection: StreamConnection?
    let window = SimulatedWindow(
      LaunchView(restoring: "on the way", in: test.runtime) { window in
        connection = window.isInForeground.sink { [weak root] isInForeground in
          let editor = root?.children.first?.interactable as? SpotInteractor
          if !isInForeground { editor?.savedState.draft = "Dear Ann" }
        }
        return root
      })
    root.route(to: .page("Editor"))
    window.update()

    SimulatedWindow.scenePhase = .background
    window.update()
    SimulatedWindow.scenePhase = .active

    let saved = String(decoding: SimulatedWindow.sceneStorage["on the way"] as? Data ?? Data(), as: UTF8.self)
    #expect(saved.contains("Dear Ann"))
    connection?.cancel()
    window.close()
  }

  @Test func `a window without a key saves nothing`() {
    let root = SpotRouter("Root")
    test.hold(root)
    let before = SimulatedWindow.sceneStorage.keys
    let window = SimulatedWindow(LaunchView(in: test.runtime) { root })
    root.route(to: .page("Editor"))
    window.update()
    #expect(SimulatedWindow.sceneStorage.keys == before)
    window.close()
  }

  @Test func `mistakes in the use of screens go to the tree of the window`() {
    let shop = Shop(in: test)

    shop.screen.present(shop.screen)

    #expect(test.diagnoses.count == 1)
  }

  @Test func `an app shows its root in a window`() {
    let group = DemoApp().body
    let window = SimulatedWindow(group.content)

    #expect(window.texts == ["Bottom"])
    window.close()
  }
}

private struct DemoApp: App {
  var body: WindowGroup<LaunchView> {
    WindowGroup {
      LaunchView {
        let screen = ShopScreen()
        return ShopRouter(interactor: ShopInteractor(presenter: screen), viewController: screen)
      }
    }
  }
}
