/// One `observe`: the subscription, the way to its owner and the body in one object.
@usableFromInline
final class Observation<Owner: AnyObject, Element>: Subscription {
  @usableFromInline let scope: WorkScope
  @usableFromInline let body: @MainActor (Owner, Element) -> Void

  @inlinable
  init(_ scope: WorkScope, _ body: @escaping @MainActor (Owner, Element) -> Void) {
    self.scope = scope
    self.body = body
    super.init()
  }

  @inlinable
  func receive(_ element: Element?) {
    guard let element else { return finish() }
    if let owner = scope.heldOwner {
      body(unsafeDowncast(owner, to: Owner.self), element)
    } else if let owner = scope.looseOwner {
      body(unsafeDowncast(owner, to: Owner.self), element)
    } else {
      cancel()
    }
  }
}
