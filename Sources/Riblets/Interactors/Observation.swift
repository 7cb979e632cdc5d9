/// One `observe`: the subscription, the reference to its owner and the body in one object.
@usableFromInline
final class Observation<Owner: AnyObject, Element>: StreamConnection {
  @usableFromInline let scope: WorkScope
  // The caller's body without its isolation, which `receive` has. An isolated closure would check its executor on each
  // delivery, at a higher cost than the delivery itself.
  @usableFromInline nonisolated(unsafe) let body: (Owner, Element) -> Void

  @inlinable
  init(_ scope: WorkScope, _ body: @escaping @MainActor (Owner, Element) -> Void) {
    self.scope = scope
    self.body = body
    super.init()
  }

  package override var owningScope: WorkScope? { scope }

  @inlinable
  func receive(_ element: Element?) {
    guard let element else { return finish() }
    if let owner = scope.heldOwner {
      scope.deliveries &+= 1
      Self.call(body, with: owner, element)
      scope.deliveries &-= 1
      if scope.owedReleases > 0 { scope.payReleases() }
    } else if let owner = scope.looseOwner {
      body(unsafeDowncast(owner, to: Owner.self), element)
    } else {
      cancel()
    }
  }

  /// Calls the body with an owner that the scope holds at least until the delivery ends.
  @inlinable
  nonisolated static func call(_ body: (Owner, Element) -> Void, with owner: Unmanaged<AnyObject>, _ element: Element) {
    owner._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Owner.self), element) }
  }
}
