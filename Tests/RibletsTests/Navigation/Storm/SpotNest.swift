import Riblets

// What riblets with a view and those without have in common, so that a random test can move all of them.

/// A moment in which a riblet of a random test may make moves.
enum SpotMoment: Hashable {
  case built(route: String), loaded, active, resigning, restored, shown, handlesBack
  case left(String), tried(String)

  /// A report of what the user has done, as text.
  var report: String? {
    switch self {
    case .left(let route): "left \(route)"
    case .tried(let route): "tried \(route)"
    case .built, .loaded, .active, .resigning, .restored, .shown, .handlesBack: nil
    }
  }
}

/// Is told of what happens in all riblets of a tree.
@MainActor
protocol SpotDirector: AnyObject {
  func happened(_ moment: SpotMoment, in router: any SpotNest)
  func isEnabled(_ route: String, in parent: any SpotNest) -> Bool
  /// True for a child that a link waits for.
  func isAwaited(_ route: String) -> Bool
  /// The user has left a child, or has tried to; the router of the riblet may have gone.
  func wasTold(_ text: String, riblet: Int)
}

extension SpotDirector {
  func wasTold(_ text: String, riblet: Int) {}
  func isAwaited(_ route: String) -> Bool { false }
}

/// A tree whose hidden riblets may have windows of their own.
@MainActor
protocol SpotWindows: AnyObject {
  func openWindow(of router: SpotRouter)
  /// The windows that were opened, by the numbers of their riblets; empty ones as empty text.
  var windowPictures: [Int: String] { get }
}

/// A router that belongs to a random test.
@MainActor
protocol SpotNest: RibletNode, Navigating {
  associatedtype Decider: NestInteractor
  var interactor: Decider { get }
  var nest: SpotNestling { get }
  func route(_ route: SpotModel.Route) -> Route<Origin>
}

/// The part of a router that a random test uses.
@MainActor
final class SpotNestling {
  /// The number of the riblet in the model.
  var id = 0
  weak var parent: (any SpotNest)?
  /// True since it has been told that it leaves or is released.
  var isClosing = false
  var hasBeenActive = false
  weak var director: (any SpotDirector)?
  /// Told of each router that a route has built.
  let didBuild: @MainActor (any Routing) -> Void

  init(director: (any SpotDirector)?, didBuild: @escaping @MainActor (any Routing) -> Void) {
    self.director = director
    self.didBuild = didBuild
  }
}

extension SpotNest {
  var viewOfSpot: SpotView? { (self as? SpotRouter)?.viewController }

  func build(_ name: String, _ route: String) -> SpotRouter {
    begin(SpotRouter(name, director: nest.director, didBuild: nest.didBuild), route)
  }

  func buildGroup(_ name: String, _ route: String) -> GroupRouter {
    begin(GroupRouter(name, director: nest.director, didBuild: nest.didBuild), route)
  }

  private func begin<Child: SpotNest>(_ child: Child, _ route: String) -> Child {
    child.nest.parent = self
    nest.didBuild(child)
    nest.director?.happened(.built(route: route), in: child)
    return child
  }

  func carryOut(_ move: SpotMove) -> NavigationTransitionHandle {
    switch move {
    case .to(let route, let action, let shown): return self.route(to: self.route(route), by: action, as: shown)
    case .begin(let routes): return navigate(.begin(routes.map { route($0) }))
    case .items(let routes): return show(items: routes.map { route($0) })
    case .select(let id): return select(route(id.route).id)
    case .leave(let id): return leave(route(id.route).id)
    case .popToRoot: return popToRoot()
    case .hold(let id, let isHeld): return navigate(.hold(route(id.route).id, isHeld))
    case .stack(let routes): return set(stack: routes.map { route($0) })
    case .pop(let id): return pop(to: route(id.route).id)
    case .update(let moves): return update { router in for move in moves { _ = router.carryOut(move) } }
    }
  }
}

class NestInteractor: Interactor, StateSaving, BackHandling {
  struct SavedState: Codable { var draft = "" }

  let name: String
  weak var nest: (any SpotNest)? {
    didSet { nestling = nest?.nest ?? nestling }
  }
  private var nestling: SpotNestling?
  var savedState = SavedState() {
    didSet { tell(.restored) }
  }
  /// The number of steps back that the riblet handles itself.
  var backSteps = 0

  init(_ name: String) { self.name = name }

  func tell(_ moment: SpotMoment) {
    if let nestling, let text = moment.report { nestling.director?.wasTold(text, riblet: nestling.id) }
    if let nest { nest.nest.director?.happened(moment, in: nest) }
  }

  override func didBecomeActive() { tell(.active) }

  override func willResignActive() { tell(.resigning) }

  func goBack() -> Bool {
    guard backSteps > 0 else { return false }
    backSteps -= 1
    tell(.handlesBack)
    return true
  }
}
