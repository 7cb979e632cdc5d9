import Foundation
import Testing

/// Merges of apps in repositories with more than an app: histories that crossed, submodules, links, other apps.
struct MergeSurroundingsTests {
  private let app: CommandApp

  init() throws {
    app = try CommandApp("Cart --parent Root")
    try app.beginHistory()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
  }

  private func run(_ command: String) throws {
    let result = try app.run(command.split(separator: " ").map(String.init))
    try #require(result.status == 0, "\(command): \(result.errors)")
  }

  /// Renames `Cart` on `topic`, adds a riblet below it on `main`, and makes a change on each.
  private func part(topic: () throws -> Void = {}, main: () throws -> Void = {}) throws {
    try app.git("branch", "topic")
    try run("new riblet Gift --parent Cart")
    try main()
    try app.commit()
    try app.git("checkout", "--quiet", "topic")
    try run("rename Cart Basket")
    try topic()
    try app.commit()
    try app.git("checkout", "--quiet", "main")
  }

  private func merge(_ status: Int32 = 0) throws -> String {
    let result = try app.run("merge", "topic")
    #expect(result.status == status, "\(result.output)\(result.errors)")
    if status == 0 {
      #expect(try app.run("tree", "--strict").output == "- Root\n  - Basket\n    - Gift\n")
      #expect(try app.git("diff", "--quiet", "HEAD") == 0)
    }
    return result.output
  }

  /// The lines that git prints.
  private func lines(_ arguments: String...) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", app.root] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `histories that have crossed are merged over what they have in common`() throws {
    try app.git("branch", "topic")
    try run("new riblet Gift --parent Cart")
    try app.commit()
    try app.git("branch", "main-then")
    try app.git("checkout", "--quiet", "topic")
    try app.change("Sources/Shop/Cart/CartBuilder.swift", "import Riblets\n", "import Riblets\n\n// Topic.\n")
    try app.commit()
    try app.git("branch", "topic-then")
    try #require(app.git("merge", "--quiet", "--no-edit", "main-then") == 0)
    try run("rename Cart Basket")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try #require(app.git("merge", "--quiet", "--no-edit", "topic-then") == 0)
    try app.change("Sources/Shop/Cart/CartRouter.swift", "import Riblets\n", "import Riblets\n\n// Main.\n")
    try app.commit()
    #expect(try lines("merge-base", "--all", "main", "topic").count == 2)

    _ = try merge()
    #expect(try app.text(of: "Sources/Shop/Basket/BasketBuilder.swift").contains("// Topic."))
    #expect(try app.text(of: "Sources/Shop/Basket/BasketRouter.swift").contains("// Main."))
    #expect(try lines("show", "--no-patch", "--format=%P", "HEAD")[0].split(separator: " ").count == 2)
  }

  @Test func `a submodule keeps its commit, and follows the side that has changed it`() throws {
    let (old, new) = (String(repeating: "1", count: 40), String(repeating: "2", count: 40))
    for name in ["Vendor", "Other"] {
      try FileManager.default.createDirectory(atPath: app.root + "/" + name, withIntermediateDirectories: true)
      try app.git("update-index", "--add", "--cacheinfo", "160000,\(old),\(name)")
    }
    try app.git("commit", "--quiet", "--message", "Submodules")
    try part(topic: { try app.git("update-index", "--cacheinfo", "160000,\(new),Vendor") })
    _ = try merge()
    #expect(
      try lines("ls-files", "--stage", "Vendor", "Other") == ["160000 \(old) 0\tOther", "160000 \(new) 0\tVendor"])
  }

  @Test func `a submodule that both sides have changed is a conflict of git`() throws {
    func point(_ digit: String) throws {
      try app.git("update-index", "--add", "--cacheinfo", "160000,\(String(repeating: digit, count: 40)),Vendor")
    }
    try FileManager.default.createDirectory(atPath: app.root + "/Vendor", withIntermediateDirectories: true)
    try point("1")
    try app.git("commit", "--quiet", "--message", "Submodule")
    try part(topic: { try point("2") }, main: { try point("3") })
    #expect(try merge(1).contains("Both sides have changed the same lines of:\n  Vendor\n"))
    #expect(try lines("ls-files", "--unmerged", "Vendor").count == 3)
    try app.git("merge", "--abort")
    #expect(try app.git("diff", "--quiet", "HEAD") == 0)
  }

  @Test func `symbolic links stay links`() throws {
    let manager = FileManager.default
    try app.write("Shared.\n", to: "Docs/Shared.md")
    try manager.createSymbolicLink(atPath: app.root + "/Docs/Current.md", withDestinationPath: "Shared.md")
    try app.commit()
    try part(
      topic: {
        try manager.removeItem(atPath: app.root + "/Docs/Current.md")
        try manager.createSymbolicLink(atPath: app.root + "/Docs/Current.md", withDestinationPath: "../README.md")
      },
      main: { try manager.createSymbolicLink(atPath: app.root + "/Links", withDestinationPath: "Docs") })
    _ = try merge()
    #expect(try manager.destinationOfSymbolicLink(atPath: app.root + "/Docs/Current.md") == "../README.md")
    #expect(try manager.destinationOfSymbolicLink(atPath: app.root + "/Links") == "Docs")
    #expect(try app.text(of: "Docs/Shared.md") == "Shared.\n")
  }

  @Test func `files that git ignores stay, and are in no merge`() throws {
    try app.write(".build\n*.generated.swift\n", to: ".gitignore")
    try app.commit()
    try part()
    let file = "Sources/Shop/Cart/Cart.generated.swift"
    try app.write("// Made by a machine.\n", to: file)
    _ = try merge()
    #expect(try app.text(of: file) == "// Made by a machine.\n")
    #expect(try lines("ls-files", "*.generated.swift") == [])
  }

  @Test func `a part of the files checked out is merged as a whole`() throws {
    try app.write("Notes.\n", to: "Notes/Notes.md")
    try app.commit()
    try part(topic: { try app.write("More notes.\n", to: "Notes/Notes.md") })
    try app.git("sparse-checkout", "set", "--no-cone", "/*", "!/Notes", "!/Tests")
    _ = try merge()
    #expect(try lines("show", "HEAD:Notes/Notes.md") == ["More notes."])
    #expect(try !lines("ls-tree", "-r", "--name-only", "HEAD", "Tests/ShopTests/Basket").isEmpty)
    #expect(try lines("ls-tree", "-r", "--name-only", "HEAD", "Tests/ShopTests/Cart") == [])
    #expect(!FileManager.default.fileExists(atPath: app.root + "/Notes/Notes.md"))
  }

  @Test func `another app of the repository that both sides have changed is left to git, and told`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/.git")
    try app.git("-C", "..", "init", "--quiet", "--initial-branch", "main")
    let folder = URL(filePath: app.root).deletingLastPathComponent().path(percentEncoded: false)
    for arguments in [
      ["new", "app", "Kiosk"], ["new", "riblet", "Cart", "--parent", "Root", "--package-path", "Kiosk"],
    ] {
      let result = try BuiltCommand.run(arguments, in: folder)
      try #require(result.status == 0, "\(result.errors)")
    }
    try app.commit()
    let kiosk = "../Kiosk/Sources/Kiosk/Cart/"
    func change(_ file: String) throws { try app.write(app.text(of: kiosk + file) + "// Mine.\n", to: kiosk + file) }
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try part(topic: { try change("CartRouter.swift") })
    _ = try merge()
    try app.git("reset", "--quiet", "--hard", "HEAD~1")

    try change("CartBuilder.swift")
    try app.commit()
    #expect(
      try merge(1).contains(
        "'../Kiosk' is another app, which both branches have changed. Git alone has merged it. Look at it, for example: riblets check --package-path '../Kiosk'\nThe merge is in the work tree, and not committed."
      ))
    #expect(try app.git("rev-parse", "--verify", "--quiet", "MERGE_HEAD") == 0)
    for file in ["CartRouter.swift", "CartBuilder.swift"] {
      #expect(try app.text(of: kiosk + file).hasSuffix("// Mine.\n"))
    }
  }

  @Test func `conflicts of an app in a folder of the repository had paths without the folder`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/.git")
    try app.git("-C", "..", "init", "--quiet", "--initial-branch", "main")
    let file = "Sources/Shop/Root/RootInteractor.swift"
    func write(_ text: String) throws {
      try app.write(text + "\n", to: "../Notes.md")
      try app.change(file, "{\n", "{\n  // \(text)\n")
    }
    try app.write("Base\n", to: "../Notes.md")
    try app.commit()
    try app.git("config", "user.name", "A")
    try app.git("config", "user.email", "a@example.org")
    try part(topic: { try write("Topic") }, main: { try write("Main") })
    for command in [["merge", "topic"], ["pick", "topic"]] {
      let result = try app.run(command)
      #expect(result.status == 1, "\(result.output)\(result.errors)")
      let folder = URL(filePath: app.root).lastPathComponent
      #expect(
        try Set(lines("ls-files", "--unmerged", "--full-name", ":/").compactMap { $0.split(separator: "\t").last })
          == ["Notes.md", "\(folder)/\(file)"])
      try app.git("add", "../Notes.md", file)
      #expect(try lines("diff", "--name-only", "--diff-filter=U").isEmpty)
      try app.git("reset", "--quiet", "--hard", "main")
    }
  }

  @Test func `an app within the app keeps its riblets, and neither is taken for a change of the other`() throws {
    let kiosk = "Examples/Kiosk/Sources/Kiosk/Cart/"
    try FileManager.default.createDirectory(atPath: app.root + "/Examples", withIntermediateDirectories: true)
    for arguments in [
      ["new", "app", "Kiosk", "--path", "Examples/Kiosk"],
      ["new", "riblet", "Cart", "--parent", "Root", "--package-path", "Examples/Kiosk"],
    ] {
      let result = try app.run(arguments)
      try #require(result.status == 0, "\(result.errors)")
    }
    try app.commit()
    try part(main: {
      try app.write(app.text(of: kiosk + "CartRouter.swift") + "// Mine.\n", to: kiosk + "CartRouter.swift")
    })
    #expect(try lines("diff", "--name-only", "topic~1", "topic", "--", "Examples").isEmpty)
    _ = try merge()
    #expect(try app.text(of: kiosk + "CartRouter.swift").hasSuffix("// Mine.\n"))

    try run("remove Gift")
    try run("remove Basket")
    try app.commit()
    #expect(try lines("diff", "--name-only", "HEAD~1", "HEAD", "--", "Examples").isEmpty)

    try app.git("checkout", "--quiet", "-B", "topic")
    try run("rename Cart Bag --package-path Examples/Kiosk")
    try app.commit()
    try app.git("checkout", "--quiet", "main")
    try run("new riblet Gift --parent Cart --package-path Examples/Kiosk")
    try app.commit()
    let result = try app.run("merge", "topic", "--package-path", "Examples/Kiosk")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(try app.run("tree", "--package-path", "Examples/Kiosk").output == "- Root\n  - Bag\n    - Gift\n")
  }
}
