/// A running change of the screen, as a toolkit's host reports it.
///
/// Only authors of a ``ScreenHosting`` implement it. Others wait with ``NavigationTransitionHandle``. See
/// `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// final class FadeTransition: ScreenTransition {
///   func finished() async -> Bool { await animation.value }
/// }
/// ```
@MainActor
public protocol ScreenTransition: AnyObject, Sendable {
  /// Waits for the end; returns true if the transition was not interrupted. Returns at once if it has ended.
  func finished() async -> Bool
}

/// The transition of one move. Each move returns it; you can ignore it.
///
/// ```swift
/// await router?.route(to: .menu(player: "Ann")).finished()
/// ```
///
/// See `Documentation/UIKitAndSwiftUI.md`.
@MainActor
public struct NavigationTransitionHandle: Sendable {
  private let transitions: [any ScreenTransition]
  private let pending: PendingTransition?

  /// Makes the handle of a move that changes nothing on the screen, as for mocks.
  ///
  /// Its ``finished()`` returns true at once.
  public init() { self.init([]) }

  /// - Parameter transitions: Those of the move, and then of what views have asked for while they were shown.
  init(_ transitions: [any ScreenTransition]) {
    self.transitions = transitions
    pending = nil
  }

  /// A move within another one, or of a view that is being shown: its screen comes later.
  init(_ pending: PendingTransition?) {
    transitions = []
    self.pending = pending
  }

  /// Waits until the screen shows the move; returns true if the transition was not interrupted.
  ///
  /// Returns false at once if the task is cancelled while the move is still to be shown. Without a host it returns
  /// true at once.
  ///
  /// ```swift
  /// await router?.route(to: .menu(player: "Ann")).finished()
  /// ```
  @discardableResult
  public func finished() async -> Bool {
    if let pending { return await pending.finished() }
    var isWhole = true
    for transition in transitions { isWhole = await transition.finished() }
    return isWhole
  }
}

/// The transition of moves that were made within another move or a change of the screen.
@MainActor
final class PendingTransition: Sendable {
  private var transition: (any ScreenTransition)?
  private(set) var hasBegun = false
  private var waiting: [Suspension<Bool>] = []

  func begin(_ transition: (any ScreenTransition)?) {
    guard !hasBegun else { return }
    hasBegun = true
    self.transition = transition
    for suspension in waiting { suspension.resume(true) }
    waiting = []
  }

  func finished() async -> Bool {
    if !hasBegun {
      let suspension = Suspension<Bool>()
      waiting.append(suspension)
      guard await suspension.wait(cancelled: false) else { return false }
    }
    return await transition?.finished() ?? true
  }
}

/// The switch for transitions, for one task and what it calls.
///
/// ```swift
/// RibletAnimations.$areOn.withValue(false) { router?.route(to: .menu(player: "Ann")) }
/// ```
///
/// Use it in UI tests and when you restore a state. See `Documentation/UIKitAndSwiftUI.md`.
public enum RibletAnimations {
  /// True if changes of the screen take time. It is read when a move is shown; set it for a task with `withValue`.
  @TaskLocal public static var areOn = true
}
