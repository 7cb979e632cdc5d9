import Riblets

/// The router of LoggedOut, as its interactor knows it.
/// @mockable
protocol LoggedOutRouting: ViewableRouting, Navigating where Origin == any LoggedOutRouting {}

/// A way from LoggedOut to one of its children.
typealias LoggedOutRoute = Route<any LoggedOutRouting>

/// The view of LoggedOut, as its interactor knows it.
/// @mockable
protocol LoggedOutPresentable: Presentable {
  var listener: (any LoggedOutPresentableListener)? { get set }
}

/// The parent of LoggedOut, as its interactor knows it.
/// @mockable
@MainActor
protocol LoggedOutListener: AnyObject, Sendable {
  func loggedOutDidFinish(name: String)
}

final class LoggedOutInteractor:
  PresentableInteractor<any LoggedOutPresentable>,
  LoggedOutInteractable,
  LoggedOutPresentableListener
{
  weak var router: (any LoggedOutRouting)?
  weak var listener: (any LoggedOutListener)?

  override init(presenter: any LoggedOutPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func finish(name: String) {
    listener?.loggedOutDidFinish(name: name.isEmpty ? "Guest" : name)
  }
}
