import Testing

@testable import RibletsSnapshot

@Suite @MainActor struct TextStrategiesTests {
  private func file<Value>(_ value: Value, as strategy: SnapshotStrategy<Value>) throws -> String {
    String(decoding: try strategy.bytes(value), as: UTF8.self)
  }

  @Test func `a text ends with one end of line more`() throws {
    #expect(try file("a", as: .text) == "a\n")
    #expect(try file("a\n", as: .text) == "a\n\n")
    #expect(SnapshotStrategy<String>.text.pathExtension == "txt")
    #expect(SnapshotStrategy<String>.svg.pathExtension == "svg")
  }

  @Test func `lines stand below each other`() throws {
    #expect(try file(["a", "b"], as: .lines) == "a\nb\n")
    #expect(try file(["a", "b"][0...], as: .lines) == "a\nb\n")
    #expect(SnapshotStrategy<[String]>.lines.pathExtension == "txt")
  }

  @Test func `JSON has an end of its own`() throws {
    #expect(try file(["b": 1, "a": 2], as: .json) == "{\n  \"a\": 2,\n  \"b\": 1\n}\n")
    #expect(SnapshotStrategy<[String: Int]>.json.pathExtension == "json")
  }

  @Test func `a strategy can be made from another`() throws {
    let strategy = SnapshotStrategy<String>.text.withPathExtension("md").from { (number: Int) in "# \(number)" }
    #expect(try file(3, as: strategy) == "# 3\n")
    #expect(strategy.pathExtension == "md")
    #expect(strategy.form == .text)
  }

  @Test func `ends of line that git changed are named, with the fix`() throws {
    let difference = try TextComparison.compare(expected: Array("a\r\nb\r\n".utf8), actual: Array("a\nb\n".utf8))
    #expect(
      difference?.message == """
        The lines of the snapshot end in CR LF, those of this run in LF; nothing else differs.
        Keep git from changing them: add `**/__Snapshots__/** -text` to .gitattributes, and check the file out again.
        """)
  }

  @Test func `a return inside of a line is a difference of that line`() throws {
    let difference = try TextComparison.compare(expected: Array("a\rb\n".utf8), actual: Array("ab\n".utf8))
    #expect(difference?.message.contains("− a\\u{D}b") == true)
  }

  @Test func `an end of line that is missing at the end of the file is named`() throws {
    let difference = try TextComparison.compare(expected: Array("a".utf8), actual: Array("a\n".utf8))
    #expect(difference?.message == "Only the end of line at the end of the text differs.")
  }
}
