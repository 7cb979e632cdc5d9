@_spi(Data) import Riblets
public import Testing

extension TestScope {
  /// Terminates the launched trees, settles, and reports everything that should have ended: at the line of its origin
  /// if that is known, else at the line that made the scope.
  ///
  /// It reports tasks, observations, workers, workflows and subscriptions that are alive, actions that wait for time,
  /// leaked riblets, and diagnoses of the tree that the test did not read. A second call does nothing.
  ///
  /// ```swift
  /// let scope = TestScope()
  /// …
  /// await scope.close()
  /// ```
  ///
  /// With the trait `.testScope` and `withTestScope` you do not call it.
  public func close(sourceLocation: SourceLocation? = nil) async {
    await close(expectingRoots: false, sourceLocation: sourceLocation ?? creation)
  }

  /// - Parameter expectingRoots: True if the trees have no other owner, so that they have to be freed.
  func close(expectingRoots: Bool, sourceLocation: SourceLocation) async {
    guard !isClosed else { return }
    for ending in endings.reversed() { await ending() }
    endings = []
    for root in ledger.roots.reversed() where root.isLaunchedRoot { root.terminateAsRoot(isKept: true) }
    await settle(sourceLocation: sourceLocation)
    let hasSurvivors = reportSurvivors()
    for audit in audits { audit(hasSurvivors) }
    audits = []
    await judgeLeaks(expectingRoots: expectingRoots, sourceLocation)
    for look in lastLooks { await look() }
    lastLooks = []
    reportUnseenDiagnoses()
    _ = endBooks()
  }

  /// - Returns: True if there were any.
  private func reportSurvivors() -> Bool {
    let tasks = ledger.liveEntries.filter { !$0.isGivenUp }
    var reported: Set<CallSite> = []
    for entry in tasks.sorted(by: { $0.origin.text < $1.origin.text }) {
      if let site = entry.origin.site { reported.insert(site) }
      let wait = entry.isParked ? ", which waits for time or a stream" : ""
      fail(
        """
        A task still lives at the end of the test: \(entry.origin.text)\(wait). Deactivate its owner in the test, cancel it, or let what it waits for happen.
        """, at: entry.origin.site)
    }
    for (_, live) in liveWork.sorted(by: { $0.key < $1.key }) {
      if let site = live.work.site, live.work.kind == .task, reported.contains(site) { continue }
      fail(live.text, at: live.work.site)
    }
    let sleepers = clock.waitingSleepers.filter { !isOfLeakDetector($0) }
    for sleeper in sleepers {
      if let site = sleeper.site, reported.contains(site) { continue }
      let owner = sleeper.owner.map { "; scheduled by \($0)" } ?? ""
      fail(
        """
        An action still waits for virtual time at the end of the test: it is due at \(sleeper.due.text), and it is \
        \(clock.now.text)\(owner). Cancel it, or advance time until it has run.
        """, at: sleeper.site)
    }
    return !tasks.isEmpty || !liveWork.isEmpty || !sleepers.isEmpty
  }

  /// Returns true for the leak detector's own alarm, which is not reported.
  private func isOfLeakDetector(_ sleeper: Sleeper) -> Bool {
    runtime.leaks.isAlarm(sleeper.action)
  }

  private func judgeLeaks(expectingRoots: Bool, _ location: SourceLocation) async {
    // A task that is no longer awaited holds its owner until it notices its cancellation.
    if expectingRoots, !ledger.liveEntries.contains(where: \.isGivenUp) {
      for parts in terminated.values { runtime.leaks.expectRelease(of: parts) }
    }
    // A few jumps are enough, unless a transition of a view never ends.
    var leaps = 0
    while runtime.leaks.expectationCount > 0, leaps < 20 {
      leaps += 1
      await advance(by: .seconds(1), sourceLocation: location)
    }
  }

  private func reportUnseenDiagnoses() {
    for (diagnosis, site) in takeUnseenDiagnoses() {
      var receivers = ""
      if case .leaked(let leak) = diagnosis.kind, leak.expectation == .freed {
        receivers = callLedger.textOfReceivers { $0.type == leak.object }
      }
      let fix = "If the test expects this diagnosis, read the scope's `diagnoses` in the test."
      fail("\(diagnosis) [\(diagnosis.id)]\(receivers)\n\n\(fix)", at: site)
    }
  }
}

extension LiveWork {
  fileprivate var text: String {
    let owner = path.map { " of \($0)" } ?? ""
    let name = work.name.map { " '\($0)'" } ?? ""
    return switch work.kind {
    case .subscription:
      """
      A subscription is still alive at the end of the test: this sink was neither cancelled, nor has its stream finished. \
      Cancel it, or release the stream's sender.
      """
    case .observation:
      """
      A subscription is still alive at the end of the test: this observe\(owner). Deactivate its owner in the test, or \
      cancel it.
      """
    case .task, .worker, .workflow:
      """
      A \(work.kind == .task ? "task" : work.kind == .worker ? "worker" : "workflow")\(name)\(owner) still lives at the \
      end of the test. Deactivate its interactor in the test, or stop it.
      """
    }
  }
}
