import Foundation
import Testing

/// `riblets modularize --split-tests`, and what other commands do in such an app.
final class SplitTestsTests {
  private let folder: URL

  /// Root with Cart and Menu, and eight below each.
  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "tests \(UUID().uuidString)")
    #expect(try BuiltCommand.run(["new", "app", "Shop", "--path", folder.path]).status == 0)
    let list = ["Cart", "Menu"].map { branch in "- \(branch)\n" + (1...8).map { "  - \(branch)\($0)\n" }.joined() }
    try Data(list.joined().utf8).write(to: folder.appending(path: "tree.md"))
    #expect(try run("new", "--from", "tree.md", "--parent", "Root").status == 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(arguments, in: folder.path)
  }

  private func files() throws -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return Set(paths.filter { $0.hasSuffix(".swift") })
  }

  @Test func `tests become targets, which is no difference before, and can be taken back`() throws {
    let (before, tree) = (try files(), try run("tree").output)
    #expect(try run("modularize", "--check").status == 0)
    let check = try run("modularize", "--split-tests", "--check")
    #expect(check.status == 1)
    #expect(
      check.errors.hasSuffix(
        "'Package.swift' is not what the manifests of the modules say. To write it: riblets modularize --split-tests.\n"
      ))
    #expect(try files() == before)

    let result = try run("modularize", "--split-tests")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains(" files in Tests/CartTests\n"))
    #expect(try files().contains("Tests/CartTests/Cart1/Cart1Spec.swift"))
    for arguments in [["modularize", "--check"], ["modularize", "--split-tests", "--check"], ["modularize"]] {
      #expect(try BuiltCommand.run(arguments, in: folder.path).output == "Everything is there already.\n")
    }
    #expect(try run("tree").output == tree)
    #expect(try run("undo").status == 0)
    #expect(try files() == before)
  }

  @Test func `rules, owners and impact see the tests of all targets`() throws {
    #expect(try run("modularize", "--split-tests").status == 0)
    let check = try run("check")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    let map = try run("map", "--format", "json")
    #expect(map.output.contains("Tests/CartTests/Cart1/Cart1BuilderTests.swift"), "\(map.errors)")
  }

  @Test func `one module with split tests or modules: not both`() throws {
    let result = try run("modularize", "--split-tests", "--modules-from", "2")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: --split-tests and --modules-from exclude each other.\n"))
  }
}
