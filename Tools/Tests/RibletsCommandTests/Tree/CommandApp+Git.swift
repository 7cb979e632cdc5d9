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

  /// Runs a command that has to end well: `new riblet Cart --parent Root`.
  func carryOut(_ command: String) throws {
    let result = try run(command.split(separator: " ").map(String.init))
    try #require(result.status == 0, "\(command): \(result.errors)")
  }

  /// Makes the branches `main` and `topic`, on which some commands are carried out and committed. Their ends have the tags
  /// `main-end` and `topic-end`.
  ///
  /// - Parameter change: Changes the files on a branch after its commands.
  func branch(topic: [String], main: [String], change: (CommandApp, String) throws -> Void) throws {
    try beginHistory()
    try git("config", "user.name", "A")
    try git("config", "user.email", "a@example.org")
    try git("branch", "topic")
    for (branch, commands) in [("main", main), ("topic", topic)] {
      try git("checkout", "--quiet", branch)
      for command in commands { try carryOut(command) }
      try change(self, branch)
      try commit()
      try git("tag", branch + "-end")
    }
    try git("checkout", "--quiet", "main")
  }
}
