import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

/// The ten checks that any rebuilt TicTacToe has to pass: the whole app, without a screen.
///
/// Numbered as in the specification. 9 and 10 have files of their own.
@MainActor
struct AcceptanceTests {
  static let lobby = """
    Root
      LoggedIn
        OffGame
          BasicScoreBoard
    """
  static let ticTacToe = """
    Root
      LoggedIn
        TicTacToe
    """

  // 1

  @Test func `the app starts logged out`() {
    let app = LaunchedApp()

    #expect(
      app.tree == """
        Root
          LoggedOut
        """)
  }

  @Test func `players without names are called Player 1 and Player 2`() throws {
    let app = LaunchedApp()

    try app.window.type("", into: "player-1-name")
    try app.window.press("login")

    #expect(app.tree == Self.lobby)
    #expect(app.window.frame.contains(text: "Player 1 (0)"))
    #expect(app.window.frame.contains(text: "Player 2 (0)"))
  }

  // 2

  @Test func `starting a game detaches the lobby with its score board`() throws {
    let app = LaunchedApp()
    try app.login()
    let lobby = try #require(app.currentChild)
    let scoreBoard = try #require(lobby.children.first)

    try app.window.press("Tic Tac Toe")

    #expect(app.tree == Self.ticTacToe)
    #expect(!lobby.interactable.isActive)
    #expect(!scoreBoard.interactable.isActive)
  }

  // 3

  @Test func `three in a row win, and count before the alert is closed`() throws {
    let app = LaunchedApp()
    try app.login()
    let stream = try #require(app.scoreStream)
    try app.window.press("Tic Tac Toe")

    try app.place(winningMoves)

    #expect(app.window.frame.contains(text: "Ann Won!"))
    #expect(stream.score.value.player1 == 1)
    #expect(stream.score.value.player2 == 0)
    #expect(app.tree == Self.ticTacToe)
    try app.window.press("close-game")
    #expect(app.tree == Self.lobby)
    #expect(app.window.frame.contains(text: "Ann (1)"))
    #expect(app.window.frame.contains(text: "Ben (0)"))
  }

  @Test func `a taken cell changes nothing and does not change the player`() throws {
    let app = LaunchedApp()
    try app.login()
    try app.window.press("Tic Tac Toe")
    let game = try #require(app.currentChild?.interactable as? any TicTacToePresentableListener)

    for _ in 0..<2 { game.placeCurrentPlayerMark(atRow: 0, column: 0) }
    game.placeCurrentPlayerMark(atRow: 1, column: 1)

    let marks = app.window.frame.buttons.map(\.title).filter { !$0.isEmpty }
    #expect(marks == ["X", "O"])
  }

  // 4

  @Test func `a full board without a line is a tie and counts for nobody`() throws {
    let app = LaunchedApp()
    try app.login()
    try app.window.press("Tic Tac Toe")

    try app.place(tyingMoves)
    #expect(app.window.frame.contains(text: "It's a Tie"))
    try app.window.press("close-game")

    #expect(app.tree == Self.lobby)
    #expect(app.window.frame.contains(text: "Ann (0)"))
    #expect(app.window.frame.contains(text: "Ben (0)"))
  }

  // 5

  @Test(arguments: [(51, "Ann", ["Ann (1)", "Ben (0)"]), (50, "Ben", ["Ann (0)", "Ben (1)"])])
  func `chance decides, and counts when the alert is closed`(
    number: Int, winner: String, scores: [String]
  ) throws {
    let app = LaunchedApp(random: [number])
    try app.login()
    let stream = try #require(app.scoreStream)
    try app.window.press("Random Win")

    try app.window.press("magic")
    #expect(app.window.frame.contains(text: "\(winner) Won!"))
    #expect(stream.score.value == Score())
    try app.window.press("that-was-random")

    #expect(app.tree == Self.lobby)
    for score in scores { #expect(app.window.frame.contains(text: score)) }
  }

  // 6

  @Test func `a link before login opens its game after login, by way of the lobby`() async throws {
    let app = LaunchedApp()
    let before = app.window.frame

    try app.open("ribs-training://launchGame?gameId=TicTacToe")
    await app.test.settle()
    #expect(app.window.frame == before)
    try app.login()
    #expect(app.tree == Self.lobby)
    await app.test.settle()

    #expect(app.tree == Self.ticTacToe)
    #expect(try app.window.frame.button("row-1-column-1").isEnabled)
  }

  @Test func `a link after login opens its game at once`() async throws {
    let app = LaunchedApp()
    try app.login()

    try app.open("ribs-training://launchGame?gameId=tictactoe")
    await app.test.settle()

    #expect(app.tree == Self.ticTacToe)
  }

  @Test func `of two links before login both run, and the last one stays`() async throws {
    let app = LaunchedApp()
    try app.open("ribs-training://launchGame?gameId=tictactoe")
    try app.open("ribs-training://launchGame?gameId=randomwin")

    try app.login()
    await app.test.settle()

    let attached = app.test.attachedNames
    #expect(attached.suffix(2) == ["TicTacToe", "RandomWin"])
    #expect(app.window.frame.contains("magic"))
  }

  @Test(arguments: ["gameId=chess", "gameId=", "gameId", "", "gameid=tictactoe"])
  func `a link to no known game leaves the players where they are`(query: String) async throws {
    let app = LaunchedApp()
    try app.open("ribs-training://launchGame?\(query)")
    try app.login()
    try app.open("ribs-training://launchGame?\(query)")
    await app.test.settle()

    #expect(app.tree == Self.lobby)
    #expect(app.test.completedWorkflowCount == 2)
    #expect(app.test.diagnoses.isEmpty)
  }

  // 7

  @Test func `deactivating the root cancels a link that waits`() async throws {
    let app = LaunchedApp()
    try app.open("ribs-training://launchGame?gameId=tictactoe")
    await app.test.settle()

    app.delegate.terminate()
    await app.test.settle()

    #expect(app.test.cancelledWorkflowCount == 1)
    #expect(app.test.completedWorkflowCount == 0)
    #expect(app.test.diagnoses.isEmpty)
  }

  // 8

  @Test func `the score survives games of both kinds`() throws {
    let app = LaunchedApp(random: [0, 99])
    try app.login()
    try app.window.press("Tic Tac Toe")
    try app.place(winningMoves)
    try app.window.press("close-game")
    for _ in 0..<2 {
      try app.window.press("Random Win")
      try app.window.press("magic")
      try app.window.press("that-was-random")
    }

    #expect(app.window.frame.contains(text: "Ann (2)"))
    #expect(app.window.frame.contains(text: "Ben (1)"))
  }

  @Test func `players of another login start at nil to nil`() throws {
    let first = LaunchedApp(random: [99])
    try first.login()
    try first.window.press("Random Win")
    try first.window.press("magic")
    try first.window.press("that-was-random")
    #expect(first.window.frame.contains(text: "Ann (1)"))

    let second = LaunchedApp()
    try second.login()
    #expect(second.window.frame.contains(text: "Ann (0)"))
  }
}
