import AppHost
import ArgumentParser
import Testing

@testable import InterviewApp

struct InterviewCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try InterviewCommand.parse([])
    #expect(command.data == nil)
    #expect(command.restore == nil)
    #expect(!command.options.terminal)
  }

  @Test func `everything can be given`() throws {
    let command = try InterviewCommand.parse(["--port", "8123", "--tree", "--data", "/tmp/a.sqlite", "--restore", "a"])
    #expect(command.options.port == 8123)
    #expect(command.options.tree)
    #expect(command.data == "/tmp/a.sqlite")
    #expect(command.restore == "a")
  }

  @Test(arguments: [["--terminal", "--port", "8080"], ["--data"], ["--seed", "1"]])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try InterviewCommand.parse(arguments) }
  }
}
