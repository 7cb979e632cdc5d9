import Riblets

/// The router of Root, as its interactor knows it.
/// @mockable
protocol RootRouting: ViewableRouting, Navigating where Origin == any RootRouting {}

/// A way from Root to one of its children.
typealias RootRoute = Route<any RootRouting>

/// The view of Root, as its interactor knows it.
/// @mockable
protocol RootPresentable: Presentable {}

/// Lets the user log in first.
final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable {
  weak var router: (any RootRouting)?

  override func didBecomeActive() {
    router?.begin(with: .loggedOut)
  }
}
