import Foundation
import Testing

/// Holds that the pages of the repository lead to each other.
struct PageLinksTests {
  @Test func `every link of a page leads to a file and a heading`() throws {
    let pages = try Self.pages()

    #expect(pages.count > 20)
    for page in pages {
      #expect(try PageLinks.broken(on: page) == [], "\(page.lastPathComponent)")
    }
  }

  @Test func `a link to a missing file or heading is broken`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PageLinks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "# Cart\n".write(to: folder.appendingPathComponent("Cart.md"), atomically: true, encoding: .utf8)
    let page = folder.appendingPathComponent("Shop.md")
    let text = """
      # Shop
      [`Cart`](Cart.md), [its heading](Cart.md#cart), [here](#shop), [elsewhere](https://example.com/#none)
      [a page](Basket.md), [a heading](Cart.md#basket) and [one of this page](#cart)
      <source media="(prefers-color-scheme: dark)" srcset="Cart.md"> <img src="Cart.svg" width="180">
      """
    try text.write(to: page, atomically: true, encoding: .utf8)

    #expect(
      try PageLinks.broken(on: page) == [
        "Basket.md: there is no such file",
        "Cart.md#basket: the page has no such heading",
        "#cart: the page has no such heading",
        "Cart.svg: there is no such file",
      ])
  }

  @Test func `code has neither links nor headings`() {
    let links = PageLinks("`[a](b)` and [c](d)\n```sh\n# No heading\n[e](f)\n```\n## A heading\n")

    #expect(links.targets == ["d"])
    #expect(links.anchors == ["a-heading"])
  }

  @Test func `headings are named as GitHub names them`() {
    let links = PageLinks("# `riblets new`: apps, and more\n## Before iOS 26\n## Before iOS 26\n")

    #expect(links.anchors == ["riblets-new-apps-and-more", "before-ios-26", "before-ios-26-1"])
  }

  @Test func `the index has three shelves, and each page stands on one of them, once`() throws {
    let index = try DocumentationPage("Documentation/README.md").text
    let pages = try Self.markdown(in: "Documentation").map(\.lastPathComponent).filter { $0 != "README.md" }

    #expect(index.matches(of: /(?m)^## (.+)$/).map { String($0.1) } == ["Start", "Essentials", "Reference"])
    #expect(index.matches(of: /(?m)^\| \[[^\]]+\]\(([^)]+)\) \|/).map { String($0.1) }.sorted() == pages.sorted())
  }

  /// The pages of the repository: at the top, in Documentation, and what a folder says of itself.
  private static func pages() throws -> [URL] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: DocumentationPage.root.path)
    let readmes = folders.filter { $0 != "Documentation" && !$0.hasPrefix(".") }
      .map { DocumentationPage.root.appendingPathComponent("\($0)/README.md") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return try markdown(in: ".") + markdown(in: "Documentation") + readmes
  }

  private static func markdown(in folder: String) throws -> [URL] {
    let folder = DocumentationPage.root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
  }
}
