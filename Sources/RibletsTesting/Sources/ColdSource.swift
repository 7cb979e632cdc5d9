public import Riblets
public import Testing

/// A stream that begins its script again for each subscriber, like a cold observable of RxTest.
///
/// The times of the script are counted from the subscription. An event at 0 comes as soon as the clock runs its due
/// actions, never inside the call that subscribes. A subscriber that cancels gets nothing more. Without an end in the
/// script the stream stays open.
///
/// ```swift
/// let answer = scope.cold([.at(2, "Kim"), .finished(at: 2)])
/// ```
///
/// Use it for a request that begins when somebody asks, and a ``HotSource`` for events of the world. See
/// `Documentation/VirtualTime.md`.
@MainActor
public final class ColdSource<Element>: Observed, Sendable {
  private let book: SubscriptionBook
  private let maker: SourceMaker
  private let script: Script<Element>

  /// Makes a source with a clock alone, for tests without a scope, without a check for open subscriptions.
  ///
  /// - Parameters:
  ///   - script: The events in any order; events of the same time come in the order in which they are written.
  ///   - clock: The clock of the source.
  public convenience init(
    _ script: [TimedEvent<Element>], clock: TestClock, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(script, SourceMaker(clock: clock, scope: nil, location: sourceLocation))
  }

  init(_ written: [TimedEvent<Element>], _ maker: SourceMaker) {
    self.maker = maker
    book = SubscriptionBook(maker)
    script = Script(written, notBefore: nil, maker.report)
  }

  /// The stream for the code under test. Each subscriber starts the script again.
  public var stream: EventStream<Element> {
    EventStream { [book, maker, script] subscription, sink in
      let sender = MutableEventStream<Element>()
      let player = ScriptPlayer(script, on: maker.clock) { element in
        if let element { sender.send(element) } else { sender.finish() }
      }
      book.connect(subscription, sink, to: sender.stream, playing: player)
    }
  }

  /// The subscriptions with their start and end, in the order in which they were made.
  ///
  /// ```swift
  /// #expect(answer.subscriptions == [.from(0, until: 2)])
  /// ```
  public var subscriptions: [RecordedPeriod] { book.periods }

  /// Subscribes to ``stream``, and starts the script for this subscriber. Operators can be used on the source itself.
  public func subscribe(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Element?) -> Void) {
    stream.subscribe(subscription, sink)
  }
}
