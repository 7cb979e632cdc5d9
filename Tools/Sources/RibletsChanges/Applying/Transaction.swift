/// Changes the files of a change set by a plan, one step after another.
///
/// Nothing below the root but the journal is touched before everything is staged. Then files go by renaming: first
/// what is removed, then folders that are empty, then what is new.
struct Transaction {
  let files: any FileSystem
  let plan: Plan
  /// Asked before each step; a signal ends the transaction.
  let interruption: () -> Int32?

  /// Writes everything that will be needed, and then the plan.
  func stage(_ changes: ChangeSet) throws(ChangeError) {
    for folder in [Journal.pending, Journal.pending + "/new", Journal.pending + "/old"] {
      try files.makeFolder(folder, mode: nil)
    }
    let contents = Dictionary(
      uniqueKeysWithValues: changes.changes.compactMap { change in change.new.map { (change.path, $0) } })
    for (number, entry) in plan.entries.enumerated() where entry.new != nil {
      guard let content = contents[entry.path] else { continue }
      try step(.write, entry.path) { () throws(ChangeError) in try files.write(content, to: Journal.new(number)) }
    }
    try step(.write, Journal.plan) { () throws(ChangeError) in try plan.write(in: files) }
  }

  /// Makes the changes.
  func perform() throws(ChangeError) {
    for (number, entry) in plan.entries.enumerated() where entry.hasOld && entry.new == nil {
      try step(.remove, entry.path) { () throws(ChangeError) in try files.rename(entry.path, to: Journal.old(number)) }
    }
    for folder in plan.oldFolders { try removeIfEmpty(folder.path) }
    for folder in plan.newFolders {
      try step(.makeFolder, folder) { () throws(ChangeError) in try files.makeFolder(folder, mode: nil) }
    }
    for (number, entry) in plan.entries.enumerated() where entry.new != nil {
      if entry.hasOld {
        try step(.write, entry.path) { () throws(ChangeError) in try files.rename(entry.path, to: Journal.old(number)) }
      }
      try step(.write, entry.path) { () throws(ChangeError) in try put(number, at: entry.path) }
    }
  }

  /// Passes the point of no return.
  func commit() throws(ChangeError) {
    let applied = try Journal.applied(in: files)
    let number = (applied.last ?? 0) + 1
    try step(.move, Journal.pending) { () throws(ChangeError) in
      try files.rename(Journal.pending, to: Journal.applied(number))
    }
    // The changes are made. What is left over harms nobody, and goes with the next ones.
    for number in plan.isUndo ? applied + [number] : applied {
      try? Journal.discard(Journal.applied(number), in: files)
    }
  }

  /// Renaming would replace a file that somebody made since the verification.
  private func put(_ number: Int, at path: String) throws(ChangeError) {
    guard try files.entry(at: path) == nil else { throw .changedMeanwhile([path]) }
    try files.rename(Journal.new(number), to: path)
  }

  private func removeIfEmpty(_ folder: String) throws(ChangeError) {
    guard try files.isFolder(folder), try files.names(in: folder).isEmpty else { return }
    try step(.remove, folder) { () throws(ChangeError) in try files.removeFolder(folder) }
  }

  /// Runs a step, whose failure is about a file that the user knows.
  private func step(
    _ action: SystemFailure.Action, _ path: String, _ body: () throws(ChangeError) -> Void
  ) throws(ChangeError) {
    if let signal = interruption() { throw .interrupted(signal: signal) }
    do {
      try body()
    } catch {
      guard case .system(let failure) = error else { throw error }
      throw .system(failure.about(path, action))
    }
  }
}
