import Foundation

/// The output of git in a folder.
enum GitOutput {
  /// Runs git, and returns what it printed; `nil` where there is no git, no repository or no such folder.
  static func text(of arguments: [String], in folder: String) -> String? {
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
