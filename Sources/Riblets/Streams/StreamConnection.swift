/// The source of the values of a ``StreamConnection``, which can be asked to stop.
///
/// Subclassed by authors of stream sources only.
///
/// Apps use a ``MutableEventStream`` or a ``MutableStateStream`` instead. See `Documentation/Streams.md`.
///
/// ```swift
/// final class SensorOrigin: StreamOrigin {
///   override func drop(_ id: Int) { sensor.stop() }
/// }
/// ```
@MainActor
open class StreamOrigin: Sendable {
  /// Makes an origin without subscriptions. A source binds each subscription to it with
  /// ``StreamConnection/bind(_:_:)``.
  public init() {}

  /// Ends the delivery to one subscription. Called at most once for an `id`.
  ///
  /// It is called for a cancelled and for a finished subscription.
  ///
  /// - Parameter id: The number that the source gave to ``StreamConnection/bind(_:_:)``.
  open func drop(_ id: Int) {}

  /// The origin where there is nothing to stop: for streams that end during the subscription, or never send.
  @usableFromInline static let nowhere = StreamOrigin()
}

/// The subscription of one consumer to a stream.
///
/// The consumer makes the subscription, and the stream binds it to its origin. Dropping the last reference does not
/// cancel: work that should end with a riblet is bound with `observe` or `task`, everything else is cancelled
/// explicitly. Main actor only.
///
/// ```swift
/// let connection = score.sink { print($0) }
/// connection.cancel()
/// ```
///
/// See `Documentation/Streams.md`.
@MainActor
open class StreamConnection: Sendable {
  /// The origin of the values, until the end. Origin and consumer hold each other until one of them ends the
  /// subscription, as a stream does when its last sender is freed.
  @exclusivity(unchecked) @usableFromInline final var origin: StreamOrigin?
  @exclusivity(unchecked) @usableFromInline final var id = -1
  /// Set if the tree has listeners, so that the end of the work is emitted as well.
  @exclusivity(unchecked) final var trace: WorkTrace?

  /// Makes a subscription that is not bound yet.
  ///
  /// Only authors of operators make one. `sink`, `observe` and `task` return it.
  public init() {}

  /// The scope of the riblet that observes; `nil` for a `sink`. A source that starts tasks takes its time from there.
  @_spi(Data) public var owningScope: WorkScope? { nil }

  /// True while values may still arrive.
  ///
  /// False before it is bound, after ``cancel()``, and after the stream has finished.
  public final var isLive: Bool { id >= 0 }

  /// Binds the subscription to its source; called by the source while it subscribes, before it calls the sink.
  ///
  /// - Parameters:
  ///   - origin: The source, which is notified when the subscription ends.
  ///   - id: A number of the source's choice, zero or more.
  @inlinable
  public final func bind(_ origin: StreamOrigin, _ id: Int) {
    self.origin = origin
    self.id = id
  }

  /// Ends the delivery, also of queued values. A second call does nothing.
  ///
  /// When it returns, the closure is not called any more, also not for a value that is being delivered.
  public final func cancel() {
    leave(.cancelled)
  }

  /// Ends the delivery because the stream has finished; called by the receiver or the sender of its `nil`.
  ///
  /// Consumers call `cancel()` instead.
  public final func finish() {
    leave(.finished)
  }

  private func leave(_ end: WorkEnd) {
    let ended = id
    let left = origin
    let ending = trace
    id = -1
    origin = nil
    if ending != nil { trace = nil }
    if ended >= 0 { left?.drop(ended) }
    // Also without a binding: a stream that has finished sends its end before it binds.
    ending?.end(end)
  }
}
