public import Riblets
public import Testing

extension TestScope {
  /// Plans something for a moment of virtual time, counted from the start of the scope: what RxTest calls `scheduleAt`.
  ///
  /// It runs when time is moved there, after what was scheduled for the same moment before. Inside, recordings can be
  /// compared.
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

  /// Plans something for so many seconds after the start of the scope.
  public func at(
    _ seconds: Int, fileID: StaticString = #fileID, line: UInt = #line, _ action: @escaping @MainActor () -> Void
  ) {
    at(.seconds(seconds), fileID: fileID, line: line, action)
  }

  /// Makes, subscribes and cancels at three moments, moves time to the last, and returns what came: what RxTest calls
  /// `start(created:subscribed:disposed:)`.
  ///
  /// At one moment, what was scheduled before comes first: an event that a hot source has at 200 is missed by who
  /// subscribes at 200.
  ///
  /// - Parameters:
  ///   - created: When the closure is called; from the start of the scope, as the other two.
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

  /// The same with seconds.
  public func record<Stream: Observed>(
    created: Int, subscribed: Int, cancelled: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @MainActor () -> Stream
  ) async -> Recorder<Stream.Element> {
    await record(
      created: .seconds(created), subscribed: .seconds(subscribed), cancelled: .seconds(cancelled),
      sourceLocation: sourceLocation, make)
  }
}

/// Knows whether a closure runs that a test planned for a moment.
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
