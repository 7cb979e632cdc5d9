import RibletsTestCore

/// The folder of the failures: their files, and one page that shows all of them.
///
/// A failure stays until its assertion passes, so that the page is also correct after a run of a few tests. Each has
/// files of its own, and the page is made from those of all processes, with a lock, so that none is lost.
@MainActor final class FailureFolder {
  let path: String
  /// The page's parts, by the name of their file, as far as this process has read them.
  private var known: Set<String>
  private var changes = 0
  private var written = 0

  var pagePath: String { "\(path)/index.html" }
  private var entriesPath: String { "\(path)/entries" }

  init(path: String) {
    self.path = path
    known = Set((try? Files.names(in: "\(path)/entries")) ?? [])
  }

  /// Keeps a failure's files and adds it to the page, in place of an earlier one of the snapshot.
  func add(_ entry: FailureEntry, of place: SnapshotPlace) throws(FileProblem) {
    let folder = "\(path)/\(place.module)/\(place.testFile)"
    try Files.makeFolder(folder)
    try Files.makeFolder(entriesPath)
    for (artifact, bytes) in FailureArtifact.files(of: entry) {
      let file = "\(folder)/\(artifact.fileName(for: place))"
      if let bytes { try AtomicFile.write(bytes, to: file) } else { try Files.remove(file) }
    }
    let name = Self.entryName(place)
    try AtomicFile.write(Array(FailureFragment(entry).html.utf8), to: "\(entriesPath)/\(name)")
    known.insert(name)
    try pageChanged()
  }

  /// Removes a failure from the page, since its assertion passes now.
  func forget(_ place: SnapshotPlace) throws(FileProblem) {
    guard !known.isEmpty, case let name = Self.entryName(place), known.remove(name) != nil else { return }
    let folder = "\(path)/\(place.module)/\(place.testFile)"
    for artifact in FailureArtifact.allCases { try Files.remove("\(folder)/\(artifact.fileName(for: place))") }
    try Files.remove("\(entriesPath)/\(name)")
    try pageChanged()
  }

  private static func entryName(_ place: SnapshotPlace) -> String {
    StableHash.longDigits(of: "\(place.module)/\(place.testFile)/\(place.fileName)") + ".html"
  }
}

extension FailureFolder {
  /// Writes the page for each of the first failures, then whenever their number has grown by a quarter, and at the end.
  private func pageChanged() throws(FileProblem) {
    changes += 1
    guard changes <= 20 || changes >= written + written / 4 else {
      FailurePageAtExit.folder = path
      return
    }
    written = changes
    FailurePageAtExit.folder = nil
    try Self.writePage(in: path)
  }

  /// Makes the page from the files of all processes in the folder.
  nonisolated static func writePage(in path: String) throws(FileProblem) {
    try FileLock.hold("\(path)/.lock") { () throws(FileProblem) in
      var fragments: [FailurePage.Part] = []
      for name in try Files.names(in: "\(path)/entries") where name.hasSuffix(".html") {
        guard let bytes = try Files.contents(of: "\(path)/entries/\(name)") else { continue }
        fragments.append(FailurePage.Part(html: String(decoding: bytes, as: UTF8.self)))
      }
      try AtomicFile.write(Array(FailurePage(parts: fragments).html.utf8), to: "\(path)/index.html")
    }
  }
}
