/// A file that a draft would create, and that is there already with another text.
package struct Conflict: Hashable, Sendable {
  package enum Resolution: String, Hashable, Sendable, Encodable {
    /// The draft's text replaces what is there.
    case overwrite
    /// Keeps the file that is there.
    case skip
    /// Nothing at all is changed.
    case abort
  }

  package let path: String
  /// The decision; `nil` if there was no way to ask for one.
  package internal(set) var resolution: Resolution?
  let old: FileContent
  let new: FileContent

  init(_ path: String, old: FileContent, new: FileContent) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// The text that is there; `nil` if it is not UTF-8.
  package var oldText: String? { old.text }
  /// The text of the draft.
  package var newText: String { new.text ?? "" }
  /// The changes that overwriting would make, as a patch.
  package var difference: String { unified.text }

  var unified: UnifiedDifference { UnifiedDifference(from: path, old, to: path, new) }
}

extension Conflict: Encodable {
  private enum Key: String, CodingKey {
    case path, resolution, difference
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(path, forKey: .path)
    try values.encode(resolution, forKey: .resolution)
    try values.encode(difference, forKey: .difference)
  }
}
