public import Riblets
public import Testing

/// A state that follows a script whether or not anyone listens, and can be read at any time.
///
/// The times of the script are counted from the start of the scope. Who subscribes gets the value of that moment, then
/// the later ones, as with every `StateStream`. It finishes when the script says so, not when the source is let go of.
///
/// ```swift
/// let score = scope.hot(state: 0, [.at(1, 10), .at(2, 20)])
/// ```
@MainActor
public final class HotStateSource<Value>: Observed, Sendable {
  public typealias Element = Value

  private let book: SubscriptionBook
  private let sender: MutableStateStream<Value>

  /// Makes a source of a clock alone, for tests without a scope: nobody looks at what survives.
  ///
  /// - Parameters:
  ///   - initial: The value until the script changes it.
  ///   - script: In any order; values of the same time come in the order in which they are written.
  ///   - clock: Its time makes the value change.
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

  /// The stream for the code under test.
  public var stream: StateStream<Value> {
    let states = sender.stream
    return StateStream(
      current: { states.value },
      connect: { [book] subscription, sink in book.connect(subscription, sink, to: states) }
    )
  }

  /// The value of this moment.
  public var value: Value { sender.value }

  /// The subscriptions from beginning to end, in the order in which they came.
  public var subscriptions: [RecordedPeriod] { book.periods }

  public func subscribe(_ subscription: Subscription, _ sink: @escaping @MainActor (Value?) -> Void) {
    stream.subscribe(subscription, sink)
  }
}
