/// A file to write.
package struct PlannedFile: Hashable, Sendable {
  /// Relative to the root.
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}

/// A change of a file that is there.
package struct PlannedEdit: Hashable, Sendable {
  package let path: String
  /// The text that the change was decided for.
  package let oldText: String
  package let newText: String

  package init(path: String, oldText: String, newText: String) {
    self.path = path
    self.oldText = oldText
    self.newText = newText
  }
}

/// A file or a folder that gets another path, before anything else is changed.
package struct PlannedMove: Hashable, Sendable {
  package let path: String
  package let newPath: String

  package init(path: String, newPath: String) {
    self.path = path
    self.newPath = newPath
  }
}
