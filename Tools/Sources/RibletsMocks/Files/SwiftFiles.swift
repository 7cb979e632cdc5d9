import Foundation

/// Lists Swift files.
public struct SwiftFiles: Sendable {
  /// Why files cannot be listed or read.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    case missing(String)
    case unreadable(String)
    case notText(String, offset: Int)
    case outputAmongSources(String)

    public var description: String {
      switch self {
      case .missing(let path): "There is no file or folder '\(path)'."
      case .unreadable(let path): "Cannot read '\(path)'. Check its permissions."
      case .notText(let path, let offset):
        "'\(path)' is not UTF-8: byte \(offset + 1) does not belong there. Save it as UTF-8, or exclude it with --exclude."
      case .outputAmongSources(let path):
        "The output '\(path)' is also given as a source. Write the mocks to another file."
      }
    }
  }

  /// All files, sorted, each once.
  public private(set) var paths: [String] = []

  /// Lists the Swift files at paths: files themselves, and those below folders. Hidden folders are left out; symbolic
  /// links are followed, but never in a circle.
  ///
  /// - Parameters:
  ///   - roots: Files and folders.
  ///   - suffixes: Files whose name ends so, with or without `.swift`, are left out.
  ///   - output: A file that is left out, as it is written by this run.
  public init(at roots: [String], excluding suffixes: [String], output: [String] = []) throws(Failure) {
    var visited: Set<String> = []
    let outputs = Dictionary(grouping: output) { Self.name(of: $0) }.mapValues { Set($0.map(Self.real)) }
    for root in roots {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { throw .missing(root) }
      if isFolder.boolValue {
        try list(root, &visited, suffixes, outputs)
      } else {
        if Self.isOutput(root, outputs) { throw .outputAmongSources(root) }
        paths.append(root)
      }
    }
    var seen: Set<String> = []
    paths = paths.filter { seen.insert($0).inserted }.sorted()
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether a file's name ends so that it is left out.
  static func isLeftOut(_ name: String, _ suffixes: [String]) -> Bool {
    suffixes.contains { name.hasSuffix($0.hasSuffix(".swift") ? $0 : $0 + ".swift") }
  }

  /// Only files of the same name are looked up, since there may be thousands of others.
  private static func isOutput(_ path: String, _ outputs: [String: Set<String>]) -> Bool {
    outputs[name(of: path)]?.contains(real(path)) ?? false
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  private mutating func list(
    _ folder: String, _ visited: inout Set<String>, _ suffixes: [String], _ outputs: [String: Set<String>]
  ) throws(Failure) {
    guard visited.insert(Self.real(folder)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(folder)
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder == "/" ? "/" + name : (folder.hasSuffix("/") ? folder : folder + "/") + name
      if name.hasSuffix(".swift") {
        if !Self.isLeftOut(name, suffixes), !Self.isOutput(path, outputs) { paths.append(path) }
      } else if !name.contains(".") || isFolder(path) {
        if isFolder(path) { try list(path, &visited, suffixes, outputs) }
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
