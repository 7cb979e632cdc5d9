import Foundation
import Testing

/// Each test has an app in a folder of its own.
final class ModularizeCommandTests {
  private let folder: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "layout \(UUID().uuidString)")
    #expect(try BuiltCommand.run(["new", "app", "Shop", "--path", folder.path]).status == 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["modularize"] + arguments, in: folder.path)
  }

  private func text(_ path: String = "Package.swift") throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `a new app is laid out`() throws {
    let result = try run("--check")
    #expect(result.status == 0)
    #expect(result.output == "Everything is there already.\n")
  }

  @Test func `a module's manifest reaches the package's, once`() throws {
    try write("{\"dependencies\": [\"GRDB.swift/GRDB\"]}", to: ".riblets/modules/Shop.json")
    let before = try text()

    let check = try run("--check")
    #expect(check.status == 1)
    #expect(check.output.contains("+        .product(name: \"GRDB\", package: \"GRDB.swift\"),\n"))
    #expect(
      check.errors == "'Package.swift' is not what the manifests of the modules say. To write it: riblets modularize.\n"
    )
    #expect(try text() == before)

    #expect(try run().output == "change  Package.swift  +2\n")
    #expect(try run("--check").status == 0)
    #expect(try run().output == "Everything is there already.\n")
  }

  @Test func `an app that could be put into modules is no difference, unless somebody says from when on`() throws {
    let list = (1...29).map { "- Item\($0)\n" }.joined()
    try write(list, to: "tree.md")
    #expect(try BuiltCommand.run(["new", "--from", "tree.md", "--parent", "Root"], in: folder.path).status == 0)

    let hint = "'Shop' has 30 riblets in one module, which could be cut into several: riblets modularize.\n"
    let check = try run("--check")
    #expect(check.status == 0)
    #expect(check.output == "Everything is there already.\n")
    #expect(check.errors == hint)
    #expect(try run("--check", "--json").output.contains(hint.dropLast()))
    #expect(try run("--check", "--modules-from", "31").errors == "")

    let strict = try run("--check", "--modules-from", "30")
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("To write it: riblets modularize --modules-from 30.\n"))

    // A real difference counts, whatever else is said.
    try write("{\"dependencies\": [\"GRDB.swift/GRDB\"]}", to: ".riblets/modules/Shop.json")
    let changed = try run("--check")
    #expect(changed.status == 1)
    #expect(
      changed.errors == hint
        + "'Package.swift' is not what the manifests of the modules say. To write it: riblets modularize.\n")
    #expect(try run("--dry-run").output.contains("rename to Sources/"))
  }

  @Test func `lines in no manifest end it with 65, and --force drops them`() throws {
    let before = try text()
    let own = "        \"Shop\",\n"
    try write(before.replacing(own, with: "        \"Prices\",\n" + own, maxReplacements: 1), to: "Package.swift")

    let result = try run()
    #expect(result.status == 65)
    let line = try #require(
      text().split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "        \"Prices\","))
    #expect(result.errors.hasSuffix("\nPackage.swift:\(line + 1):1: note: \"Prices\",\n"))
    #expect(try run("--check").status == 1)
    #expect(try run("--force").status == 0)
    #expect(try text() == before)
  }

  @Test(arguments: [
    (
      ".riblets/modules/CartModule.json", "{\"dependencies\": []}",
      "Error: .riblets/modules/CartModule.json:1:1: error: There is no folder 'Sources/CartModule' for the module. Make it, or remove the manifest.\n"
    ),
    (
      ".riblets/modules/CartModule.json", "[]",
      "Error: .riblets/modules/CartModule.json:1:1: error: It is not the manifest of a module. It has lists of names: 'dependencies', 'interface', 'owners', 'plugins', 'testPlugins', 'testTargets', 'tests'.\n"
    ),
    (
      ".riblets/package.json", "{}",
      "Error: .riblets/package.json:1:1: error: It is not what all modules depend on. It has lists of names: 'interfaces', 'modules', 'plugins', 'tests'.\n"
    ),
  ])
  func `a manifest that is wrong ends it with 65`(path: String, text: String, message: String) throws {
    try write(text, to: path)
    let result = try run()
    #expect(result.status == 65)
    #expect(result.errors == message)
  }

  @Test func `an app becomes modules in one go`() throws {
    let dry = try run("--modules-from", "1", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("rename to Sources/RootModule/Root/RootRouter.swift\n"))
    #expect(try run("--check").status == 0)

    let result = try run("--modules-from", "1")
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "move    Sources/Shop/Root/RootBuilder.swift → Sources/RootModule/Root/RootBuilder.swift  +2 −10\n"))
    #expect(result.output.contains("create  Sources/RootInterface/Root/RootInterface.swift\n"))
    #expect(try run("--check", "--modules-from", "1").output == "Everything is there already.\n")
  }

  @Test func `what stands in the way of modules ends it with 65, and nothing moves`() throws {
    try write("let make = RootBuilder.init\n", to: "Sources/Shop/App/Make.swift")
    let result = try run("--modules-from", "1")
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("Error: Code at these places does not work across modules. Mend it first"))
    #expect(try text("Sources/Shop/Root/RootRouter.swift").contains("RootRouter"))
  }

  @Test func `without an app it ends with 66`() throws {
    let result = try BuiltCommand.run(["modularize", "--package-path", "/"])
    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("Error: There is no app in '/' or around it"))
  }
}
