@_spi(Data) public import Riblets
public import Testing

/// Tests a worker: it is started for an active interactor in the time of the test, and its runs are recorded.
///
/// ```swift
/// let tester = WorkerTester(PollingWorker(service: service))
/// tester.start()
/// await scope.advance(by: .seconds(60))
/// #expect(service.pollCallCount == 2)
///
/// tester.deactivate()
/// tester.expectStops(.interactorInactive)
/// await tester.expectNothingLeft()
/// ```
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public final class WorkerTester: Sendable {
  private final class Host: Interactor {}

  /// The tested worker, for members of your own class: `tester.worker.isRunning`.
  public let worker: Worker
  /// The runs of the worker, first to last: `tester.runs.last?.stopReason`. The last may still run.
  public private(set) var runs: [WorkerRun] = []
  private let scope: TestScope
  private let host = Host()
  private let tree: Router<Host>
  private let listening = StreamConnection()

  /// Makes a tester of a worker that is not started.
  ///
  /// - Parameter scope: The scope whose time and call log are used; the current one by default.
  public init(_ worker: Worker, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let scope = scope ?? .current(sourceLocation: sourceLocation)
    self.worker = worker
    self.scope = scope
    tree = Router(concrete: host)
    scope.runtime.events.subscribe(listening) { [weak self] event in
      if let event { self?.note(event) }
    }
    scope.atEnd { self.listening.cancel() }
  }

  /// Starts the worker for an interactor, which is active unless ``deactivate()`` was called before.
  ///
  /// ```swift
  /// tester.start()
  /// #expect(worker.isRunning)
  /// ```
  public func start() {
    if !wasDeactivated { activate() }
    worker.start(host)
  }

  /// Stops the worker, as its owner does. ``expectStops(_:sourceLocation:)`` has `.stopped` then.
  ///
  /// ```swift
  /// tester.stop()
  /// tester.expectStops(.stopped)
  /// ```
  public func stop() {
    worker.stop()
  }

  /// Makes the worker's interactor active. A started worker begins again.
  ///
  /// ```swift
  /// tester.activate()
  /// tester.expectStarts(2)
  /// ```
  public func activate() {
    wasDeactivated = false
    if !tree.isLaunchedRoot { scope.launch(tree) }
  }

  /// Makes the worker's interactor inactive. A running worker stops, and stays started.
  ///
  /// ```swift
  /// tester.deactivate()
  /// tester.expectStops(.interactorInactive)
  /// ```
  public func deactivate() {
    wasDeactivated = true
    if tree.isLaunchedRoot { tree.terminateTree() }
  }

  /// Moves virtual time until the worker stops by itself, or fails at a bound.
  ///
  /// ```swift
  /// let reason = await tester.runUntilStopped(within: .seconds(10))
  /// ```
  ///
  /// - Parameter limit: The virtual time that may pass.
  /// - Returns: The reason of the stop; `nil` if it never ran or did not stop.
  @discardableResult
  public func runUntilStopped(
    within limit: Duration = .seconds(3600), sourceLocation: SourceLocation = #_sourceLocation
  ) async -> StopReason? {
    guard let run = runs.last else {
      scope.fail("\(name) never ran. Start it first, with start().", at: sourceLocation)
      return nil
    }
    let end = scope.clock.now + limit
    await scope.settle(sourceLocation: sourceLocation)
    while run.stopReason == nil, let due = scope.clock.nextDue, due <= end {
      await scope.advance(to: due, sourceLocation: sourceLocation)
    }
    if run.stopReason == nil {
      scope.fail(
        """
        \(name) has not stopped by itself within \(limit.text) of virtual time.
        \(textOfWork)
        Send what its run() waits for before, or expect it to run with #expect(worker.isRunning).
        """, at: sourceLocation)
    }
    return run.stopReason
  }

  /// Expects the worker to have begun the given number of times.
  ///
  /// ```swift
  /// tester.expectStarts(2)
  /// ```
  ///
  /// Each activation of the interactor is a start of its own.
  public func expectStarts(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    guard runs.count != count else { return }
    scope.fail(
      """
      \(name) began \(runs.count.times), not \(count.times).
      \(textOfRuns)
      It begins when it is started and its interactor is active, and anew with each activation.
      """, at: sourceLocation)
  }

  /// Expects the worker to have stopped for these reasons, first to last.
  ///
  /// ```swift
  /// tester.expectStops(.interactorInactive, .stopped)
  /// ```
  public func expectStops(_ reasons: StopReason..., sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = runs.compactMap(\.stopReason)
    guard actual != reasons else { return }
    let difference = LineDifference(expected: Self.list(reasons), actual: Self.list(actual))
    scope.fail(
      """
      \(name) did not stop as expected \(LineDifference.legend):
      \(difference)
      """, at: sourceLocation)
  }

  /// Lets the tree settle, and expects everything that the worker bound or started to have ended.
  ///
  /// ```swift
  /// tester.stop()
  /// await tester.expectNothingLeft()
  /// ```
  public func expectNothingLeft(sourceLocation: SourceLocation = #_sourceLocation) async {
    await scope.settle(sourceLocation: sourceLocation)
    let left = leftOver
    guard worker.isRunning || !left.isEmpty else { return }
    scope.fail(
      """
      \(name) \(worker.isRunning ? "still runs" : "left something behind"):
      \(left.isEmpty ? "  - its run" : left.map { "  - \($0)" }.joined(separator: "\n"))
      Stop it before this line; bind its work with observe and task, and let its run() end when it is cancelled.
      """, at: sourceLocation)
  }

  private var wasDeactivated = false
  private var name: String { "'\(type(of: worker))'" }

  private func note(_ event: RibletEvent) {
    guard case .workStarted(let work) = event.kind, work.kind == .worker else { return }
    if let run = worker.currentRun, run !== runs.last { runs.append(run) }
  }

  /// The work that is still alive in the host, whose only work is the worker's.
  private var leftOver: [String] {
    let path = tree.ribletPath
    var texts = scope.liveWork.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.path == path && $0.work.kind != .worker }
      .map(\.work.description)
    let owner = "\(type(of: worker))"
    for entry in scope.ledger.liveEntries where entry.origin.owner == owner && entry.origin.site == nil {
      texts.append("its run()" + (entry.isParked ? ", which waits in the framework" : ""))
    }
    return texts
  }

  private var textOfWork: String {
    let waits = scope.clock.pendingCount
    return waits == 0
      ? "Nothing waits for time any more." : "\(waits) action\(waits == 1 ? " waits" : "s wait") for later than that."
  }

  private var textOfRuns: String {
    let reasons = runs.map { Self.text(of: $0.stopReason) }.joined(separator: ", ")
    return runs.isEmpty ? "It never ran." : "Its runs ended with: \(reasons)."
  }

  private static func list(_ reasons: [StopReason]) -> String {
    reasons.isEmpty ? "(never)" : reasons.map(text).joined(separator: "\n")
  }

  private static func text(of reason: StopReason?) -> String {
    switch reason {
    case nil: "still running"
    case .stopped: "stopped"
    case .interactorInactive: "interactorInactive"
    case .interactorGone: "interactorGone"
    case .cancelled: "cancelled"
    case .finished: "finished"
    case .failed(let error): "failed(\(ShortDescription.of(error)))"
    }
  }
}
