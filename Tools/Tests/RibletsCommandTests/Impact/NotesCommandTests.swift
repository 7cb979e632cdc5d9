import Foundation
import Testing

struct NotesCommandTests {
  let app: CommandApp

  init() throws {
    app = try CommandApp("Cart --parent Root", "Help --parent Root")
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  private func commit() throws {
    try git("add", "--all")
    try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "Base")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", app.root] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let text = try app.text(of: path)
    try #require(text.contains(old))
    try app.write(text.replacing(old, with: new), to: path)
  }

  @Test func `commands between two commits are told as what they did`() throws {
    #expect(try app.run("rename", "Cart", "Basket").status == 0)
    #expect(try app.run("remove", "Help").status == 0)
    #expect(try app.run("new", "riblet", "Offer", "--parent", "Root", "--shown", "sheet").status == 0)
    try commit()
    try git("tag", "v2")

    let result = try app.run("notes", "HEAD~1..v2")

    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("HEAD~1..v2: 1 riblet new, 1 riblet gone, 1 riblet renamed, "))
    #expect(result.output.contains("New riblets\n  Offer: a sheet below Root\n"))
    #expect(result.output.contains("Riblets that have gone\n  Help\n"))
    #expect(result.output.contains("Renamed riblets\n  Basket: was Cart"))
  }

  @Test func `the working tree is compared with a commit, and pictures stand beside the notes`() throws {
    let picture = "Tests/ShopTests/Cart/__Snapshots__/CartViewControllerTests/CartViewControllerTests.a-cart.svg"
    try app.write("<svg/>", to: picture)
    try commit()
    try app.write("<svg width='2'/>", to: picture)

    let result = try app.run("notes", "HEAD", "--format", "markdown", "-o", "notes.md", "--pictures", "screens")

    #expect(result.status == 0)
    #expect(try app.text(of: "notes.md").contains("<img src=\"screens/CartViewControllerTests-a-cart-after.svg\""))
    #expect(try app.text(of: "screens/CartViewControllerTests-a-cart-before.svg") == "<svg/>")
    #expect(try app.text(of: "screens/CartViewControllerTests-a-cart-after.svg") == "<svg width='2'/>")
  }

  @Test func `wrong arguments end with 64, and a commit that is not there with 66`() throws {
    #expect(try app.run("notes").status == 64)
    #expect(try app.run("notes", "HEAD", "--pictures", "screens").status == 64)
    let absolute = try app.run("notes", "HEAD", "--format", "markdown", "-o", "a.md", "--pictures", "/screens")
    #expect(absolute.errors.contains("--pictures is a folder beside --output, as in: --pictures screens"))

    let missing = try app.run("notes", "v1..v2")
    #expect(missing.status == 66)
    #expect(missing.errors == "Error: There is no commit 'v1'. To see what there is: git log --oneline --all.\n")
  }
}
