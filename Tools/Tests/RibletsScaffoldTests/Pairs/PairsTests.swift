import Foundation
import Testing

@testable import RibletsScaffold

/// The riblets that `scripts/check-scaffold` generates, builds and tests.
struct PairsTests {
  private struct Choice: Hashable {
    let option: String
    let value: String
  }

  private static let options: [(name: String, values: [String])] = [
    ("view", ["portable", "none"]), ("presenter", ["no", "yes"]), ("flow", ["two-way", "one-way"]),
    ("attach", ["default", "start", "by-hand"]), ("dependency", ["none", "title", "feed", "player"]),
    ("argument", ["none", "standard", "own"]), ("parent", ["none", "root", "view", "viewless"]),
  ]

  /// The lines of `pairs.txt`.
  private static func riblets() throws -> [[Choice]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pairs.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let values = line.components(separatedBy: " | ").dropFirst()
      return zip(options, values).map { Choice(option: $0.name, value: $1) }
    }
  }

  private static func pairs(of choices: [Choice]) -> Set<Set<Choice>> {
    Set(choices.indices.flatMap { i in choices[(i + 1)...].map { [choices[i], $0] } })
  }

  /// Whether a request with two choices, and otherwise the plainest, is not refused for these two.
  private static func mayStandTogether(_ pair: Set<Choice>) -> Bool {
    func has(_ option: String, _ value: String) -> Bool { pair.contains(Choice(option: option, value: value)) }
    if has("view", "none"), has("presenter", "yes") || has("flow", "one-way") { return false }
    if has("parent", "none"), has("attach", "start") || has("attach", "by-hand") { return false }
    return true
  }

  @Test func `every pair of options is in some riblet`() throws {
    var missing: Set<Set<Choice>> = []
    for (place, first) in Self.options.enumerated() {
      for second in Self.options[(place + 1)...] {
        for a in first.values {
          for b in second.values {
            missing.insert([Choice(option: first.name, value: a), Choice(option: second.name, value: b)])
          }
        }
      }
    }
    #expect(missing.count > 100)
    missing = missing.filter(Self.mayStandTogether)
    for riblet in try Self.riblets() { missing.subtract(Self.pairs(of: riblet)) }

    #expect(missing == [])
  }

  @Test func `no riblet has options that are refused`() throws {
    for riblet in try Self.riblets() {
      #expect(riblet.count == Self.options.count)
      for choice in riblet {
        #expect(Self.options.contains { $0.name == choice.option && $0.values.contains(choice.value) })
      }
      #expect(Self.pairs(of: riblet).allSatisfy(Self.mayStandTogether))
    }
  }
}
