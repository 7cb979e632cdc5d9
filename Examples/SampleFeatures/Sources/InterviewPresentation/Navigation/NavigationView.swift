import Riblets
import RibletsViews

/// The stack of screens in portable views.
final class NavigationView: StackNavigating {
  let controller = NavigationController()

  var userPops: EventStream<any ViewControllable> { controller.userPops.map { $0 } }

  func push(_ view: any ViewControllable) {
    controller.push(view.viewController)
  }

  func replaceTop(with view: any ViewControllable) {
    controller.setViewControllers(controller.viewControllers.dropLast() + [view.viewController])
  }

  func remove(_ views: [any ViewControllable]) {
    controller.setViewControllers(
      controller.viewControllers.filter { shown in !views.contains { $0 === shown } })
  }
}
