import RibletsTestCore

/// A folder to write texts into.
struct Folder {
  var path: String

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder and its missing parent folders.
  func make() throws(FileProblem) {
    try Files.makeFolder(path)
  }

  /// Writes a file atomically.
  func write(_ text: String, to name: String) throws(FileProblem) {
    try AtomicFile.write(Array(text.utf8), to: file(name))
  }

  /// Returns the text of a file; bytes that are not UTF-8 are replaced.
  func read(_ name: String) throws(FileProblem) -> String {
    String(decoding: try Files.contents(of: file(name)) ?? [], as: UTF8.self)
  }

  /// Returns the names in the folder with a suffix, in the order of their bytes.
  func names(endingWith suffix: String) throws(FileProblem) -> [String] {
    try Files.names(in: path).filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Runs a step while no other process runs one for this folder.
  ///
  /// - Throws: `FileProblem` if the lock cannot be taken, and errors of the step.
  func exclusively(_ step: () throws -> Void) throws {
    var outcome = Result<Void, any Error>.success(())
    try FileLock.hold(file("lock")) { () throws(FileProblem) in outcome = Result { try step() } }
    try outcome.get()
  }
}
