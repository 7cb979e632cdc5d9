extension Repository {
  /// Returns the changes that take back the last ones that were applied here: to be shown, and then applied.
  ///
  /// Folders that come back have the permissions of new ones.
  ///
  /// - Throws: ``ChangeError/nothingToUndo``, or ``ChangeError/touchedSince(_:command:)`` if a file is not any more as
  ///   those changes left it.
  package func changesToUndo() throws(ChangeError) -> ChangeSet {
    guard let number = try Journal.applied(in: files).last else { throw .nothingToUndo }
    let folder = Journal.applied(number)
    let plan = try Plan(reading: folder + "/plan.json", in: files)
    guard !plan.isUndo else { throw .nothingToUndo }
    var touched: [String] = []
    for entry in plan.entries where try isTouched(entry) { touched.append(entry.path) }
    guard touched.isEmpty else { throw .touchedSince(touched.sorted(), command: plan.command) }
    let moved = Set(plan.entries.compactMap(\.movedFrom))
    let numbers = Dictionary(uniqueKeysWithValues: plan.entries.enumerated().map { ($1.path, $0) })
    var changes: [Change] = []
    for (place, entry) in plan.entries.enumerated() where !moved.contains(entry.path) {
      let now = try files.content(at: entry.path)
      let old = entry.movedFrom.flatMap { numbers[$0] } ?? place
      let before = entry.hasOld || entry.movedFrom != nil ? try files.content(at: "\(folder)/old/\(old)") : nil
      changes.append(Self.change(back: entry, now: now, before: before))
    }
    return ChangeSet(changes, undoing: ChangeSet.Undone(command: plan.command, number: number))
  }

  private func isTouched(_ entry: Plan.Entry) throws(ChangeError) -> Bool {
    if let new = entry.new { return try files.content(at: entry.path).map(Plan.Fingerprint.init) != new }
    // Where a file was removed, the same changes may have made a folder.
    guard let kind = try files.entry(at: entry.path)?.kind else { return false }
    return kind != .folder
  }

  private static func change(back entry: Plan.Entry, now: FileContent?, before: FileContent?) -> Change {
    if let place = entry.movedFrom { return Change(.move, place, from: entry.path, old: now, new: before) }
    switch (now, before) {
    case (nil, _): return Change(.create, entry.path, old: nil, new: before)
    case (_, nil): return Change(.remove, entry.path, old: now, new: nil)
    default: return Change(.change, entry.path, old: now, new: before)
    }
  }
}
