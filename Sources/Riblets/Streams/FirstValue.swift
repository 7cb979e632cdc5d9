/// The error of a wait for a stream that finished without the wanted value.
///
/// ``Observed/firstValue()`` throws it. Catch it if the sender may end first. See `Documentation/Streams.md`.
///
/// ```swift
/// do { user = try await users.firstValue() } catch is StreamEndedError { user = nil }
/// ```
public struct StreamEndedError: Error, Hashable, CustomStringConvertible {
  /// The type of the wanted value, for example `User`.
  public let wanted: String

  /// Makes the error for a custom wait.
  ///
  /// - Parameter wanted: The type of the value, for example `"\(User.self)"`.
  public init(wanted: String) {
    self.wanted = wanted
  }

  /// The wanted value, and how to fix the wait. It begins with `Cannot wait for 'User' any longer`.
  public var description: String {
    """
    Cannot wait for '\(wanted)' any longer: the stream finished without it.

    A stream finishes by finish(), or when its sender is freed. Keep the riblet that sends alive, or catch this \
    error where the value may stay away.
    """
  }
}

extension Observed {
  /// Waits for the next element; a state returns its current value at once.
  ///
  /// ```swift
  /// let user = try await session.user.firstValue()
  /// ```
  ///
  /// Main actor only. The subscription ends before the call returns.
  ///
  /// - Throws: ``StreamEndedError`` if the stream finishes without one, `CancellationError` if the task is cancelled.
  @discardableResult
  public func firstValue() async throws -> Element {
    try await firstValue { $0 }
  }

  /// Waits for the first element for which the closure returns a value, and returns that value.
  ///
  /// ```swift
  /// let loggedIn = try await router.child.firstValue { $0 as? LoggedInRouter }
  /// ```
  ///
  /// - Throws: ``StreamEndedError`` if the stream finishes before, `CancellationError` if the task is cancelled.
  @discardableResult
  public func firstValue<Picked>(_ pick: @escaping @MainActor (Element) -> Picked?) async throws -> Picked {
    try Task.checkCancellation()
    let subscription = StreamConnection()
    let found = OperatorMemory<Picked?>(nil)
    let suspension = Suspension<Bool>()
    subscribe(subscription) { element in
      guard found.value == nil else { return }
      if let element {
        guard let picked = pick(element) else { return }
        found.value = picked
      }
      subscription.finish()
      suspension.resume(element != nil)
    }
    if found.value == nil { _ = await suspension.wait(cancelled: false) }
    if let picked = found.value { return picked }
    subscription.cancel()
    try Task.checkCancellation()
    throw StreamEndedError(wanted: "\(Picked.self)")
  }
}
