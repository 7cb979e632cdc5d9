public import Riblets
public import Testing

/// A stream that follows a script with or without observers, like a hot observable of RxTest.
///
/// The times of the script are counted from the start of the scope. A late subscriber misses earlier events.
/// Subscribers get an event in the order in which they subscribed; one that subscribes during a delivery gets the next
/// event, and one that cancels gets nothing more, as with every `EventStream`. The stream finishes at the end in the
/// script, not when the source is freed.
///
/// ```swift
/// let queries = scope.hot([.at(1, "a"), .at(2, "ab"), .finished(at: 10)])
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class HotSource<Element>: Observed, Sendable {
  private let book: SubscriptionBook
  private let sender = MutableEventStream<Element>()

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
    book = SubscriptionBook(maker, keeping: sender)
    let script = Script(written, notBefore: maker.clock.now, maker.report)
    let player = ScriptPlayer(script, on: maker.clock) { [sender] element in
      if let element { sender.send(element) } else { sender.finish() }
    }
    player.start(at: .zero)
  }

  /// The stream for the code under test. All subscribers share the script.
  public var stream: EventStream<Element> {
    EventStream { [book, stream = sender.stream] subscription, sink in book.connect(subscription, sink, to: stream) }
  }

  /// The subscriptions with their start and end, in the order in which they were made.
  ///
  /// ```swift
  /// #expect(queries.subscriptions == [.from(0, until: 10)])
  /// ```
  public var subscriptions: [RecordedPeriod] { book.periods }

  /// Subscribes to ``stream``; earlier events are missed. Operators can be used on the source itself.
  public func subscribe(_ subscription: StreamConnection, _ sink: @escaping @MainActor (Element?) -> Void) {
    stream.subscribe(subscription, sink)
  }
}
