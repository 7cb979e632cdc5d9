@_spi(Data) public import Riblets

/// A clock whose time changes only when a test advances it, like a scheduler with virtual time of RxTest.
///
/// Actions that are due at the same time run in the order in which they were scheduled. A tree's own clock is moved by
/// its ``TestScope``, which lets the tree settle between two actions; a clock of its own is for code without tasks.
///
/// ```swift
/// let clock = TestClock()
/// let recorder = Recorder(taps.stream.debounce(for: .seconds(1), clock: clock), clock: clock)
/// clock.advance(by: .seconds(2))
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class TestClock: RibletClock {
  private let base = ManualClock()

  /// Makes a clock at time zero, for code without a tree. A ``TestScope`` has one.
  public init() {}

  /// The virtual time since the clock was made: `#expect(clock.now == .seconds(5))`. Only ``advance(by:)`` changes
  /// it.
  public var now: Duration { base.now }

  /// The number of actions that wait for their time, also events of scripted sources:
  /// `#expect(clock.pendingCount == 0)`.
  public var pendingCount: Int { base.pendingCount }

  /// The time at which the next action is due, such as `.seconds(3)`; `nil` if none waits.
  public var nextDue: Duration? { base.nextDue }

  /// Runs an action after a delay of virtual time, for callers that know only `RibletClock`. Failures name no line
  /// then.
  @discardableResult
  @_disfavoredOverload
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    base.schedule(after: delay, for: WorkLedger.nearestEntry, action)
  }

  /// Runs an action after a delay, and records the line that scheduled it, for failures at the end of the test.
  ///
  /// ```swift
  /// clock.schedule(after: .seconds(1)) { taps.send() }
  /// ```
  @discardableResult
  public func schedule(
    after delay: Duration, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    base.schedule(after: delay, for: Line(CallSite(fileID: fileID, line: line)), action)
  }

  /// Moves time, and runs the due actions, each at its own time; does not wait for tasks.
  ///
  /// ```swift
  /// clock.advance(by: .seconds(2))
  /// ```
  ///
  /// For a tree, use ``TestScope/advance(by:sourceLocation:)``, which lets tasks run in between.
  public func advance(by duration: Duration) {
    base.advance(by: duration)
  }

  /// Moves time to the next action that is due by then and runs it.
  ///
  /// - Returns: True if there was one.
  func runNext(until end: Duration) -> Bool { base.runNext(until: end) }

  func jump(by duration: Duration) { base.jump(by: duration) }

  /// Reserves places in the order for the events of a script; returns the first of them.
  func reservePlaces(_ count: Int) -> Int { base.reservePlaces(count) }

  /// Schedules an event of a script in its place. It is not a sleeper: a test need not wait for it.
  func schedule(at due: Duration, place: Int, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    base.schedule(at: due, place: place, for: Script.mark, action)
  }

  /// The sleepers that wait for their time, in the order in which they are due.
  var waitingSleepers: [Sleeper] {
    base.waiting.filter { $0.asker !== Script.mark }.map { action in
      let origin = (action.asker as? WorkLedger.Entry)?.origin
      let site = (action.asker as? Line)?.site ?? origin?.site
      return Sleeper(due: action.due, site: site, owner: origin?.owner, action: action)
    }
  }

  // The origins of actions other than tasks of a ledger.

  private final class Line {
    let site: CallSite

    init(_ site: CallSite) {
      self.site = site
    }
  }

  private final class Script: Sendable {
    static let mark = Script()
  }
}

/// An action that waits for its time, and its origin.
@MainActor
struct Sleeper {
  let due: Duration
  let site: CallSite?
  let owner: String?
  let action: ScheduledAction
}
