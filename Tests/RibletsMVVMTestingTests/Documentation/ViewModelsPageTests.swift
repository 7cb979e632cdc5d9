import Foundation
import Testing

/// Holds the failure on Documentation/ViewModels.md to what a tester makes.
struct ViewModelsPageTests {
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
