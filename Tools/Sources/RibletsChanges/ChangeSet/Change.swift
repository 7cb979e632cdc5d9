/// The creation, change, removal or move of one file.
package struct Change: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Encodable {
    case create, change, remove, move
  }

  package let kind: Kind
  /// The path of the file afterwards, or the one that it had if it is removed.
  package let path: String
  /// The path from which the file moves, if it does.
  package let oldPath: String?
  let old: FileContent?
  let new: FileContent?

  init(_ kind: Kind, _ path: String, from oldPath: String? = nil, old: FileContent?, new: FileContent?) {
    self.kind = kind
    self.path = path
    self.oldPath = oldPath
    self.old = old
    self.new = new
  }

  /// The text before; `nil` if there was no file, or if it is not text.
  package var oldText: String? { old?.text }
  /// The text afterwards; `nil` if there is no file, or if it is not text.
  package var newText: String? { new?.text }

  /// The change as a patch for `git apply`, with three lines of context.
  ///
  /// Content that is not text is only named, and git refuses such a patch.
  package var difference: String { unified.text }

  var unified: UnifiedDifference { UnifiedDifference(from: oldPath ?? path, old, to: path, new) }
}

extension Change: Encodable {
  private enum Key: String, CodingKey {
    case kind, path, oldPath, added, removed, difference
  }

  package func encode(to encoder: any Encoder) throws {
    let unified = unified
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(path, forKey: .path)
    try values.encodeIfPresent(oldPath, forKey: .oldPath)
    try values.encode(unified.added, forKey: .added)
    try values.encode(unified.removed, forKey: .removed)
    try values.encode(unified.text, forKey: .difference)
  }
}
