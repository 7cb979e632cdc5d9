/// A presenter as an interactor sees it; the base of each `XPresentable` protocol.
///
/// A riblet extends this protocol with the calls by which its interactor shows something.
///
/// ```swift
/// protocol CartPresentable: Presentable {
///   func show(total: Int)
/// }
/// ```
///
/// See `Documentation/Concepts.md`.
@MainActor
public protocol Presentable: AnyObject, Sendable {}

/// Converts the interactor's model into the content of the view, and decouples both.
///
/// A riblet needs one where the conversion is worth a test; where it is not, the view is the presenter.
///
/// ```swift
/// final class CartPresenter: Presenter<any CartViewControllable>, CartPresentable {
///   func show(total: Int) { viewController.show(text: "\(total) €") }
/// }
/// ```
///
/// Main actor only. See `Documentation/Concepts.md`.
open class Presenter<ViewControllerType>: Presentable {
  /// The view that this presenter updates, typed as your `XViewControllable`. Held strongly. Call it on the main
  /// actor.
  public final let viewController: ViewControllerType

  /// Makes the presenter of a view.
  ///
  /// - Parameter viewController: The riblet's view, or a mock in a test of the presenter.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
