/// The time in which one process holds the journal.
///
/// A journal without anything to remember is removed at the end, and so are folders that were made for it.
final class Session {
  private let files: any FileSystem
  /// True if the root was not there before.
  private(set) var madeRoot = false
  /// True if the root goes with the session, unless something is in it.
  var removesRoot = false
  private var lock: FileLock?

  /// Locks the journal, which is made if need be.
  ///
  /// - Parameter deadline: The time until which it waits for a process that holds the journal.
  /// - Throws: ``ChangeError/locked(by:)``, or what the system refused; then nothing is left behind.
  init(_ files: any FileSystem, for holder: LockHolder, waiting deadline: Deadline) throws(ChangeError) {
    self.files = files
    do throws(ChangeError) {
      madeRoot = try files.ensureFolder("")
      lock = try locked(for: holder, waiting: deadline)
      try hideFromGit()
    } catch {
      end()
      throw error
    }
  }

  private func locked(for holder: LockHolder, waiting deadline: Deadline) throws(ChangeError) -> FileLock {
    var attempts = 0
    while true {
      do throws(ChangeError) {
        for folder in [Journal.parent, Journal.folder] { try makeOwnFolder(folder) }
        return try files.lock(Journal.lock, for: holder)
      } catch {
        switch error {
        case .locked where !deadline.isOver: deadline.pause()
        // Another process may just be removing what it does not need any more.
        case .system(let failure) where failure.reason == .missing && attempts < 20: attempts += 1
        default: throw error
        }
      }
    }
  }

  /// Makes a folder of the journal; a link there would lead out of the root.
  private func makeOwnFolder(_ path: String) throws(ChangeError) {
    guard try !files.ensureFolder(path) else { return }
    if let kind = try files.entry(at: path)?.kind, kind != .folder { throw .notAFolder(path) }
  }

  private func hideFromGit() throws(ChangeError) {
    let text = FileContent(bytes: Array("*\n".utf8))
    guard try files.content(at: Journal.ignoreFile)?.bytes != text.bytes else { return }
    try files.removeTree(Journal.ignoreFile)
    try files.write(text, to: Journal.ignoreFile)
  }

  /// Releases the journal.
  ///
  /// What cannot be tidied up stays for the next session, since it does no harm.
  func end() {
    if !remembers {
      if lock != nil {
        for path in [Journal.discarded, Journal.warned, Journal.ignoreFile, Journal.lock] {
          try? files.removeTree(path)
        }
      }
      for path in [Journal.folder, Journal.parent] { try? files.removeFolder(path) }
      if removesRoot || madeRoot { try? files.removeFolder("") }
    }
    lock?.release()
  }

  /// True if the journal is needed later, or may be.
  private var remembers: Bool {
    do {
      guard try Journal.applied(in: files).isEmpty else { return true }
      return try files.entry(at: Journal.pending) != nil
    } catch {
      return true
    }
  }
}
