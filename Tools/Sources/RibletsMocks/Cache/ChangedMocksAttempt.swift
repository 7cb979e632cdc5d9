import RibletsReading
import RibletsSource

/// The mocks that have to be made after a change, as far as some files show.
struct ChangedMocksAttempt {
  private(set) var index: ProtocolIndex
  private(set) var making: [NamedCandidate]
  /// Those of the protocols, in their order.
  private(set) var targets: [MockTarget]
  /// The hashes of the paths of files that are not among these, and have protocols whose mocks have to be made.
  private(set) var otherFiles: Set<UInt64> = []

  /// - Returns: `nil` if a file has not the protocols that it had, though it is as it was.
  init?(of run: ChangedMocks, among files: [SourceFile]) {
    let names = DeclaredNames(files, globalActors: run.globalActors, shadows: run.shadows)
    let index = ProtocolIndex(names)
    making = run.fresh
    targets = run.fresh.map { $0.target(index) }
    self.index = index
    guard follow(run, candidates(of: run, in: files)) else { return nil }
    var mocks = Dictionary(run.past.lazy.map { ($0.qualifiedName, $0.target) }) { first, _ in first }
    for (named, target) in zip(making, targets) { mocks[ContentHash.of(named.candidate.qualifiedName)] = target }
    self.index = ProtocolIndex(names, mocks: mocks)
  }

  /// The protocols of files that are as they were, by the hashes of the files' paths.
  private func candidates(of run: ChangedMocks, in files: [SourceFile]) -> [UInt64: [MockCandidate]] {
    var candidates: [UInt64: [MockCandidate]] = [:]
    for file in files {
      let path = ContentHash.of(file.path)
      if !run.changes.files.contains(path) { candidates[path] = run.generator.candidates(in: file) }
    }
    return candidates
  }

  /// Adds the mocks that asked for a name that may mean something else; they may be made by others, too.
  private mutating func follow(_ run: ChangedMocks, _ candidates: [UInt64: [MockCandidate]]) -> Bool {
    var changed = run.changedNames
    var waiting = run.past
    var isComplete = false
    while !isComplete {
      isComplete = true
      let hit = waiting.filter { changed.holdsAny(of: $0.lookups) }
      let origins = Set(hit.lazy.map(\.origin))
      if !hit.isEmpty { waiting.removeAll { origins.contains($0.origin) } }
      for memo in hit {
        guard let all = candidates[memo.origin.file] else {
          otherFiles.insert(memo.origin.file)
          continue
        }
        guard memo.origin.ordinal < all.count else { return false }
        let named = NamedCandidate(candidate: all[memo.origin.ordinal], name: memo.name)
        let target = named.target(index)
        making.append(named)
        targets.append(target)
        if target != memo.target, changed.insert(memo.protocolName) { isComplete = false }
      }
    }
    return true
  }
}

extension ChangedMocks {
  /// The names of what changed files declare or declared, and of their mocks.
  fileprivate var changedNames: NameSet {
    var names = NameSet()
    for name in changes.names { names.insert(name) }
    for named in fresh { names.insert(named.candidate.protocolName) }
    for memo in memory.mocks where changes.files.contains(memo.origin.file) { names.insert(memo.protocolName) }
    return names
  }
}
