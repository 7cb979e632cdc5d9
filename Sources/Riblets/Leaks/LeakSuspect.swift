/// The parts of one detached riblet, held weakly until it is decided whether they leaked.
@MainActor
final class LeakSuspect: Sendable {
  /// One object and what it is to its riblet.
  @MainActor
  struct Part {
    private(set) weak var object: AnyObject?
    let role: Leak.Role

    init(_ object: AnyObject, _ role: Leak.Role) {
      self.object = object
      self.role = role
    }
  }

  private(set) var parts: [Part]
  private weak var node: RibletNode?
  private let path: RibletPath?
  private let site: CallSite?
  private let token: LeakDetector.Token?

  init(parts: [Part], node: RibletNode?, path: RibletPath?, site: CallSite?, token: LeakDetector.Token?) {
    self.parts = parts
    self.node = node
    self.path = path
    self.site = site
    self.token = token
  }

  convenience init(_ node: RibletNode, at site: CallSite?) {
    var parts = [Part(node.routing, .router), Part(node.anyInteractable, .interactor)]
    if let presenter = node.interactorCore?.presenterObject { parts.append(Part(presenter, .presenter)) }
    if let view = node.view, !parts.contains(where: { $0.object === view }) { parts.append(Part(view, .view)) }
    if let component = node.component { parts.append(Part(component, .component)) }
    for worker in node.interactorCore?.startedWorkers ?? [] { parts.append(Part(worker, .worker)) }
    self.init(parts: parts, node: node, path: node.leavingPath, site: site, token: nil)
  }

  /// Whether nothing is expected any more: taken back, or attached again.
  var isCleared: Bool { token?.isWithdrawn == true || node?.isActive == true || node?.isKeptWhenDetached == true }

  var view: AnyObject? { parts.lazy.compactMap { $0.object as? any ViewControllable }.first }

  var presence: ViewPresence {
    parts.lazy.compactMap { ($0.object as? any ViewPresenceReporting)?.presence }.first ?? .hidden
  }

  func leak(_ object: AnyObject, _ role: Leak.Role, _ expectation: Leak.Expectation) -> Leak {
    Leak(object: String(describing: type(of: object)), role: role, expectation: expectation, path: path, site: site)
  }
}
