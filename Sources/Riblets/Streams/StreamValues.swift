/// The treatment of values that come faster than a consumer takes them.
public enum ValueBuffering: Hashable, Sendable {
  /// All of them wait.
  case unbounded
  /// So many of the newest wait; older ones are dropped.
  case newest(Int)
  /// So many of the oldest wait; newer ones are dropped.
  case oldest(Int)
}

extension Observed where Element: Sendable {
  /// The elements for async code: a sequence that any number of consumers, on any actor, can go through.
  ///
  /// Each consumer subscribes when it asks for its first value, so a state's consumer begins with the value of that
  /// moment, and events sent before are not seen. The sequence ends when the stream finishes, or when the consuming
  /// task is cancelled: then also the values that wait are dropped.
  ///
  /// ```swift
  /// for await score in scores.values(buffering: .newest(1)) { await save(score) }
  /// ```
  ///
  /// - Parameter buffering: For values that come while the consumer does not wait for one. A value that it does wait
  ///   for is handed over, also if there is room for none.
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

    /// The next element, or `nil` after the end.
    public mutating func next() async -> Element? {
      await next(isolation: #isolation)
    }

    /// The next element, or `nil` after the end; on the main actor without a hop if one is waiting.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      if let lease { return await lease.inbox.next() }
      let opened = await ValueInboxLease(values)
      lease = opened
      return await opened.inbox.next()
    }
  }
}

/// Holds the inbox for its consumer, and ends the subscription when the consumer is gone.
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
