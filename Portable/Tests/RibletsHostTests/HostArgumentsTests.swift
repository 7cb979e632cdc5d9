import RibletsHost
import Testing

struct HostArgumentsTests {
  let options: [HostOption] = [
    HostOption("tree", help: "Print the tree."), HostOption("link", value: "url", help: "A link."),
  ]

  private func problem(_ words: String...) -> String? {
    do throws(HostArgumentError) {
      _ = try HostArguments(words, options: options)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `options can be left out`() throws {
    let arguments = try HostArguments([], options: options)

    #expect(!arguments.contains("tree"))
    #expect(arguments["link"] == nil)
    #expect(arguments.all("link").isEmpty)
  }

  @Test func `an option can be repeated, and has its value after a space or an equals sign`() throws {
    let arguments = try HostArguments(["--link", "a", "--tree", "--link=--b=c"], options: options)

    #expect(arguments.contains("tree"))
    #expect(arguments.all("link") == ["a", "--b=c"])
    #expect(arguments["link"] == "--b=c")
  }

  @Test func `an error says what is wrong and how to write it`() {
    #expect(problem("--tere") == "'--tere' is not an option.")
    #expect(problem("tree") == "'tree' is not an option.")
    #expect(problem("--tree=yes") == "'--tree' takes no value. Leave out '=yes'.")
    #expect(problem("--link") == "'--link' needs a value: --link <url>.")
    #expect(problem("--link", "--tree") == "'--link' needs a value: --link <url>.")
  }
}
