/// A check that the disk is still in the state that a change set was made for.
struct Verification {
  let files: any FileSystem

  init(_ files: any FileSystem) { self.files = files }

  /// - Throws: ``ChangeError/changedMeanwhile(_:)`` with every file that is not as it was.
  func verify(_ changes: ChangeSet) throws(ChangeError) {
    if let undone = changes.undone, try Journal.applied(in: files).last != undone.number { throw .nothingToUndo }
    var changed: Set<String> = []
    let gone = Set(changes.changes.filter { $0.new == nil || $0.oldPath != nil }.map { $0.oldPath ?? $0.path })
    for change in changes.changes {
      for folder in folders(above: change.path) where !gone.contains(folder) {
        guard let entry = try files.entry(at: folder) else { break }
        if entry.kind != .folder { changed.insert(folder) }
      }
      let place = change.oldPath ?? change.path
      if let old = change.old {
        let now = try files.content(at: place)
        if now?.bytes != old.bytes || now?.isLink != old.isLink { changed.insert(place) }
      }
      if change.old == nil || change.oldPath != nil, try stands(at: change.path, gone) { changed.insert(change.path) }
    }
    for reading in changes.basis where try !isSame(reading) { changed.insert(reading.path) }
    guard changed.isEmpty else { throw .changedMeanwhile(changed.sorted()) }
  }

  /// Returns true if a new file's place is taken by something that is not itself removed or moved.
  private func stands(at path: String, _ gone: Set<String>) throws(ChangeError) -> Bool {
    guard let entry = try files.entry(at: path), !gone.contains(path) else { return false }
    // A folder whose files all go makes room.
    return entry.kind != .folder || !gone.contains { $0.hasPrefix(path + "/") }
  }

  private func isSame(_ reading: ChangeSet.Reading) throws(ChangeError) -> Bool {
    guard let entry = try files.entry(at: reading.path), entry.kind == .file else { return false }
    if entry.identity == reading.identity { return true }
    return try files.bytes(of: reading.path) == reading.bytes
  }
}
