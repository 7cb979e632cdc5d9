public import Riblets
public import Testing

/// A stream that follows a script whether or not anyone listens: what RxTest calls a hot observable.
///
/// The times of the script are counted from the start of the scope. Who subscribes late has missed what came before.
/// Subscribers of one instant get it in the order in which they came; who subscribes during a delivery gets the next
/// event, and who cancels gets nothing more, as with every `EventStream`. It finishes when the script says so, not
/// when the source is let go of.
///
/// ```swift
/// let queries = scope.hot([.at(1, "a"), .at(2, "ab"), .finished(at: 10)])
/// ```
@MainActor
public final class HotSource<Element>: Observed, Sendable {
  private let book: SubscriptionBook
  private let sender = MutableEventStream<Element>()

  /// Makes a source of a clock alone, for tests without a scope: nobody looks at what survives.
  ///
  /// - Parameters:
  ///   - script: In any order; events of the same time come in the order in which they are written.
  ///   - clock: Its time makes the source send.
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

  /// The stream for the code under test.
  public var stream: EventStream<Element> {
    EventStream { [book, stream = sender.stream] subscription, sink in book.connect(subscription, sink, to: stream) }
  }

  /// The subscriptions from beginning to end, in the order in which they came.
  public var subscriptions: [RecordedPeriod] { book.periods }

  public func subscribe(_ subscription: Subscription, _ sink: @escaping @MainActor (Element?) -> Void) {
    stream.subscribe(subscription, sink)
  }
}
