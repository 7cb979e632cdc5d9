import RibletsViews
import Testing

@MainActor
struct IdentifierFromTitleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: String
    let identifier: String

    init(_ testDescription: String, _ title: String, _ identifier: String) {
      self.testDescription = testDescription
      self.title = title
      self.identifier = identifier
    }
  }

  @Test(arguments: [
    Case("one word", "Login", "login"),
    Case("several words", "Tic Tac Toe", "tic-tac-toe"),
    Case("punctuation", "That was random…", "that-was-random"),
    Case("space around", "  Log in!  ", "log-in"),
    Case("Korean", "게임 시작", "게임-시작"),
    Case("right to left", "تسجيل الدخول", "تسجيل-الدخول"),
    Case("combining marks", "Cafe\u{301} au lait", "cafe\u{301}-au-lait"),
    Case("words and an emoji", "Play 🎲 now", "play-now"),
    Case("only an emoji", "🎲", "🎲"),
    Case("only symbols", "+ / −", "+-/-−"),
    Case("HTML", "<b>Bold</b>", "b-bold-b"),
    Case("empty", "", "button"),
    Case("only spaces", " \n\t ", "button"),
    Case("only invisible characters", "\u{200B}\u{200F}\u{0}", "button"),
    Case("10,000 characters", String(repeating: "ab ", count: 3334), String(repeating: "ab-", count: 13) + "a"),
  ])
  func `a title gives an identifier`(_ example: Case) throws {
    let window = Window()
    window.rootViewController = FixedViewController(Button(example.title) {})

    #expect(window.frame.identifiers == [example.identifier])
    try window.press(example.identifier)
  }

  @Test func `fields and toggles have names of their own kind`() {
    let window = Window()
    window.rootViewController = FixedViewController(
      Group {
        TextField("", text: "") { _ in }
        TextField("Player 1 name", text: "") { _ in }
        Toggle("", isOn: true) { _ in }
        Toggle("Sound", isOn: false) { _ in }
      }
    )

    #expect(window.frame.identifiers == ["field", "player-1-name", "toggle", "sound"])
  }
}
