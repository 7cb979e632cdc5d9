/// A presenter as an interactor sees it; the base of each `XPresentable` protocol.
///
/// A riblet extends this protocol with the calls by which its interactor shows something.
@MainActor
public protocol Presentable: AnyObject, Sendable {}

/// Converts the interactor's model into the content of the view, and decouples both.
///
/// A riblet needs one where the conversion is worth a test; where it is not, the view is the presenter.
open class Presenter<ViewControllerType>: Presentable {
  /// The view, as the protocol that the presenter needs of it.
  public final let viewController: ViewControllerType

  /// Makes the presenter of a view.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
