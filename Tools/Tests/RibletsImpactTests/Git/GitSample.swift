import Foundation
import RibletsImpact
import TestFolder

/// A git repository in a folder of a test's own.
struct GitSample {
  let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try git("init", "--quiet", "--initial-branch", "main")
  }

  init() throws { try self.init(TemporaryFolder()) }

  var root: String { folder.url.resolvingSymlinksInPath().path }

  @discardableResult
  func git(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  func difference(_ range: String) throws -> [FileChange] {
    try GitDifference(range, in: GitRepository(around: root), relativeTo: root).changes
  }

  /// The text of the failure of a difference.
  func failure(_ range: String) -> String? {
    do {
      _ = try difference(range)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
