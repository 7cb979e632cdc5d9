/// The coming and going of one riblet below another one: all that the parent knows of a child, as a value.
///
/// Each edge has a file of its own, so that two people who add children to one parent do not meet. The value carries
/// what only this attachment brings with it: the listener, arguments. A parent's router protocol asks for one method
/// that takes any of them, so that it stays the same whatever children there are.
///
/// ```swift
/// struct ShopCheckout: ChildEdge {
///   weak let listener: (any CheckoutListener)?
///
///   func attach(to parent: ShopRouter) {
///     guard let listener, parent.child((any CheckoutRouting).self) == nil else { return }
///     parent.attachChild(parent.builders.checkout.build(withListener: listener))
///   }
///
///   static func detach(from parent: ShopRouter) {
///     if let checkout = parent.child((any CheckoutRouting).self) { parent.detachChild(checkout) }
///   }
/// }
/// ```
@MainActor
public protocol ChildEdge<Parent>: Sendable {
  /// The router of the parent.
  associatedtype Parent: Routing
  /// Builds the child, attaches it, and shows its view if it has one. What is attached already stays as it is.
  func attach(to parent: Parent)
  /// Takes the child's view away and detaches it; without such a child nothing happens.
  static func detach(from parent: Parent)
}

extension Routing {
  /// The first attached child of a type, usually its routing protocol: `child((any CheckoutRouting).self)`.
  @inlinable
  public func child<Child>(_ type: Child.Type) -> Child? {
    for case let child as Child in children { return child }
    return nil
  }
}
