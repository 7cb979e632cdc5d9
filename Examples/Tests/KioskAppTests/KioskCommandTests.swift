import AppHost
import ArgumentParser
import Foundation
import Testing

@testable import KioskApp

struct KioskCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try KioskCommand.parse([])
    #expect(command.data == nil)
    #expect(command.server == nil)
    #expect(!command.options.terminal)
  }

  @Test func `everything can be given`() throws {
    let command = try KioskCommand.parse(["--port", "8123", "--tree", "--data", "/tmp/a.sqlite"])
    #expect(command.options.port == 8123)
    #expect(command.options.tree)
    #expect(command.data == "/tmp/a.sqlite")
  }

  @Test func `a server can be given, and has a file of its own`() throws {
    let command = try KioskCommand.parse(["--server", "http://127.0.0.1:8090"])
    #expect(command.server?.url.absoluteString == "http://127.0.0.1:8090")
    #expect(command.server?.fileName == "http---127.0.0.1-8090.sqlite")
  }

  @Test(arguments: [
    ["--terminal", "--port", "8080"], ["--data"], ["--seed", "1"], ["--server"], ["--server", "localhost:8090"],
    ["--server", "ftp://host"], ["--server", "http://"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try KioskCommand.parse(arguments) }
  }
}
