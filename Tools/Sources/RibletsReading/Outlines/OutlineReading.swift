import Foundation
package import RibletsSource

/// The outlines of the Swift files below some folders.
package struct OutlineReading: Sendable {
  /// The reasons why there is no outline of a file.
  package enum Problem: Error, Sendable {
    case unreadable
    case notText
  }

  /// A file, and what it declares.
  package struct File: Sendable {
    /// The path from the root on.
    package let path: String
    /// The number of the folder that it is in.
    package let folder: Int
    /// Its outline, or why there is none.
    package let outline: Result<SourceOutline, Problem>
  }

  /// The files, by folder and path.
  package let files: [File]
  /// The folders that cannot be read, from the root on.
  package let unreadable: [String]
  /// The links to folders, which are not followed, from the root on.
  package let links: [String]

  /// Reads all Swift files below some folders, on all processors.
  ///
  /// Files and folders that begin with a dot are left out, and links to folders are not followed.
  ///
  /// - Parameters:
  ///   - folders: Paths from the root on; one that is not there has no files.
  ///   - withNames: True to read the names in bodies and texts, too.
  ///   - known: The outlines of files that need not be read, by their paths from the root on; read with as many names.
  package init(
    of folders: [String], in root: String, withNames: Bool = false, known: [String: SourceOutline] = [:]
  ) {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    var walk = FolderWalk(jobs: jobs, followsLinks: false, identifiesFiles: false)
    walk.add(folders.map { root + "/" + $0 })
    let start = root.utf8.count + 1
    let fromRoot = { @Sendable (path: String) in String(Substring(path.utf8.dropFirst(start))) }
    let listed = walk.files.sorted { ($0.root, $0.path) < ($1.root, $1.path) }
    files = Workers.map(listed.count, jobs: jobs, makeTools: FileReader.init) { reader, number in
      let path = fromRoot(listed[number].path)
      if let outline = known[path] {
        return File(path: path, folder: listed[number].root, outline: .success(outline))
      }
      let outline = Self.outline(of: listed[number].path, named: path, withNames: withNames, &reader)
      return File(path: path, folder: listed[number].root, outline: outline)
    }
    unreadable = walk.unreadable.map { fromRoot($0.path) }.sorted()
    links = walk.unfollowed.map(fromRoot).sorted()
  }

  private static func outline(
    of file: String, named path: String, withNames: Bool, _ reader: inout FileReader
  ) -> Result<SourceOutline, Problem> {
    let read = try? reader.read(file) { bytes throws(SwiftFiles.Failure) -> Result<SourceOutline, Problem> in
      guard FileBytes(bytes: bytes).invalidOffset == nil else { return .failure(.notText) }
      return .success(SourceOutline(reading: bytes, path: path, withNames: withNames))
    }
    return read ?? .failure(.unreadable)
  }
}
