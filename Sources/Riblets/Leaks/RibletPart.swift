/// A part of a riblet, held weakly: for tests that expect it to be freed, or look at what it is.
package struct RibletPart {
  /// The part, as long as it is in memory.
  package private(set) weak var object: AnyObject?
  /// What it is to its riblet.
  package let role: Leak.Role
  /// The type of the object, also when it is gone.
  package let type: String
  /// Where its riblet stood.
  package let path: RibletPath
}

extension RibletNode {
  /// The parts of this riblet and of all below it, parents first, each riblet's router first.
  package final var ribletPartsOfBranch: [[RibletPart]] {
    var riblets: [[RibletPart]] = []
    var stack: [RibletNode] = [self]
    while let node = stack.popLast() {
      riblets.append(node.ribletParts)
      stack.append(contentsOf: node.nodes.reversed())
    }
    return riblets
  }

  /// The parts of this riblet, its router first.
  package final var ribletParts: [RibletPart] {
    let path = ribletPath
    return partObjects.map { object, role in
      RibletPart(object: object, role: role, type: String(describing: Swift.type(of: object)), path: path)
    }
  }

  final var partObjects: [(AnyObject, Leak.Role)] {
    Self.partObjects(router: routing, anyInteractable, interactorCore, view: view, component: ribletComponent)
  }

  /// The parts of a riblet by their roles; a view that is its own presenter counts as the presenter.
  static func partObjects(
    router: AnyObject?, _ interactable: any Interactable, _ core: Interactor?, view: AnyObject?, component: AnyObject?
  ) -> [(AnyObject, Leak.Role)] {
    var objects: [(AnyObject, Leak.Role)] = []
    if let router { objects.append((router, .router)) }
    objects.append((interactable, .interactor))
    if let presenter = core?.presenterObject { objects.append((presenter, .presenter)) }
    if let view, !objects.contains(where: { $0.0 === view }) { objects.append((view, .view)) }
    if let component { objects.append((component, .component)) }
    for worker in core?.startedWorkers ?? [] { objects.append((worker, .worker)) }
    return objects
  }
}
