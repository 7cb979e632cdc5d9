internal import Riblets

// A root whose children come by routes, and by hand for comparison: a riblet with a view, and one without.

protocol HallRouting: ViewableRouting, Navigating where Origin == any HallRouting {}

final class HallView: ContainerViewControllable {
  private(set) var shown = 0
  func show(_ child: any ViewControllable) { shown += 1 }
  func hide(_ child: any ViewControllable) { shown -= 1 }
}

final class HallInteractor: Interactor, ShownListener, LeafListener {
  weak var router: (any HallRouting)?
}

final class HallRouter: LaunchRouter<HallInteractor, HallView>, HallRouting {
  init(isPage: Bool = false) {
    super.init(interactor: HallInteractor(), viewController: HallView())
    interactor.router = self
    if !isPage { launch(in: RibletRuntime(reporter: .silent, leakPolicy: .off)) }
  }
}

/// A window that shows nothing.
final class HallHost: ScreenHosting {
  func show(_ screen: ScreenContents) -> (any ScreenTransition)? { nil }
}

/// A page that can have pages itself.
struct HallPage: ChildRoute {
  static let shown = Shown.pushed
  let id: Int
  var key: String { "\(id)" }
  func build(in parent: HallRouter) -> any HallRouting { HallRouter(isPage: true) }
}

struct HallShown: ChildRoute {
  func build(in parent: HallRouter) -> any ShownRouting { ShownRouter.make(withListener: parent.interactor) }
}

struct HallLeaf: ChildRoute {
  func build(in parent: HallRouter) -> any LeafRouting { LeafRouter.make(withListener: parent.interactor) }
}

extension Route<any HallRouting> {
  static var shown: Self { Self(HallShown()) }
  static var leaf: Self { Self(HallLeaf()) }
  static func page(_ id: Int) -> Self { Self(HallPage(id: id)) }
}
