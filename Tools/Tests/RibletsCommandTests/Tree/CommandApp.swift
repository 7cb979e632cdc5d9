import Foundation
import Testing

/// An app in a folder of its own, on which the built command is run.
final class CommandApp {
  let root: String

  /// - Parameter riblets: The arguments of `riblets new riblet`, one line each.
  init(_ riblets: String...) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "command app \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.appending(path: "Shop").path
    try #require(try BuiltCommand.run(["new", "app", "Shop"], in: folder.path).status == 0)
    for riblet in riblets {
      let result = try run(["new", "riblet"] + riblet.split(separator: " ").map(String.init))
      try #require(result.status == 0, "\(result.errors)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(filePath: root).deletingLastPathComponent())
  }

  func run(_ arguments: [String]) throws -> BuiltCommand.Result { try BuiltCommand.run(arguments, in: root) }

  func run(_ arguments: String...) throws -> BuiltCommand.Result { try run(arguments) }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a program or a hook by a process of its own. The system runs no file that a process has open for writing, and what another
  /// test starts while this one writes would have it open ("Text file busy").
  func writeProgram(_ text: String, to path: String) throws {
    try write(text, to: path + ".text")
    let copying = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", #"cp "$0.text" "$0" && chmod 755 "$0" && rm "$0.text""#, root + "/" + path])
    copying.waitUntilExit()
    try #require(copying.terminationStatus == 0)
  }

  func text(of path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  /// All files by their paths, without the journal.
  func files() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { !$0.contains("/journal") && !$0.hasPrefix(".build") }.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      files[path] = isFolder.boolValue ? Data() : try Data(contentsOf: URL(filePath: root + "/" + path))
    }
  }
}

/// Returns the object that a command prints with `--json`.
func object(_ text: String) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}
