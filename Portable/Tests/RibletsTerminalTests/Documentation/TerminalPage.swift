import Foundation
import RibletsTerminal
import RibletsViews

/// The code of Documentation/Terminal.md, only compiled: it would take the terminal that the tests were started in.
@MainActor
func showInThisTerminal(_ window: Window) async throws {
  let host = TerminalHost(window: window, title: "Tic Tac Toe")
  let end = try await host.run()
  exit(end.exitCode)
}
