import RibletsSource

/// The mocks of the last run, and which of them are the same today.
struct PastMocks: Sendable {
  private var memos: [MockMemo.Origin: MockMemo] = [:]
  /// The hashes of names that may mean something else than in the last run.
  private var changedNames = NameSet()

  /// Of no run: nothing can be kept.
  init() {}

  /// - Parameters:
  ///   - changedFiles: The hashes of the paths of files that are not as they were, whose mocks are all made anew.
  ///   - changedNames: The hashes of the names that these files declare, or declared.
  init(_ memos: [MockMemo], changedFiles: Set<UInt64>, changedNames: Set<UInt64>) {
    for name in changedNames { self.changedNames.insert(name) }
    self.memos.reserveCapacity(memos.count)
    for memo in memos {
      if changedFiles.contains(memo.origin.file) {
        self.changedNames.insert(memo.protocolName)
      } else {
        self.memos[memo.origin] = memo
      }
    }
  }

  /// How each protocol's mock is seen by others; notes those that are seen in another way than before.
  mutating func targets(of candidates: [MockCandidate], _ index: ProtocolIndex, jobs: Int) -> [MockTarget] {
    if memos.isEmpty {
      return Workers.map(candidates.count, jobs: jobs, makeTools: {}) { _, number in candidates[number].target(index) }
    }
    forgetOthers(than: candidates)
    var targets: [MockTarget?] = candidates.map { memos[$0.place]?.target }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (place, candidate) in zip(candidates.indices, candidates) where !isKept(candidate) {
        let target = candidate.target(index)
        let before = targets[place]
        targets[place] = target
        if memos.removeValue(forKey: candidate.place) != nil || before == nil { isComplete = false }
        // Others may make it, or may have made it.
        if before != target, changedNames.insert(candidate.protocolName) { isComplete = false }
      }
    }
    return zip(candidates, targets).map { candidate, target in target ?? candidate.target(index) }
  }

  /// Mocks that are not made today have been seen by others.
  private mutating func forgetOthers(than candidates: [MockCandidate]) {
    let places = Set(candidates.map(\.place))
    for (place, memo) in memos where !places.contains(place) {
      changedNames.insert(memo.protocolName)
      memos[place] = nil
    }
  }

  private func isKept(_ candidate: MockCandidate) -> Bool {
    guard let memo = memos[candidate.place], memo.name == candidate.name else { return false }
    return !changedNames.holdsAny(of: memo.lookups)
  }

  /// For each protocol what is known of its mock, if that is still so.
  func kept(_ candidates: [MockCandidate]) -> [MockMemo?] {
    candidates.map { isKept($0) ? memos[$0.place] : nil }
  }
}

/// Some hashes among which many are looked for.
private struct NameSet: Sendable {
  private var names: Set<UInt64> = []
  /// By the last bits of a hash, whether one of them may be there.
  private var bits = [Bool](repeating: false, count: 4_096)

  /// - Returns: Whether it was not there before.
  @discardableResult
  mutating func insert(_ name: UInt64) -> Bool {
    bits[Int(name & 4_095)] = true
    return names.insert(name).inserted
  }

  func holdsAny(of hashes: [UInt64]) -> Bool {
    !names.isEmpty && hashes.contains { bits[Int($0 & 4_095)] && names.contains($0) }
  }
}
