import Foundation
import Testing

struct TestCommandTests {
  let app: CommandApp

  init() throws { app = try CommandApp("Cart --parent Root") }

  private func list(_ arguments: String...) throws -> [String] {
    let result = try app.run(["test", "--list"] + arguments)
    try #require(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `the list has every suite`() throws {
    let list = try list()

    #expect(list.contains("ShopTests.CartInteractorTests"))
    #expect(list.contains("ShopTests.RootSpec"))
    #expect(list == Set(list).sorted())
  }

  @Test func `the list of an edit has the suites that it reaches`() throws {
    let all = try list()

    let list = try list("--files", "Sources/Shop/Cart/CartViewController.swift")

    #expect(list.contains("ShopTests.CartViewControllerTests"))
    #expect(Set(list).isSubset(of: all))
  }

  @Test func `shards are all suites, each once`() throws {
    let shards = try (1...3).map { try list("--shard", "\($0)/3") }

    #expect(shards.flatMap { $0 }.sorted() == (try list()).sorted())
    #expect(shards.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3"])
  func `what is no shard ends with 64`(_ shard: String) throws {
    #expect(try app.run("test", "--list", "--shard", shard).status == 64)
  }

  @Test func `two commits end with 64, as the tests are those of the working tree`() throws {
    let result = try app.run("test", "--affected", "main...topic")

    #expect(result.status == 64)
    #expect(result.errors.contains("Name one commit"))
  }

  @Test func `a file of durations that is none ends with 65, one that is missing with 66`() throws {
    try app.write("<html>\n", to: "report.xml")

    #expect(try app.run("test", "--list", "--durations", "report.xml").status == 65)
    #expect(try app.run("test", "--list", "--durations", "nothing.xml").status == 66)
  }

  @Test func `no change has nothing to build`() throws {
    let text = try app.text(of: "Package.swift")

    let result = try app.run("test", "--files", "README.md")

    #expect(result.status == 0)
    #expect(result.errors.contains("Nothing of this package has to be built or tested."))
    #expect(try app.text(of: "Package.swift") == text)
  }
}
