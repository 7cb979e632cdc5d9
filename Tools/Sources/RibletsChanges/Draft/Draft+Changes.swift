extension Draft {
  /// Returns all changes of the draft, compared with the disk.
  ///
  /// - Throws: ``ChangeError/conflicts(_:)`` with all conflicts that nobody decided, or ``ChangeError/aborted(_:)``.
  package func changes() throws(ChangeError) -> ChangeSet {
    if let conflict = conflicts.first(where: { $0.resolution == .abort }) { throw .aborted(conflict.path) }
    let undecided = conflicts.filter { $0.resolution == nil }.map(\.path)
    guard undecided.isEmpty else { throw .conflicts(undecided.sorted()) }
    var changes: [Change] = []
    var origins: Set<String> = []
    for (path, state) in overlay.states.sorted(by: { $0.key < $1.key }) {
      guard case .file(let file) = state else { continue }
      let old = try baseline.content(at: path)
      if let old {
        var new = file.content
        if new.mode == nil, !new.isLink { new.mode = old.mode }
        if old.differs(from: new) { changes.append(Change(.change, path, old: old, new: new)) }
      } else if let origin = file.origin, isGone(origin), let old = try baseline.content(at: origin) {
        origins.insert(origin)
        changes.append(Change(.move, path, from: origin, old: old, new: file.content))
      } else {
        changes.append(Change(.create, path, old: nil, new: file.content))
      }
    }
    for path in overlay.states.keys where isGone(path) && !origins.contains(path) {
      guard let old = try baseline.content(at: path) else { continue }
      changes.append(Change(.remove, path, old: old, new: nil))
    }
    return ChangeSet(changes, basis: baseline.readings)
  }

  private func isGone(_ path: String) -> Bool {
    if case .removed? = overlay[path] { true } else { false }
  }
}
