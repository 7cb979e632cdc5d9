/// The treatment of elements that come while an interactor is inactive; see ``Observed/confined(to:whileInactive:)``.
///
/// Use ``keepLatest`` for a state that must be up to date when the riblet comes back, and ``drop`` for single events.
/// See `Documentation/Streams.md`.
///
/// ```swift
/// let visits = location.confined(to: self, whileInactive: .drop)
/// ```
public enum InactivityPolicy: Hashable, Sendable {
  /// They are lost.
  ///
  /// For taps and notifications that make no sense later.
  case drop
  /// The latest of them is sent when the interactor becomes active.
  ///
  /// Earlier ones are lost. For positions, prices and other states.
  case keepLatest
}

extension Observed {
  /// Passes elements on only while an interactor is active.
  ///
  /// For subscriptions that last longer than one activation; `observe` ends by itself and needs no confinement.
  /// The current value of a state is an element like any other: with `drop` it is lost if the interactor is
  /// inactive.
  ///
  /// The stream finishes when the interactor is gone, and when this stream finishes: with `keepLatest` after the element
  /// that is kept has been sent. It does not keep the interactor alive.
  ///
  /// ```swift
  /// let visits = location.confined(to: self, whileInactive: .keepLatest)
  /// ```
  ///
  /// - Parameters:
  ///   - interactor: Its ``Interactable/isActiveStream`` opens and closes the stream.
  ///   - policy: The treatment of elements that come while it is inactive.
  public func confined(
    to interactor: any Interactable, whileInactive policy: InactivityPolicy
  ) -> EventStream<Element> {
    let activity = interactor.isActiveStream
    return EventStream<Element> { [weak interactor] subscription, sink in
      let gate = ConfinementGate(subscription, policy, sink)
      gate.join(activity) { isActive in
        gate.turn(isActive)
      } finished: { [weak interactor] in
        // A mock may have a stream that never changes; only the interactor itself marks the end.
        if interactor == nil { gate.emit(nil) }
      }
      gate.join(self) { element in
        gate.receive(element)
      } finished: {
        gate.endSource()
      }
    }
  }
}

/// Lets elements through while an interactor is active.
private final class ConfinementGate<Element>: Junction<Element> {
  private let policy: InactivityPolicy
  private var isActive = false
  private var kept: Element?
  private var hasSourceEnded = false

  init(_ subscription: StreamConnection, _ policy: InactivityPolicy, _ sink: @escaping Sink) {
    self.policy = policy
    super.init(subscription, upstreams: 1, sink)
  }

  func turn(_ isActive: Bool) {
    self.isActive = isActive
    guard isActive else { return }
    if let element = kept {
      kept = nil
      emit(element)
    }
    if hasSourceEnded { emit(nil) }
  }

  func receive(_ element: Element) {
    if isActive {
      emit(element)
    } else if policy == .keepLatest {
      kept = element
    }
  }

  func endSource() {
    hasSourceEnded = true
    if kept == nil { emit(nil) }
  }

  override func willEnd() {
    kept = nil
  }
}
