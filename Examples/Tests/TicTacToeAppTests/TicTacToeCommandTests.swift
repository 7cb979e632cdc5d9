import AppHost
import ArgumentParser
import Testing

@testable import TicTacToeApp

struct TicTacToeCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try TicTacToeCommand.parse([])

    #expect(command.options.port == nil)
    #expect(!command.options.terminal)
    #expect(command.link.isEmpty)
    #expect(!command.options.tree)
    #expect(command.seed == nil)
    #expect(command.restore == nil)
  }

  @Test func `everything can be given`() throws {
    let command = try TicTacToeCommand.parse([
      "--port", "8123", "--tree", "--seed", "18446744073709551615", "--link", "ribs-training://a", "--link", "b",
      "--restore", "place.json",
    ])

    #expect(command.options.port == 8123)
    #expect(command.options.tree)
    #expect(command.seed == .max)
    #expect(command.restore == "place.json")
    #expect(command.link == ["ribs-training://a", "b"])
  }

  @Test(arguments: [
    ["--terminal", "--port", "8080"], ["--port", "http"], ["--seed", "-1"], ["--seed", "six"], ["--link"], ["--prot"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try TicTacToeCommand.parse(arguments) }
  }

  @Test func `a port for a terminal is refused with the way out`() {
    do {
      _ = try TicTacToeCommand.parse(["--terminal", "--port", "8080"])
      Issue.record("It was not refused.")
    } catch {
      #expect(
        TicTacToeCommand.message(for: error) == "A terminal has no port. Leave out --port or --terminal.")
    }
  }
}
