import Riblets

// A riblet that has children of its own kind, in every place that there is.

protocol SpotRouting: ViewableRouting, Navigating where Origin == any SpotRouting {}
typealias SpotRoute = Route<any SpotRouting>

final class SpotInteractor: Interactor, LeaveListening, LinkDeciding, BackHandling, StateSaving {
  typealias Origin = any SpotRouting

  struct SavedState: Codable { var draft = "" }

  var onRestore: (@MainActor (SpotInteractor) -> Void)?

  let name: String
  weak var router: (any SpotRouting)?
  var savedState = SavedState() { didSet { onRestore?(self) } }
  var first: [SpotRoute] = []
  var onBecomeActive: (@MainActor (SpotInteractor) -> Void)?
  var onResign: (@MainActor (SpotInteractor) -> Void)?
  var backSteps = 0
  var onLink: @MainActor (SpotRoute) -> LinkDecision = { _ in .follow }
  private(set) var left: [SpotRoute] = []
  private(set) var attempts: [SpotRoute] = []

  init(_ name: String) { self.name = name }

  override func didBecomeActive() {
    router?.navigate(.begin(first))
    onBecomeActive?(self)
  }

  override func willResignActive() { onResign?(self) }

  func personDidLeave(_ route: SpotRoute) { left.append(route) }
  func personDidTryToLeave(_ route: SpotRoute) { attempts.append(route) }

  func decide(onLinkTo route: SpotRoute) -> LinkDecision { onLink(route) }

  func goBack() -> Bool {
    guard backSteps > 0 else { return false }
    backSteps -= 1
    return true
  }
}

final class SpotRouter: LaunchRouter<SpotInteractor, SpotView>, SpotRouting {
  /// Told of each router that a route has built.
  let didBuild: @MainActor (any Routing) -> Void

  init(_ name: String, holdsStacks: Bool = false, didBuild: @escaping @MainActor (any Routing) -> Void = { _ in }) {
    self.didBuild = didBuild
    super.init(interactor: SpotInteractor(name), viewController: SpotView(name, holdsStacks: holdsStacks))
    interactor.router = self
  }

  override var ribletLabel: String? { interactor.name }

  func make(_ name: String) -> SpotRouter {
    let router = SpotRouter(name, didBuild: didBuild)
    didBuild(router)
    return router
  }
}

/// A route with a name that is its key, and a value that is not.
protocol NamedRoute: ChildRoute where Parent == SpotRouter, Child == any SpotRouting {
  var name: String { get }
  var value: Int { get }
}

extension NamedRoute {
  var value: Int { 0 }
  var key: String { name }
  var title: String { name }
  @MainActor func build(in parent: SpotRouter) -> any SpotRouting { parent.make(name) }
}

struct SpotPart: NamedRoute {
  let name: String
  var value = 0
}

struct SpotItem: NamedRoute {
  static let shown = Shown.item
  let name: String
  var value = 0
}

struct SpotPage: NamedRoute {
  static let shown = Shown.pushed
  let name: String
  var value = 0
}

struct SpotBrief: NamedRoute {
  static let shown = Shown.pushed
  static let whenCovered = WhenCovered.released
  let name: String
  var value = 0
}

struct SpotSheet: NamedRoute {
  static let shown = Shown.sheet
  let name: String
  var value = 0
}

struct SpotTab: NamedRoute {
  static let shown = Shown.tab
  let name: String
  var value = 0
}

struct SpotLazyTab: NamedRoute {
  static let shown = Shown.tab
  static let whenCovered = WhenCovered.released
  let name: String
  var value = 0
}

struct SpotOverlay: NamedRoute {
  static let shown = Shown.overlay
  let name: String
  var value = 0
}

struct SpotSecret: NamedRoute {
  static let shown = Shown.hidden
  let name: String
  var value = 0
}

/// A route that is switched off while its parent says so.
struct SpotFeature: NamedRoute {
  static let shown = Shown.pushed
  let name: String

  func isEnabled(in parent: SpotRouter) -> Bool { parent.interactor.savedState.draft != "off" }
}

/// A child without a view.
struct SpotGroup: ChildRoute {
  var name = "Group"
  var key: String { name }

  func build(in parent: SpotRouter) -> any GroupRouting {
    let router = GroupRouter(name, didBuild: parent.didBuild)
    parent.didBuild(router)
    return router
  }
}

extension SpotRoute {
  static func part(_ name: String, _ value: Int = 0) -> Self { Self(SpotPart(name: name, value: value)) }
  static func item(_ name: String, _ value: Int = 0) -> Self { Self(SpotItem(name: name, value: value)) }
  static func page(_ name: String, _ value: Int = 0) -> Self { Self(SpotPage(name: name, value: value)) }
  static func brief(_ name: String, _ value: Int = 0) -> Self { Self(SpotBrief(name: name, value: value)) }
  static func sheet(_ name: String, _ value: Int = 0) -> Self { Self(SpotSheet(name: name, value: value)) }
  static func tab(_ name: String, _ value: Int = 0) -> Self { Self(SpotTab(name: name, value: value)) }
  static func lazyTab(_ name: String, _ value: Int = 0) -> Self { Self(SpotLazyTab(name: name, value: value)) }
  static func overlay(_ name: String, _ value: Int = 0) -> Self { Self(SpotOverlay(name: name, value: value)) }
  static func secret(_ name: String, _ value: Int = 0) -> Self { Self(SpotSecret(name: name, value: value)) }
  static func feature(_ name: String) -> Self { Self(SpotFeature(name: name)) }
  static func group(_ name: String = "Group") -> Self { Self(SpotGroup(name: name)) }
}

// A riblet without a view, with spots below it.

protocol GroupRouting: Navigating where Origin == any GroupRouting {}
typealias GroupRoute = Route<any GroupRouting>

final class GroupInteractor: Interactor {
  weak var router: (any GroupRouting)?
  let name: String
  init(_ name: String) { self.name = name }
}

final class GroupRouter: Router<GroupInteractor>, GroupRouting {
  let didBuild: @MainActor (any Routing) -> Void

  init(_ name: String, didBuild: @escaping @MainActor (any Routing) -> Void) {
    self.didBuild = didBuild
    super.init(interactor: GroupInteractor(name))
    interactor.router = self
  }

  override var ribletLabel: String? { interactor.name }
}

struct GroupPart: ChildRoute {
  let name: String
  var key: String { name }

  func build(in parent: GroupRouter) -> any SpotRouting {
    let router = SpotRouter(name, didBuild: parent.didBuild)
    parent.didBuild(router)
    return router
  }
}

struct GroupTab: ChildRoute {
  static let shown = Shown.tab
  let name: String
  var key: String { name }
  var title: String { name }

  func build(in parent: GroupRouter) -> any SpotRouting {
    let router = SpotRouter(name, didBuild: parent.didBuild)
    parent.didBuild(router)
    return router
  }
}

extension GroupRoute {
  static func part(_ name: String) -> Self { Self(GroupPart(name: name)) }
  static func tab(_ name: String) -> Self { Self(GroupTab(name: name)) }
}
