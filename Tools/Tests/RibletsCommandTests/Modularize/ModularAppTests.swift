import Foundation
import Testing

/// Commands over the whole tree, in an app that was put into modules.
final class ModularAppTests {
  private let folder: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "modules \(UUID().uuidString)")
    #expect(try BuiltCommand.run(["new", "app", "Shop", "--path", folder.path]).status == 0)
    var list = ""
    for branch in ["Cart", "Menu", "News"] {
      list += "- \(branch)\n"
      for leaf in 0..<7 { list += "  - \(branch)\(leaf)\(leaf == 3 ? " (argument name: String = \"Ann\")" : "")\n" }
    }
    try Data(list.utf8).write(to: folder.appending(path: "tree.md"))
    #expect(try run("new", "--from", "tree.md", "--parent", "Root").status == 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(arguments, in: folder.path)
  }

  @Test func `the tree is the same in one module and in several modules`() throws {
    let list = try run("tree").output
    #expect(list.split(separator: "\n").count == 25)
    #expect(try run("modularize", "--modules-from", "20").status == 0)
    #expect(try run("tree").output == list)

    #expect(try run("tree").output == list)
    #expect(try run("modularize", "--check").status == 0)
  }

  @Test func `a list grows an app of several modules, all or nothing`() throws {
    #expect(try run("modularize", "--modules-from", "20").status == 0)
    let list = try run("tree").output + "  - Till\n    - Cart1 (again)\n"
    try Data((list + "  - Desk (dependency x: Missing)\n").utf8).write(to: folder.appending(path: "tree.md"))
    let refused = try run("new", "--from", "tree.md")
    #expect(refused.status == 65)
    #expect(refused.errors.hasPrefix("Error: tree.md:28:5: error: There is no type 'Missing' in "), "\(refused.errors)")
    #expect(try run("tree").output != list)

    try Data(list.utf8).write(to: folder.appending(path: "tree.md"))
    let result = try run("new", "--from", "tree.md")
    #expect(result.status == 0)
    #expect(result.output.contains("create  Sources/CartInterface/Cart1/Cart1Interface.swift\n"))
    #expect(result.output.contains("Cart1/Cart1+ModuleInterface.swift\n"))
    #expect(try run("tree").output == list)
    #expect(try run("new", "--from", "tree.md").output == "Everything is there already.\n")
    #expect(try run("modularize", "--check").status == 0)
    #expect(try run("undo").status == 0)
    #expect(try run("modularize", "--check").status == 0)
  }

  /// All files by their paths, and folders, without the journal.
  private func files() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !$0.contains("/journal") && !$0.hasPrefix(".build") }
      .reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: folder.path + "/" + $1) ?? Data() }
  }

  @Test func `riblets in several modules get other names, go and come back`() throws {
    #expect(try run("modularize", "--modules-from", "20").status == 0)
    let before = try files()
    let renamed = try run("rename", "Menu", "Card")
    #expect(renamed.status == 0)
    #expect(
      renamed.errors
        == "The module 'MenuModule' keeps its name, since another one would change every file that imports it.\n")
    #expect(
      renamed.output.contains(
        "Sources/MenuInterface/Menu/MenuInterface.swift → Sources/MenuInterface/Card/CardInterface.swift"))
    #expect(try run("tree").output.contains("- Card\n    - Menu0\n"))
    #expect(try run("undo").status == 0)
    #expect(try files() == before)

    let removed = try run("remove", "Menu", "--recursive")
    #expect(removed.status == 0)
    #expect(removed.output.contains("remove  .riblets/modules/MenuModule.json\n"))
    #expect(removed.output.contains("change  Package.swift  −"))
    #expect(try run("modularize", "--check").status == 0)
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources")
    #expect(!folders.contains("MenuModule") && !folders.contains("MenuInterface"))
    #expect(try run("undo").status == 0)
    #expect(try files() == before)
  }
}
