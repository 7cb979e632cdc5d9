import Foundation
import RibletsMocks
import RibletsSource
import Synchronization

/// The files from which the protocols of a run may inherit: those of its sources' modules and of the modules they see.
struct PackageParents {
  /// Files with such protocols.
  private(set) var files: [String] = []
  /// Warnings about facts that the manifests do not state. Of interest only if a parent is missing.
  private(set) var warnings: [MockDiagnosis] = []
  private var modules: [SourceModule] = []
  private let folders = Folders()

  /// A memory of folders: to find out where thousands of files really are takes longer than a run without changes.
  private final class Folders: Sendable {
    struct Folder {
      var path: String
      /// Those that may own files in it.
      var modules: [SourceModule]
    }

    let known = Mutex<[Substring: Folder]>([:])
  }

  /// Reads the manifests around files and folders.
  init(of sources: [String]) {
    var graphs: [PackageGraph] = []
    for source in sources where !graphs.contains(where: { Self.isBelow(Self.absolute(source), $0.folder) }) {
      if let graph = PackageGraph(around: source) { graphs.append(graph) }
    }
    let roots = sources.map(Self.absolute)
    for var graph in graphs {
      let own = graph.modules(around: roots)
      let seen = graph.modulesSeen(by: own)
      modules += own + seen
      files += (own + seen).flatMap(\.files).filter { file in !roots.contains { Self.isBelow(file, $0) } }
      warnings += graph.unknowns.map { unknown in
        MockDiagnosis(
          .warning, at: unknown.position,
          """
          Parents may be in modules that the manifest does not tell of: \(unknown.text). Give the folders of their \
          sources with --parents.
          """)
      }
    }
  }

  /// The name of the module that a file belongs to, if it is known.
  func module(of file: String) -> String? {
    if modules.isEmpty { return nil }
    let end = file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex
    let folder = folder(file[..<end])
    if folder.modules.isEmpty { return nil }
    let path = folder.path + (folder.path.hasSuffix("/") ? "" : "/") + file[end...]
    return folder.modules.first { $0.owns(path) }?.name
  }

  private func folder(_ name: Substring) -> Folders.Folder {
    folders.known.withLock { known in
      if let folder = known[name] { return folder }
      let path = Self.absolute(name.isEmpty ? "." : String(name))
      let folder = Folders.Folder(path: path, modules: modules.filter { $0.reaches(path) })
      known[name] = folder
      return folder
    }
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func absolute(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
