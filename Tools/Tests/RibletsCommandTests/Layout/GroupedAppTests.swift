import Foundation
import Testing

/// Commands over the whole tree, in an app that was put into groups.
final class GroupedAppTests {
  private let folder: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "groups \(UUID().uuidString)")
    #expect(try BuiltCommand.run(["new", "app", "Shop", "--into", folder.path]).status == 0)
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

  @Test func `the tree is the same in one module and in groups, and no other command changes it`() throws {
    let list = try run("tree").output
    #expect(list.split(separator: "\n").count == 25)
    #expect(try run("layout", "--group-from", "20").status == 0)
    #expect(try run("tree").output == list)

    for (arguments, wayOut) in [
      (["rename", "Cart", "Basket"], "'riblets rename' does not know apps in groups yet. Rename it in your editor."),
      (
        ["remove", "Cart3"],
        "'riblets remove' does not know apps in groups yet. Remove its folder, its tests and its edges by hand: 'riblets tree --json' says where they are."
      ),
    ] {
      let result = try BuiltCommand.run(arguments, in: folder.path)
      #expect(result.status == 65)
      #expect(result.errors.hasSuffix(".riblets/groups: error: \(wayOut)\n"), "\(result.errors)")
    }
    #expect(try run("tree").output == list)
    #expect(try run("layout", "--check").status == 0)
  }

  @Test func `a list grows an app in groups, all or nothing`() throws {
    #expect(try run("layout", "--group-from", "20").status == 0)
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
    #expect(result.output.contains("Cart1/Cart1+Border.swift\n"))
    #expect(try run("tree").output == list)
    #expect(try run("new", "--from", "tree.md").output == "Everything is there already.\n")
    #expect(try run("layout", "--check").status == 0)
    #expect(try run("undo").status == 0)
    #expect(try run("layout", "--check").status == 0)
  }
}
