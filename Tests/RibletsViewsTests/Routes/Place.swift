import Riblets
import RibletsViews

// A riblet with a portable view that has children of its own kind.

protocol PlaceRouting: ViewableRouting, Navigating where Origin == any PlaceRouting {}
typealias PlaceRoute = Route<any PlaceRouting>

final class PlaceInteractor: Interactor, LeaveListening {
  typealias Origin = any PlaceRouting
  weak var router: (any PlaceRouting)?
  private(set) var left: [PlaceRoute] = []
  private(set) var attempts: [PlaceRoute] = []

  func personDidLeave(_ route: PlaceRoute) { left.append(route) }
  func personDidTryToLeave(_ route: PlaceRoute) { attempts.append(route) }
}

final class PlaceViewController: ViewController, RouteContainer {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  @ViewBuilder
  override var body: any View {
    Text(title)
    routeViews
  }
}

final class PlaceRouter: LaunchRouter<PlaceInteractor, PlaceViewController>, PlaceRouting {
  init(_ title: String) {
    super.init(interactor: PlaceInteractor(), viewController: PlaceViewController(title))
    interactor.router = self
  }

  func place(_ title: String) -> PlaceRouter? {
    if viewController.title == title { return self }
    for case let child as PlaceRouter in children { if let found = child.place(title) { return found } }
    return nil
  }
}

/// A route to a place, shown as each move says.
struct PlaceChild: ChildRoute {
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { PlaceRouter(title) }
}

/// A tab that is there only while it is selected.
struct PlaceTab: ChildRoute {
  static let shown = Shown.tab
  static let whenCovered = WhenCovered.released
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { PlaceRouter(title) }
}

/// A page that is released while it is covered.
struct PlacePage: ChildRoute {
  static let shown = Shown.pushed
  static let whenCovered = WhenCovered.released
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { PlaceRouter(title) }
}

extension PlaceRoute {
  static func child(_ title: String) -> Self { Self(PlaceChild(title: title)) }
  static func tab(_ title: String) -> Self { Self(PlaceTab(title: title)) }
  static func page(_ title: String) -> Self { Self(PlacePage(title: title)) }
}
