@testable import RibletsChanges

/// A disk that counts its steps, and refuses some.
final class FaultyDisk: FileSystem {
  private let disk: LocalDisk
  private let code: Int32
  private let isRefused: (Int) -> Bool
  /// Runs before a step, with its number and what it does.
  var willStep: (Int, String) -> Void = { _, _ in }
  private(set) var steps = 0

  init(_ folder: TemporaryFolder, code: Int32, refusing isRefused: @escaping (Int) -> Bool = { _ in false }) {
    disk = folder.disk
    self.code = code
    self.isRefused = isRefused
  }

  private func step<Result>(
    _ action: SystemFailure.Action, _ path: String, refused: () -> Void = {}, _ body: () throws(ChangeError) -> Result
  ) throws(ChangeError) -> Result {
    steps += 1
    willStep(steps, "\(action.rawValue) \(path)")
    if isRefused(steps) {
      refused()
      throw .system(SystemFailure(action, path, code: code))
    }
    return try body()
  }

  func entry(at path: String) throws(ChangeError) -> FileEntry? {
    try step(.look, path) { () throws(ChangeError) in try disk.entry(at: path) }
  }

  func bytes(of path: String) throws(ChangeError) -> [UInt8] {
    try step(.read, path) { () throws(ChangeError) in try disk.bytes(of: path) }
  }

  func items(in folder: String) throws(ChangeError) -> [FolderItem] {
    try step(.list, folder) { () throws(ChangeError) in try disk.items(in: folder) }
  }

  /// A full disk takes the first half of a file.
  func write(_ content: FileContent, to path: String) throws(ChangeError) {
    var half = content
    half.bytes.removeLast(content.bytes.count / 2)
    try step(.write, path, refused: { if !content.isLink { try? disk.write(half, to: path) } }) {
      () throws(ChangeError) in try disk.write(content, to: path)
    }
  }

  func makeFolder(_ path: String, mode: UInt16?) throws(ChangeError) {
    try step(.makeFolder, path) { () throws(ChangeError) in try disk.makeFolder(path, mode: mode) }
  }

  func rename(_ path: String, to new: String) throws(ChangeError) {
    try step(.move, path) { () throws(ChangeError) in try disk.rename(path, to: new) }
  }

  func removeFile(_ path: String) throws(ChangeError) {
    try step(.remove, path) { () throws(ChangeError) in try disk.removeFile(path) }
  }

  func removeFolder(_ path: String) throws(ChangeError) {
    try step(.remove, path) { () throws(ChangeError) in try disk.removeFolder(path) }
  }

  func lock(_ path: String, for holder: LockHolder) throws(ChangeError) -> FileLock {
    try step(.lock, path) { () throws(ChangeError) in try disk.lock(path, for: holder) }
  }
}
