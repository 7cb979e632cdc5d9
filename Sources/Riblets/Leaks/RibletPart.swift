/// A part of a riblet, held weakly, so that it can be expected to be freed.
package struct RibletPart {
  /// The part, as long as it is in memory.
  package private(set) weak var object: AnyObject?
  /// The role of the part in its riblet.
  package let role: RibletLeak.Role
}

extension RibletNode {
  /// The parts of this riblet and of all below it, with their paths: parents first, each riblet's router first.
  package final var ribletPartsOfBranch: [(path: RibletPath, parts: [RibletPart])] {
    var riblets: [(path: RibletPath, parts: [RibletPart])] = []
    var stack: [RibletNode] = [self]
    while let node = stack.popLast() {
      riblets.append((node.ribletPath, node.ribletParts))
      stack.append(contentsOf: node.nodes.reversed())
    }
    return riblets
  }

  /// The parts of this riblet, its router first.
  package final var ribletParts: [RibletPart] {
    var parts: [RibletPart] = []
    eachPart { object, role in parts.append(RibletPart(object: object, role: role)) }
    return parts
  }

  /// Visits the parts of this riblet with their roles, the router first.
  final func eachPart(_ visit: (AnyObject, RibletLeak.Role) -> Void) {
    Self.eachPart(router: routing, anyInteractable, interactorCore, view: view, component: ribletComponent, visit)
  }

  /// Visits the parts of a riblet with their roles; one object may have two.
  static func eachPart(
    router: AnyObject?, _ interactable: any Interactable, _ core: Interactor?, view: AnyObject?, component: AnyObject?,
    _ visit: (AnyObject, RibletLeak.Role) -> Void
  ) {
    if let router { visit(router, .router) }
    visit(interactable, .interactor)
    if let presenter = core?.presenterObject { visit(presenter, .presenter) }
    if let view { visit(view, .view) }
    if let component { visit(component, .component) }
    for worker in core?.startedWorkers ?? [] { visit(worker, .worker) }
  }
}
