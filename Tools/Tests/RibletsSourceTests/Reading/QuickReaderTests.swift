import Foundation
import RibletsSource
import SwiftParser
import SwiftSyntax
import Testing

/// The reader of declarations and the parser have to agree wherever the reader does not give up.
struct QuickReaderTests {
  private static let tools = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func swiftFiles(below folder: String) throws -> [URL] {
    let root = Self.tools.appending(path: folder)
    guard FileManager.default.fileExists(atPath: root.path(percentEncoded: false)) else { return [] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { root.appending(path: $0) }
  }

  private func readings(of text: [UInt8]) -> (quick: SourceFile?, tree: SourceFile) {
    text.withUnsafeBufferPointer { text in
      (SourceFile(quicklyReading: text, path: "A.swift"), SourceFile(treeOf: text, path: "A.swift"))
    }
  }

  @Test(arguments: [
    "protocol Cart { #if DEBUG func pay() }", "protocol Cart: AnyObject {#if DEBUG }",
    "/// @mockable\nprotocol Cart { #if DEBUG subscript(indices: Int...) -> Int { get } }\n",
  ])
  func `a condition that takes the rest of the file crashed the reader`(text: String) {
    #expect(readings(of: Array(text.utf8)).quick == nil)
  }

  /// The parser is slow in a debug build: of the larger folders, only every so many files are read.
  @Test(arguments: [
    ("Sources", 3), ("MockSamples/Sources/MockSamples", 1), ("../Sources", 8), ("../Tests", 20), ("../Examples", 10),
    (".build/checkouts/swift-argument-parser/Sources", 4), (".build/checkouts/swift-syntax/Sources", 60),
  ])
  func `real files are read as the parser reads them`(folder: String, step: Int) throws {
    var quickCount = 0
    let files = try swiftFiles(below: folder)
    // Others each time, but of checkouts.
    let start = folder.hasPrefix(".build") ? 0 : Int.random(in: 0..<step)
    let chosen = stride(from: start, to: files.count, by: step).map { files[$0] }
    for file in chosen {
      let text = Array(try Data(contentsOf: file))
      // Generated code alone would take a minute.
      guard text.count < 100_000 else { continue }
      let (quick, tree) = readings(of: text)
      guard let quick else { continue }
      quickCount += 1
      #expect(quick == tree, "\(file.lastPathComponent)")
    }
    // Of the repository's own folders most are plain enough; checkouts may not be there.
    if !folder.hasPrefix(".build") { #expect(quickCount * 2 > chosen.count) }
  }

  /// Leaves out the errors that the parser finds outside of protocols: there the reader may know more.
  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func `mutated files are read as the parser reads them`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededNumbers(state: seed)
    let texts = try swiftFiles(below: "MockSamples/Sources/MockSamples").map { Array(try Data(contentsOf: $0)) }
    var equalCount = 0
    for _ in 0..<120 {
      var text = lines(of: texts[random.number(below: texts.count)], &random)
      for _ in 0..<(1 + random.number(below: 2)) { random.mutate(&text) }
      let (quick, tree) = readings(of: text)
      guard let quick else { continue }
      let isBrokenOutside =
        text.withUnsafeBufferPointer { Parser.parse(source: $0).hasError }
        && tree.protocols.allSatisfy(\.errors.isEmpty)
      if quick == tree { equalCount += 1 }
      #expect(quick == tree || isBrokenOutside, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(equalCount > 10)
  }

  /// Some lines in a row, so that a mutation is not lost in a long file.
  private func lines(of text: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    let start = random.number(below: max(lines.count - 6, 1))
    return Array(lines[start..<min(start + 6, lines.count)].joined(separator: [10]))
  }

  @Test(arguments: [
    "protocol P { func a() func b() }", "protocol P { let x: Int }", "protocol P { var x: Int }",
    "protocol P { #warning(\"\") }", "protocol P { func a(_ b: repeat each T) }", "struct S { let r = /a{/ }",
    "struct S { let r = #/}/# }", "func f() { protocol P {} }", "struct S { foo }", "}", "struct S {",
    "@Odd(1 + 2) protocol P {}", "class A { #if X\n init() {} }\n#endif", "protocol P {}\r\n", "protocol P {} ]",
    "let a = \"\\(1", "/* /* */ protocol P {}", "protocol P { func each(_ body: (Int) rethrows -> Void) }",
  ])
  func `what is not simple is left to the parser`(text: String) {
    #expect(readings(of: Array(text.utf8)).quick == nil)
  }

  @Test(arguments: [
    "let a = \"{ \\(b(\"}\")) protocol\"\nprotocol P {}", "let a = #\"\"\"\n{ \"# \\#(b)\n\"\"\"#\nprotocol P {}",
    "/* { /* } */ protocol Q { */ protocol P {}", "let a = b / c\nlet d = e/f\nprotocol P {}",
    "struct S { var a: Int { get { 1 } }\n#if X\n func f() {}\n#endif\n protocol P {} }",
    "func f() {\n#if X\n {\n }()\n#else\n g()\n#endif\n}\nprotocol P {}", "let `class` = 1; protocol P {}",
    "class A { init(a: [Int] = [1, 2], b: Int = f(1, 2)) {} }\nprotocol P {}",
    "enum E { case `protocol` }; protocol P {}", "let a = f(1)\n\nactor A {}\nprotocol P {}",
    "class A { init?<T>(_ a: T) {}; private(set) var b = 1, c = 2 }\nprotocol P {}",
    "class A {\n#if X\n func a() {}\n#endif\n let b = 1, c = 2\n func e() {}\n}\nprotocol P {}",
  ])
  func `strings, comments and bodies do not hide a protocol`(text: String) throws {
    let (quick, tree) = readings(of: Array(text.utf8))
    let found = try #require(quick)
    #expect(found == tree)
    #expect(found.protocols.map(\.name) == ["P"])
  }
}
