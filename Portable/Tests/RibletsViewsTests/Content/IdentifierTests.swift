import RibletsViews
import Testing

@MainActor
struct IdentifierTests {
  let window = Window()
  let diagnoses = DiagnosisLog()

  init() {
    diagnoses.listen(to: window)
  }

  private func identifiers(@ViewBuilder _ content: () -> any View) -> [String] {
    window.rootViewController = FixedViewController(content())
    return window.frame.identifiers
  }

  @Test func `a given identifier takes the place of the one from the title`() {
    #expect(identifiers { Button("Log in") {}.identifier("login") } == ["login"])
    #expect(identifiers { TextField("Name", text: "") { _ in }.identifier("player1") } == ["player1"])
  }

  @Test func `anything else gets a name around it`() {
    #expect(
      show(Card { Text("1 – 0") }.identifier("score")) == """
        identified score
          card
            text "1 – 0"
        """
    )
    #expect(
      show(
        Group {
          Text("a")
          Text("b")
        }.identifier("both")
      ) == """
        identified both
          vertical
            text "a"
            text "b"
        """
    )
  }

  @Test func `controls with one title get numbers and keep their actions`() throws {
    var pressed: [Int] = []
    let found = identifiers {
      for number in 1...3 { Button("Remove") { pressed.append(number) } }
    }

    #expect(found == ["remove", "remove-2", "remove-3"])
    for identifier in found { try window.press(identifier) }
    #expect(pressed == [1, 2, 3])
    #expect(diagnoses.texts == [])
  }

  @Test func `a given identifier comes before one from a title, wherever it stands`() {
    #expect(
      identifiers {
        Button("Save") {}
        Button("Save") {}
        Button("Keep") {}.identifier("save-2")
      } == ["save", "save-3", "save-2"]
    )
    #expect(diagnoses.texts == [])
  }

  @Test func `one identifier given twice is diagnosed and the second one is renamed`() throws {
    var pressed: [String] = []
    let found = identifiers {
      Button("Save") { pressed.append("first") }.identifier("go")
      Button("Send") { pressed.append("second") }.identifier("go")
    }

    #expect(found == ["go", "go-2"])
    try window.press("go")
    try window.press("go-2")
    #expect(pressed == ["first", "second"])
    #expect(
      diagnoses.texts == [
        """
        Two views of 'FixedViewController' have the identifier 'go'. The second one is 'go-2' now.

        Give each its own, or use 'identifierPrefix' for their rows.
        """
      ]
    )
  }

  @Test func `a misuse is diagnosed once and not at each render`() {
    _ = identifiers {
      Text("a").identifier("x")
      Text("b").identifier("x")
    }
    for _ in 0..<3 {
      window.rootViewController?.setNeedsDisplay()
      _ = window.frame
    }

    #expect(diagnoses.texts.count == 1)
  }

  @Test func `a prefix keeps the identifiers of rows apart`() {
    #expect(
      identifiers {
        for name in ["ann", "ben"] {
          HStack {
            Text(name).identifier("name")
            Button("Remove") {}
          }.identifierPrefix(name)
        }
      } == ["ann-name", "ann-remove", "ben-name", "ben-remove"]
    )
    #expect(diagnoses.texts == [])
  }

  @Test func `prefixes add up from the outside to the inside`() {
    #expect(identifiers { Group { Button("x") {}.identifierPrefix("b") }.identifierPrefix("a") } == ["a-b-x"])
  }

  @Test func `layers do not disturb each other`() throws {
    var pressed: [String] = []
    window.rootViewController = FixedViewController(Button("Close") { pressed.append("back") })
    window.rootViewController?.present(FixedViewController(Button("Close") { pressed.append("front") }), style: .sheet)

    try window.press("close")

    #expect(pressed == ["front"])
    #expect(window.frame.identifiers == ["close", "close"])
  }

  @Test func `hundreds of like controls take time in proportion`() {
    func work(_ count: Int) -> Int {
      let window = Window()
      window.rootViewController = FixedViewController(
        List { for _ in 0..<count { Button("Remove") {} } }
      )
      return Set(window.frame.identifiers).count
    }

    // A square would make this run for minutes.
    #expect(work(20_000) == 20_000)
  }
}
