import Foundation
import RibletsMocks
import TestFolder
import Testing

/// Of the mocks of a module, a target of tests that shares it with others has those that its files name.
struct ChosenMocksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      /// @mockable
      protocol Price {}
      /// @mockable
      protocol PriceFeed { func price() -> any Price }
      /// @mockable
      protocol Menu {}
      /// @mockable(speed: pay = fast)
      protocol Broken {}

      """, to: "Shop.swift")
  }

  private func run(of users: [String]?) -> MockRun {
    var list = ModuleList(mocked: [.init(name: "Shop", files: [folder.path("Shop.swift")])])
    list.users = users?.map(folder.path)
    var run = MockRun()
    run.modules = list
    return run
  }

  private func output(of users: [String]?) throws -> MockOutput {
    let run = run(of: users)
    return run.mocks(of: try run.input())
  }

  @Test func `all mocks are made where nobody chooses`() throws {
    #expect(try output(of: nil).names.sorted() == ["BrokenMock", "MenuMock", "PriceFeedMock", "PriceMock"])
  }

  @Test func `a mock is made if a file names it, and so is what that mock makes`() throws {
    try folder.write("let feed = PriceFeedMock()\n", to: "FeedTests.swift")
    try folder.write("// Without a MenuMock.\nlet text = \"PriceMock\"\n", to: "TextTests.swift")
    #expect(try output(of: ["FeedTests.swift", "TextTests.swift"]).names.sorted() == ["PriceFeedMock", "PriceMock"])
    #expect(try output(of: ["TextTests.swift"]).names == [])
  }

  @Test func `a chosen mock is the same as among all`() throws {
    try folder.write("let menu = MenuMock.self\n", to: "MenuTests.swift")
    let chosen = try output(of: ["MenuTests.swift"]).text
    let body = try #require(chosen.split(separator: "class MenuMock").last)
    #expect(try output(of: nil).text.contains("class MenuMock" + body))
  }

  @Test func `the file has the chosen mocks, and keeps its time if another line of the tests changes`() throws {
    try folder.write("let menu = MenuMock()\n", to: "MenuTests.swift")
    var run = run(of: ["MenuTests.swift"])
    run.outputs = [folder.path("Mocks.swift")]
    #expect(try run.update(try run.input()).changes == [true])
    #expect(try folder.text(of: "Mocks.swift").contains("class PriceMock") == false)

    try folder.write("let menu = MenuMock()\nlet count = 1\n", to: "MenuTests.swift")
    #expect(try run.update(try run.input()).changes == [false])
    try folder.write("let price = PriceMock()\n", to: "MenuTests.swift")
    #expect(try run.update(try run.input()).changes == [true])
    #expect(try folder.text(of: "Mocks.swift").contains("class PriceMock"))
  }

  @Test func `what cannot be mocked is said, also if nobody names it`() throws {
    try folder.write("", to: "MenuTests.swift")
    let diagnoses = try output(of: ["MenuTests.swift"]).diagnoses
    #expect(try diagnoses == output(of: nil).diagnoses)
    #expect(!diagnoses.isEmpty)
  }

  @Test func `a file that is not there is an error`() throws {
    #expect(
      try output(of: ["Gone.swift"]).diagnoses.map(\.description).filter { $0.contains("Gone") } == [
        "\(folder.path("Gone.swift")):1:1: error: There is no such file, or it cannot be read."
      ])
  }
}
