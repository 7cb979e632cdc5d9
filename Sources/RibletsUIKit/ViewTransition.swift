#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  import UIKit

  /// A running change of the shown content.
  ///
  /// Only the animation takes time: a router attaches and detaches at once, and the leak detector waits for a view that
  /// is leaving. UIKit cannot end a transition early, so it cannot be interrupted.
  ///
  /// ```swift
  /// await navigation.push(details, isAnimated: true).finished()
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  public final class ViewTransition: ScreenTransition {
    /// The stages of a transition.
    ///
    /// ```swift
    /// if transition.state == .interrupted { showError() }
    /// ```
    public enum State: Hashable, Sendable {
      /// The animation has not ended: the old view is still visible. Wait with ``ViewTransition/finished()``.
      case running
      /// The end, with the new view controllers shown. It does not change any more.
      case finished
      /// Refused, cancelled by the user's swipe, or overtaken by a later call. The content is not the requested one.
      case interrupted
    }

    private let states: MutableStateStream<State>
    // No subscriptions: these would belong to the test whose task makes a move, and a view that is not shown ends nothing.
    private var actions: [@MainActor (State) -> Void] = []

    /// The stage of the transition. It changes once, from `running` to one of the two ends.
    public var state: State { states.value }

    /// True while the transition runs. Nothing of UIKit's should be presented meanwhile.
    public var isRunning: Bool { state == .running }

    init(_ state: State = .running) {
      states = MutableStateStream(state)
    }

    /// Waits for the end; returns true if the requested content is shown.
    ///
    /// Returns at once after the end. Returns false when the waiting task is cancelled; the transition continues.
    @discardableResult
    public func finished() async -> Bool {
      let end = try? await states.stream.firstValue { $0 == .running ? nil : $0 }
      return end == .finished
    }

    func end(_ state: State) {
      guard isRunning else { return }
      states.send(state)
      let actions = actions
      self.actions = []
      for action in actions { action(state) }
    }

    /// Calls `action` with the state at the end, or now if the transition has ended.
    ///
    /// An action that keeps the transition keeps it for good if UIKit never ends it, as when its window goes.
    func whenEnded(_ action: @escaping @MainActor (State) -> Void) {
      if isRunning { actions.append(action) } else { action(state) }
    }

    /// Returns a transition that ends with several others, finished if all of them are; `nil` if all have finished.
    static func whole(of transitions: [ViewTransition]) -> ViewTransition? {
      let parts = transitions.filter { $0.state != .finished }
      guard !parts.isEmpty else { return nil }
      let whole = ViewTransition()
      var (runningCount, end) = (parts.count, State.finished)
      for part in parts {
        part.whenEnded { state in
          runningCount -= 1
          if state != .finished { end = state }
          if runningCount == 0 { whole.end(end) }
        }
      }
      return whole
    }

    private struct Note {
      // Weak: the stack keeps it while it runs, and a stack that has gone ends nothing.
      weak let transition: ViewTransition?
      weak let stack: UIViewController?
    }

    private static var noted: [Note] = []

    /// Makes the host of the window of a stack, which is called next, wait for this transition, too.
    func noteForHost(of stack: UIViewController) {
      Self.noted.append(Note(transition: self, stack: stack))
      whenEnded { [weak self] _ in Self.noted.removeAll { $0.transition == nil || $0.transition === self } }
    }

    static func takeNoted(in window: UIWindow) -> [ViewTransition] {
      let taken = noted.filter { $0.stack?.viewIfLoaded?.window === window }.compactMap(\.transition)
      noted.removeAll { note in note.transition.map { transition in taken.contains { $0 === transition } } ?? true }
      return taken
    }

    /// Returns the transition that UIKit has just started, or a finished one if UIKit animates nothing.
    static func following(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> ViewTransition {
      guard let coordinator else { return ViewTransition(.finished) }
      let transition = ViewTransition()
      let isQueued = coordinator.animate(alongsideTransition: { _ in }) { context in
        transition.end(context.isCancelled ? .interrupted : .finished)
      }
      if !isQueued { transition.end(.finished) }
      return transition
    }
  }
#endif
