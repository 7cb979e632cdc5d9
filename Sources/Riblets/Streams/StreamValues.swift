/// The buffering of values that come faster than a consumer takes them.
///
/// Choose `.newest(1)` for a state whose old values are useless. See `Documentation/Streams.md`.
///
/// ```swift
/// for await position in positions.values(buffering: .newest(1)) { await send(position) }
/// ```
public enum ValueBuffering: Hashable, Sendable {
  /// All of them are kept. The memory grows while the consumer is slower than the stream.
  case unbounded
  /// The given number of the newest are kept; older ones are dropped. For states and positions.
  case newest(Int)
  /// The given number of the oldest are kept; newer ones are dropped. For a queue that refuses work.
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
///
/// It can leave the main actor. See `Documentation/Streams.md`.
///
/// ```swift
/// for await score in scores.values() { await save(score) }
/// ```
public struct StreamValues<Element: Sendable>: AsyncSequence, Sendable {
  let buffering: ValueBuffering
  let subscribe: @MainActor @Sendable (ValueInbox<Element>) -> Void

  init(buffering: ValueBuffering, _ subscribe: @escaping @MainActor @Sendable (ValueInbox<Element>) -> Void) {
    self.buffering = buffering
    self.subscribe = subscribe
  }

  /// Makes one more consumer; it subscribes with its first `next`. `for await` calls it.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(values: self)
  }

  /// One consumer. Its subscription ends with the last copy of it.
  ///
  /// You need it only to ask for single values; `for await` makes one.
  ///
  /// ```swift
  /// var iterator = scores.values().makeAsyncIterator()
  /// let first = await iterator.next()
  /// ```
  public struct AsyncIterator: AsyncIteratorProtocol {
    let values: StreamValues
    private var lease: ValueInboxLease<Element>?

    init(values: StreamValues) {
      self.values = values
    }

    /// Returns the next element; `nil` after the end of the stream, or if the task was cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: #isolation)
    }

    /// Returns the next element; `nil` after the end of the stream, or if the task was cancelled. On the main actor
    /// it makes no hop if an element is available.
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
