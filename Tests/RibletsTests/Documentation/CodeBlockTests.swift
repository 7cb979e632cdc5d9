import Testing

struct CodeBlockTests {
  /// The problems of a page beside one compiled file.
  private func problems(page: String, file: String) -> [String] {
    let blocks = DocumentationPage(path: "Documentation/Shop.md", text: page).swiftBlocks
    let sources = CompiledSources([file], blocks: blocks)
    return blocks.compactMap { $0.problem(in: sources) }
  }

  private let file = """
    import Riblets
    import Testing

    struct ShopTests {
      private final class Shop {
        let name = "Tea"

        func open() {
          unlock()
          sell()
        }
      }
    }
    """

  @Test(arguments: [
    ("indented otherwise, and not private", "final class Shop {\n  let name = \"Tea\"\n"),
    ("with an import", "import Riblets\n\nfinal class Shop {"),
    ("with lines left out", "final class Shop {\n  …\n  func open() {\n    unlock()\n    …\n  }\n}"),
    ("an import alone", "import Testing"),
  ])
  func `a block is compiled`(_ name: String, code: String) {
    #expect(problems(page: "```swift\n\(code)\n```\n", file: file) == [])
  }

  @Test(arguments: [
    ("another line", "final class Shop {\n  let name = \"Coffee\""),
    ("a line that is left out", "final class Shop {\n  func open() {"),
    ("lines left out beyond the braces", "unlock()\n…\n}"),
    ("another indentation", "final class Shop {\n    let name = \"Tea\""),
    ("an import that the file has not", "import Foundation\n\nfinal class Shop {"),
    ("nothing but an ellipsis", "…"),
  ])
  func `a block is not compiled`(_ name: String, code: String) {
    #expect(problems(page: "```swift\n\(code)\n```\n", file: file).count == 1, "\(name)")
  }

  @Test func `a block that nothing compiles says where it is and what to do`() {
    #expect(
      problems(page: "# Shop\n\n```swift\nlet tea = 1\n```\n", file: file) == [
        """
        Documentation/Shop.md:3: No file that is compiled has this code.
        Put it into one, without a change, such as Tests/RibletsTests/Documentation/ShopPageTests.swift, and let a \
        test run it. `…` on a line of its own stands for lines that the page leaves out. What cannot be compiled says \
        why, on the line above the fence: <!-- fragment: reason -->
        """
      ])
  }

  @Test func `a fragment says why in a few words`() {
    let code = "```swift\nlet tea = 1\n```\n"
    #expect(problems(page: "<!-- fragment: code of another library -->\n\(code)", file: file) == [])
    #expect(
      problems(page: "<!-- fragment: manifest -->\n\(code)", file: file) == [
        "Documentation/Shop.md:2: Say in a few words why nothing compiles this: <!-- fragment: reason -->"
      ])
  }

  @Test func `a fragment that is compiled is none`() {
    #expect(
      problems(page: "<!-- fragment: code of another library -->\n```swift\nunlock()\n```\n", file: file) == [
        """
        Documentation/Shop.md:2: This is compiled. Remove the comment above the fence: \
        <!-- fragment: code of another library -->
        """
      ])
  }
}
