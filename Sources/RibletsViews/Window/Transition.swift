import Riblets

/// A change of what is shown, on its way.
///
/// The tree of view controllers has changed already when one gets this handle; what is on its way is the picture. Until
/// it has ended, what leaves counts as `ViewPresence.leaving`.
///
/// ```swift
/// await navigation.push(details).finished()
/// ```
@MainActor
public final class Transition {
  /// The stages of a transition.
  public enum State: Hashable, Sendable {
    /// On screen at this moment.
    case running
    /// Ran its whole length.
    case finished
    /// Cut short, by ``Transition/interrupt()``, by the next transition in the same place, or because the place has
    /// left the window.
    case interrupted
  }

  /// The stage of the transition.
  public private(set) var state: State

  /// True while the transition is on screen.
  public var isRunning: Bool { state == .running }

  private var scheduled: ScheduledAction?
  private var observers: [@MainActor (State) -> Void] = []
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var waitingCount = 0
  /// A part of a view controller that changes; each changes on its own.
  enum Part {
    case modal
    case stack
  }

  /// The view controller that shows the transition.
  private(set) weak var host: ViewController?
  let part: Part
  /// Takes the place of ending, for a transition that is made of several.
  var onInterrupt: (@MainActor () -> Void)?

  init(_ state: State = .running, of part: Part = .modal, at host: ViewController? = nil) {
    self.state = state
    self.part = part
    self.host = host
  }

  /// Waits for the end; answers whether the transition ran its whole length.
  ///
  /// Returns at once when the waiting task is cancelled; the transition goes on.
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

  /// Ends the transition now; what leaves is gone at once.
  public func interrupt() {
    guard isRunning else { return }
    if let onInterrupt { onInterrupt() } else { end(.interrupted) }
  }

  /// Calls `action` at the end, or now if that has been.
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

  /// Changes the state and tells nobody yet; for those who have more to change first.
  @discardableResult
  func mark(_ state: State) -> Bool {
    guard isRunning else { return false }
    self.state = state
    scheduled?.cancel()
    scheduled = nil
    return true
  }

  /// Tells everybody about the end, once.
  func announce() {
    let (observers, waiting) = (observers, waiting)
    self.observers = []
    self.waiting = [:]
    onInterrupt = nil
    for observer in observers { observer(state) }
    for ticket in waiting.keys.sorted() { waiting[ticket]?.resume(returning: state == .finished) }
  }
}
