import ArgumentParser
import Testing

@testable import KioskServerApp

struct KioskServerCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try KioskServerCommand.parse([])
    #expect(command.port == 8090)
    #expect(command.data == nil)
  }

  @Test func `everything can be given`() throws {
    let command = try KioskServerCommand.parse(["--port", "0", "--data", "/tmp/a.sqlite"])
    #expect(command.port == 0)
    #expect(command.data == "/tmp/a.sqlite")
  }

  @Test(arguments: [["--port", "many"], ["--data"], ["--seed", "1"]])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try KioskServerCommand.parse(arguments) }
  }
}
