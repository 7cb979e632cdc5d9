/// An owner of work that ends with its activity, as interactors are.
///
/// It is a protocol so that `observe` and `task` pass the owner by its own type: `Self` is only known in an extension
/// of a protocol.
///
/// Interactors, workers, view models and coordinators conform. You need not conform to it yourself. See
/// `Documentation/Lifecycle.md`.
///
/// ```swift
/// override func didBecomeActive() {
///   observe(clock.ticks) { interactor, tick in interactor.show(tick) }
///   task { interactor in try await interactor.load() }
/// }
/// ```
@MainActor
public protocol LifecycleBound: AnyObject, Sendable {
  /// The work that ends when this owner stops being active. It must be the owner's own scope, because `observe`
  /// passes the scope's owner to your closure.
  ///
  /// Use `observe` and `task` to add work to it.
  var workScope: WorkScope { get }
}

extension LifecycleBound {
  /// Calls a closure with each value of a stream until this owner stops being active.
  ///
  /// The owner is a parameter of the closure, so the closure captures neither it nor a weak reference to it:
  ///
  /// ```swift
  /// observe(scoreStream.score) { interactor, score in interactor.presenter.set(score) }
  /// ```
  ///
  /// A call while this owner is inactive is diagnosed, and nothing is bound.
  ///
  /// - Parameters:
  ///   - stream: A state replays its current value before this call returns.
  ///   - body: Called on the main actor, before the sender's call returns.
  /// - Returns: The observation, which can be cancelled earlier.
  @inlinable
  @discardableResult
  public func observe<Source: Observed>(
    _ stream: Source,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Self, Source.Element) -> Void
  ) -> StreamConnection {
    let observation = Observation<Self, Source.Element>(workScope, body)
    if workScope.admit(observation, .observation, at: CallSite(fileID: fileID, line: line)) {
      stream.subscribe(observation) { [observation] element in observation.receive(element) }
    }
    return observation
  }
}
