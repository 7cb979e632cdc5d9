import RibletsReading
import RibletsSource

/// The mocks of the last run, and which of them are the same today.
struct PastMocks: Sendable {
  private var memos: [MockMemo.Origin: MockMemo] = [:]
  /// The hashes of names that may mean something else than in the last run.
  private var changedNames = NameSet()

  /// Of no run: nothing can be kept.
  init() {}

  /// The mocks of files that are as they were.
  init(_ memos: [MockMemo], _ changes: FileChanges) {
    for name in changes.names { changedNames.insert(name) }
    self.memos.reserveCapacity(memos.count)
    for memo in memos {
      if changes.files.contains(memo.origin.file) {
        changedNames.insert(memo.protocolName)
      } else {
        self.memos[memo.origin] = memo
      }
    }
  }

  /// Returns each protocol's mock as others see it; notes those that are seen in another way than before.
  mutating func targets(of candidates: [NamedCandidate], _ index: ProtocolIndex, jobs: Int) -> [MockTarget] {
    if memos.isEmpty {
      return Workers.map(candidates.count, jobs: jobs, makeTools: {}) { _, number in candidates[number].target(index) }
    }
    forgetOthers(than: candidates)
    var targets: [MockTarget?] = candidates.map { memos[$0.candidate.place]?.target }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (place, candidate) in zip(candidates.indices, candidates) where !isKept(candidate) {
        let target = candidate.target(index)
        let before = targets[place]
        targets[place] = target
        if memos.removeValue(forKey: candidate.candidate.place) != nil || before == nil { isComplete = false }
        // Others may make it, or may have made it.
        if before != target, changedNames.insert(candidate.candidate.protocolName) { isComplete = false }
      }
    }
    return zip(candidates, targets).map { candidate, target in target ?? candidate.target(index) }
  }

  /// Mocks that are not made today have been seen by others.
  private mutating func forgetOthers(than candidates: [NamedCandidate]) {
    let places = Set(candidates.lazy.map(\.candidate.place))
    for (place, memo) in memos where !places.contains(place) {
      changedNames.insert(memo.protocolName)
      memos[place] = nil
    }
  }

  private func isKept(_ candidate: NamedCandidate) -> Bool {
    guard let memo = memos[candidate.candidate.place], memo.name == candidate.name else { return false }
    return !changedNames.holdsAny(of: memo.lookups)
  }

  /// For each protocol what is known of its mock, if that is still so.
  func kept(_ candidates: [NamedCandidate]) -> [MockMemo?] {
    if memos.isEmpty { return [MockMemo?](repeating: nil, count: candidates.count) }
    return candidates.map { isKept($0) ? memos[$0.candidate.place] : nil }
  }
}
