import Synchronization

/// A clock that stands still until a test moves it.
final class VirtualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let number: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var lastNumber = 0
    /// The lengths of all sleeps so far.
    var sleeps: [Duration] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var sleeps: [Duration] { state.withLock { $0.sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock {
      $0.lastNumber += 1
      return $0.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (result, watchers) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.contains(number) { return (.failure(CancellationError()), []) }
          state.sleeps.append(state.now.duration(to: deadline))
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
          let ready = state.watchers.filter { $0.count <= state.sleeps.count }
          state.watchers.removeAll { $0.count <= state.sleeps.count }
          return (nil, ready.map(\.continuation))
        }
        if let result { continuation.resume(with: result) }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        state.cancelled.insert(number)
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// True while a sleep goes on.
  var isSleptOn: Bool { state.withLock { !$0.sleepers.isEmpty } }

  /// Waits until so many sleeps have begun.
  func sleeps(count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock {
        if $0.sleeps.count < count { $0.watchers.append((count, continuation)) }
        return $0.sleeps.count >= count
      }
      if isThere { continuation.resume() }
    }
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state -> [Sleeper] in
      state.now = state.now.advanced(by: duration)
      defer { state.sleepers.removeAll { $0.deadline <= state.now } }
      return state.sleepers.filter { $0.deadline <= state.now }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
