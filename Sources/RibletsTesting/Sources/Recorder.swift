public import Riblets
public import Testing

/// Observes a stream and records its elements with their times, like a testable observer of RxTest.
///
/// Made with ``TestScope/record(_:sourceLocation:)``, which ends its subscription with the test. Main actor only.
///
/// ```swift
/// let recorder = scope.record(search.results)
/// await scope.advance(by: .seconds(3))
/// recorder.expectEvents([.at(0, []), .at(2, ["Swift"])])
/// ```
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class Recorder<Element>: Sendable {
  /// The events that came, such as `[.at(1, "a"), .finished(at: 2)]`. For an expectation use
  /// ``expectEvents(_:sourceLocation:)``.
  public private(set) var events: [TimedEvent<Element>] = []
  let clock: TestClock
  /// The time since which it observes.
  private(set) var start: Duration
  private(set) weak var scope: TestScope?
  private let location: SourceLocation
  private let subscription = StreamConnection()
  private var hasReportedStranger = false

  /// Starts recording, with the time of a clock alone, for tests without a scope.
  ///
  /// You stop it with ``stop()``. With a scope, use ``TestScope/record(_:sourceLocation:)``.
  public convenience init(
    _ stream: some Observed<Element>, clock: TestClock, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(clock: clock, scope: nil, sourceLocation)
    listen(to: stream)
  }

  init(clock: TestClock, scope: TestScope?, _ location: SourceLocation) {
    self.clock = clock
    start = clock.now
    self.scope = scope
    self.location = location
    // The recorder's own subscription is not reported.
    scope?.atEnd { [subscription] in subscription.cancel() }
  }

  func listen(to stream: some Observed<Element>) {
    start = clock.now
    stream.subscribe(subscription) { element in
      self.checkClock()
      if let element {
        self.events.append(.at(self.clock.now, element))
      } else {
        self.events.append(.finished(at: self.clock.now))
        self.subscription.finish()
      }
    }
  }

  /// The elements that came, without their times and without the end: `recorder.elements.count`. For an expectation
  /// use ``expectElements(_:sourceLocation:)``.
  public var elements: [Element] { events.compactMap(\.element) }

  /// The number of elements that came: `#expect(recorder.elementCount == 2)`. The end of the stream is not counted.
  public var elementCount: Int { events.count - (hasFinished ? 1 : 0) }

  /// The times of the ``elements``, in the same order: `[.seconds(1), .seconds(2)]` since the start of the scope.
  public var times: [Duration] { events.filter { !$0.isEnd }.map(\.time) }

  /// The time at which the stream finished, such as `.seconds(10)`; `nil` if it has not. A cancelled recording has
  /// none.
  public var finishTime: Duration? { hasFinished ? events.last?.time : nil }

  /// True if the stream has finished: `#expect(recorder.hasFinished)`. It stays false after ``stop()``.
  public var hasFinished: Bool { events.last?.isEnd ?? false }

  /// True while more elements can come: the stream has not finished, and ``stop()`` was not called.
  public var isListening: Bool { subscription.isLive }

  /// Stops recording, so that the stream has one subscriber less. The recorded events stay.
  public func stop() { subscription.cancel() }

  /// Removes the recorded events, and continues recording. Use it between two parts of a test.
  public func removeAll() { events = [] }

  private func checkClock() {
    guard let playing = PlayingClock.current, playing !== clock, !hasReportedStranger else { return }
    hasReportedStranger = true
    Issue.record(
      """
      This recorder keeps the time of another clock than the source that sends to it: at \(playing.now.text) of the \
      source it is \(clock.now.text) here. Make source and recorder with the same scope.
      """, sourceLocation: location)
  }
}
