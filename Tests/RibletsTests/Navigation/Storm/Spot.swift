import Riblets

// A riblet that has children of its own kind, in every place that there is.

protocol SpotRouting: ViewableRouting, Navigating where Origin == any SpotRouting {}
typealias SpotRoute = Route<any SpotRouting>

final class SpotInteractor: NestInteractor, LeaveListening, LinkDeciding {
  typealias Origin = any SpotRouting

  weak var router: (any SpotRouting)?
  var first: [SpotRoute] = []
  var onBecomeActive: (@MainActor (SpotInteractor) -> Void)?
  var onResign: (@MainActor (SpotInteractor) -> Void)?
  var onRestore: (@MainActor (SpotInteractor) -> Void)?
  var onLink: @MainActor (SpotRoute) -> LinkDecision = { _ in .follow }
  private(set) var left: [SpotRoute] = []
  private(set) var attempts: [SpotRoute] = []

  override var savedState: SavedState {
    didSet { onRestore?(self) }
  }

  override func didBecomeActive() {
    router?.navigate(.begin(first))
    onBecomeActive?(self)
    super.didBecomeActive()
  }

  override func willResignActive() {
    onResign?(self)
    super.willResignActive()
  }

  func userDidLeave(_ route: SpotRoute) {
    left.append(route)
    tell(.left("\(route)"))
  }

  func userDidTryToLeave(_ route: SpotRoute) {
    attempts.append(route)
    tell(.tried("\(route)"))
  }

  func decide(onLinkTo route: SpotRoute) -> LinkDecision {
    nest?.nest.director?.isAwaited("\(route)") == true ? .wait : onLink(route)
  }
}

final class SpotRouter: LaunchRouter<SpotInteractor, SpotView>, SpotRouting, SpotNest {
  let nest: SpotNestling

  /// - Parameter didBuild: Told of each router that a route has built.
  init(
    _ name: String, holdsStacks: Bool = false, director: (any SpotDirector)? = nil,
    didBuild: @escaping @MainActor (any Routing) -> Void = { _ in }
  ) {
    nest = SpotNestling(director: director, didBuild: didBuild)
    super.init(interactor: SpotInteractor(name), viewController: SpotView(name, holdsStacks: holdsStacks))
    interactor.router = self
    interactor.nest = self
    viewController.onShow = { [weak self] in self?.interactor.tell(.shown) }
  }

  override var ribletLabel: String? { interactor.name }

  override func didLoad() { interactor.tell(.loaded) }

  func make(_ name: String) -> SpotRouter { build(name, "") }

  func route(_ route: SpotModel.Route) -> SpotRoute {
    let (name, value) = (route.id.name, route.value)
    return switch route.id.kind {
    case .part: .part(name, value)
    case .item: .item(name, value)
    case .page: .page(name, value)
    case .brief: .brief(name, value)
    case .sheet: .sheet(name, value)
    case .tab: .tab(name, value)
    case .lazyTab: .lazyTab(name, value)
    case .overlay: .overlay(name, value)
    case .secret: .secret(name, value)
    case .feature: .feature(name)
    case .group: .group(name)
    }
  }
}

/// A route with a name that is its key, and a value that is not.
protocol NamedRoute: ChildRoute where Parent == SpotRouter, Child == any SpotRouting {
  var name: String { get }
  var value: Int { get }
}

extension NamedRoute {
  var transition: String { ["B": "zoom", "C": "fade"][name] ?? "" }
  var value: Int { 0 }
  var key: String { name }
  var title: String { name }
  @MainActor func build(in parent: SpotRouter) -> any SpotRouting { parent.build(name, "\(SpotRoute(self))") }
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
  var icon: String { "circle" }
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

  func isEnabled(in parent: SpotRouter) -> Bool {
    parent.nest.director?.isEnabled("\(SpotRoute(self))", in: parent) ?? (parent.interactor.savedState.draft != "off")
  }
}

/// A child without a view.
struct SpotGroup: ChildRoute {
  var name = "Group"
  var key: String { name }

  func build(in parent: SpotRouter) -> any GroupRouting { parent.buildGroup(name, "\(SpotRoute(self))") }
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

final class GroupInteractor: NestInteractor, LeaveListening {
  typealias Origin = any GroupRouting

  weak var router: (any GroupRouting)?

  func userDidLeave(_ route: GroupRoute) { tell(.left("\(route)")) }
  func userDidTryToLeave(_ route: GroupRoute) { tell(.tried("\(route)")) }
}

final class GroupRouter: Router<GroupInteractor>, GroupRouting, SpotNest {
  let nest: SpotNestling

  init(_ name: String, director: (any SpotDirector)?, didBuild: @escaping @MainActor (any Routing) -> Void) {
    nest = SpotNestling(director: director, didBuild: didBuild)
    super.init(interactor: GroupInteractor(name))
    interactor.router = self
    interactor.nest = self
  }

  override var ribletLabel: String? { interactor.name }

  override func didLoad() { interactor.tell(.loaded) }

  /// - Parameter route: A route of a kind that leads from groups, too.
  func route(_ route: SpotModel.Route) -> GroupRoute {
    let (name, value) = (route.id.name, route.value)
    return switch route.id.kind {
    case .page: Route(GroupPage(name: name, value: value))
    case .brief: Route(GroupBrief(name: name, value: value))
    case .sheet: Route(GroupSheet(name: name, value: value))
    case .tab: Route(GroupTab(name: name, value: value))
    case .group: Route(GroupGroup(name: name))
    case .part, .item, .lazyTab, .overlay, .secret, .feature: Route(GroupPart(name: name, value: value))
    }
  }
}

protocol GroupNamedRoute: ChildRoute where Parent == GroupRouter, Child == any SpotRouting {
  var name: String { get }
}

extension GroupNamedRoute {
  var key: String { name }
  var title: String { name }
  @MainActor func build(in parent: GroupRouter) -> any SpotRouting { parent.build(name, "\(GroupRoute(self))") }
}

struct GroupPart: GroupNamedRoute {
  let name: String
  var value = 0
}

struct GroupPage: GroupNamedRoute {
  static let shown = Shown.pushed
  let name: String
  var value = 0
}

struct GroupBrief: GroupNamedRoute {
  static let shown = Shown.pushed
  static let whenCovered = WhenCovered.released
  let name: String
  var value = 0
}

struct GroupSheet: GroupNamedRoute {
  static let shown = Shown.sheet
  let name: String
  var value = 0
}

struct GroupTab: GroupNamedRoute {
  static let shown = Shown.tab
  let name: String
  var value = 0
}

struct GroupGroup: ChildRoute {
  let name: String
  var key: String { name }

  func build(in parent: GroupRouter) -> any GroupRouting { parent.buildGroup(name, "\(GroupRoute(self))") }
}

extension GroupRoute {
  static func part(_ name: String) -> Self { Self(GroupPart(name: name)) }
  static func tab(_ name: String) -> Self { Self(GroupTab(name: name)) }
}
