import Riblets
public import Testing

extension TestScope {
  /// Returns when every task that the framework started has ended or waits in the framework: for time, for a stream.
  ///
  /// Exact, without yields or sleeps. A task that waits outside of the framework cannot be detected: when the process
  /// has been idle for the scope's limit, or busy for 24 times as long, an issue names the lines that started such
  /// tasks, and they are not awaited again.
  ///
  /// ```swift
  /// button.tap()
  /// await scope.settle()
  /// #expect(presenter.showCallCount == 1)
  /// ```
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    if ledger.isSettled { return }
    guard let reason = await SettleWatch.settle(ledger, limit: settleLimit) else { return }
    reportTasksGivenUp(ledger.giveUpRunningTasks(), after: reason, at: sourceLocation)
  }

  /// Moves virtual time, one due action after the other, and settles after each.
  ///
  /// ```swift
  /// await scope.advance(by: .seconds(30))
  /// ```
  ///
  /// When it returns, `clock.now` has moved by the whole duration, and the tree is settled. A negative duration fails
  /// the test.
  public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard duration >= .zero else {
      return fail(
        """
        Time cannot go back by \(duration.text). Give a duration of zero or more to advance(by:).
        """, at: sourceLocation)
    }
    guard beginMove(at: sourceLocation) else { return }
    if !ledger.isSettled { await settle(sourceLocation: sourceLocation) }
    let end = clock.now + duration
    while clock.runNext(until: end) {
      if !ledger.isSettled { await settle(sourceLocation: sourceLocation) }
    }
    clock.advance(by: max(end - clock.now, .zero))
    movingLine = nil
  }

  /// Moves virtual time to a moment, counted from the start of the scope, and settles after each due action.
  ///
  /// ```swift
  /// await scope.advance(to: .seconds(30))
  /// ```
  ///
  /// A moment in the past fails the test, and nothing moves.
  public func advance(to moment: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard moment >= clock.now else {
      return fail(
        """
        Time cannot go back to \(moment.text): it is \(clock.now.text) already. Advance to a later moment, or make a \
        new scope.
        """, at: sourceLocation)
    }
    await advance(by: moment - clock.now, sourceLocation: sourceLocation)
  }

  /// Moves virtual time from one due action to the next until a condition is true, or fails at a bound.
  ///
  /// ```swift
  /// await scope.run { presenter.showCallCount == 3 }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The virtual time that may pass.
  ///   - steps: The number of actions that may run.
  ///   - condition: Evaluated on the main actor, at the beginning and after each action when the tree has settled.
  /// - Returns: True if the condition is true.
  @discardableResult
  public func run(
    within limit: Duration = .seconds(3600), steps: Int = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async -> Bool {
    await run(within: limit, steps: steps, sourceLocation, until: condition) {
      textOfUnmetCondition(after: $0, since: $1)
    }
  }

  /// - Parameter text: The failure if the condition does not become true, from the number of actions and the start
  ///   time.
  func run(
    within limit: Duration, steps: Int, _ location: SourceLocation, until condition: () -> Bool,
    orFail text: (_ count: Int, _ start: Duration) -> String
  ) async -> Bool {
    guard beginMove(at: location) else { return false }
    if !ledger.isSettled { await settle(sourceLocation: location) }
    let done = await runSteps(until: clock.now + limit, steps, location, condition, text)
    movingLine = nil
    return done
  }

  /// Moves virtual time until nothing waits for it any more, or fails at a bound, like `start()` of an RxTest
  /// scheduler.
  ///
  /// A timer that repeats without an end reaches the bound, and the test fails. Use ``advance(by:sourceLocation:)``
  /// then.
  ///
  /// ```swift
  /// await scope.runUntilQuiet()
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The virtual time that may pass.
  ///   - steps: The number of actions that may run.
  /// - Returns: True if nothing waits.
  @discardableResult
  public func runUntilQuiet(
    within limit: Duration = .seconds(3600), steps: Int = 10_000, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await run(within: limit, steps: steps, sourceLocation: sourceLocation) { clock.nextDue == nil }
  }

  /// Moves virtual time in one jump, as for a process that was stopped meanwhile: due actions run late, once.
  package func jump(by duration: Duration) {
    clock.jump(by: duration)
  }

  /// The number of actions that wait for their time.
  package var pendingActionCount: Int { clock.pendingCount }

  private func runSteps(
    until end: Duration, _ steps: Int, _ location: SourceLocation, _ condition: () -> Bool,
    _ text: (_ count: Int, _ start: Duration) -> String
  ) async -> Bool {
    let start = clock.now
    var count = 0
    while !condition() {
      guard count < steps, clock.runNext(until: end) else {
        fail(text(count, start), at: location)
        return false
      }
      count += 1
      await settle(sourceLocation: location)
    }
    return true
  }

  private func textOfUnmetCondition(after count: Int, since start: Duration) -> String {
    let ran = "\(count) action\(count == 1 ? "" : "s") ran in \((clock.now - start).text) of virtual time"
    return clock.pendingCount == 0
      ? """
      The condition of run(until:) does not hold: \(ran), and nothing waits for time any more.
      Check that what should make it true was started: only what waits for virtual time moves on by itself.
      """
      : """
      The condition of run(until:) does not hold: \(ran), and \(clock.pendingCount) more \(clock.pendingCount == 1 ? "waits" : "wait").
      Something repeats without an end, or needs longer. Stop it before, or allow more with within: or steps:.
      """
  }

  /// Begins to move time, until ``movingLine`` is `nil` again; fails if time is being moved already.
  private func beginMove(at location: SourceLocation) -> Bool {
    if let movingLine {
      fail(
        """
        Time is being moved already, by line \(movingLine.line) of \(movingLine.fileID). Wait for that call to return: \
        two that move one clock have no order.
        """, at: location)
      return false
    }
    movingLine = location
    return true
  }
}
