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
    var objects: [(AnyObject, Leak.Role)] = [(routing, .router), (anyInteractable, .interactor)]
    if let presenter = interactorCore?.presenterObject { objects.append((presenter, .presenter)) }
    if let view { objects.append((view, .view)) }
    if let component = ribletComponent { objects.append((component, .component)) }
    for worker in interactorCore?.startedWorkers ?? [] { objects.append((worker, .worker)) }
    let path = ribletPath
    return objects.map { object, role in
      RibletPart(object: object, role: role, type: String(describing: Swift.type(of: object)), path: path)
    }
  }
}
