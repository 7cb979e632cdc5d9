#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Prevents the user from swiping back over held views; all other calls are forwarded to UIKit's own delegate.
  @MainActor
  final class PopGestureDelegate: DelegateForwarder, UIGestureRecognizerDelegate {
    private weak var stack: RouteStack?

    init?(of stack: RouteStack) {
      guard let gesture = stack.interactivePopGestureRecognizer else { return nil }
      super.init()
      self.stack = stack
      appDelegate = gesture.delegate
      gesture.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if let inner = stack?.innerStack, inner.viewControllers.count > 1 { return false }
      if stack?.refusesSwipe == true { return false }
      // UIKit refuses every swipe without a bar.
      if let stack, stack.innerStack != nil, stack.viewControllers.count > 1 {
        return stack.transitionCoordinator == nil
      }
      return (appDelegate as? any UIGestureRecognizerDelegate)?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }
  }

  /// Prevents the user from swiping back in the content of held views: UIKit's gesture waits for the failure of this one,
  /// which begins only then.
  @available(iOS 26.0, *)
  @MainActor
  final class HoldGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var stack: RouteStack?

    init?(of stack: RouteStack) {
      guard let pop = stack.interactiveContentPopGestureRecognizer else { return nil }
      super.init()
      self.stack = stack
      let gesture = UIPanGestureRecognizer(target: nil, action: nil)
      gesture.cancelsTouchesInView = false
      gesture.delegate = self
      stack.view.addGestureRecognizer(gesture)
      pop.require(toFail: gesture)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
      let velocity = pan.velocity(in: stack.view)
      let isLeftToRight = stack.view.effectiveUserInterfaceLayoutDirection == .leftToRight
      return (isLeftToRight ? velocity.x : -velocity.x) > abs(velocity.y) && stack.refusesSwipe
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
