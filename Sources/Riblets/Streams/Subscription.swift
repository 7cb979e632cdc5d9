/// A place that delivers values and can be asked to stop; the far end of a ``Subscription``.
///
/// Authors of stream sources subclass it. Everybody else only meets subscriptions.
@MainActor
open class StreamOrigin: Sendable {
  /// Makes an origin that nobody subscribes to yet.
  public init() {}

  /// Ends the delivery to one subscription. Called at most once for an `id`.
  open func drop(_ id: Int) {}

  /// Stands in where there is nothing to stop: for streams that end while somebody subscribes, or never send.
  @usableFromInline static let nowhere = StreamOrigin()
}

/// One consumer's tie to a stream.
///
/// Whoever wants values makes the subscription, the stream fills in where they come from. Dropping the last reference
/// does not cancel: work that should end with a riblet is bound with `observe` or `task`, everything else is cancelled
/// by hand. Main actor only.
@MainActor
open class Subscription: Sendable {
  /// The origin of the values, while they come. Origin and consumer hold each other until one of them ends it, and a
  /// stream whose last sender is gone ends it.
  @exclusivity(unchecked) @usableFromInline final var origin: StreamOrigin?
  @exclusivity(unchecked) @usableFromInline final var id = -1
  /// Set while somebody listens to the tree, so that the end of the work is told as well.
  @exclusivity(unchecked) final var trace: WorkTrace?

  /// Makes a subscription that is tied to nothing yet.
  public init() {}

  /// True while values may still arrive.
  public final var isLive: Bool { id >= 0 }

  /// Ties the subscription to its source; called by the source while it subscribes, before it calls the sink.
  @inlinable
  public final func bind(_ origin: StreamOrigin, _ id: Int) {
    self.origin = origin
    self.id = id
  }

  /// Ends the delivery, also of values that are queued already. A second call does nothing.
  public final func cancel() {
    leave(.cancelled)
  }

  /// Ends the delivery because nothing more can come; called by whoever receives the `nil` of a stream, or sends it.
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
    // Also if nothing was ever bound: a stream that has finished answers before it binds.
    ending?.end(end)
  }
}
