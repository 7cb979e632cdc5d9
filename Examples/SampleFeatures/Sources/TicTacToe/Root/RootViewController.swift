import Riblets
import RibletsViews

@MainActor
protocol RootPresentableListener: AnyObject {}

/// Shows nothing itself; every other screen is presented by it.
final class RootViewController: ViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {
  weak var listener: (any RootPresentableListener)?

  func replaceModal(viewController: (any ViewControllable)?) {
    replaceModal(viewController?.viewController)
  }
}
