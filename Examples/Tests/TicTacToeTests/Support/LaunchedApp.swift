import Foundation
import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

/// The whole app in a window that nobody sees, with time, chance and date in the hands of a test.
@MainActor
final class LaunchedApp {
  let test = TestScope()
  let window: Window
  let randomSource: ScriptedRandomSource
  let wallClock = FixedWallClock()
  let delegate: AppDelegate

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - random: What the random source gives, one after another.
  ///   - transitionDuration: How long each transition takes, in the time of the test.
  init(random: [Int] = [], transitionDuration: Duration = .zero) {
    window = Window(clock: test.clock, transitionDuration: transitionDuration)
    randomSource = ScriptedRandomSource(random)
    delegate = AppDelegate(component: AppComponent(randomSource: randomSource, wallClock: wallClock))
    delegate.launch(from: window, in: test.runtime)
  }

  /// The tree of riblets as indented text.
  var tree: String { (delegate.router as? RibletNode)?.ribletTree.description ?? "no tree" }

  /// Logs in as a person does.
  func login(_ player1Name: String = "Ann", _ player2Name: String = "Ben") throws {
    try window.type(player1Name, into: "player-1-name")
    try window.type(player2Name, into: "player-2-name")
    try window.press("login")
  }

  /// Presses cells, one player after the other.
  func place(_ cells: [(row: Int, column: Int)]) throws {
    for cell in cells { try window.press("row-\(cell.row + 1)-column-\(cell.column + 1)") }
  }

  func open(_ link: String) throws {
    delegate.open(try Link(link))
  }

  /// The only riblet below LoggedIn.
  var currentChild: (any ViewableRouting)? {
    delegate.router.children.first?.children.first as? any ViewableRouting
  }
}

/// Five moves that let player 1 win the top row.
let winningMoves = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map { (row: $0.0, column: $0.1) }

/// Nine moves that nobody wins by.
let tyingMoves = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2), (2, 1), (2, 0), (2, 2)]
  .map { (row: $0.0, column: $0.1) }

extension LaunchedApp {
  /// The score that the riblets below LoggedIn share; to be asked for while the lobby is attached.
  var scoreStream: (any ScoreStream)? {
    (currentChild?.children.first?.interactable as? BasicScoreBoardInteractor)?.scoreStream
  }
}
