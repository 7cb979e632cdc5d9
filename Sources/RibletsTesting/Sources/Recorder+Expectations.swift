public import Testing

extension Recorder where Element: Equatable {
  /// Expects that exactly these events have come, at these times; a failure shows the difference line by line.
  ///
  /// Not to be asked while time is being moved by another task: the recording is not complete then.
  public func expectEvents(_ expected: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation) {
    guard isComplete(sourceLocation) else { return }
    let difference = ListDifference(expected: expected, actual: events, areSame: ==) { "\($0)" }
    guard !difference.isEmpty else { return }
    let hints = hints(for: expected)
    Issue.record(
      Comment(
        rawValue: """
          The recording is not as expected \(ListDifference.legend):
          \(difference.text)\(hints.isEmpty ? "" : "\n" + hints.joined(separator: "\n"))
          """), sourceLocation: sourceLocation)
  }

  /// Expects that exactly these elements have come, whenever that was; a failure shows the difference line by line.
  public func expectElements(_ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
    guard isComplete(sourceLocation) else { return }
    let difference = ListDifference(
      expected: expected, actual: elements, areSame: { $0 == $1 }, text: { String(inScript: $0) })
    guard !difference.isEmpty else { return }
    Issue.record(
      """
      The recorded elements are not as expected \(ListDifference.legend):
      \(difference.text)
      """, sourceLocation: sourceLocation)
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
  /// Whether nobody is moving time; fails the test if somebody is.
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
