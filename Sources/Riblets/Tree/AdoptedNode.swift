/// The place of a router that is not the framework's, such as a mock, while it is attached.
final class AdoptedNode: RibletNode {
  private struct Place {
    weak var node: AdoptedNode?
  }

  /// The places of all routers that are not the framework's, since such a router cannot say itself who its parent is.
  private static var places: [Place] = []

  private let adopted: any Routing

  init(_ adopted: any Routing) {
    self.adopted = adopted
    let interactable = adopted.interactable
    super.init(interactable, core: nil)
    Self.places.removeAll { $0.node == nil }
    Self.places.append(Place(node: self))
  }

  /// The place in which a router is attached now.
  static func place(of router: any Routing) -> AdoptedNode? {
    for place in places {
      if let node = place.node, node.adopted === router, node.parent != nil { return node }
    }
    return nil
  }

  override var routing: any Routing { adopted }
  override var view: (any ViewControllable)? { (adopted as? any ViewableRouting)?.viewControllable }
  override func performLoad() { adopted.load() }
}
