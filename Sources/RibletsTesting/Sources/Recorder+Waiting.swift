public import Testing

extension Recorder {
  /// Moves virtual time until a number of elements have come, or fails: at a bound, or when the stream finishes before.
  ///
  /// ```swift
  /// await recorder.wait(forElements: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of elements, including those that came before the call.
  ///   - limit: The virtual time that may pass.
  ///   - steps: The number of actions that may run.
  /// - Returns: True if they have come.
  @discardableResult
  public func wait(
    forElements count: Int, within limit: Duration = .seconds(3600), steps: Int = 10_000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let wanted = "\(count) element\(count == 1 ? "" : "s")"
    let isOver = await move(limit, steps, sourceLocation, for: wanted) { elementCount >= count || hasFinished }
    if isOver, elementCount < count {
      fail(textOfWait(for: wanted, ending: "and the stream has finished"), sourceLocation)
    }
    return elementCount >= count
  }

  /// Moves virtual time until the stream has finished, or fails at a bound.
  ///
  /// ```swift
  /// await recorder.waitUntilFinished(within: .seconds(10))
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The virtual time that may pass.
  ///   - steps: The number of actions that may run.
  /// - Returns: True if it has finished.
  @discardableResult
  public func waitUntilFinished(
    within limit: Duration = .seconds(3600), steps: Int = 10_000, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await move(limit, steps, sourceLocation, for: "the end of the stream") { hasFinished }
  }

  /// Moves time until a condition is true, or fails.
  private func move(
    _ limit: Duration, _ steps: Int, _ location: SourceLocation, for wanted: String, until condition: () -> Bool
  ) async -> Bool {
    let text = { (count: Int, start: Duration) in
      self.textOfWait(for: wanted, ending: self.reasonOfEnd(after: count, since: start, limit))
    }
    if let scope {
      return await scope.run(within: limit, steps: steps, location, until: condition, orFail: text)
    }
    let start = clock.now
    var count = 0
    while !condition() {
      guard count < steps, clock.runNext(until: start + limit) else {
        fail(text(count, start), location)
        return false
      }
      count += 1
    }
    return true
  }

  private func reasonOfEnd(after count: Int, since start: Duration, _ limit: Duration) -> String {
    let actions = "\(count) action\(count == 1 ? "" : "s")"
    guard let next = clock.nextDue else { return "and nothing waits for time any more, after \(actions)" }
    return next > start + limit
      ? "and the next action is due at \(next.text), more than \(limit.text) after \(start.text)"
      : "and gave up at \(clock.now.text), after \(actions)"
  }

  private func textOfWait(for wanted: String, ending: String) -> String {
    let last = events.suffix(5).map { "\($0)" }.joined(separator: ", ")
    let recorded = events.isEmpty ? "has recorded nothing" : "has recorded \(events.count > 5 ? "… " : "")\(last)"
    return """
      The recorder waited for \(wanted), \(recorded), \(ending).
      Check that what should send was started, and that the recorder was made before. To wait longer, give within: or \
      steps:.
      """
  }

  private func fail(_ text: String, _ location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}
