import Foundation
import RibletsSource
import Testing

@testable import RibletsMocks

/// Holds Documentation/Mocks.md to what is made today.
struct MocksPageTests {
  @Test func `the mock that the page shows is the one that is made of its protocol`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(contentsOf: folder.appending(path: "../../../../Documentation/Mocks.md"), encoding: .utf8)
    let block = try #require(
      page.firstMatch(of: /```swift\n(@MainActor protocol (?s:.*?))\n\n(?s:(final class .*?))\n```/))
    let made = MockGenerator(MockOptions()).mocks(
      of: [SourceFile(parsing: Array("/// @mockable\n\(block.1)\n".utf8), path: "ScoreService.swift")])

    #expect(made.diagnoses == [])
    #expect(made.text.hasSuffix("\(block.2)\n"), "Made now:\n\(made.text)")
  }
}
