import Riblets
import RibletsViews
import Testing

/// The code of `Documentation/Views.md`.
@MainActor
struct ViewsPageTests {
  private final class CounterViewController: ViewController {
    private var count = 0 { didSet { setNeedsDisplay() } }

    override func viewDidLoad() {
      title = "Counter"
    }

    override var body: any View {
      VStack {
        Text("\(count)", style: .largeTitle)
        Button("Add one", role: .primary) { self.count += 1 }
        if count > 0 {
          Button("Reset", role: .destructive) { self.count = 0 }
        }
      }
    }
  }

  @Test func `the counter prints what the page says`() throws {
    var printed = ""
    let print = { (frame: Frame) in printed = frame.description }

    let window = Window()
    window.rootViewController = CounterViewController()
    try window.press("add-one")
    print(window.frame)

    #expect(
      printed == """
        screen "Counter"
          vertical
            text "1" largeTitle
            button add-one "Add one" primary
            button reset "Reset" destructive
        """
    )
  }

  @Test func `a push has a state`() async {
    var printed = ""
    let print = { (state: Transition.State) in printed = "\(state)" }
    let window = Window()
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation
    let details = ViewController()

    let push = navigation.push(details)
    print(push.state)  // running; finished at once if window.transitionDuration is zero
    await push.finished()  // true, or false if something cut it short
    push.interrupt()  // what leaves is gone now

    #expect(printed == "finished")
    #expect(details.presence == .shown)
  }

  @Test func `a test does what the user does`() throws {
    let window = Window()
    window.rootViewController = LobbyViewController()

    try window.type("Ann", into: "player-1-name")
    try window.press("login")
    try window.set("sound", to: true)
    try window.goBack()

    #expect(try window.frame.button("magic").isEnabled)
    #expect(window.frame.texts == ["Ann (1)", "vs", "Ben (0)"])
  }

  /// Asks for a name, and then shows a score behind a sheet with settings.
  private final class LobbyViewController: ViewController {
    private var name = "" { didSet { setNeedsDisplay() } }
    private var isPlaying = false { didSet { setNeedsDisplay() } }

    override var body: any View {
      VStack {
        if isPlaying {
          Text("\(name) (1)")
          Text("vs")
          Text("Ben (0)")
          Button("Magic") {}
        } else {
          TextField("Player 1 name", text: name) { self.name = $0 }
          Button("Log in") { self.logIn() }.identifier("login")
        }
      }
    }

    private func logIn() {
      isPlaying = true
      present(SettingsViewController(), style: .sheet)
    }
  }

  private final class SettingsViewController: ViewController {
    private var hasSound = false { didSet { setNeedsDisplay() } }
    override var body: any View { Toggle("Sound", isOn: hasSound) { self.hasSound = $0 } }
  }
}
