import Foundation
import Testing

/// Each test has a folder of its own, with an app.
final class NewPartCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "parts \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = try BuiltCommand.run(["new", "app", "Shop"], in: folder.path)
    try #require(result.status == 0, Comment(rawValue: result.errors))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["new"] + arguments, in: folder.appending(path: "Shop").path)
  }

  private var files: [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { !$0.contains("/journal") }.sorted() ?? []
  }

  @Test func `parts of a riblet are written beside it`() throws {
    let worker = try run("worker", "Location", "--riblet", "Root", "--dependency", "day:Date")
    #expect(worker.status == 0)
    #expect(worker.output.contains("create  Sources/Shop/Root/LocationWorker.swift\n"))
    #expect(worker.errors.contains("Nothing starts it yet: hand 'component.locationWorker' to 'RootInteractor'"))
    let workflow = try run("workflow", "OpenCart", "--riblet", "Root", "--argument", "id:String")
    #expect(workflow.output.contains("create  Sources/Shop/Root/OpenCartWorkflow.swift\n"))
  }

  @Test func `screens, flows and queries are written, and their libraries are named once`() throws {
    let viewModel = try run("view-model", "Search", "--dependency", "title:String")
    #expect(viewModel.status == 0)
    #expect(viewModel.output.hasPrefix("create  .riblets/modules/Shop.json\nchange  Package.swift  +3\n"))
    #expect(try run("coordinator", "Shopping", "--screen", "Search").status == 0)
    let query = try run("query", "Burgers", "--domain", "Food", "--model", "Burger")
    #expect(query.status == 0)
    #expect(query.output.hasPrefix("change  .riblets/modules/Shop.json  +4\nchange  Package.swift  +6\n"))
    let mutation = try run("query", "SaveBurger", "--domain", "Food", "--model", "Burger", "--mutate")
    #expect(mutation.output.split(separator: "\n").allSatisfy { $0.hasPrefix("create  ") })
  }

  @Test func `a dry run shows differences and writes nothing`() throws {
    let before = files
    let result = try run("view-model", "Search", "--dry-run")

    #expect(result.status == 0)
    #expect(result.output.contains("+        .product(name: \"RibletsMVVM\", package: \"riblets\"),\n"))
    #expect(files == before)
  }

  @Test func `files that are there stop it, unless an option decides`() throws {
    #expect(try run("worker", "Location", "--riblet", "Root").status == 0)
    let path = folder.appending(path: "Shop/Tests/ShopTests/Root/LocationWorkerTests.swift")
    try Data("// mine\n".utf8).write(to: path)

    #expect(try run("worker", "Location", "--riblet", "Root").status == 65)
    #expect(try run("worker", "Location", "--riblet", "Root", "--skip").status == 0)
    #expect(try String(contentsOf: path, encoding: .utf8) == "// mine\n")
    #expect(try run("worker", "Location", "--riblet", "Root", "--force").status == 0)
    #expect(try String(contentsOf: path, encoding: .utf8).hasPrefix("import RibletsTesting\n"))
  }

  @Test func `a manifest that is written otherwise ends with 1, after what can be written`() throws {
    let manifest = folder.appending(path: "Shop/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let changed = text.replacing("    .target(", with: "    module(")
    try Data(changed.utf8).write(to: manifest)
    // Where the checkout of Riblets has a long path, lines above are broken.
    let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "    module("))
    let result = try run("view-model", "Search")

    #expect(result.status == 1)
    #expect(files.contains("Shop/Sources/Shop/Search/SearchViewModel.swift"))
    let group = try String(contentsOf: folder.appending(path: "Shop/.riblets/modules/Shop.json"), encoding: .utf8)
    #expect(group.contains("riblets/RibletsMVVM"))
    #expect(
      result.errors == """
        Nothing shows it yet. A coordinator that does: riblets new coordinator NAME --screen Search.
        Something is not written as expected, so it is left to do:
        Lines of 'Package.swift' between the marks are in no manifest, and would be lost. Write them to '.riblets/modules' or '.riblets/package.json', or outside of the marks; --force drops them.
        Package.swift:\(line + 1):1: note: module(
        Then run: riblets modularize.

        """)
  }

  @Test(
    arguments: [
      (["worker"], 64, "Error: The worker has no name. Give one: riblets new worker Location --riblet Root.\n"),
      (["worker", "Location"], 64, "Error: The worker needs a riblet. Say which: --riblet Root.\n"),
      (
        ["worker", "LocationWorker", "--riblet", "Root"], 64,
        "Error: 'LocationWorker' ends in 'Worker', which is added anyway. Did you mean 'Location'?\n"
      ),
      (
        ["worker", "Location", "--riblet", "Root", "--dependency", "day"], 64,
        "Error: 'day' has no type. Write it as in --dependency title:String.\n"
      ),
      (["workflow"], 64, "Error: The workflow has no name. Give one: riblets new workflow OpenCart --riblet Root.\n"),
      (
        ["workflow", "Open", "--riblet", "Rot"], 64, "Error: There is no riblet 'Rot'. Did you mean 'Root'?\n"
      ),
      (["view-model"], 64, "Error: The view model has no name. Give one: riblets new view-model Search.\n"),
      (
        ["view-model", "Search", "--view", "uikit"], 64,
        "Error: 'Shop' cannot show a view of UIKit. Use --view portable or none.\n"
      ),
      (
        ["coordinator"], 64,
        "Error: The coordinator has no name. Give one: riblets new coordinator Shopping --screen Search.\n"
      ),
      (
        ["coordinator", "Shopping"], 64,
        "Error: The coordinator needs a screen to begin with. Say which: --screen Search. To make one: riblets new view-model Search.\n"
      ),
      (
        ["query"], 64,
        "Error: The query has no name. Give one: riblets new query Burgers --domain Food --model Burger.\n"
      ),
      (["query", "Burgers"], 64, "Error: The query needs a domain. Say which: --domain Food.\n"),
    ] as [([String], Int32, String)])
  func `a bad request writes nothing`(arguments: [String], status: Int32, message: String) throws {
    let before = files
    let result = try BuiltCommand.run(["new"] + arguments, in: folder.appending(path: "Shop").path)

    #expect(result.status == status)
    #expect(result.errors == message)
    #expect(files == before)
  }

  @Test func `a failure is JSON, too`() throws {
    let result = try run("worker", "Location", "--riblet", "Rot", "--json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])

    #expect(result.errors == "")
    #expect(report["status"] as? Int == 64)
    #expect(report["error"] as? String == "There is no riblet 'Rot'. Did you mean 'Root'?")
  }
}
