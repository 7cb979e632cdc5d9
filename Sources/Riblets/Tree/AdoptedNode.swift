/// The node of a router that is not a ``Router``, such as a mock, while it is attached.
final class AdoptedNode: RibletNode {
  private struct Place {
    weak var node: AdoptedNode?
  }

  /// The nodes of all such routers, since a router that is not a ``Router`` does not know its parent.
  private static var places: [Place] = []

  private let adopted: any Routing
  /// Held like the view of a ``ViewableRouter``, as a navigator refers to it for as long as the node is attached.
  private lazy var adoptedView = (adopted as? any ViewableRouting)?.viewControllable

  init(_ adopted: any Routing) {
    self.adopted = adopted
    let interactable = adopted.interactable
    super.init(interactable, core: nil)
    Self.places.removeAll { $0.node == nil }
    Self.places.append(Place(node: self))
  }

  /// Returns the node by which a router is attached now.
  static func place(of router: any Routing) -> AdoptedNode? {
    for place in places {
      if let node = place.node, node.adopted === router, node.parent != nil { return node }
    }
    return nil
  }

  override var routing: any Routing { adopted }
  override var view: (any ViewControllable)? { adoptedView }
  override func performLoad() { adopted.load() }
}
