@MainActor
open class UIGestureRecognizer: Foundation.NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state = State.possible
  open var isEnabled = true
  private(set) var required: [UIGestureRecognizer] = []
  open fileprivate(set) weak var view: UIView?
  open var cancelsTouchesInView = true

  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { required.append(otherGestureRecognizer) }

  /// True if the user's swipe begins this gesture: what it requires to fail must not begin.
  var begins: Bool {
    isEnabled && !required.contains(where: \.begins) && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The user's finger goes back in what is simulated.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 0) }
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers.append(gestureRecognizer)
  }
}

/// Apple's requirements are optional. See ``UINavigationControllerDelegate``.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// What `delegate.gestureRecognizerShouldBegin?(…)` calls: optional requirements are called with a question mark.
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
