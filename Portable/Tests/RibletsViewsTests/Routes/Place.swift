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

  func userDidLeave(_ route: PlaceRoute) { left.append(route) }
  func userDidTryToLeave(_ route: PlaceRoute) { attempts.append(route) }
}

final class PlaceViewController: ViewController, RouteContainer {
  private(set) var loads = 0
  /// The action of the view while it is shown.
  var (onLoad, onAppear, onRead): (@MainActor () -> Void, @MainActor () -> Void, @MainActor () -> Void) = ({}, {}, {})

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    loads += 1
    onLoad()
  }

  override func viewWillAppear() { onAppear() }

  override var body: any View {
    onRead()
    return content
  }

  @ViewBuilder
  private var content: any View {
    Text(title)
    routeViews
  }
}

final class PlaceRouter: LaunchRouter<PlaceInteractor, PlaceViewController>, PlaceRouting {
  /// Told of each place that a route has built, before it is attached.
  var onBuild: (@MainActor (PlaceRouter) -> Void)?

  init(_ title: String) {
    super.init(interactor: PlaceInteractor(), viewController: PlaceViewController(title))
    interactor.router = self
  }

  func place(_ title: String) -> PlaceRouter? {
    if viewController.title == title { return self }
    for child in children + children.flatMap({ ($0 as? PlaceFlowRouter)?.children ?? [] }) {
      if let found = (child as? PlaceRouter)?.place(title) { return found }
    }
    return nil
  }

  fileprivate func build(_ title: String) -> PlaceRouter {
    let router = PlaceRouter(title)
    router.onBuild = onBuild
    onBuild?(router)
    return router
  }
}

// A riblet without a view, which its children represent.

protocol PlaceFlowRouting: Navigating where Origin == any PlaceFlowRouting {}

final class PlaceFlowRouter: Router<Interactor>, PlaceFlowRouting {
  unowned let parentPlace: PlaceRouter

  init(below parent: PlaceRouter) {
    parentPlace = parent
    super.init(interactor: Interactor())
  }
}

struct PlaceFlow: ChildRoute {
  func build(in parent: PlaceRouter) -> any PlaceFlowRouting { PlaceFlowRouter(below: parent) }
}

struct PlaceFlowChild: ChildRoute {
  let title: String
  var key: String { title }
  func build(in parent: PlaceFlowRouter) -> any PlaceRouting { parent.parentPlace.build(title) }
}

/// A route to a place, shown as each move says.
struct PlaceChild: ChildRoute {
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { parent.build(title) }
}

/// A tab that is there only while it is selected.
struct PlaceTab: ChildRoute {
  static let shown = Shown.tab
  static let whenCovered = WhenCovered.released
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { parent.build(title) }
}

/// A page that is released while it is covered.
struct PlacePage: ChildRoute {
  static let shown = Shown.pushed
  static let whenCovered = WhenCovered.released
  let title: String
  var key: String { title }
  func build(in parent: PlaceRouter) -> any PlaceRouting { parent.build(title) }
}

extension PlaceRoute {
  static func child(_ title: String) -> Self { Self(PlaceChild(title: title)) }
  static func tab(_ title: String) -> Self { Self(PlaceTab(title: title)) }
  static func page(_ title: String) -> Self { Self(PlacePage(title: title)) }
  static var flow: Self { Self(PlaceFlow()) }
}

extension Route<any PlaceFlowRouting> {
  static func child(_ title: String) -> Self { Self(PlaceFlowChild(title: title)) }
}
