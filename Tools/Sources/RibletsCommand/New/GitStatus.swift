import Foundation

/// A check of a folder for changes that are not committed to git.
struct GitStatus {
  /// `false` also where there is no git, or no repository.
  let hasChanges: Bool

  init(of folder: String) {
    guard FileManager.default.fileExists(atPath: folder) else {
      hasChanges = false
      return
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "status", "--porcelain", "--untracked-files=normal", "--", "."]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      hasChanges = false
      return
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    hasChanges = process.terminationStatus == 0 && !data.isEmpty
  }
}
