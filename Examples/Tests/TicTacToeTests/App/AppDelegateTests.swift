import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

/// The whole app, used as a person uses it: by what can be seen.
@MainActor
struct AppDelegateTests {
  @Test func `nothing is shown or active before the launch`() {
    let delegate = AppDelegate(component: AppComponent())

    #expect(!delegate.router.interactable.isActive)
    #expect(delegate.router.children.isEmpty)
  }

  @Test func `the tree is told at each change, once the change is complete`() async throws {
    let test = TestScope()
    let delegate = AppDelegate(component: AppComponent())
    let window = Window(clock: test.clock)
    let trees = MutableStateStream<[String]>([])
    delegate.printTree(in: test.runtime) { tree in trees.update { $0.append(tree) } }

    delegate.launch(from: window, in: test.runtime)
    _ = try await trees.stream.firstValue { $0.count == 1 ? true : nil }
    try window.press("login")
    _ = try await trees.stream.firstValue { $0.count == 2 ? true : nil }

    #expect(
      trees.value == [
        """
        Root
          LoggedOut
        """, AcceptanceTests.lobby,
      ])
  }

  @Test func `the lobby shows the score, and the games with the first one at the bottom`() throws {
    let app = LaunchedApp()
    try app.login()

    #expect(
      app.window.frame.layers.last?.description == """
        screen "Choose a game"
          vertical
            list
              horizontal
                vertical
                  identified player-1
                    text "Ann (0)" title #d32f2f
                text "vs" secondary
                vertical
                  identified player-2
                    text "Ben (0)" title #1976d2
              identified last-win
                text "No wins yet" caption
            spacer
            vertical
              button Tic Tac Toe "Tic Tac Toe" primary
              button Random Win "Random Win" primary
        """)
  }

  @Test func `a second press on the same button meets the next screen`() throws {
    let app = LaunchedApp()
    try app.login()

    #expect(throws: InputError.self) { try app.window.press("login") }
    try app.window.press("Tic Tac Toe")
    #expect(throws: InputError.self) { try app.window.press("Tic Tac Toe") }
    #expect(app.test.diagnoses.isEmpty)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "👩‍👩‍👧‍👦🇪🇺", "שלום‏ עולם", "a\u{202E}b", String(repeating: "長", count: 10_000),
  ])
  func `any name is shown as it was typed`(name: String) throws {
    let app = LaunchedApp()
    try app.login(name, "Ben")
    #expect(app.window.frame.contains(text: "\(name) (0)"))

    try app.window.press("Tic Tac Toe")
    try app.place(winningMoves)

    #expect(app.window.frame.layers.last?.title == "\(name) Won!")
  }

  @Test func `the board shows when the last game was won`() throws {
    let app = LaunchedApp(random: [99])
    try app.login()
    try app.window.press("Random Win")
    try app.window.press("magic")
    try app.window.press("that-was-random")

    #expect(app.window.frame.texts.contains { $0.hasPrefix("Last win at ") })
  }

  @Test func `two apps in one process do not see each other`() throws {
    let (first, second) = (LaunchedApp(), LaunchedApp())
    try first.login()

    #expect(first.tree == AcceptanceTests.lobby)
    #expect(second.test.attachedNames == ["LoggedOut"])
  }
}
