import RibletsViews
import Testing

@MainActor
struct FrameReadingTests {
  let frame: Frame

  init() {
    let window = Window()
    let root = FixedViewController(
      VStack {
        Text("Who is playing?")
        TextField("Player 1 name", text: "Ann") { _ in }
        Button("Log in", role: .primary, tint: .accent) {}.identifier("login")
        Toggle("Sound", isOn: true) { _ in }
        Card { Text("1 – 0") }.identifier("score")
        Image("▦", label: "Board")
      }
    )
    root.title = "Lobby"
    window.rootViewController = root
    root.present(FixedViewController(Button("Close") {}), style: .sheet)
    frame = window.frame
  }

  @Test func `a node is found by its identifier`() throws {
    #expect(try frame.node("score").children == [.card(.text("1 – 0", style: .body, tint: .plain), tint: .plain)])
    #expect(frame.contains("score"))
    #expect(!frame.contains("scores"))
  }

  @Test func `a node is found by what one reads on it`() {
    #expect(frame.node(text: "Board") == .image(symbol: "▦", label: "Board"))
    #expect(frame.node(text: "Ann")?.identifier == "player-1-name")
    #expect(frame.node(text: "boar") == nil)
    #expect(frame.contains(text: "Lobby"))
    #expect(!frame.contains(text: "Nobody"))
  }

  @Test func `the text of a secure field is hidden, but a test may read it`() throws {
    let window = Window()
    window.rootViewController = FixedViewController(TextField("PIN", text: "123", isSecure: true) { _ in })

    #expect(window.frame.node(text: "123") == nil)
    #expect(try window.frame.field("pin").value == "123")
  }

  @Test func `controls are read with all they show`() throws {
    let button = try frame.button("login")
    #expect((button.identifier, button.title) == ("login", "Log in"))
    #expect((button.role, button.tint, button.isEnabled) == (.primary, .accent, true))
    #expect(try frame.button(titled: "Log in") == button)

    let field = try frame.field("player-1-name")
    #expect((field.identifier, field.placeholder) == ("player-1-name", "Player 1 name"))
    #expect((field.value, field.isSecure) == ("Ann", false))

    let toggle = try frame.toggle("sound")
    #expect((toggle.identifier, toggle.title, toggle.isOn) == ("sound", "Sound", true))
  }

  @Test func `the front layer comes first`() {
    #expect(frame.buttons.map(\.identifier) == ["close", "login"])
    #expect(frame.fields.count == 1)
    #expect(frame.toggles.count == 1)
    #expect(frame.identifiers == ["close", "player-1-name", "login", "sound", "score"])
  }

  @Test func `texts are read from the back to the front`() {
    #expect(frame.texts == ["Who is playing?", "1 – 0"])
  }

  @Test func `a missing identifier is reported with the nearest ones first`() {
    let error = #expect(throws: InputError.self) { try frame.button("log-in") }
    #expect(
      error?.description
        == "Nothing is called 'log-in'. There are: 'login', 'close', 'sound', 'score', 'player-1-name'."
    )

    let titles = #expect(throws: InputError.self) { try frame.button(titled: "Login") }
    #expect(titles?.description == "Nothing is called 'Login'. There are: 'Log in', 'Close'.")
  }

  @Test func `another kind of control is reported`() {
    #expect(throws: InputError.wrongKind("login", is: "button", wanted: "field")) { try frame.field("login") }
    #expect(throws: InputError.wrongKind("score", is: "identified", wanted: "button")) { try frame.button("score") }
    #expect(throws: InputError.wrongKind("sound", is: "toggle", wanted: "button")) { try frame.button("sound") }
    #expect(throws: InputError.wrongKind("login", is: "button", wanted: "toggle")) { try frame.toggle("login") }
  }

  @Test func `what is covered as a whole is not read`() {
    var frame = frame
    frame.layers.append(
      Frame.Layer(key: "x", style: .full, content: .text("Front", style: .body, tint: .plain))
    )

    #expect(frame.texts == ["Front"])
    #expect(frame.identifiers == [])
    #expect(frame.visibleLayers.map(\.key) == ["x"])
  }
}
