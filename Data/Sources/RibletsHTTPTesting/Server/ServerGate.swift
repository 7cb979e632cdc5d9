import Foundation
import RibletsHTTP

/// A gate at which a ``ServerDouble`` waits until a test opens it: for slow answers without sleeping.
///
/// ```swift
/// let gate = ServerGate()
/// server.on("GET /menu", .json(menu).held(by: gate))
/// await gate.arrival()
/// gate.open()
/// ```
///
/// See `Documentation/HTTP.md`.
public final class ServerGate: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())
  private let condition = Condition()

  /// Makes a closed gate. Give it to one answer, or to several.
  public init() {}

  /// Lets all answers through that wait, and later ones. It cannot be closed again: make another gate.
  public func open() {
    state.withLock { $0.isOpen = true }
    condition.wake()
  }

  /// Waits until an answer has arrived at the gate. Then the client is waiting for it.
  public func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock {
        if $0.arrivals == 0 { $0.waiting.append(continuation) }
        return $0.arrivals > 0
      }
      if isThere { continuation.resume() }
    }
  }

  /// Blocks the thread until the gate is open, or the server stops.
  func pass(unless isStopped: @escaping () -> Bool) {
    let waiting = state.withLock { state in
      state.arrivals += 1
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
    condition.wait { self.state.withLock { $0.isOpen } || isStopped() }
  }

  func wake() { condition.wake() }
}

/// A condition that threads wait for.
final class Condition: Sendable {
  private let condition = NSCondition()

  func wait(until isMet: () -> Bool) {
    condition.lock()
    while !isMet() { condition.wait() }
    condition.unlock()
  }

  func wake() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
