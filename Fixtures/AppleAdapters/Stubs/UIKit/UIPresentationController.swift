@MainActor
open class UIPresentationController: Foundation.NSObject {
  open private(set) weak var presented: UIViewController?
  /// Made before the presentation, it and the view controller hold each other until one is over (react-native-screens
  /// and others have leaked so).
  var retained: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around what is presented; there while it is shown. Views of others may be added to it (Apple's
  /// documentation).
  open private(set) var containerView: UIView?

  func begin(in window: UIWindow) {
    guard let view = presented?.view else { return }
    let container = UIView()
    container.addSubview(view)
    containerView = container
    window.addSubview(container)
  }

  func end() {
    retained = nil
    containerView?.removeFromSuperview()
    containerView = nil
  }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
  }

  open var presentedViewController: UIViewController { presented! }
  open var presentingViewController: UIViewController { presented!.presentingViewController! }
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
  @MainActor
  open class Detent: Foundation.NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
  }
  open var detents: [Detent] = [.large()]
  /// The height that the user has chosen; `nil` for the first detent.
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Apple's requirements are optional. See ``UINavigationControllerDelegate``.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  private func target(_ selector: Selector) -> (any UIAdaptivePresentationControllerDelegate)? {
    (self as? any MessageForwarding)?.forwardingTarget(for: selector) as? any UIAdaptivePresentationControllerDelegate
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    target("presentationControllerShouldDismiss:")?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    target("presentationControllerWillDismiss:")?.presentationControllerWillDismiss(presentationController)
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    target("presentationControllerDidDismiss:")?.presentationControllerDidDismiss(presentationController)
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    target("presentationControllerDidAttemptToDismiss:")?.presentationControllerDidAttemptToDismiss(
      presentationController)
  }

  // What `delegate.presentationControllerDidDismiss?(…)` calls: optional requirements are called with a question mark.
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}
