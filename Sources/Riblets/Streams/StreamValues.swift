/// The buffering of values that come faster than a consumer takes them.
public enum ValueBuffering: Hashable, Sendable {
  /// All of them are kept.
  case unbounded
  /// The given number of the newest are kept; older ones are dropped.
  case newest(Int)
  /// The given number of the oldest are kept; newer ones are dropped.
  case oldest(Int)
}

extension Observed where Element: Sendable {
  /// The elements for async code: a sequence that any number of consumers, on any actor, can iterate over.
  ///
  /// Each consumer subscribes when it asks for its first value, so a state's consumer begins with the value of that
  /// moment, and events sent before are not seen. The sequence ends when the stream finishes, or when the consuming
  /// task is cancelled, which also drops the kept values.
  ///
  /// ```swift
  /// for await score in scores.values(buffering: .newest(1)) { await save(score) }
  /// ```
  ///
  /// - Parameter buffering: The rule for values that come while the consumer is not waiting. A value that it waits for
  ///   is passed on, whatever the rule.
  public nonisolated func values(buffering: ValueBuffering = .unbounded) -> StreamValues<Element> {
    StreamValues(buffering: buffering) { inbox in
      subscribe(inbox.subscription) { element in inbox.receive(element) }
    }
  }
}

/// The elements of a stream as an `AsyncSequence`; see ``Observed/values(buffering:)``.
public struct StreamValues<Element: Sendable>: AsyncSequence, Sendable {
  let buffering: ValueBuffering
  let subscribe: @MainActor @Sendable (ValueInbox<Element>) -> Void

  init(buffering: ValueBuffering, _ subscribe: @escaping @MainActor @Sendable (ValueInbox<Element>) -> Void) {
    self.buffering = buffering
    self.subscribe = subscribe
  }

  /// Makes one more consumer; it subscribes with its first `next`.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(values: self)
  }

  /// One consumer. Its subscription ends with the last copy of it.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let values: StreamValues
    private var lease: ValueInboxLease<Element>?

    init(values: StreamValues) {
      self.values = values
    }

    /// Returns the next element, or `nil` after the end.
    public mutating func next() async -> Element? {
      await next(isolation: #isolation)
    }

    /// Returns the next element, or `nil` after the end; on the main actor without a hop if one is available.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      if let lease { return await lease.inbox.next() }
      let opened = await ValueInboxLease(values)
      lease = opened
      return await opened.inbox.next()
    }
  }
}

/// Holds the inbox for its consumer, and ends the subscription when the consumer is freed.
final class ValueInboxLease<Element: Sendable>: Sendable {
  let inbox: ValueInbox<Element>

  @MainActor
  init(_ values: StreamValues<Element>) {
    inbox = ValueInbox(values.buffering)
    if !Task.isCancelled { values.subscribe(inbox) }
  }

  deinit {
    runOnMainActor { [inbox] in inbox.close() }
  }
}
