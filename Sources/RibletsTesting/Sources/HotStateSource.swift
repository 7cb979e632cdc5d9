public import Riblets
public import Testing

/// A state that follows a script with or without observers, and can be read at any time.
///
/// The times of the script are counted from the start of the scope. A subscriber gets the current value, then the later
/// ones, as with every `StateStream`. The stream finishes at the end in the script, not when the source is freed.
///
/// ```swift
/// let score = scope.hot(state: 0, [.at(1, 10), .at(2, 20)])
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class HotStateSource<Value>: Observed, Sendable {
  /// The value of the state, so that operators work on the source itself.
  public typealias Element = Value

  private let book: SubscriptionBook
  private let sender: MutableStateStream<Value>

  /// Makes a source with a clock alone, for tests without a scope, without a check for open subscriptions.
  ///
  /// - Parameters:
  ///   - initial: The value until the script changes it.
  ///   - script: The values in any order; values of the same time come in the order in which they are written.
  ///   - clock: The clock of the source.
  public convenience init(
    _ initial: Value, _ script: [TimedEvent<Value>], clock: TestClock,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(initial, script, SourceMaker(clock: clock, scope: nil, location: sourceLocation))
  }

  init(_ initial: Value, _ written: [TimedEvent<Value>], _ maker: SourceMaker) {
    let sender = MutableStateStream(initial)
    self.sender = sender
    book = SubscriptionBook(maker, keeping: sender)
    let script = Script(written, notBefore: maker.clock.now, maker.report)
    let player = ScriptPlayer(script, on: maker.clock) { value in
      if let value { sender.send(value) } else { sender.finish() }
    }
    player.start(at: .zero)
  }

  /// The state for the code under test. Pass it in place of the service's stream.
  public var stream: StateStream<Value> {
    let states = sender.stream
    return StateStream(
      current: { states.value },
      connect: { [book] subscription, sink in book.connect(subscription, sink, to: states) }
    )
  }

  /// The current value, as the script has it at this virtual time: the initial value before the first event.
  public var value: Value { sender.value }

  /// The subscriptions with their start and end, in the order in which they were made.
  ///
  /// ```swift
  /// #expect(score.subscriptions == [.from(0)])
  /// ```
  public var subscriptions: [RecordedPeriod] { book.periods }

  /// Subscribes to ``stream``, which replays the current value. Operators can be used on the source itself.
  public func subscribe(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Value?) -> Void) {
    stream.subscribe(subscription, sink)
  }
}
