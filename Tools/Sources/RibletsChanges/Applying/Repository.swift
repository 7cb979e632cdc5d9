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
  package var command: String
  /// The report on changes that were taken back on opening, to be shown to the user; `nil` if there were none.
  package private(set) var recovery: Recovery?
  let files: any FileSystem
  private let deadline: Deadline
  /// The session of a repository that keeps other commands out.
  private var session: Session?
  private var observation: Observation?

  /// Opens a repository, and takes back what an earlier command left half-made.
  ///
  /// - Parameters:
  ///   - root: An existing folder, or one to make in an existing folder when changes are applied.
  ///   - command: The command that other processes are told meanwhile, and the one who undoes it later.
  ///   - isExclusive: True to keep other commands out until ``close()``.
  ///   - deadline: The time until which it waits for another command.
  /// - Throws: ``ChangeError/locked(by:)`` if a process is changing files here even then.
  package init(
    at root: String, command: String, isExclusive: Bool = false, waiting deadline: Deadline = .none
  ) throws(ChangeError) {
    let place = try Self.realPath(root)
    try self.init(
      LocalDisk(root: place == "/" ? "" : place), root: place, command: command, isExclusive: isExclusive,
      waiting: deadline)
  }

  init(
    _ files: any FileSystem, root: String, command: String, isExclusive: Bool = false,
    waiting deadline: Deadline = .none
  ) throws(ChangeError) {
    (self.files, self.root, self.command, self.deadline) = (files, root, command, deadline)
    let isPending = try files.entry(at: Journal.pending) != nil
    guard isExclusive || isPending else { return }
    let session = try Session(files, for: Self.holder(command), waiting: deadline)
    var isKept = false
    defer { if !isKept { session.end() } }
    var rollback = Rollback(files)
    recovery = try rollback.run()
    if rollback.removesRoot { session.removesRoot = true }
    guard isExclusive else { return }
    self.session = session
    isKept = true
  }

  /// Lets other commands in again.
  package mutating func close() {
    session?.end()
    session = nil
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
    if let session { return try apply(changes, in: session) }
    let session = try Session(files, for: Self.holder(command), waiting: deadline)
    defer { session.end() }
    try apply(changes, in: session)
  }

  private func apply(_ changes: ChangeSet, in session: Session) throws(ChangeError) {
    var rollback = Rollback(files)
    // Somebody was killed since this repository was opened: what was read may be half-made.
    let recovery = try rollback.run()
    if rollback.removesRoot { session.removesRoot = true }
    if let recovery { throw .changedMeanwhile(recovery.restored) }
    try checkObservation()
    try Verification(files).verify(changes)
    var plan = try Plan(changes, command: command, madeRoot: session.madeRoot, files: files)
    if let undone = changes.undone {
      let undonePlan = try Plan(reading: Journal.applied(undone.number) + "/plan.json", in: files)
      plan.isUndo = true
      if undonePlan.madeRoot { session.removesRoot = true }
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

extension Repository {
  /// Remembers the files that what follows may read: ``apply(_:)`` changes nothing if one of them is another by then.
  ///
  /// - Parameter isRead: Returns true for a file that counts.
  package mutating func observe(where isRead: @escaping (String) -> Bool) throws(ChangeError) {
    observation = try Observation(of: files, where: isRead)
  }

  /// Checks that the files are as they were when they were observed.
  ///
  /// - Throws: ``ChangeError/changedMeanwhile(_:)`` with those that are not.
  package func checkObservation() throws(ChangeError) {
    let changed = try observation?.changed(in: files) ?? []
    guard changed.isEmpty else { throw .changedMeanwhile(changed) }
  }

  /// True if nobody has warned yet, as long as the journal has anything to remember.
  package var mayWarn: Bool {
    get throws(ChangeError) {
      guard session != nil else { return false }
      return try files.entry(at: Journal.warned) == nil
    }
  }

  /// Remembers that somebody has warned.
  package func noteWarning() throws(ChangeError) { try files.write(FileContent(bytes: []), to: Journal.warned) }

  /// Takes back what commands left half-made in a folder and those around it.
  ///
  /// A command that only reads asks for it, too: half a change is no app.
  package static func recover(
    around folder: String, for command: String, waiting deadline: Deadline
  ) throws(ChangeError) -> [Recovery] {
    var recoveries: [Recovery] = []
    for place in ([""] + folders(above: folder) + [folder]).reversed() {
      guard try LocalDisk(root: place).entry(at: Journal.pending) != nil else { continue }
      if let recovery = try Repository(at: place.isEmpty ? "/" : place, command: command, waiting: deadline).recovery {
        recoveries.append(recovery)
      }
    }
    return recoveries
  }
}
