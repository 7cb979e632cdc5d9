import Riblets

/// A running change of the shown content.
///
/// The tree of view controllers has already changed when a call returns this handle; only the animation still runs.
/// Until it has ended, a removed view counts as `ViewPresence.leaving`.
///
/// ```swift
/// await navigation.push(details).finished()
/// ```
///
/// Main actor only. See `Documentation/Views.md`.
@MainActor
public final class Transition {
  /// The stages of a transition: it runs, and then has one of two ends.
  ///
  /// ```swift
  /// if transition.state == .interrupted { print("another change came first") }
  /// ```
  public enum State: Hashable, Sendable {
    /// The animation has not ended: removed views are still visible. Wait with ``Transition/finished()``.
    case running
    /// Ended without an interruption. The new content is shown.
    case finished
    /// Ended early: by ``Transition/interrupt()``, by the next transition in the same place, or because the place has
    /// left the window.
    case interrupted
  }

  /// The stage of the transition. It changes once, from `running` to one of the two ends.
  public private(set) var state: State

  /// True while the transition runs. Removed views are still visible then.
  public var isRunning: Bool { state == .running }

  private var scheduled: ScheduledAction?
  private var observers: [@MainActor (State) -> Void] = []
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var waitingCount = 0
  /// A part of a view controller that changes independently.
  enum Part {
    case modal
    case stack
  }

  /// The view controller that shows the transition.
  private(set) weak var host: ViewController?
  let part: Part
  /// Replaces the interruption, for a transition that consists of several.
  var onInterrupt: (@MainActor () -> Void)?

  init(_ state: State = .running, of part: Part = .modal, at host: ViewController? = nil) {
    self.state = state
    self.part = part
    self.host = host
  }

  /// Waits for the end; returns true if the transition was not interrupted.
  ///
  /// Returns at once when the waiting task is cancelled; the transition continues.
  @discardableResult
  public func finished() async -> Bool {
    guard isRunning else { return state == .finished }
    waitingCount += 1
    let ticket = waitingCount
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled || !isRunning {
          continuation.resume(returning: state == .finished)
        } else {
          waiting[ticket] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: ticket)?.resume(returning: false) }
    }
  }

  /// Ends the transition now: removed views disappear at once. Does nothing after the end.
  public func interrupt() {
    guard isRunning else { return }
    if let onInterrupt { onInterrupt() } else { end(.interrupted) }
  }

  /// Calls `action` at the end, or now if the transition has ended.
  func whenEnded(_ action: @escaping @MainActor (State) -> Void) {
    if isRunning { observers.append(action) } else { action(state) }
  }

  func run(for duration: Duration, on clock: any RibletClock) {
    scheduled = clock.schedule(after: duration) { self.end(.finished) }
  }

  func end(_ state: State) {
    guard mark(state) else { return }
    announce()
  }

  /// Changes the state without a notification, for callers with further changes.
  @discardableResult
  func mark(_ state: State) -> Bool {
    guard isRunning else { return false }
    self.state = state
    scheduled?.cancel()
    scheduled = nil
    return true
  }

  /// Notifies all observers of the end, once.
  func announce() {
    let (observers, waiting) = (observers, waiting)
    self.observers = []
    self.waiting = [:]
    onInterrupt = nil
    for observer in observers { observer(state) }
    for ticket in waiting.keys.sorted() { waiting[ticket]?.resume(returning: state == .finished) }
  }
}
