#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  @_spi(Hosts) import Riblets
  public import UIKit

  extension UIWindow {
    /// The animators of pages and full screens, by the `transition` of their routes. Set them before or after the launch.
    ///
    /// UIKit asks for `.push` when the child comes, and for `.pop` when it leaves. The animator finds both views in the
    /// context that it gets.
    ///
    /// ```swift
    /// window.routeTransitions = ["zoom": { ZoomAnimator(isComing: $0 == .push) }]
    /// ```
    ///
    /// See `Documentation/UIKitAndSwiftUI.md`.
    public var routeTransitions:
      [String: @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning]
    {
      get { attachment(RouteTransitions.self)?.animators ?? [:] }
      set { attach(RouteTransitions(newValue)) }
    }
  }

  /// The animators of a window.
  @MainActor
  private final class RouteTransitions {
    let animators: [String: @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning]

    init(
      _ animators: [String: @MainActor (UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning]
    ) {
      self.animators = animators
    }
  }

  /// The transition of a view controller's route, which is still known when the child has left.
  @MainActor
  final class NamedTransition {
    let name: String

    init?(_ name: String) {
      guard !name.isEmpty else { return nil }
      self.name = name
    }
  }

  extension UIViewController {
    /// Returns the animator of the transition with which this view controller comes or leaves; `nil` for UIKit's own.
    func routeAnimator(
      for operation: UINavigationController.Operation, in window: UIWindow?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard let window, let name = attachment(NamedTransition.self)?.name, !UIAccessibility.isReduceMotionEnabled else {
        return nil
      }
      if let animator = window.routeTransitions[name] { return animator(operation) }
      ViewControllerMisuse.unknownTransition(name, of: self.name).report(to: window.attachment(RibletRuntime.self))
      return nil
    }
  }
#endif
