import Foundation
import Testing

/// A text about the generator's mocks that is in the repository: hashes of most mocks, and some mocks whole.
struct RecordedMocks {
  let name: String

  /// Fails with the first different line and the command that accepts the new text.
  ///
  /// With `RIBLETS_RECORD_MOCKS` in the environment, the new text replaces the recorded text first.
  func compare(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).appending(path: "../Recorded").appending(path: name).standardizedFileURL
    if ProcessInfo.processInfo.environment["RIBLETS_RECORD_MOCKS"] != nil {
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return }
    Issue.record("\(failure(recorded, text))", sourceLocation: sourceLocation)
  }

  private func failure(_ recorded: String, _ text: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(old, new).prefix { $0 == $1 }.count
    return """
      The generator does not write the mocks that are recorded in Tools/Tests/RibletsMocksTests/Recorded/\(name).

        Line \(place + 1), recorded: \(place < old.count ? old[place] : "(no line)")
        Line \(place + 1), now:      \(place < new.count ? new[place] : "(no line)")

      If you changed the generator on purpose, accept the new mocks, and commit what the command writes:
        RIBLETS_RECORD_MOCKS=1 scripts/test Tools --filter MockSampleTests
      """
  }

  static func hash(_ text: String) -> String {
    var value: UInt64 = 0x9E37_79B9_7F4A_7C15
    func add(_ word: UInt64) {
      let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
    }
    let bytes = Array(text.utf8)
    let rest = bytes.count % 8
    for place in stride(from: 0, to: bytes.count - rest, by: 8) {
      add(bytes[place..<(place + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    add(bytes.suffix(rest).reduce(0) { $0 << 8 | UInt64($1) })
    add(UInt64(bytes.count))
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
