import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

extension AppTester {
  /// Launches the whole app, with time, chance and date in the hands of a test.
  ///
  /// - Parameters:
  ///   - random: What the random source gives, one after another.
  ///   - gameIDs: The games that are switched on.
  ///   - state: What is restored before the launch.
  ///   - transitionDuration: How long each transition takes, in the time of the test.
  static func ticTacToe(
    random: [Int] = [], gameIDs: Set<String> = ["randomwin", "tictactoe"], restoring state: NavigationState? = nil,
    in scope: TestScope? = nil, transitionDuration: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let component = AppComponent(
      randomSource: ScriptedRandomSource(random), wallClock: FixedWallClock(), gameIDs: gameIDs)
    let delegate = AppDelegate(component: component)
    if let state { #expect(delegate.router.restore(state) == [], sourceLocation: sourceLocation) }
    return AppTester(
      in: scope, transitionDuration: transitionDuration, openLink: { delegate.open(try Link($0)) },
      sourceLocation: sourceLocation
    ) { window, runtime in
      delegate.launch(from: window, in: runtime)
      return delegate.router
    }
  }

  /// Logs in as the user does.
  func login(
    _ player1Name: String = "Ann", _ player2Name: String = "Ben", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type(player1Name, into: "player-1-name", sourceLocation: sourceLocation)
    type(player2Name, into: "player-2-name", sourceLocation: sourceLocation)
    press("login", sourceLocation: sourceLocation)
  }

  /// Presses cells, one player after the other.
  func place(_ cells: [(row: Int, column: Int)], sourceLocation: SourceLocation = #_sourceLocation) {
    press(cells.map { "row-\($0.row + 1)-column-\($0.column + 1)" }, sourceLocation: sourceLocation)
  }

  /// The only riblet below LoggedIn.
  var currentChild: (any ViewableRouting)? {
    root?.children.first?.children.first as? any ViewableRouting
  }
}

/// Five moves that let player 1 win the top row.
let winningMoves = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map { (row: $0.0, column: $0.1) }

/// Nine moves that nobody wins by.
let tyingMoves = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (1, 2), (2, 1), (2, 0), (2, 2)]
  .map { (row: $0.0, column: $0.1) }
