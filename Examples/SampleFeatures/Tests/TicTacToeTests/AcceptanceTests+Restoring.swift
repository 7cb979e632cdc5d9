import Foundation
import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

// 11: an app that was ended comes back where it was.

extension AcceptanceTests {
  /// The state of an app, as it comes back from a file.
  private func saved(_ app: AppTester) throws -> NavigationState {
    let root = try #require(app.root as? RibletNode)
    return try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(root.navigationState))
  }

  /// Runs an app in a scope of its own, and returns its state at the end.
  private func state(random: [Int] = [], after use: @MainActor (AppTester) -> Void) async throws -> NavigationState {
    try await withTestScope { scope in
      let app = AppTester.ticTacToe(random: random, in: scope)
      use(app)
      return try saved(app)
    }
  }

  @Test func `an app that was ended in the lobby has its names and its score`() async throws {
    let state = try await state(random: [99]) { app in
      app.login()
      app.press("Random Win", "magic", "that-was-random")
    }

    let app = AppTester.ticTacToe(restoring: state)

    app.expectTree(Self.lobby)
    app.expectText("Ann (1)", "Ben (0)")
  }

  @Test func `a game goes on with the player whose turn it is`() async throws {
    let state = try await state { app in
      app.login()
      app.press("Tic Tac Toe")
      app.place([(0, 0), (1, 0), (0, 1), (1, 1)])
    }

    let app = AppTester.ticTacToe(restoring: state)
    app.expectTree(Self.ticTacToe)
    app.expectButton("row-1-column-2", title: "X", isEnabled: false)
    app.place([(0, 2)])

    app.expectAlert("Ann Won!")
    app.dismissAlert()
    app.expectText("Ann (1)", "Ben (0)")
  }

  @Test func `a win that is announced counts once`() async throws {
    let state = try await state { app in
      app.login()
      app.press("Tic Tac Toe")
      app.place(winningMoves)
    }

    let app = AppTester.ticTacToe(restoring: state)
    app.expectAlert("Ann Won!")
    app.dismissAlert()

    app.expectTree(Self.lobby)
    app.expectText("Ann (1)", "Ben (0)")
  }

  @Test func `a winner who was drawn stays the winner`() async throws {
    let state = try await state(random: [0]) { app in
      app.login()
      app.press("Random Win", "magic")
    }

    let app = AppTester.ticTacToe(restoring: state)
    app.expectAlert("Ben Won!")
    app.dismissAlert()

    app.expectText("Ann (0)", "Ben (1)")
  }

  @Test func `a saved game that is switched off meanwhile gives way to the lobby, with the score`() async throws {
    let state = try await state(random: [99]) { app in
      app.login()
      app.press("Random Win", "magic", "that-was-random", "Tic Tac Toe")
    }
    let component = AppComponent(
      randomSource: ScriptedRandomSource(), wallClock: FixedWallClock(), gameIDs: ["randomwin"])
    let (router, _) = RootBuilder(dependency: component).build()

    let omissions = router.restore(state)

    #expect(omissions.map(\.path) == ["LoggedIn/TicTacToe"])
    #expect(omissions.map(\.reason) == [.disabled])
    let app = AppTester(router)
    app.expectTree(Self.lobby)
    app.expectText("Ann (1)", "Ben (0)")
  }

  @Test func `a board that was spoiled in the file is a new one`() async throws {
    var state = try await state { app in
      app.login()
      app.press("Tic Tac Toe")
      app.place(winningMoves)
    }
    state.entries[0].below[0].state = .array([.null])
    let (router, _) = RootBuilder(dependency: AppComponent()).build()

    #expect(router.restore(state).map(\.path) == ["LoggedIn/TicTacToe"])

    let app = AppTester(router)
    app.expectTree(Self.ticTacToe)
    app.expectNoAlert()
    app.expectButton("row-1-column-1", title: "", isEnabled: true)
  }
}
