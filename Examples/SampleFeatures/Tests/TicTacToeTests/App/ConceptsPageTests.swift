import Foundation
import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

/// Tests that the running app does what Documentation/Concepts.md shows of it.
@Suite(.testScope) @MainActor
struct ConceptsPageTests {
  let page: String

  init() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().appendingPathComponent("../../../../..").standardized
    page = try String(contentsOf: root.appendingPathComponent("Documentation/Concepts.md"), encoding: .utf8)
  }

  @Test func `the page shows the trees of the app`() {
    let app = AppTester.ticTacToe()
    var trees = [app.tree]
    app.login()
    trees.append(app.tree)
    app.press("Tic Tac Toe")
    trees.append(app.tree)

    #expect(page.contains("```text\n\(trees.joined(separator: "\n\n"))\n```"))
  }

  @Test func `the page shows a diagnosis of the app`() throws {
    let app = AppTester.ticTacToe()
    app.login()
    let lobby = try #require(app.currentChild)
    let root = try #require(app.router(RootRouter.self))

    root.attachChild(lobby, fileID: "TicTacToe/RootRouter.swift", line: 52)

    let diagnosis = try #require(app.scope.diagnoses.first)
    #expect(page.contains("```text\n\(diagnosis.description)\n```"))
  }
}
