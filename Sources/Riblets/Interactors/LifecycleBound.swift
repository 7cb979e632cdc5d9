/// What owns work that ends with its activity; interactors do.
///
/// It exists so that `observe` and `task` hand in the owner by its own type: `Self` is only known in an extension of a
/// protocol.
@MainActor
public protocol LifecycleBound: AnyObject, Sendable {
  /// The work that ends when this owner stops being active.
  var scope: WorkScope { get }
}

extension LifecycleBound {
  @inlinable
  @discardableResult
  public func observe<Source: Observed>(
    _ stream: Source,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Self, Source.Element) -> Void
  ) -> Subscription {
    let observation = Observation<Self, Source.Element>(scope, body)
    if scope.admit(observation) {
      stream.subscribe(observation) { [observation] element in observation.receive(element) }
    }
    return observation
  }
}
