public import Testing

extension Recorder where Element: Equatable {
  /// Expects that exactly these events have come, at these times; a failure shows the difference line by line.
  ///
  /// Not to be called while another task moves time: the recording is not complete then.
  ///
  /// ```swift
  /// recorder.expectEvents([.at(1, "a"), .at(2, "ab"), .finished(at: 10)])
  /// ```
  public func expectEvents(_ expected: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation) {
    guard isComplete(sourceLocation), events != expected else { return }
    let difference = Self.difference(expected.map { "\($0)" }, events.map { "\($0)" })
    let text = (["The recording is not as expected \(difference)"] + hints(for: expected)).joined(separator: "\n")
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }

  /// Expects that exactly these elements have come, at any time; a failure shows the difference line by line.
  ///
  /// ```swift
  /// recorder.expectElements(["a", "ab"])
  /// ```
  ///
  /// Not to be called while another task moves time. Use ``expectEvents(_:sourceLocation:)`` if times matter.
  public func expectElements(_ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
    guard isComplete(sourceLocation), elements != expected else { return }
    let difference = Self.difference(
      expected.map { String(inScript: $0) }, elements.map { String(inScript: $0) })
    Issue.record("The recorded elements are not as expected \(difference)", sourceLocation: sourceLocation)
  }

  private static func difference(_ expected: [String], _ actual: [String]) -> String {
    let texts = [expected, actual].map { $0.isEmpty ? "nothing" : $0.joined(separator: "\n") }
    let difference = LineDifference(expected: texts[0], actual: texts[1])
    return difference.isEmpty
      ? "although both read the same. Compare a property in which they differ."
      : "\(LineDifference.legend):\n\(difference)"
  }

  private func hints(for expected: [TimedEvent<Element>]) -> [String] {
    var hints: [String] = []
    if expected.contains(where: { $0.time > clock.now }) {
      hints.append("It is \(clock.now.text): what is expected later has not had its time. Advance time before asking.")
    }
    if expected.contains(where: { $0.time < start }) {
      hints.append("The recorder listens since \(start.text). Record before what is expected earlier.")
    }
    return hints
  }
}

extension Recorder {
  /// Returns true unless time is being moved, which fails the test.
  fileprivate func isComplete(_ location: SourceLocation) -> Bool {
    guard let line = scope?.movingLine, !PlannedMoment.isRunning else { return true }
    Issue.record(
      """
      This recording is asked for while time is being moved by line \(line.line) of \(line.fileID): what comes at this \
      instant may come before or after. Wait for that call to return, or ask at a moment of virtual time, inside \
      scope.at(…) { }.
      """, sourceLocation: location)
    return false
  }
}
