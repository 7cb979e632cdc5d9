/// A ``StateStream`` or an ``EventStream``, to be observed.
///
/// Use it as the constraint of a function that takes either kind. Operators are members of it. See
/// `Documentation/Streams.md`.
///
/// ```swift
/// func log(_ stream: some Observed<Int>) { stream.sink { print($0) } }
/// ```
@MainActor
public protocol Observed<Element>: Sendable {
  /// The value, or the event, that arrives.
  ///
  /// A state's `Value`, an event stream's `Element`.
  associatedtype Element

  /// Binds a subscription to this stream: for authors of operators; others use `observe` or `sink(_:)`.
  ///
  /// Main actor only.
  ///
  /// - Parameters:
  ///   - subscription: A new subscription. The stream binds it to its source.
  ///   - sink: Gets each value, then `nil` when the stream has finished.
  func subscribe(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Element?) -> Void)
}

extension Observed {
  /// Calls a closure with each value until the stream finishes or the subscription is cancelled.
  ///
  /// Nothing else ends it: inside an interactor, `observe` is the form that stops at deactivation. A closure that holds
  /// the sender of its own stream keeps both alive until one of the two happens.
  ///
  /// ```swift
  /// let connection = score.sink { score in label.text = "\(score)" }
  /// ```
  ///
  /// - Returns: The subscription. Keep it to cancel; dropping it cancels nothing.
  ///
  /// - Parameters:
  ///   - finished: Called once if the stream finishes.
  ///   - body: Called on the main actor, before the sender's call returns.
  @inlinable
  @discardableResult
  public func sink(
    finished: (@MainActor () -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: @escaping @MainActor (Element) -> Void
  ) -> StreamConnection {
    let subscription = StreamConnection()
    if SubscriptionAudit.isOn { SubscriptionAudit.note(subscription, at: CallSite(fileID: fileID, line: line)) }
    subscribe(subscription) { element in
      if let element {
        body(element)
      } else {
        subscription.finish()
        finished?()
      }
    }
    return subscription
  }
}
