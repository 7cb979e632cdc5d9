import Foundation

@testable import RibletsChanges

/// A folder that goes with its last reference.
final class TemporaryFolder {
  let path: String

  init(_ texts: [String: String] = [:]) throws {
    let folder = Self.parent.appending(path: "changes \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = String(cString: realpath(folder.path(percentEncoded: false), nil))
    for (name, text) in texts { try write(text, to: name) }
  }

  /// In memory where the system has such a folder: the tests make and remove some hundred thousand files.
  private static var parent: URL {
    let memory = "/dev/shm"
    guard FileManager.default.isWritableFile(atPath: memory) else { return FileManager.default.temporaryDirectory }
    return URL(filePath: memory)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var disk: LocalDisk { LocalDisk(root: path) }

  func repository(_ command: String = "riblets new riblet Cart") throws -> Repository {
    try Repository(at: path, command: command)
  }

  func draft(_ policy: ConflictPolicy = .fail) throws -> Draft { try repository().draft(conflicts: policy) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(at name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func setMode(_ mode: mode_t, of name: String) { chmod(path + "/" + name, mode) }

  /// All that is in the folder, with modes, but the journal and the folder made for it.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    try collect("", into: &contents)
    let isOnlyJournal = !contents.keys.contains { $0.hasPrefix(".riblets/") }
    if isOnlyJournal { contents[".riblets"] = nil }
    return contents
  }

  private func collect(_ folder: String, into contents: inout [String: String]) throws {
    for name in try disk.names(in: folder) {
      let path = folder.isEmpty ? name : folder + "/" + name
      guard path != Journal.folder, let entry = try disk.entry(at: path) else { continue }
      let mode = String(entry.mode, radix: 8)
      switch entry.kind {
      case .file: contents[path] = "\(mode) \(String(decoding: try disk.bytes(of: path), as: UTF8.self))"
      case .link(let target): contents[path] = "-> \(target)"
      case .folder:
        contents[path] = "\(mode) folder"
        try collect(path, into: &contents)
      case .other: contents[path] = "other"
      }
    }
  }

  /// Runs a command in the folder, and gives what it says.
  @discardableResult
  func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
