/// A presenter as an interactor sees it; the base of each `XPresentable` protocol.
///
/// A riblet extends this protocol with what its interactor wants shown.
@MainActor
public protocol Presentable: AnyObject, Sendable {}

/// Turns the interactor's model into what the view shows, and keeps both apart.
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
