import RibletsTestCore

/// The common and the differing lines of two texts, in order. Lines are compared byte by byte, without Unicode
/// equivalence.
struct LineDifference: Sendable {
  enum Edit: Sendable {
    case same, removed, added
  }

  struct Line: Sendable {
    let edit: Edit
    let bytes: [UInt8]
    /// The number, counted from 1: in the snapshot for `same` and `removed`, in this run for `added`.
    let number: Int

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  let lines: [Line]
  var removedCount: Int { lines.count { $0.edit == .removed } }
  var addedCount: Int { lines.count { $0.edit == .added } }

  init(expected: [UInt8], actual: [UInt8]) {
    var (old, new) = (0, 0)
    lines = LineEdit.edits(from: Self.split(expected), to: Self.split(actual)).map { edit in
      switch edit {
      case .same(let bytes):
        old += 1
        new += 1
        return Line(edit: .same, bytes: bytes, number: old)
      case .removed(let bytes):
        old += 1
        return Line(edit: .removed, bytes: bytes, number: old)
      case .added(let bytes):
        new += 1
        return Line(edit: .added, bytes: bytes, number: new)
      }
    }
  }

  /// Returns the lines of a text; an end of line at its end does not begin another one.
  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    let feed = UInt8(ascii: "\n")
    let body = bytes.last == feed ? bytes.dropLast() : bytes[...]
    guard !bytes.isEmpty else { return [] }
    return body.split(separator: feed, omittingEmptySubsequences: false).map(Array.init)
  }
}
