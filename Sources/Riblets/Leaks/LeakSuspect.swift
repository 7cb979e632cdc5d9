/// The parts of one detached riblet, held weakly until they are checked for leaks.
@MainActor
final class LeakSuspect: Sendable {
  let parts: [RibletPart]
  /// The suspect that was detached with this riblet in it; `nil` for the top of a branch.
  private let top: LeakSuspect?
  private var isBlamed = false
  private let ending: RibletLeak.Ending
  private weak var node: RibletNode?
  private let path: RibletPath?
  private let site: CallSite?
  private let token: LeakDetector.Token?

  init(
    parts: [RibletPart], node: RibletNode?, top: LeakSuspect?, path: RibletPath?, ending: RibletLeak.Ending,
    site: CallSite?,
    token: LeakDetector.Token?
  ) {
    self.parts = parts
    self.top = top
    self.node = node
    self.path = path
    self.ending = ending
    self.site = site
    self.token = token
  }

  convenience init(_ node: RibletNode, in top: LeakSuspect?, after ending: RibletLeak.Ending, at site: CallSite?) {
    self.init(
      parts: Self.parts(node.eachPart), node: node, top: top, path: node.leavingPath, ending: ending,
      site: site, token: nil)
  }

  /// The suspect for the top of a tree that was dropped, which has no router any more.
  convenience init(topOf dropped: DroppedTree, view: AnyObject?, component: AnyObject?) {
    let parts = Self.parts { visit in
      RibletNode.eachPart(
        router: nil, dropped.interactable, dropped.interactorCore, view: view, component: component, visit)
    }
    self.init(parts: parts, node: nil, top: nil, path: dropped.path, ending: .dropped, site: nil, token: nil)
  }

  /// Each object once: a view that is its own presenter is reported as the presenter.
  private static func parts(_ each: ((AnyObject, RibletLeak.Role) -> Void) -> Void) -> [RibletPart] {
    var parts: [RibletPart] = []
    parts.reserveCapacity(2)
    each { object, role in
      if role == .view { for part in parts where part.object === object { return } }
      parts.append(RibletPart(object: object, role: role))
    }
    return parts
  }

  /// True if nothing is expected any more: the expectation was withdrawn, or the riblet attached again.
  var isCleared: Bool { token?.isWithdrawn == true || node?.isActive == true || node?.isKeptWhenDetached == true }

  /// The objects to report: those that are still in memory, except those held by a router that is reported as well.
  func takeCulprits() -> [(object: AnyObject, role: RibletLeak.Role)] {
    if top?.isBlamed == true { return [] }
    var culprits: [(object: AnyObject, role: RibletLeak.Role)] = []
    for part in parts {
      guard let object = part.object else { continue }
      // A view that is still shown is reported by its disappearance.
      if object is any ViewControllable, presence == .shown { continue }
      culprits.append((object, part.role))
      if part.role == .router {
        isBlamed = true
        return culprits
      }
    }
    return culprits
  }

  var view: AnyObject? { parts.lazy.compactMap { $0.object as? any ViewControllable }.first }

  var presence: ViewPresence {
    parts.lazy.compactMap { ($0.object as? any ViewPresenceReporting)?.presence }.first ?? .hidden
  }

  func leak(_ object: AnyObject, _ role: RibletLeak.Role, _ expectation: RibletLeak.Expectation) -> RibletLeak {
    RibletLeak(
      object: String(describing: type(of: object)), role: role, expectation: expectation, ending: ending, path: path,
      site: site)
  }
}
