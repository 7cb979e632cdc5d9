import Foundation
import Testing

@testable import RibletsChanges

struct GitApplyTests {
  private static let names = ["A.swift", "Two Words/B C.swift", "Grüße.swift", "qu\"ote\\.txt", "tab\there.txt", "- x"]

  private static func text(_ random: inout SeededGenerator) -> String {
    let ends = ["\n", "\n", "\n", "\r\n"]
    let lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      ["let x = 1", "}", "", "  déjà", "-- a", "++ b", "\u{2028}", "@@ -1 +1 @@"].randomElement(using: &random)!
        + ends.randomElement(using: &random)!
    }
    return lines.joined() + (Bool.random(using: &random) ? "" : "no end")
  }

  /// Git is asked whether it makes the same of the old files as the library does.
  @Test(arguments: [UInt64.random(in: .min ... .max), 3, 4])
  func `git applies every difference`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(state: seed)
    for _ in 0..<12 {
      var old: [String: String] = [:]
      for name in Self.names where Bool.random(using: &random) { old[name] = Self.text(&random) }
      let folder = try TemporaryFolder(old)
      var draft = try folder.draft(.overwrite)
      for name in Self.names {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try draft.create(name, Self.text(&random), isExecutable: Bool.random(using: &random))
        case 1: if try draft.exists(name) { try draft.remove(name) }
        case 2: if try draft.exists(name) { try draft.move(name, to: "moved/\(name)") }
        case 3: if try draft.exists(name) { try draft.edit(name) { $0 = "first\n" + $0 } }
        default: break
        }
      }
      let changes = try draft.changes()
      let other = try TemporaryFolder(old)
      try other.write(changes.difference, to: "patch")

      if !changes.isEmpty {
        let result = try other.run("git", "apply", "--whitespace=nowarn", "patch")
        #expect(result.status == 0, "\(result.output)\n\(changes.difference)")
      }
      try FileManager.default.removeItem(atPath: other.path + "/patch")
      try folder.repository().apply(changes)

      // Folders that become empty, and were, are git's own business.
      #expect(
        try other.contents().filter { !$1.hasSuffix("folder") } == folder.contents().filter { !$1.hasSuffix("folder") })
    }
  }
}
