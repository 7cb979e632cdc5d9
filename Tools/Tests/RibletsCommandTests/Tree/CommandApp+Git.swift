import Foundation
import Testing

/// An app in a git repository of its own.
extension CommandApp {
  /// Runs git in the folder of the app, and returns its status.
  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Makes the repository, with all files in its first commit.
  func beginHistory() throws {
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  /// Commits all files.
  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Change")
  }

  /// Replaces a text that a file has.
  func change(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(of: path)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: path)
  }
}
