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
    /// The number of the applied change in the journal.
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

  /// The changes in lines, without a line feed at the end.
  ///
  /// - Parameter isBrief: True to count the files of each folder where there are more than forty.
  package func summary(isBrief: Bool) -> String {
    guard isBrief, changes.count > 40 else { return summary }
    var groups: [String: [Change]] = [:]
    for change in changes {
      let folders = change.path.split(separator: "/").dropLast().prefix(2)
      groups["\(change.kind.rawValue) \(folders.joined(separator: "/"))", default: []].append(change)
    }
    let lines = groups.sorted { $0.key < $1.key }.flatMap { key, changes -> [String] in
      guard changes.count > 3 else { return changes.map(\.summary) }
      let parts = key.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let word = String(parts[0]).padded(to: 6)
      return ["\(word)  \(changes.count) files in \(parts[1].isEmpty ? "the folder of the app" : parts[1])"]
    }
    return (lines + ["\(changes.count) files in all. A line for each: --verbose"]).joined(separator: "\n")
  }
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
    let word = kind.rawValue.padded(to: 6)
    let name = oldPath.map { "\($0) → \(path)" } ?? path
    guard kind == .change || kind == .move else { return "\(word)  \(name)" }
    let unified = unified
    let counts = [unified.added > 0 ? "+\(unified.added)" : "", unified.removed > 0 ? "−\(unified.removed)" : ""]
    return ([word + "  " + name] + [counts.filter { !$0.isEmpty }.joined(separator: " ")])
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension String {
  /// Returns the text with as many spaces behind it as make up for its length.
  fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
