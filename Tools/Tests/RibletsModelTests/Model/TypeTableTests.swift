import RibletsReading
import RibletsSource
import Testing

@testable import RibletsModel

struct TypeTableTests {
  private func files(_ texts: [String: String], module: String = "Shop", isTest: Bool = false) -> [ModelFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in
      ModelFile(module: module, isTest: isTest, outline: SourceOutline(reading: Array(text.utf8), path: path))
    }
  }

  /// The table that a command reads next, which takes what it can from the last one.
  private func table(_ files: [ModelFile]) -> TypeTable {
    let table = TypeTable(files)
    Workings.keep(table)
    return table
  }

  @Test func `a file with another text has its own types, whatever the table before had under its path`() {
    let path = "\(Self.self)/A.swift"
    _ = table(files([path: "struct Old {}"]))
    let next = table(files([path: "struct New { let made = Thing() }"]))
    #expect(next.entries.map(\.type.name) == ["New"])
    #expect(next.constructed == ["Thing"])
  }

  @Test func `a file that is a test now, or of another module, is read as one`() throws {
    let texts = ["\(Self.self)/B.swift": "struct Cart { let made = Thing() }"]
    _ = table(files(texts))
    let tests = table(files(texts, isTest: true))
    #expect(tests.entries.isEmpty)
    #expect(tests.constructed.isEmpty)
    let other = table(files(texts, module: "Kiosk"))
    #expect(other.entries.map(\.module) == ["Kiosk"])
  }

  @Test func `a file that is gone has no types any more`() {
    let texts = ["\(Self.self)/C.swift": "struct Gone {}", "\(Self.self)/D.swift": "struct There {}"]
    _ = table(files(texts))
    let next = table(files(texts).suffix(1))
    #expect(next.entries.map(\.type.name) == ["There"])
    #expect(next.named("Gone").isEmpty)
  }
}
