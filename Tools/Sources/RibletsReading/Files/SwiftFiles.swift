import Foundation

/// Lists Swift files.
public struct SwiftFiles: Sendable {
  /// The reason for which files cannot be listed or read.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    case missing(String)
    case unreadable(String)
    case notText(String, offset: Int)
    case nestedTooDeep(String, line: Int)
    case outputAmongSources(String)

    public var description: String {
      switch self {
      case .missing(let path): "There is no file or folder '\(path)'."
      case .unreadable(let path): "Cannot read '\(path)'. Check its permissions."
      case .notText(let path, let offset):
        "'\(path)' is not UTF-8: byte \(offset + 1) does not belong there. Save it as UTF-8, or exclude it with --exclude."
      case .nestedTooDeep(let path, let line):
        """
        '\(path)' is nested more than 500 levels deep in line \(line), so it is not read. Take it apart, or exclude it with \
        --exclude.
        """
      case .outputAmongSources(let path):
        "The output '\(path)' is also given as a source. Write the mocks to another file."
      }
    }
  }

  /// All files, sorted, each once.
  package private(set) var files: [FolderWalk.File] = []

  /// The paths of all files, sorted, each once.
  public var paths: [String] { files.map(\.path) }

  /// Lists the Swift files at paths: files themselves, and those below folders. Hidden folders are left out; symbolic
  /// links are followed, but never in a circle.
  ///
  /// - Parameters:
  ///   - roots: Files and folders.
  ///   - suffixes: Files whose name ends so, with or without `.swift`, are left out.
  ///   - output: A file that is left out, as it is written by this run.
  ///   - jobs: How many folders are listed at a time.
  public init(
    at roots: [String], excluding suffixes: [String], output: [String] = [], jobs: Int = 1
  ) throws(Failure) {
    let outputs = Dictionary(grouping: output) { Self.name(of: $0) }.mapValues { Set($0.map(Self.real)) }
    var walk = FolderWalk(jobs: jobs)
    var given: [FolderWalk.File] = []
    for root in roots {
      let identity = FileIdentity(of: root)
      guard identity != .missing else { throw .missing(root) }
      if Self.isFolder(root) {
        walk.add([root])
        if let folder = walk.unreadable.first { throw .unreadable(folder.path) }
      } else {
        if Self.isOutput(root, outputs) { throw .outputAmongSources(root) }
        given.append(FolderWalk.File(path: root, identity: identity, isLink: true))
      }
    }
    let found = walk.files.filter { !Self.isLeftOut($0.path, suffixes) && !Self.isOutput($0.path, outputs) }
    for file in Self.unlinked(given + found).sorted(by: { $0.path < $1.path }) where file.path != files.last?.path {
      files.append(file)
    }
  }

  /// The files without links to others of them; a file that was named by itself may be one of a folder, too.
  private static func unlinked(_ files: [FolderWalk.File]) -> [FolderWalk.File] {
    guard files.contains(where: \.isLink) else { return files }
    var seen = Set(files.lazy.filter { !$0.isLink }.map(\.identity))
    let links = files.filter(\.isLink).sorted { $0.path < $1.path }
    return files.filter { !$0.isLink } + links.filter { $0.identity == .missing || seen.insert($0.identity).inserted }
  }

  private static func name(of path: String) -> Substring {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[bytes.index(after: slash)...]
  }

  /// Returns true if a file is left out because of the end of its name.
  package static func isLeftOut(_ name: String, _ suffixes: [String]) -> Bool {
    suffixes.contains { name.hasSuffix($0.hasSuffix(".swift") ? $0 : $0 + ".swift") }
  }

  /// Only files of the same name are looked up, since there may be thousands of others.
  private static func isOutput(_ path: String, _ outputs: [Substring: Set<String>]) -> Bool {
    guard !outputs.isEmpty, let paths = outputs[name(of: path)] else { return false }
    return paths.contains(real(path))
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
