import Foundation
import RibletsSource
import SwiftParser
import SwiftSyntax
import Testing

struct SourceNamesTests {
  private func names(_ text: String) -> SourceNames { SourceNames(reading: Array(text.utf8)) }

  @Test func `names are found in declarations, bodies and backticks`() {
    let found = names("struct Cart { let `in`: Item; func f() { Shop.shared.open(.red) } }")
    #expect(found.all.isSuperset(of: ["Cart", "in", "Item", "f", "Shop", "shared", "open", "red"]))
    #expect(found.members == ["shared", "open", "red"])
  }

  @Test func `calls are those of a name by itself`() {
    #expect(names("_ = [CartBuilder(a: 1), shop.make(), b (1)]").called == ["CartBuilder"])
  }

  @Test func `texts have no names, but their code has`() {
    let found = names(#"print("Cart \(Item.name(of: "a) \(inner)")) and \(rest) Shop", "plain", "")"#)
    #expect(found.all == ["print", "Item", "name", "of", "inner", "rest"])
    #expect(found.texts == ["plain", ""])
  }

  @Test func `code in raw texts has as many number signs as the text`() {
    #expect(names(##"let a = #"\(no) \#(yes)"#"##).all == ["let", "a", "yes"])
  }

  @Test func `texts of several lines are no texts on one line`() {
    let found = names("let a = \"\"\"\n  Cart \\(item)\n  \"\"\"\nlet b = \"\"\"\n  x\n  \"\"\"")
    #expect(found.all == ["let", "a", "item", "b"])
    #expect(found.texts == [])
  }

  @Test(arguments: [
    ("", []), ("\"\\(", []), ("let a = \"\\(b(\"", ["let", "a", "b"]), ("#", []), ("func (", ["func"]),
  ])
  func `half-written code is read as far as it goes`(text: String, expected: [String]) {
    #expect(names(text).all == Set(expected))
  }

  @Test func `the names of our own sources are those of the parser`() throws {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tools" { folder.deleteLastPathComponent() }
    let root = folder.appending(path: "Sources/RibletsScaffold").path
    let paths = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      let found = names(text).all
      for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind else { continue }
        #expect(found.contains(name.replacing("`", with: "")), "\(path): \(name)")
      }
    }
  }
}
