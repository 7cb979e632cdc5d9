/// A value that changes: the read-only interface of a ``MutableStateStream``, or the result of an operator.
///
/// A new subscriber gets the current value at once, then each later one, synchronously, on the main actor. This is the
/// replay-1 subject of the Rx world, with a value that can be read without subscribing.
///
/// ```swift
/// var score: StateStream<Int> { scoreStore.stream }
/// observe(score) { interactor, score in interactor.show(score) }
/// let now = score.value
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public struct StateStream<Value>: Observed, Sendable {
  /// The value of the state, so that operators of ``Observed`` work on it.
  public typealias Element = Value
  /// Gets each value, then `nil` once when the stream has finished. Called on the main actor.
  public typealias Sink = @MainActor (Value?) -> Void

  @usableFromInline let current: @MainActor () -> Value
  @usableFromInline let connect: @MainActor (StreamConnection, @escaping Sink) -> Void

  /// Makes a stream from closures that read and subscribe: for authors of sources and operators.
  ///
  /// Apps use a ``MutableStateStream`` or an operator instead.
  ///
  /// - Parameters:
  ///   - current: Reads the value of this moment.
  ///   - connect: Binds the subscription to an origin, keeps the sink and calls it once with the current value. It
  ///     never calls the sink while the sink is running.
  @inlinable
  public init(
    current: @escaping @MainActor () -> Value,
    connect: @escaping @MainActor (StreamConnection, @escaping Sink) -> Void
  ) {
    self.current = current
    self.connect = connect
  }

  /// The value sent last, also while earlier ones are still being delivered. Reading it does not subscribe.
  @inlinable
  public var value: Value { current() }

  /// The same values as events; the current one is replayed to each new subscriber.
  ///
  /// Use it for a function that takes an ``EventStream``. With `dropFirst()` only changes are sent.
  @inlinable
  public var events: EventStream<Value> { EventStream(connect) }

  /// Subscribes, and calls the sink with the current value before it returns. Use `observe` or `sink` in an app.
  @inlinable
  public func subscribe(_ subscription: StreamConnection, _ sink: @escaping Sink) {
    connect(subscription, sink)
  }
}

/// Holds a value and sends each change to the observers of its ``stream``.
///
/// A riblet keeps the mutable stream private and passes on the read-only interface. The stream finishes with
/// ``finish()``, or by itself when this object is freed.
///
/// ```swift
/// @MainActor final class ScoreStore {
///   private let score = MutableStateStream(0)
///   var stream: StateStream<Int> { score.stream }
///   func add(_ points: Int) { score.update { $0 += points } }
/// }
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
public final class MutableStateStream<Value>: Sendable {
  // Never changed; variable and unsafe only so that `deinit` can ask whether it is the last reference.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var storage: StateStorage<Value>

  /// Makes a stream with a first value, which the first subscriber gets, too.
  ///
  /// The value can be read at once: `MutableStateStream(0).value == 0`.
  @inlinable
  public init(_ value: Value) {
    storage = StateStorage(value)
  }

  deinit {
    if isKnownUniquelyReferenced(&storage), storage.hasNoEntries { return }
    runOnMainActor { [storage] in storage.finish() }
  }

  /// The read-only interface, which does not keep this sender alive.
  ///
  /// Each read makes a new interface to the same values. After the sender is freed, the last value can still be read.
  @inlinable
  public var stream: StateStream<Value> {
    StateStream(
      current: { [storage] in storage.value },
      connect: { [storage] subscription, sink in storage.connectReplaying(subscription, sink) }
    )
  }

  /// The value sent last. Setting it is the same as ``send(_:)``.
  ///
  /// After ``finish()``, setting it does nothing.
  ///
  /// ```swift
  /// score.value += 1
  /// ```
  @inlinable
  public var value: Value {
    get { storage.value }
    set { send(newValue) }
  }

  /// Changes the value at once, and delivers it before it returns, unless one is being delivered: then after that one.
  ///
  /// Equal values are delivered too; ``StateStream/removeDuplicates()`` leaves them out. Ignored after ``finish()``.
  ///
  /// ```swift
  /// score.send(0)
  /// ```
  @inlinable
  public func send(_ value: Value) {
    let storage = storage
    guard !storage.isFinished else { return }
    storage.value = value
    storage.deliver(value)
  }

  /// Changes a copy of the value in place, then sends it.
  ///
  /// ```swift
  /// cart.update { $0.lines.append(line) }
  /// ```
  ///
  /// Subscribers get one value, after the closure has returned.
  @inlinable
  public func update(_ change: (inout Value) -> Void) {
    var changed = value
    change(&changed)
    send(changed)
  }

  /// Ends the stream for all subscribers, after the values sent before. The last value can still be read.
  ///
  /// A second call does nothing. A later subscriber gets the last value, then the end.
  public func finish() {
    storage.finish()
  }

  /// The number of live subscriptions.
  ///
  /// For tests that expect a riblet to have left the stream.
  public var subscriberCount: Int { storage.subscriberCount }
}
