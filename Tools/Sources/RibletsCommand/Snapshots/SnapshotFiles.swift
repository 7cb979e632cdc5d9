import Foundation
import RibletsBuildCommands

/// The snapshots of a package by their paths, seen from its folder: without those of packages inside of it.
struct SnapshotFiles {
  /// Sorted.
  let paths: [String]
  private let root: String

  init(in root: String) {
    self.root = root
    var paths: [String] = []
    let files = FileManager.default.enumerator(
      at: URL(filePath: root), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      let path = String(file.path.dropFirst(root.count + 1))
      if file.hasDirectoryPath {
        if FileManager.default.fileExists(atPath: file.appending(path: "Package.swift").path) {
          files?.skipDescendants()
        }
      } else if path.contains("__Snapshots__/") {
        paths.append(path)
      }
    }
    self.paths = paths.sorted()
  }

  /// The files that no assertion has asked for.
  struct Orphans {
    var sure: [String] = []
    /// The files beside tests that were skipped, which may have asked for them.
    var unsure: [String] = []
  }

  func orphans(of run: SnapshotRun) -> Orphans {
    var orphans = Orphans()
    for path in paths where !run.asked.contains(path) {
      let testFile = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      if run.skippedFiles.contains(testFile) { orphans.unsure.append(path) } else { orphans.sure.append(path) }
    }
    return orphans
  }

  func delete(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      do {
        try FileManager.default.removeItem(atPath: root + "/" + path)
      } catch {
        throw CommandFailure("Cannot delete '\(path)': \(error.localizedDescription)", .cannotCreate)
      }
    }
  }
}
