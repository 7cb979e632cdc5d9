/// The change of a file.
package struct FileChange: Hashable, Sendable {
  /// The ways in which files change.
  package enum Status: Hashable, Sendable {
    case added
    case deleted
    case modified
    /// Under another path, and perhaps with another content.
    case moved(from: String)
    /// Git must not look at it, and it is not in the working tree: a file, or a folder of such files.
    case leftOut
    /// Any change, as nothing says what the file was before.
    case possible
  }

  /// The path; of a file that is deleted, the former one.
  package private(set) var path: String
  /// The way in which it changes.
  package private(set) var status: Status
  /// The content before; `nil` if there was none, or it is not known.
  package var before: [UInt8]?

  /// Makes a change.
  package init(path: String, status: Status, before: [UInt8]? = nil) {
    self.path = path
    self.status = status
    self.before = before
  }

  /// The path before; `nil` if there was no file, or it is not known.
  package var pathBefore: String? {
    switch status {
    case .added, .possible: nil
    case .deleted, .leftOut, .modified: path
    case .moved(let former): former
    }
  }

  /// Changes the paths.
  mutating func relocate(_ place: (String) -> String) {
    path = place(path)
    if case .moved(let former) = status { status = .moved(from: place(former)) }
  }
}
