import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LaunchGameWorkflowTests {
  struct GameLink: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let id: String?
  }

  @Test(arguments: [
    GameLink(testDescription: "plain", text: "ribs-training://launchGame?gameId=tictactoe", id: "tictactoe"),
    GameLink(testDescription: "no host", text: "ribs-training://?gameId=randomwin", id: "randomwin"),
    GameLink(testDescription: "a path", text: "ribs-training://a/b/c?gameId=a", id: "a"),
    GameLink(testDescription: "other items", text: "ribs-training://x?a=b&gameId=a&c", id: "a"),
    GameLink(testDescription: "the first of two", text: "ribs-training://x?gameId=a&gameId=b", id: "a"),
    GameLink(testDescription: "another case of the name", text: "ribs-training://x?gameid=a", id: nil),
    GameLink(testDescription: "escaped", text: "ribs-training://x?gameId=%F0%9F%8E%B2%26", id: "🎲&"),
    GameLink(testDescription: "empty", text: "ribs-training://x?gameId=", id: ""),
    GameLink(testDescription: "no value", text: "ribs-training://x?gameId", id: nil),
    GameLink(testDescription: "no query", text: "ribs-training://x", id: nil),
    GameLink(testDescription: "a fragment only", text: "ribs-training://x#gameId=a", id: nil),
  ])
  func `a link names a game, or none`(_ link: GameLink) throws {
    #expect(LaunchGameWorkflow.gameID(in: try Link(link.text).url) == link.id)
  }

  @Test(arguments: ["tictactoe", nil])
  func `it waits for login and then launches the game, whatever the link says`(id: String?) async throws {
    let root = RootActionableItemMock()
    let loggedIn = LoggedInActionableItemMock()
    root.waitForLoginReturnValue = loggedIn
    loggedIn.launchGameReturnValue = loggedIn
    let link = try Link("ribs-training://launchGame" + (id.map { "?gameId=\($0)" } ?? ""))
    let tester = WorkflowTester(LaunchGameWorkflow(url: link.url), from: root)

    await tester.run()

    tester.expectSteps(.step(0), .step(1))
    tester.expectCompleted()
    #expect(root.waitForLoginCallCount == 1)
    #expect(loggedIn.launchGameArgValues == [id])
  }
}
