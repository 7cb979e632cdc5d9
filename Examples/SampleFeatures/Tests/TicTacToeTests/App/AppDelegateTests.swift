import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The whole app, used as the user uses it: by what can be seen.
@Suite(.testScope) @MainActor
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

  @Test func `the lobby shows the score, and the games with the first one at the bottom`() {
    let app = AppTester.ticTacToe()
    app.login()

    #expect(
      app.frame.layers.last?.description == """
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

  @Test func `a second press on the same button meets the next screen`() {
    let app = AppTester.ticTacToe()
    app.login()

    #expect(throws: InputError.self) { try app.window.press("login") }
    app.press("Tic Tac Toe")
    #expect(throws: InputError.self) { try app.window.press("Tic Tac Toe") }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "👩‍👩‍👧‍👦🇪🇺", "שלום‏ עולם", "a\u{202E}b", String(repeating: "長", count: 10_000),
  ])
  func `any name is shown as it was typed`(name: String) {
    let app = AppTester.ticTacToe()
    app.login(name, "Ben")
    app.expectText("\(name) (0)")

    app.press("Tic Tac Toe")
    app.place(winningMoves)

    app.expectAlert("\(name) Won!")
  }

  @Test func `the board shows when the last game was won`() {
    let app = AppTester.ticTacToe(random: [99])
    app.login()
    app.press("Random Win", "magic", "that-was-random")

    #expect(app.texts.contains { $0.hasPrefix("Last win at ") })
  }

  @Test func `two apps in one process do not see each other`() async {
    let first = AppTester.ticTacToe()
    await withTestScope { scope in
      _ = AppTester.ticTacToe(in: scope)
      first.login()

      first.expectTree(AcceptanceTests.lobby)
      #expect(scope.attachedNames == ["LoggedOut"])
    }
  }
}
