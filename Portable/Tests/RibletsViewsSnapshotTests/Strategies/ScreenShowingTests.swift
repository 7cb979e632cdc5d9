import RibletsSnapshot
import RibletsViews
import Testing

@testable import RibletsViewsSnapshot

@MainActor
struct ScreenShowingTests {
  private final class Counter: ViewController {
    var calls: [String] = []
    var inner: ViewController?

    override func viewDidLoad() {
      title = "Counter"
      calls.append("load")
    }

    override func viewDidAppear() { calls.append("appear") }
    override func viewDidDisappear() { calls.append("disappear") }

    @ViewBuilder override var body: any View {
      Text("3", style: .largeTitle)
      if let inner { inner }
    }
  }

  private let outline = """
    screen "Counter"
      text "3" largeTitle
    """

  @Test func `a view controller loads, appears and disappears for its snapshot`() throws {
    let counter = Counter()
    #expect(try counter.screen().description == outline)
    #expect(counter.calls == ["load", "appear", "disappear"])
    #expect(!counter.isInWindow)
  }

  @Test func `a view controller in a window stays there`() throws {
    let (window, counter) = (Window(), Counter())
    window.rootViewController = counter
    #expect(try counter.screen() == window.frame)
    #expect(counter.isInWindow)
    #expect(counter.calls == ["load", "appear"])
  }

  @Test func `a view controller inside another one that is in no window says so`() {
    let (outer, inner) = (Counter(), Counter())
    outer.addChild(inner)
    #expect(throws: ScreenProblem.partOfAnother(controller: "Counter", container: "Counter")) {
      try inner.screen()
    }
    #expect(
      ScreenProblem.partOfAnother(controller: "ScoreViewController", container: "LobbyViewController").description
        == """
        'ScoreViewController' belongs to 'LobbyViewController', which is in no window, so it has no screen of its own.
        Take the snapshot of 'LobbyViewController', or of the view controller before it is added.
        """)
  }

  @Test func `views, nodes, layers, frames and windows have a screen`() throws {
    let screen = Screen(title: "Counter") { Text("3", style: .largeTitle) }
    #expect(screen.screen().description == outline)
    #expect(SampleScreens.text("3").screen().texts == ["3"])
    #expect(SampleScreens.alert.layers[1].screen().layers.count == 1)
    let window = Window()
    #expect(window.screen() == Frame())
  }

  @Test func `a screen for several forms is looked at once`() throws {
    let counter = Counter()
    let seen = SeenScreen(counter)
    #expect(try seen.screen() == seen.screen())
    #expect(counter.calls == ["load", "appear", "disappear"])
  }

  @Test func `the end of a file's name tells sizes and appearances apart`() {
    typealias Strategy = SnapshotStrategy<Frame>
    #expect(Strategy.viewText.pathExtension == "txt")
    #expect(Strategy.svg().pathExtension == "svg")
    #expect(Strategy.svg(appearance: .dark).pathExtension == "dark.svg")
    #expect(Strategy.svg(size: .smallPhone, appearance: .dark).pathExtension == "320x568.dark.svg")
  }

  @Test func `the text is the outline with an end of line`() throws {
    #expect(
      try String(decoding: SnapshotStrategy<Frame>.viewText.bytes(SampleScreens.alert), as: UTF8.self)
        == SampleScreens.alert.description + "\n")
  }
}
