import Foundation

/// The plan of a command: files, changes, and what to report.
package struct ScaffoldPlan: Hashable, Sendable {
  package var files: [PlannedFile] = []
  package var edits: [PlannedEdit] = []
  package var moves: [PlannedMove] = []
  /// Files that go.
  package var removals: [String] = []
  /// Further information about the result.
  package var notes: [String] = []
  /// The steps that are left to the user before the result is whole.
  package var missing: [String] = []

  /// True if no file changes.
  package var isEmpty: Bool { files.isEmpty && edits.isEmpty && moves.isEmpty && removals.isEmpty }

  /// Adds a file that is an output: a change where it is there already.
  package mutating func put(_ file: PlannedFile, _ root: String) {
    if let place = edits.firstIndex(where: { $0.path == file.path }) {
      edits[place] = PlannedEdit(path: file.path, oldText: edits[place].oldText, newText: file.text)
      return
    }
    let data = FileManager.default.contents(atPath: root + "/" + file.path)
    put(file, over: data.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Adds a file with the text that it replaces; `nil` if there is no such file.
  package mutating func put(_ file: PlannedFile, over old: String?) {
    if let place = files.firstIndex(where: { $0.path == file.path }) {
      files[place] = file
      return
    }
    guard let old else { return files.append(file) }
    if old != file.text { edits.append(PlannedEdit(path: file.path, oldText: old, newText: file.text)) }
  }

  package init(files: [PlannedFile] = []) { self.files = files }
}
