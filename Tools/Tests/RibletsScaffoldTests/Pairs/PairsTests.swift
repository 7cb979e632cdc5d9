import Foundation
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// The riblets that `scripts/check scaffold` and `scripts/check apple-scaffold` generate and check.
struct PairsTests {
  struct Choice: Hashable {
    let option: String
    let value: String
  }

  /// A file with a riblet a line, and the options that it has columns for.
  struct Table: CustomTestStringConvertible, Sendable {
    let file: String
    let options: [(name: String, values: [String])]
    var testDescription: String { file }

    func riblets() throws -> [[Choice]] {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
        line in
        let values = line.components(separatedBy: " | ").dropFirst()
        return zip(options, values).map { Choice(option: $0.name, value: $1) }
      }
    }
  }

  private static let rest: [(name: String, values: [String])] = [
    ("presenter", ["no", "yes"]), ("flow", ["two-way", "one-way"]), ("attach", ["default", "start", "by-hand"]),
    ("dependency", ["none", "title", "feed", "player"]), ("argument", ["none", "standard", "own"]),
    ("parent", ["none", "root", "view", "viewless"]),
  ]

  static let tables = [
    Table(
      file: "pairs.txt",
      options: [("app", ["portable"]), ("view", ["portable", "none"]), ("interface", ["code"])] + rest),
    Table(
      file: "apple-pairs.txt",
      options: [
        ("app", ["uikit", "swiftui"]), ("view", ["uikit", "swiftui", "none"]),
        ("interface", ["code", "storyboard", "xib"]),
      ] + rest),
  ]

  private static func pairs(of choices: [Choice]) -> Set<Set<Choice>> {
    Set(choices.indices.flatMap { i in choices[(i + 1)...].map { [choices[i], $0] } })
  }

  /// Returns true if a request with two choices, and otherwise the plainest, is not refused for these two.
  private static func mayStandTogether(_ pair: Set<Choice>) -> Bool {
    func has(_ option: String, _ value: String) -> Bool { pair.contains(Choice(option: option, value: value)) }
    if has("view", "none"), has("presenter", "yes") || has("flow", "one-way") { return false }
    if has("parent", "none"), has("attach", "start") || has("attach", "by-hand") { return false }
    let isOfUIKit = has("view", "uikit") || has("interface", "storyboard") || has("interface", "xib")
    if isOfUIKit, has("app", "swiftui") || has("view", "swiftui") || has("view", "none") { return false }
    return true
  }

  @Test(arguments: tables)
  func `every pair of options is in some riblet`(table: Table) throws {
    var missing: Set<Set<Choice>> = []
    for (place, first) in table.options.enumerated() {
      for second in table.options[(place + 1)...] {
        for a in first.values {
          for b in second.values {
            missing.insert([Choice(option: first.name, value: a), Choice(option: second.name, value: b)])
          }
        }
      }
    }
    #expect(missing.count > 100)
    missing = missing.filter(Self.mayStandTogether)
    for riblet in try table.riblets() { missing.subtract(Self.pairs(of: riblet)) }

    #expect(missing == [])
  }

  @Test(arguments: tables)
  func `no riblet has options that are refused`(table: Table) throws {
    for riblet in try table.riblets() {
      #expect(riblet.count == table.options.count)
      for choice in riblet {
        #expect(table.options.contains { $0.name == choice.option && $0.values.contains(choice.value) })
      }
      #expect(Self.pairs(of: riblet).allSatisfy(Self.mayStandTogether))
    }
  }
}
