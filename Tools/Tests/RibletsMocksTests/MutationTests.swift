import Foundation
import RibletsMocks
import RibletsSource
import Testing

/// Input that nobody would write: parts of the samples cut, doubled and exchanged.
struct MutationTests {
  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `mutated samples never crash the generator`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = Generator(state: seed)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "MockSamples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    let lines = try names.flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
    }
    .filter { $0.hasPrefix("protocol ") }
    for _ in 0..<150 {
      var text = Array(lines[Int(random.next() % UInt64(lines.count))].utf8)
      for _ in 0..<(1 + random.next() % 4) { mutate(&text, with: lines, &random) }
      let file = SourceFile(parsing: Array("/// @mockable\n".utf8) + text, path: "A.swift")
      var options = MockOptions()
      options.isPlain = random.next() % 2 == 0
      _ = MockGenerator(options).mocks(of: [file]).text
    }
  }

  private func mutate(_ text: inout [UInt8], with lines: [String], _ random: inout Generator) {
    guard text.count > 4 else { return }
    let start = Int(random.next() % UInt64(text.count - 1))
    let end = min(text.count, start + 1 + Int(random.next() % 12))
    switch random.next() % 4 {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: start)
    case 2: text[start] = UInt8(32 + random.next() % 95)
    default:
      let other = Array(lines[Int(random.next() % UInt64(lines.count))].utf8)
      text.replaceSubrange(start..<end, with: other[min(start, other.count)..<min(end, other.count)])
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 17
    }
  }
}
