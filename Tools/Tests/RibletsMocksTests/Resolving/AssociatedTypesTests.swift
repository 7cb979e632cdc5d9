import Foundation
import RibletsMocks
import RibletsSource
import Testing

struct AssociatedTypesTests {
  private func head(_ source: String, isPlain: Bool = true) -> String? {
    var options = MockOptions()
    options.isPlain = isPlain
    let file = SourceFile(parsing: Array(source.utf8), path: "A.swift")
    let text = MockGenerator(options).mocks(of: [file]).text
    return text.split(separator: "\n").first { $0.contains("class AMock") }.map(String.init)
  }

  @Test(arguments: [
    ("protocol A { associatedtype T }", "AMock<T>: A {"),
    ("protocol A { associatedtype T: Hashable, Sendable; associatedtype U }", "AMock<T: Hashable & Sendable, U>: A {"),
    (
      "protocol A { associatedtype T: Sequence where T.Element == Int }",
      "AMock<T: Sequence>: A where T.Element == Int {"
    ),
    ("protocol A { associatedtype T: Sequence<Int> }", "AMock<T: Sequence<Int>>: A {"),
    (
      "protocol A { associatedtype T: Sequence; associatedtype U where Self.T.Element == Self.U }",
      "AMock<T: Sequence, U>: A where T.Element == U {"
    ),
    ("protocol B { associatedtype T }\nprotocol A: B where T: Hashable {}", "AMock<T: Hashable>: A {"),
    (
      "protocol A { associatedtype T: Sequence where T.Element: Hashable }",
      "AMock<T: Sequence>: A where T.Element: Hashable {"
    ),
  ])
  func `an associated type that nothing fixes is a generic parameter`(source: String, head: String) throws {
    let lines = source.split(separator: "\n").map(String.init)
    let marked = (lines.dropLast() + ["/// @mockable", lines.last ?? ""]).joined(separator: "\n")
    #expect(try #require(self.head(marked + "\n")).hasSuffix(head))
  }

  @Test(arguments: [
    "/// @mockable(typealias: T = Int)\nprotocol A { associatedtype T }",
    "/// @mockable\nprotocol A { associatedtype T = Int }",
    "/// @mockable\nprotocol A { associatedtype T where T == Int }",
    "/// @mockable\nprotocol A { associatedtype T where Int == T }",
    "/// @mockable\nprotocol A { associatedtype T: A }",
    "protocol B<T> { associatedtype T }\n/// @mockable\nprotocol A: B<Int> {}",
    "protocol B { associatedtype T }\n/// @mockable\nprotocol A: B where T == any A {}",
    "/// @mockable\nprotocol A { associatedtype T; static func a() }",
  ])
  func `one that is fixed is none, nor are those of plain mocks with static members`(source: String) throws {
    #expect(try #require(head(source + "\n")).hasSuffix("AMock: A {"))
  }

  @Test func `a mock whose types a test has to choose is made by no other`() {
    let source = """
      /// @mockable
      protocol A { associatedtype T }
      /// @mockable
      protocol B { func open() -> any A; func fixed() -> any C }
      /// @mockable
      protocol C: A where T == Int {}

      """
    let text = MockGenerator(MockOptions()).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")]).text
    #expect(!text.contains("returning: AMock("))
    #expect(text.contains("returning: CMock("))
  }
}
