import RibletsViews
import Testing

@MainActor
struct AlertControllerTests {
  let window = Window()
  let root = ViewController()

  init() {
    root.title = "Game"
    window.rootViewController = root
  }

  @Test func `an alert shows its message and its answers in order`() {
    let alert = AlertController(title: "Leave?", message: "The game is lost.")
    alert.addAction("Leave", role: .destructive)
    alert.addAction("Stay", role: .cancel)

    root.present(alert)

    #expect(
      window.frame.description == """
        screen "Game"
          vertical
        alert "Leave?"
          vertical
            text "The game is lost."
            button leave "Leave" destructive
            button stay "Stay" cancel
        """
    )
  }

  @Test func `an alert is one whatever style it is presented with`() {
    root.present(AlertController(title: "Hello"), style: .full)

    #expect(window.frame.layers.last?.style == .alert)
  }

  @Test func `an answer takes the alert away before it is handled`() throws {
    var wasPresented: Bool?
    let alert = AlertController(title: "Ann Won!")
    alert.addAction("Close Game") { [root] in wasPresented = root.presentedViewController != nil }
    root.present(alert)

    try window.press("close-game")

    #expect(wasPresented == false)
    #expect(window.frame.layers.count == 1)
  }

  @Test func `an answer can ask the next question`() throws {
    let alert = AlertController(title: "First")
    alert.addAction("Next") { [root] in root.present(AlertController(title: "Second")) }
    root.present(alert)

    try window.press("next")

    #expect(window.frame.layers.map(\.title) == ["Game", "Second"])
  }

  @Test func `an alert without answers can be closed`() throws {
    root.present(AlertController(title: "Hello"))

    try window.press("ok")

    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert is freed after its answer`() throws {
    weak var freed: AlertController?
    do {
      let alert = AlertController(title: "Hello")
      alert.addAction("Close")
      freed = alert
      root.present(alert)
      try window.press("close")
    }

    #expect(freed == nil)
  }
}
