import AppHost
import ArgumentParser
import Testing

@testable import KioskApp

struct KioskCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try KioskCommand.parse([])
    #expect(command.data == nil)
    #expect(!command.options.terminal)
  }

  @Test func `everything can be given`() throws {
    let command = try KioskCommand.parse(["--port", "8123", "--tree", "--data", "/tmp/a.sqlite"])
    #expect(command.options.port == 8123)
    #expect(command.options.tree)
    #expect(command.data == "/tmp/a.sqlite")
  }

  @Test(arguments: [["--terminal", "--port", "8080"], ["--data"], ["--seed", "1"]])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try KioskCommand.parse(arguments) }
  }
}
