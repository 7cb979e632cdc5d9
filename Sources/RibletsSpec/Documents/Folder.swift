import RibletsTestCore

/// A folder to write texts into.
struct Folder {
  var path: String

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes the folder and those above it, where they are missing.
  func make() throws(FileProblem) {
    try Files.makeFolder(path)
  }

  /// Writes a file, so that a reader sees the old one or the new one.
  func write(_ text: String, to name: String) throws(FileProblem) {
    try AtomicFile.write(Array(text.utf8), to: file(name))
  }

  /// The text of a file; bytes that are not UTF-8 are replaced.
  func read(_ name: String) throws(FileProblem) -> String {
    String(decoding: try Files.contents(of: file(name)) ?? [], as: UTF8.self)
  }

  /// The names in the folder that end so, in the order of their bytes.
  func names(endingWith suffix: String) throws(FileProblem) -> [String] {
    try Files.names(in: path).filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Runs a step while no other process is in such a step for this folder.
  ///
  /// - Throws: `FileProblem` if there is no lock to be had, and what the step throws.
  func exclusively(_ step: () throws -> Void) throws {
    var outcome = Result<Void, any Error>.success(())
    try FileLock.hold(file("lock")) { () throws(FileProblem) in outcome = Result { try step() } }
    try outcome.get()
  }
}
