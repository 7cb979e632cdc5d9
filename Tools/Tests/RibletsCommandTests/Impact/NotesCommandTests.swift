import Foundation
import Testing

struct NotesCommandTests {
  let app: CommandApp

  init() throws {
    app = try CommandApp("Cart --parent Root", "Help --parent Root")
    try app.beginHistory()
  }

  @Test func `commands between two commits are told as what they did`() throws {
    #expect(try app.run("rename", "Cart", "Basket").status == 0)
    #expect(try app.run("remove", "Help").status == 0)
    #expect(try app.run("new", "riblet", "Offer", "--parent", "Root", "--shown", "sheet").status == 0)
    try app.commit()
    try app.git("tag", "v2")

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
    try app.commit()
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
