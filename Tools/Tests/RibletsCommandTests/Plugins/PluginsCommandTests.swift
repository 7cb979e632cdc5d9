import Foundation
import Testing

/// Each test has a folder of its own, with a point and a plug-in.
final class PluginsCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "plugins \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "Parts"), withIntermediateDirectories: true)
    try write("/// @pluginPoint\nprotocol Feature {}\n", to: "Point.swift")
    try write("struct Cart: Feature {}\n", to: "Parts/Cart.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["plugins"] + arguments, in: folder.path)
  }

  @Test func `people read which plug-ins there are`() throws {
    let result = try run(".")
    #expect(result.status == 0)
    #expect(result.output == "Feature  ./Point.swift:2\n  Cart  ./Parts/Cart.swift:1\n")
  }

  @Test func `without a point, the command that makes one is named`() throws {
    #expect(
      try run("Parts").output == "There is no plug-in point. Make one: riblets new plugin-point NAME --parent Root.\n")
  }

  @Test func `a build reads a list of files and writes Swift`() throws {
    try write("Parts/Cart.swift\nPoint.swift\n", to: "files.txt")
    #expect(try run("--files", "files.txt", "--output", "List.swift").status == 0)
    #expect(
      try String(contentsOf: folder.appending(path: "List.swift"), encoding: .utf8).contains(
        "enum Features {\n  static var all: [any Feature.Type] {\n    [\n      Cart.self,\n    ]\n"))
  }

  @Test func `a list that stays the same keeps its time`() throws {
    _ = try run(".", "--output", "List.swift")
    let file = folder.appending(path: "List.swift")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
    _ = try run("Point.swift", "Parts", "--output", "List.swift")

    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 0))
  }

  @Test func `what cannot be listed is said as compilers do, and nothing is written`() throws {
    try write("private struct Menu: Feature {}\n", to: "Parts/Menu.swift")
    let result = try run(".", "--output", "List.swift")

    #expect(result.status == 65)
    #expect(
      result.errors
        == "./Parts/Menu.swift:1:16: error: 'Menu' is private, so the list of 'Feature' cannot name it. Remove 'private'.\n"
    )
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "List.swift").path))
  }

  @Test(
    arguments: [
      ([], 64, "Error: Give files or folders with plug-ins.\n"),
      (["nowhere"], 66, "Error: There is no file or folder 'nowhere'.\n"),
      (["--files", "no.txt"], 66, "Error: There is no list 'no.txt', or it cannot be read.\n"),
      ([".", "--output", "no/List.swift"], 73, "Error: Cannot write 'no/List.swift': there is no folder '"),
    ] as [([String], Int32, String)])
  func `what is missing is named`(arguments: [String], status: Int32, message: String) throws {
    let result = try BuiltCommand.run(["plugins"] + arguments, in: folder.path)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix(message))
  }

  @Test func `a file of the list that is not there is named`() throws {
    try write("Gone.swift\n", to: "files.txt")
    #expect(try run("--files", "files.txt").errors == "Error: There is no file 'Gone.swift', or it cannot be read.\n")
  }
}
