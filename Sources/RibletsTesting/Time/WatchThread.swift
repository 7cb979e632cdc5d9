import Foundation
import RibletsTestCore

/// A thread that looks every ten milliseconds whether the process stands still, while somebody waits.
///
/// A thread of its own, since a task would itself be one of those that run.
final class WatchThread: Sendable {
  static let shared = WatchThread()

  private enum State {
    case none, paused, watching
  }

  private let state = Locked(State.none)
  private static let interval = Duration.milliseconds(10)

  private init() {}

  func begin() {
    let isNew = state.withLock { state in
      defer { state = .watching }
      return state == .none
    }
    guard isNew else { return }
    Thread.detachNewThread { WatchThread.shared.run() }
  }

  func pause() {
    state.withLock { $0 = .paused }
  }

  private func run() {
    var look = ThreadCensus()
    var time = Duration.zero
    var busyTime = Duration.zero
    var stillTime = Duration.zero
    var isDisturbed = false
    while true {
      usleep(UInt32(Self.interval / .microseconds(1)))
      guard goesOn() else { return }
      let last = look
      look = ThreadCensus()
      // A process that was stopped for a while has not waited.
      let passed = min(look.moment - last.moment, Self.interval * 4)
      time += passed
      busyTime += SettleWatch.busyTime(passed: passed, processorTime: look.processorTime - last.processorTime)
      if look.stoodStill(since: last) {
        stillTime += passed
      } else if !isDisturbed {
        stillTime = .zero
      }
      // To say so wakes the process up, so the next look does not count.
      isDisturbed = time >= Self.interval * 10 || (stillTime > .zero && stillTime == passed)
      guard isDisturbed else { continue }
      let (noted, still) = (busyTime, stillTime)
      time = .zero
      busyTime = .zero
      Task { @MainActor in SettleWatch.note(noted, stillTime: still) }
    }
  }

  /// Ends a thread that nobody needs; the next one who waits starts another.
  private func goesOn() -> Bool {
    state.withLock { state in
      if state == .paused { state = .none }
      return state != .none
    }
  }
}
