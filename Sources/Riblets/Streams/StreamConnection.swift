/// The source of the values of a ``StreamConnection``, which can be asked to stop.
///
/// Subclassed by authors of stream sources only.
@MainActor
open class StreamOrigin: Sendable {
  /// Makes an origin without subscriptions.
  public init() {}

  /// Ends the delivery to one subscription. Called at most once for an `id`.
  open func drop(_ id: Int) {}

  /// The origin where there is nothing to stop: for streams that end during the subscription, or never send.
  @usableFromInline static let nowhere = StreamOrigin()
}

/// The subscription of one consumer to a stream.
///
/// The consumer makes the subscription, and the stream binds it to its origin. Dropping the last reference does not
/// cancel: work that should end with a riblet is bound with `observe` or `task`, everything else is cancelled
/// explicitly. Main actor only.
@MainActor
open class StreamConnection: Sendable {
  /// The origin of the values, until the end. Origin and consumer hold each other until one of them ends the
  /// subscription, as a stream does when its last sender is freed.
  @exclusivity(unchecked) @usableFromInline final var origin: StreamOrigin?
  @exclusivity(unchecked) @usableFromInline final var id = -1
  /// Set if the tree has listeners, so that the end of the work is emitted as well.
  @exclusivity(unchecked) final var trace: WorkTrace?

  /// Makes a subscription that is not bound yet.
  public init() {}

  /// The scope of the riblet that observes; `nil` for a `sink`. A source that starts tasks takes its time from there.
  @_spi(Data) public var owningScope: WorkScope? { nil }

  /// True while values may still arrive.
  public final var isLive: Bool { id >= 0 }

  /// Binds the subscription to its source; called by the source while it subscribes, before it calls the sink.
  @inlinable
  public final func bind(_ origin: StreamOrigin, _ id: Int) {
    self.origin = origin
    self.id = id
  }

  /// Ends the delivery, also of queued values. A second call does nothing.
  public final func cancel() {
    leave(.cancelled)
  }

  /// Ends the delivery because the stream has finished; called by the receiver or the sender of its `nil`.
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
