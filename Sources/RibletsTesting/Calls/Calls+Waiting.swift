import Riblets
public import Testing

extension Calls {
  /// Returns when a member has been called often enough, or fails at a bound. The calls count as asserted.
  ///
  /// First the tree settles, then virtual time moves from one due action to the next, up to the limit. A call from
  /// outside of the framework, such as from an unstructured task, is then awaited in real time, until the process has
  /// been idle for the scope's limit (5 seconds without a scope).
  ///
  /// ```swift
  /// await service.calls.waitUntilCalled("save", within: .seconds(2))
  /// ```
  ///
  /// - Parameters:
  ///   - member: As in ``note(_:_:)``.
  ///   - count: The number of calls, counted from the initialisation of the mock or its last reset.
  ///   - limit: The virtual time that may pass.
  /// - Returns: True if it was called that often.
  @MainActor
  @discardableResult
  public func waitUntilCalled(
    _ member: String, count: Int = 1, within limit: Duration = .zero, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    let scope = TestScope.bound
    if ledger.count(mock, member) < count, let scope {
      await move(scope, until: { self.ledger.count(self.mock, member) >= count }, within: limit, sourceLocation)
    }
    var reason: String?
    if ledger.count(mock, member) < count {
      reason = await waitInRealTime(member, count, limit: scope?.settleLimit ?? .seconds(5))
    }
    let actual = self.count(of: member)
    guard actual < count else { return true }
    record(CallToken(calls: self, member: member, number: nil), actual, count, reason ?? "", at: sourceLocation)
    return false
  }

  @MainActor
  private func move(
    _ scope: TestScope, until isDone: () -> Bool, within limit: Duration, _ location: SourceLocation
  ) async {
    let end = scope.clock.now + limit
    await scope.settle(sourceLocation: location)
    while !isDone(), limit > .zero, scope.movingLine == nil {
      guard let due = scope.clock.nextDue, due <= end else {
        return await scope.advance(to: end, sourceLocation: location)
      }
      await scope.advance(to: due, sourceLocation: location)
    }
  }

  @MainActor private static var lastWaiter = 0

  @MainActor
  private func waitInRealTime(_ member: String, _ count: Int, limit: Duration) async -> String {
    Self.lastWaiter += 1
    let number = Self.lastWaiter
    let ledger = self.ledger
    let watch = SettleWatch.watch(limit: limit) { ledger.giveUp(waiter: number) }
    await withCheckedContinuation { continuation in
      let waiter = CallLedger.Waiter(
        number: number, mock: mock, member: member, count: count, continuation: continuation)
      if !ledger.add(waiter) { continuation.resume() }
    }
    watch.end()
    return watch.reason
  }

  @MainActor
  private func record(
    _ token: CallToken, _ actual: Int, _ count: Int, _ reason: String, at location: SourceLocation
  ) {
    let pending = TestScope.bound?.clock.pendingCount ?? 0
    let virtual =
      pending == 0
      ? ""
      : "\n\(pending) action\(pending == 1 ? " waits" : "s wait") for virtual time: allow it to move with within:."
    Issue.record(
      """
      \(token.text) was called \(actual.times), not \(count.times), and the wait was given up after \(reason).\(virtual)
      Check that what calls it was started, and does not wait for something that the test has to send.
      \(ledger.listing())
      """, sourceLocation: location)
  }
}

extension Int {
  /// As in "3 times".
  var times: String { self == 1 ? "1 time" : "\(self) times" }
}
