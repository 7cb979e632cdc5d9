/// All changes that a command makes, decided and not yet made.
///
/// The same draft of the same files gives the same change set, byte for byte.
package struct ChangeSet: Sendable {
  /// By path; only files that are different afterwards.
  package let changes: [Change]
  /// Files that the decisions rest on.
  let basis: [Reading]

  /// The command that these changes take back, if they do.
  package var undoes: String? { undone?.command }
  let undone: Undone?

  struct Undone: Sendable {
    let command: String
    /// Which of the applied changes in the journal.
    let number: Int
  }

  /// A file as it was when it was read.
  struct Reading: Sendable {
    let path: String
    let identity: FileEntry.Identity
    let bytes: [UInt8]
  }

  init(_ changes: [Change], basis: [Reading] = [], undoing undone: Undone? = nil) {
    self.changes = changes.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    self.basis = basis
    self.undone = undone
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// One patch of all changes, for `git apply`.
  package var difference: String { changes.map(\.difference).joined() }

  /// One line a change, such as `change  Sources/Shop/ShopRouter.swift  +1`, without a line feed at the end.
  package var summary: String { changes.map(\.summary).joined(separator: "\n") }
}

extension ChangeSet: Encodable {
  /// Encodes the changes as an array.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for change in changes { try values.encode(change) }
  }
}

extension Change {
  /// The change in one line, with counts of added and removed lines where a file changes.
  package var summary: String {
    let word = kind.rawValue.count < 6 ? kind.rawValue + "  " : kind.rawValue
    let name = oldPath.map { "\($0) → \(path)" } ?? path
    guard kind == .change || kind == .move else { return "\(word)  \(name)" }
    let unified = unified
    let counts = [unified.added > 0 ? "+\(unified.added)" : "", unified.removed > 0 ? "−\(unified.removed)" : ""]
    return ([word + "  " + name] + [counts.filter { !$0.isEmpty }.joined(separator: " ")])
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
