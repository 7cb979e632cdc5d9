/// A running change of the screen, as a toolkit's host reports it.
@MainActor
public protocol ScreenTransition: AnyObject, Sendable {
  /// Waits for the end; returns true if the transition was not interrupted.
  func finished() async -> Bool
}

/// The transition of one move.
@MainActor
public struct MoveTransition: Sendable {
  private let transition: (any ScreenTransition)?
  private let pending: PendingTransition?

  /// Makes the handle of a move that changes nothing on the screen, as for mocks.
  public init() {
    transition = nil
    pending = nil
  }

  init(_ transition: (any ScreenTransition)?) {
    self.transition = transition
    pending = nil
  }

  /// A move within another one, whose screen is shown at the end of the outer one.
  init(_ pending: PendingTransition?) {
    transition = nil
    self.pending = pending
  }

  /// Waits for the end of this move's transition; returns true if it was not interrupted.
  @discardableResult
  public func finished() async -> Bool {
    if let pending { return await pending.finished() }
    return await transition?.finished() ?? true
  }
}

/// The transition of moves that were made within another move or a change of the screen.
@MainActor
final class PendingTransition: Sendable {
  private var transition: (any ScreenTransition)?
  private var hasBegun = false
  private var waiting: [Suspension<Bool>] = []

  init() {}

  func begin(_ transition: (any ScreenTransition)?) {
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
/// Animations.$areOn.withValue(false) { router?.route(to: .menu(player: "Ann")) }
/// ```
public enum Animations {
  /// True if changes of the screen take time.
  @TaskLocal public static var areOn = true
}
