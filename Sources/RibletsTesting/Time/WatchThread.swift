import Foundation
@_spi(TestSupport) import RibletsTestCore

/// A thread that checks every ten milliseconds if the process is idle, while there are waits.
///
/// A separate thread, since a task would count as a running one.
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
    // WebAssembly has one thread: there a wait outside of the framework is waited for without a limit.
    #if !os(WASI)
      Thread.detachNewThread { WatchThread.shared.run() }
    #endif
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
      // The time in which the process was stopped does not count.
      let passed = min(look.moment - last.moment, Self.interval * 4)
      time += passed
      busyTime += SettleWatch.busyTime(passed: passed, processorTime: look.processorTime - last.processorTime)
      if look.stoodStill(since: last) {
        stillTime += passed
      } else if !isDisturbed {
        stillTime = .zero
      }
      // The report wakes the process up, so the next sample does not count.
      isDisturbed = time >= Self.interval * 10 || (stillTime > .zero && stillTime == passed)
      guard isDisturbed else { continue }
      let (noted, still) = (busyTime, stillTime)
      time = .zero
      busyTime = .zero
      Task { @MainActor in SettleWatch.note(noted, stillTime: still) }
    }
  }

  /// Ends the thread without waits; the next wait starts another.
  private func goesOn() -> Bool {
    state.withLock { state in
      if state == .paused { state = .none }
      return state != .none
    }
  }
}
