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
      if isRunning { states.send(state) }
    }

    /// Calls `action` at the end, or now if the transition has ended.
    func whenEnded(_ action: @escaping @MainActor () -> Void) {
      var subscription: StreamConnection?
      guard isRunning else { return action() }
      subscription = states.stream.sink { state in
        guard state != .running else { return }
        subscription?.cancel()
        action()
      }
    }

    /// Returns a transition that ends with several others, finished if all of them are; `nil` if all have finished.
    static func whole(of transitions: [ViewTransition]) -> ViewTransition? {
      let parts = transitions.filter { $0.state != .finished }
      guard !parts.isEmpty else { return nil }
      let whole = ViewTransition()
      for part in parts {
        part.whenEnded {
          guard !parts.contains(where: \.isRunning) else { return }
          whole.end(parts.allSatisfy { $0.state == .finished } ? .finished : .interrupted)
        }
      }
      return whole
    }

    private struct Note {
      let transition: ViewTransition
      weak let stack: UIViewController?
    }

    private static var noted: [Note] = []

    /// Makes the host of the window of a stack, which is called next, wait for this transition, too.
    func noteForHost(of stack: UIViewController) {
      Self.noted.append(Note(transition: self, stack: stack))
      whenEnded { Self.noted.removeAll { $0.transition === self } }
    }

    static func takeNoted(in window: UIWindow) -> [ViewTransition] {
      let taken = noted.filter { $0.stack?.viewIfLoaded?.window === window }
      noted.removeAll { note in taken.contains { $0.transition === note.transition } }
      return taken.map(\.transition)
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
