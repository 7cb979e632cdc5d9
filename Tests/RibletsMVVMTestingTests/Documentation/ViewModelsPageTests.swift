import Foundation
import Testing

/// What Documentation/ViewModels.md shows is compiled and run in this target.
struct ViewModelsPageTests {
  @Test func `every block of Swift on the page stands in a source of this target`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "..").standardized
    let page = try String(
      contentsOf: tests.appending(path: "../../Documentation/ViewModels.md").standardized, encoding: .utf8)
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects ?? []
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { Self.unindented(try String(contentsOf: $0, encoding: .utf8)) }

    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { text in
      Self.unindented(text.components(separatedBy: "```")[0]).trimmingCharacters(in: .newlines)
    }
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "Nowhere in the sources:\n\(block)")
    }
  }

  @Test func `the failure on the page is one that a tester makes`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: here.appending(path: "../../../Documentation/ViewModels.md").standardized, encoding: .utf8)
    let failures = try String(
      contentsOf: here.appending(path: "../Failures/TesterFailureTests.swift").standardized, encoding: .utf8)
    let texts = page.components(separatedBy: "```text\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(texts.count == 1)
    for text in texts { #expect(Self.unindented(failures).contains(Self.unindented(text))) }
  }

  private static func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
