import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// The ten checks that any rebuilt TicTacToe has to pass: the whole app, without a screen.
///
/// Numbered as in the specification. 9 and 10 have files of their own. Whatever survives a test, and every mistake that
/// the tree tells, fails it by its scope.
@Suite(.testScope) @MainActor
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
    let app = AppTester.ticTacToe()

    app.expectTree(
      """
      Root
        LoggedOut
      """)
  }

  @Test func `players without names are called Player 1 and Player 2`() {
    let app = AppTester.ticTacToe()

    app.clear("player-1-name")
    app.press("login")

    app.expectTree(Self.lobby)
    app.expectText("Player 1 (0)", "Player 2 (0)")
  }

  // 2

  @Test func `starting a game detaches the lobby with its score board`() throws {
    let app = AppTester.ticTacToe()
    app.login()
    let lobby = try #require(app.interactor(OffGameInteractor.self))
    let scoreBoard = try #require(app.interactor(BasicScoreBoardInteractor.self))

    app.press("Tic Tac Toe")

    app.expectTree(Self.ticTacToe)
    #expect(!lobby.isActive)
    #expect(!scoreBoard.isActive)
  }

  // 3

  @Test func `three in a row win, and count before the alert is closed`() throws {
    let app = AppTester.ticTacToe()
    app.login()
    let stream = try #require(app.interactor(BasicScoreBoardInteractor.self)).scoreStream
    app.press("Tic Tac Toe")

    app.place(winningMoves)

    app.expectAlert("Ann Won!", answers: ["Close Game"])
    #expect(stream.score.value.player1 == 1)
    #expect(stream.score.value.player2 == 0)
    app.expectTree(Self.ticTacToe)
    app.dismissAlert()
    app.expectTree(Self.lobby)
    app.expectText("Ann (1)", "Ben (0)")
  }

  @Test func `a taken cell changes nothing and does not change the player`() throws {
    let app = AppTester.ticTacToe()
    app.login()
    app.press("Tic Tac Toe")
    let game = try #require(app.interactor((any TicTacToePresentableListener).self))

    for _ in 0..<2 { game.placeCurrentPlayerMark(atRow: 0, column: 0) }
    game.placeCurrentPlayerMark(atRow: 1, column: 1)

    app.expectButton("row-1-column-1", title: "X", isEnabled: false)
    app.expectButton("row-2-column-2", title: "O", isEnabled: false)
    #expect(app.frame.buttons.map(\.title).filter { !$0.isEmpty } == ["X", "O"])
  }

  // 4

  @Test func `a full board without a line is a tie and counts for nobody`() {
    let app = AppTester.ticTacToe()
    app.login()
    app.press("Tic Tac Toe")

    app.place(tyingMoves)
    app.expectAlert("It's a Tie")
    app.dismissAlert()

    app.expectTree(Self.lobby)
    app.expectText("Ann (0)", "Ben (0)")
  }

  // 5

  @Test(arguments: [(51, "Ann", 1, 0), (50, "Ben", 0, 1)])
  func `chance decides, and counts when the alert is closed`(number: Int, winner: String, ann: Int, ben: Int) throws {
    let app = AppTester.ticTacToe(random: [number])
    app.login()
    let stream = try #require(app.interactor(BasicScoreBoardInteractor.self)).scoreStream

    app.press("Random Win", "magic")
    app.expectAlert("\(winner) Won!")
    #expect(stream.score.value == Score())
    app.dismissAlert("That was random…")

    app.expectTree(Self.lobby)
    app.expectText("Ann (\(ann))", "Ben (\(ben))")
  }

  // 6

  @Test func `a link before login opens its game after login, by way of the lobby`() async {
    let app = AppTester.ticTacToe()
    let before = app.screen

    app.open("ribs-training://launchGame?gameId=TicTacToe")
    await app.settle()
    app.expectScreen(before)
    app.login()
    app.expectTree(Self.lobby)
    await app.settle()

    app.expectTree(Self.ticTacToe)
    app.expectButton("row-1-column-1", isEnabled: true)
  }

  @Test func `a link after login opens its game at once`() async {
    let app = AppTester.ticTacToe()
    app.login()

    app.open("ribs-training://launchGame?gameId=tictactoe")
    await app.settle()

    app.expectTree(Self.ticTacToe)
  }

  @Test func `of two links before login both run, and the last one stays`() async {
    let app = AppTester.ticTacToe()
    app.open("ribs-training://launchGame?gameId=tictactoe")
    app.open("ribs-training://launchGame?gameId=randomwin")

    app.login()
    await app.settle()

    #expect(app.scope.attachedNames.suffix(2) == ["TicTacToe", "RandomWin"])
    app.expectTree(
      """
      Root
        LoggedIn
          RandomWin
      """)
    app.expectButton("magic")
  }

  @Test(arguments: ["gameId=chess", "gameId=", "gameId", "", "gameid=tictactoe"])
  func `a link to no known game leaves the players where they are`(query: String) async {
    let app = AppTester.ticTacToe()
    app.open("ribs-training://launchGame?\(query)")
    app.login()
    app.open("ribs-training://launchGame?\(query)")
    await app.settle()

    app.expectTree(Self.lobby)
    #expect(app.scope.completedWorkflowCount == 2)
  }

  @Test func `a link to a game that is switched off leaves the players where they are`() async {
    let app = AppTester.ticTacToe(gameIDs: ["randomwin"])
    app.login()
    app.open("ribs-training://launchGame?gameId=tictactoe")
    await app.settle()

    app.expectTree(Self.lobby)
    app.expectNothing(called: "Tic Tac Toe")
  }

  // 7

  @Test func `deactivating the root cancels a link that waits`() async {
    let app = AppTester.ticTacToe()
    app.open("ribs-training://launchGame?gameId=tictactoe")
    await app.settle()

    app.terminate()
    await app.settle()

    #expect(app.scope.cancelledWorkflowCount == 1)
    #expect(app.scope.completedWorkflowCount == 0)
  }

  // 8

  @Test func `the score survives games of both kinds`() {
    let app = AppTester.ticTacToe(random: [0, 99])
    app.login()
    app.press("Tic Tac Toe")
    app.place(winningMoves)
    app.dismissAlert()
    for _ in 0..<2 { app.press("Random Win", "magic", "that-was-random") }

    app.expectText("Ann (2)", "Ben (1)")
  }

  @Test func `players of another login start at nil to nil`() {
    let first = AppTester.ticTacToe(random: [99])
    first.login()
    first.press("Random Win", "magic", "that-was-random")
    first.expectText("Ann (1)")

    let second = AppTester.ticTacToe()
    second.login()
    second.expectText("Ann (0)")
  }
}
