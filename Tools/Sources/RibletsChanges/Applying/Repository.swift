#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder whose files are changed wholly or not at all.
///
/// ```swift
/// let repository = try Repository(at: ".", command: "riblets new riblet Cart")
/// if let recovery = repository.recovery { say(recovery.description) }
/// var draft = repository.draft(conflicts: .prompt(write: show, readLine: { Swift.readLine() }))
/// try draft.create("Sources/Cart/CartRouter.swift", router)
/// try draft.edit("Sources/Shop/ShopRouter.swift") { text in … }
/// let changes = try draft.changes()
/// print(isDryRun ? changes.difference : changes.summary)
/// if !isDryRun { try repository.apply(changes) }
/// ```
///
/// A command that is interrupted or fails takes back what it changed; after one that was killed, the next repository
/// made for the same folder does. This holds for the death of a process, not of the machine.
package struct Repository {
  /// Absolute, without symbolic links.
  package let root: String
  /// The command that is carried out here, as its user would type it.
  package let command: String
  /// The report on changes that were taken back on opening, to be shown to the user; `nil` if there were none.
  package let recovery: Recovery?
  let files: any FileSystem

  /// Opens a repository, and takes back what an earlier command left half-made.
  ///
  /// - Parameters:
  ///   - root: An existing folder, or one to make in an existing folder when changes are applied.
  ///   - command: Told to other processes meanwhile, and to who undoes it later.
  /// - Throws: ``ChangeError/locked(by:)`` if a process is changing files here right now.
  package init(at root: String, command: String) throws(ChangeError) {
    let place = try Self.realPath(root)
    try self.init(LocalDisk(root: place == "/" ? "" : place), root: place, command: command)
  }

  init(_ files: any FileSystem, root: String, command: String) throws(ChangeError) {
    self.files = files
    self.root = root
    self.command = command
    let isPending = try files.entry(at: Journal.pending) != nil
    recovery = isPending ? try Self.recover(files, for: Self.holder(command)) : nil
  }

  private static func recover(_ files: any FileSystem, for holder: LockHolder) throws(ChangeError) -> Recovery? {
    let session = try Session(files, for: holder)
    var rollback = Rollback(files)
    defer { session.end(removesRoot: rollback.removesRoot) }
    return try rollback.run()
  }

  private static func holder(_ command: String) -> LockHolder { LockHolder(process: getpid(), command: command) }

  private static func realPath(_ path: String) throws(ChangeError) -> String {
    if let place = resolved(path) {
      guard try LocalDisk(root: place).isFolder("") else { throw .rootIsFile(path) }
      return place
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let name = names.last, name != "..", name != "." else { throw .noRoot(path, parent: path) }
    let parent = (path.hasPrefix("/") ? "/" : "") + names.dropLast().joined(separator: "/")
    guard let place = resolved(parent.isEmpty ? "." : parent) else { throw .noRoot(path, parent: parent) }
    return place == "/" ? "/" + name : place + "/" + name
  }

  private static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// Changes to decide, none yet.
  ///
  /// - Parameter policy: Who decides about files that are there already.
  package func draft(conflicts policy: ConflictPolicy = .fail) -> Draft {
    Draft(files, root: root, conflicts: policy)
  }

  /// Makes all changes, or none.
  ///
  /// Holds back SIGINT, SIGTERM and SIGHUP of the process meanwhile. Empty folders that removed files leave are removed.
  ///
  /// - Throws: ``ChangeError``; then every file is as before, except for ``ChangeError/stuck(after:restoring:)``.
  package func apply(_ changes: ChangeSet) throws(ChangeError) {
    guard !changes.isEmpty else { return }
    do {
      try applyAlone(changes)
    } catch {
      guard case .system(let failure) = error else { throw error }
      throw .takenBack(failure)
    }
  }

  private func applyAlone(_ changes: ChangeSet) throws(ChangeError) {
    let session = try Session(files, for: Self.holder(command))
    var removesRoot = false
    defer { session.end(removesRoot: removesRoot) }
    var rollback = Rollback(files)
    // Somebody was killed since this repository was opened: what was read may be half-made.
    let recovery = try rollback.run()
    removesRoot = rollback.removesRoot
    if let recovery { throw .changedMeanwhile(recovery.restored) }
    try Verification(files).verify(changes)
    var plan = try Plan(changes, command: command, madeRoot: session.madeRoot, files: files)
    if let undone = changes.undone {
      let undonePlan = try Plan(reading: Journal.applied(undone.number) + "/plan.json", in: files)
      plan.isUndo = true
      removesRoot = undonePlan.madeRoot
    }
    try Interruption.watch { () throws(ChangeError) in
      try run(Transaction(files: files, plan: plan, interruption: { Interruption.signal }), changes)
    }
  }

  private func run(_ transaction: Transaction, _ changes: ChangeSet) throws(ChangeError) {
    do {
      try transaction.stage(changes)
      try transaction.perform()
      try transaction.commit()
    } catch {
      var rollback = Rollback(files)
      do {
        _ = try rollback.run()
      } catch let restoring {
        guard case .system(let failure) = restoring else { throw restoring }
        if case .system(let cause) = error { throw .stuck(after: cause, restoring: failure) }
        throw .stuck(after: nil, restoring: failure)
      }
      throw error
    }
  }
}
