@MainActor
open class UIGestureRecognizer: Foundation.NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
}

/// Apple's requirements are optional. See ``UINavigationControllerDelegate``.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What `delegate.gestureRecognizerShouldBegin?(…)` calls: optional requirements are called with a question mark.
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
