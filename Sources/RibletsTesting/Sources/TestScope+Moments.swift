public import Riblets
public import Testing

extension TestScope {
  /// Schedules a closure for a moment of virtual time, counted from the start of the scope, like `scheduleAt` of
  /// RxTest.
  ///
  /// It runs when time is moved there, after actions that were scheduled for the same moment before. It may compare
  /// recordings.
  ///
  /// ```swift
  /// scope.at(.milliseconds(1500)) { button.tap() }
  /// await scope.advance(to: .seconds(2))
  /// ```
  ///
  /// A moment in the past fails the test, and the closure does not run.
  public func at(
    _ moment: Duration, fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping @MainActor () -> Void
  ) {
    guard moment >= clock.now else {
      return fail(
        """
        Nothing can be planned for \(moment.text): it is \(clock.now.text) already. Plan it for a later moment, or do \
        it now.
        """, at: CallSite(fileID: fileID, line: line))
    }
    clock.schedule(after: moment - clock.now, fileID: fileID, line: line) { PlannedMoment.run(action) }
  }

  /// Schedules a closure for a number of seconds after the start of the scope: `scope.at(5) { button.tap() }`.
  public func at(
    _ seconds: Int, fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping @MainActor () -> Void
  ) {
    at(.seconds(seconds), fileID: fileID, line: line, action)
  }

  /// Makes, subscribes and cancels at three moments, moves time to the last, and returns the recorder, like
  /// `start(created:subscribed:disposed:)` of RxTest.
  ///
  /// At one moment, actions that were scheduled before come first: an observer that subscribes at 200 misses the event
  /// of a hot source at 200.
  ///
  /// ```swift
  /// let recorder = await scope.record { queries.stream.debounce(for: .seconds(1), clock: scope.clock) }
  /// ```
  ///
  /// - Parameters:
  ///   - created: The time of the call of the closure, from the start of the scope, like the other two.
  ///   - make: Makes the stream under test.
  public func record<Stream: Observed>(
    created: Duration = .seconds(100), subscribed: Duration = .seconds(200), cancelled: Duration = .seconds(1000),
    sourceLocation: SourceLocation = #_sourceLocation, _ make: @escaping @MainActor () -> Stream
  ) async -> Recorder<Stream.Element> {
    let recorder = Recorder<Stream.Element>(clock: clock, scope: self, sourceLocation)
    guard clock.now <= created, created <= subscribed, subscribed <= cancelled else {
      fail(
        """
        A stream cannot be created at \(created.text), subscribed to at \(subscribed.text) and cancelled at \
        \(cancelled.text): it is \(clock.now.text) now, and each of them has to come after the one before.
        """, at: sourceLocation)
      return recorder
    }
    var stream: Stream?
    let steps: [(Duration, @MainActor () -> Void)] = [
      (created, { stream = make() }),
      (subscribed, { if let stream { recorder.listen(to: stream) } }),
      (cancelled, { recorder.stop() }),
    ]
    for (moment, step) in steps { clock.schedule(after: moment - clock.now, step) }
    await advance(to: cancelled, sourceLocation: sourceLocation)
    return recorder
  }

  /// Makes, subscribes and cancels at three moments in seconds, moves time to the last, and returns the recorder.
  ///
  /// ```swift
  /// let recorder = await scope.record(created: 0, subscribed: 1, cancelled: 10) { queries.stream }
  /// ```
  public func record<Stream: Observed>(
    created: Int, subscribed: Int, cancelled: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @MainActor () -> Stream
  ) async -> Recorder<Stream.Element> {
    await record(
      created: .seconds(created), subscribed: .seconds(subscribed), cancelled: .seconds(cancelled),
      sourceLocation: sourceLocation, make)
  }
}

/// The state of whether a closure that a test scheduled for a moment is running.
@MainActor
enum PlannedMoment {
  private(set) static var isRunning = false

  static func run(_ action: () -> Void) {
    let wasRunning = isRunning
    isRunning = true
    action()
    isRunning = wasRunning
  }
}
