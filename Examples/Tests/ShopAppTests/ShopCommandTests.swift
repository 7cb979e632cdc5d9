import AppHost
import ArgumentParser
import Testing

@testable import ShopApp

struct ShopCommandTests {
  @Test func `nothing has to be given`() throws {
    let command = try ShopCommand.parse([])

    #expect(command.options.port == nil)
    #expect(command.link.isEmpty)
    #expect(command.restore == nil)
    #expect(command.search)
  }

  @Test func `everything can be given`() throws {
    let command = try ShopCommand.parse([
      "--port", "8123", "--tree", "--link", "shop://search", "--link", "b", "--restore", "place.json", "--no-search",
    ])

    #expect(command.options.port == 8123)
    #expect(command.options.tree)
    #expect(command.link == ["shop://search", "b"])
    #expect(command.restore == "place.json")
    #expect(!command.search)
  }

  @Test(arguments: [["--terminal", "--port", "8080"], ["--port", "http"], ["--link"], ["--serach"]])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try ShopCommand.parse(arguments) }
  }
}
