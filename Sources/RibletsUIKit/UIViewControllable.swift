#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// A view that UIKit shows as a view controller.
  ///
  /// Every `UIViewController` conforms, including containers and hosting controllers, so the view of a riblet names
  /// only the riblet's protocols:
  ///
  /// ```swift
  /// final class ShopViewController: UIViewController, ShopPresentable, ShopViewControllable {}
  /// ```
  ///
  /// Conform to it only with a type that owns a view controller and is not one itself.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  public protocol UIViewControllable: ViewControllable {
    /// The view controller that UIKit presents, pushes or embeds. Return the same object each time.
    var uiviewController: UIViewController { get }
  }

  extension UIViewControllable where Self: UIViewController {
    /// The view controller itself, so that your view controllers need no code for it.
    public var uiviewController: UIViewController { self }
  }

  // In extensions of protocols, so that a subclass may use the same names for something else.
  extension UIViewController: UIViewControllable, ViewPresenceReporting {}

  extension ViewControllable {
    /// The view controller behind a router's view, for the calls that show it:
    /// `embed(child.viewControllable.uiviewController)`.
    ///
    /// A `UIView` without a view controller gets one, and is diagnosed. Stops the program if the view belongs to another
    /// toolkit, which UIKit cannot show.
    public var uiviewController: UIViewController {
      if let bareView { return ViewHolder.of(bareView) }
      guard let view = self as? any UIViewControllable else {
        fatalError(
          """
          '\(type(of: self))' has no view controller, so UIKit cannot show it.
          Make it a subclass of 'UIViewController', or conform it to 'UIViewControllable'.
          """
        )
      }
      return view.uiviewController
    }
  }
#endif
