/// The source of a tree's time, which a test replaces to make time virtual.
///
/// It schedules on the main actor, so that a due action runs between two main-actor turns and not on another thread. In
/// Rx this is a scheduler. Wrap a clock of the standard library in a ``SystemClock``.
///
/// You seldom implement it. Pass `ribletClock` to operators, and read it in tests from the scope. See
/// `Documentation/VirtualTime.md`.
///
/// ```swift
/// try await ribletClock.sleep(for: .seconds(2))
/// ```
@MainActor
public protocol RibletClock: AnyObject, Sendable {
  /// The time since an arbitrary start; never goes back.
  ///
  /// Use it for differences only. For dates use the system's calendar.
  var now: Duration { get }

  /// Runs an action once, not before the delay has passed.
  ///
  /// Actions that are due at the same time run in the order in which they were scheduled. A delay of zero or less
  /// still runs the action later, never inside this call.
  ///
  /// ```swift
  /// let alarm = ribletClock.schedule(after: .seconds(1)) { banner.hide() }
  /// alarm.cancel()
  /// ```
  @discardableResult
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction
}

/// An action that runs once at its time, unless it is cancelled before.
///
/// ``RibletClock/schedule(after:_:)`` returns it. It runs also if you drop it. See `Documentation/VirtualTime.md`.
///
/// ```swift
/// let alarm = ribletClock.schedule(after: .seconds(1)) { banner.hide() }
/// if wasDismissed { alarm.cancel() }
/// ```
@MainActor
public final class ScheduledAction: Sendable {
  @exclusivity(unchecked) private var action: (@MainActor () -> Void)?
  @exclusivity(unchecked) private var onCancel: (@MainActor () -> Void)?
  // Set by the agenda that contains it.
  @exclusivity(unchecked) package internal(set) var due = Duration.zero
  @exclusivity(unchecked) var number = 0
  /// The object that scheduled the action, recorded by a clock of tests.
  @exclusivity(unchecked) package internal(set) var asker: AnyObject?

  /// Makes an action, for authors of clocks, which call ``run()`` when it is due.
  ///
  /// - Parameter onCancel: Removes the action from the clock; not called after the action ran.
  public init(_ action: @escaping @MainActor () -> Void, onCancel: (@MainActor () -> Void)? = nil) {
    self.action = action
    self.onCancel = onCancel
  }

  func isDue(before other: ScheduledAction) -> Bool {
    due == other.due ? number < other.number : due < other.due
  }

  /// True if the action has neither run nor been cancelled.
  ///
  /// It is false inside the action itself.
  public var isPending: Bool { action != nil }

  /// Runs the action now; once only, and not after ``cancel()``.
  ///
  /// Only authors of clocks call it.
  public func run() {
    guard let due = action else { return }
    action = nil
    onCancel = nil
    due()
  }

  /// Prevents the action from running, and releases what it captures. Does nothing when it has run.
  public func cancel() {
    guard let cancelled = action else { return }
    let forget = onCancel
    action = nil
    onCancel = nil
    forget?()
    extendLifetime(cancelled)
  }

  /// Sets the closure that removes the action from the clock, for clocks that need the action for it.
  ///
  /// Does nothing if the action has run or was cancelled.
  public func setCancellation(_ onCancel: @escaping @MainActor () -> Void) {
    guard isPending else { return }
    self.onCancel = onCancel
  }
}

extension RibletClock {
  /// Suspends the calling task for a duration of this clock's time.
  ///
  /// ```swift
  /// try await ribletClock.sleep(for: .seconds(30))
  /// ```
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    let suspension = Suspension<Bool>()
    let alarm = schedule(after: duration) { suspension.resume(true) }
    let isDue = await suspension.wait(cancelled: false)
    guard isDue else {
      alarm.cancel()
      throw CancellationError()
    }
  }
}
