/// The time in which one process holds the journal.
///
/// A journal without anything to remember is removed at the end, and so are folders that were made for it.
struct Session {
  let files: any FileSystem
  /// True if the root was not there before.
  private(set) var madeRoot = false
  private var lock: FileLock?

  /// Locks the journal, which is made if need be.
  ///
  /// - Throws: ``ChangeError/locked(by:)``, or what the system refused; then nothing is left behind.
  init(_ files: any FileSystem, for holder: LockHolder) throws(ChangeError) {
    self.files = files
    do throws(ChangeError) {
      madeRoot = try files.ensureFolder("")
      // Another process may just be removing what it does not need any more.
      for attempt in 1... {
        do throws(ChangeError) {
          for folder in [Journal.parent, Journal.folder] { try makeOwnFolder(folder) }
          lock = try files.lock(Journal.lock, for: holder)
          break
        } catch {
          guard case .system(let failure) = error, failure.reason == .missing, attempt < 20 else { throw error }
        }
      }
      try hideFromGit()
    } catch {
      end(removesRoot: false)
      throw error
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
  func end(removesRoot: Bool) {
    if !remembers {
      if lock != nil {
        for path in [Journal.discarded, Journal.ignoreFile, Journal.lock] { try? files.removeTree(path) }
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
