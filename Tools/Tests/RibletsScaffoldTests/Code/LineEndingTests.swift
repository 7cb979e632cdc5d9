import Foundation
import RibletsEdits
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Tests of files that an editor of another system has saved: with a byte order mark, tabs, or carriage returns.
struct LineEndingTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
    try app.add("Cart")
  }

  private func change(_ path: String, _ change: (String) -> String) throws {
    try app.write(change(try app.text(of: path)), to: path)
  }

  private func tree() throws -> RibletTree { try TreeReader.tree(of: FoundApp(around: app.root)) }

  @Test func `a byte order mark stays, and files with one can be changed`() throws {
    let path = "Sources/Shop/Root/RootInteractor.swift"
    let text = try app.text(of: path)
    try Data([0xEF, 0xBB, 0xBF] + Array(text.utf8)).write(to: URL(filePath: app.root + "/" + path))

    let edit = try #require(try app.plan("Menu").edits.first { $0.path == path })

    #expect(Array(edit.oldText.utf8) == [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(Array(edit.newText.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(edit.newText.contains("router?.begin(with: .cart, .menu)"))
  }

  @Test func `lines that are added to a body with tabs begin with tabs`() throws {
    try app.add("Menu") { $0.attachment = .byHand }
    try change("Sources/Shop/Menu/MenuInteractor.swift") { text in
      text.lines.map { line -> String in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n")
    }

    let plan = try app.plan("Item", parent: "Menu")

    let edit = try #require(plan.edits.first)
    #expect(edit.newText.contains("\n\toverride func didBecomeActive() {\n\t\trouter?.begin(with: .item)\n\t}\n"))
  }

  @Test func `files that end their lines with carriage returns keep them when a riblet is added, renamed and removed`()
    throws
  {
    let paths = try app.files().keys.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    for path in paths { try change(path) { $0.replacing("\n", with: "\r\n") } }

    try app.add("Menu")
    try app.write(try RenamePlanner(FoundApp(around: app.root)).plan("Cart", to: RibletName("ShoppingBasket")))
    try app.write(
      try RemovePlanner(FoundApp(around: app.root)).plan("Menu", isRecursive: false, strangers: .refuse))

    #expect(try tree().riblets.keys.sorted() == ["Root", "ShoppingBasket"])
    for (path, text) in try app.files() where path.hasSuffix(".swift") && path != "Package.swift" {
      let feeds = text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
      #expect(text.ranges(of: "\r\n").count == feeds, "\(path)")
    }
  }

  @Test func `the manifest of modules may have carriage returns`() throws {
    let app = try SampleApp.inModules()
    try app.write(try app.text(of: "Package.swift").replacing("\n", with: "\r\n"), to: "Package.swift")

    #expect(try app.layout().isEmpty)
  }

  @Test(arguments: [
    ("a\nb\r\n", "a\r\n", "a\r\nb\r\n"), ("a\nb\r\n", "a\n", "a\nb\n"), ("a\nb\r\n", "a\r\nb\n", "a\nb\r\n"),
    ("a\nb\r\n", "a\nb\r\n", "a\r\nb\r\n"), ("a\r\n", "a\r\n", "a\r\n"), ("a\n", "", "a\n"),
  ])
  func `a changed text ends its lines as the old one did, and a new one all of them alike`(
    text: String, old: String, expected: String
  ) {
    // A new text has no old one but itself.
    #expect(Array(text.withEvenLineEnds(like: old).utf8) == Array(expected.utf8))
  }

  @Test func `a child stands beside its parent, in folders of any depth`() throws {
    for folder in ["Sources/Shop", "Tests/ShopTests"] {
      try FileManager.default.createDirectory(
        atPath: app.root + "/" + folder + "/Features/Home", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: app.root + "/" + folder + "/Cart", toPath: app.root + "/" + folder + "/Features/Home/Cart")
    }

    let paths = try app.plan("Price", parent: "Cart").files.map(\.path)

    #expect(paths.contains("Sources/Shop/Features/Home/Price/PriceRouter.swift"))
    #expect(paths.contains("Tests/ShopTests/Features/Home/Price/PriceBuilderTests.swift"))
    #expect(paths.contains("Sources/Shop/Features/Home/Cart/Cart+Price.swift"))
    #expect(!paths.contains { $0.hasPrefix("Sources/Shop/Price") })
  }

  @Test func `a link to a folder is named, since it is not followed`() throws {
    try FileManager.default.moveItem(atPath: app.root + "/Sources/Shop/Cart", toPath: app.root + "/Cart")
    try FileManager.default.createSymbolicLink(
      atPath: app.root + "/Sources/Shop/Cart", withDestinationPath: "../../Cart")

    #expect(
      try tree().notes.contains(
        "Sources/Shop/Cart:1:1: note: This is a link to a folder, which is not followed. Put the folder itself here, or name the module that it belongs to."
      ))
  }

  @Test func `a first route without a route file is a note with its place`() throws {
    try FileManager.default.removeItem(atPath: app.root + "/Sources/Shop/Root/Root+Cart.swift")

    let notes = try tree().notes

    #expect(
      notes == [
        "Sources/Shop/Root/RootInteractor.swift:18:26: note: 'RootInteractor' begins with '.cart', and 'Root' has no such route. Add the child, or remove the route here."
      ])
  }
}
