@_spi(Data) public import Riblets
public import Testing

/// Tests a workflow: it runs on mock items in the time of the test, and its steps and outcome are recorded.
///
/// ```swift
/// let tester = WorkflowTester(LaunchGameWorkflow(gameID: "chess"), from: root)
/// await tester.run()
/// tester.expectSteps(.step(0), .step(1))
/// tester.expectCompleted()
/// scope.expectInOrder(root.calls("waitForLogin"), loggedIn.calls("launchGame"))
/// ```
///
/// See `Documentation/TestingRoles.md`.
@MainActor
public final class WorkflowTester<Item>: Sendable {
  /// A step that has returned, counted from 0 along its chain.
  ///
  /// ```swift
  /// tester.expectSteps(.step(0, at: .zero), .step(1))
  /// ```
  public struct TakenStep: Sendable, Hashable {
    let number: Int
    let time: Duration?

    /// A step for ``expectSteps(_:sourceLocation:)``.
    ///
    /// - Parameters:
    ///   - number: Counted from 0 along its chain.
    ///   - time: The virtual time since the start at which it returned; `nil` for any time.
    public static func step(_ number: Int, at time: Duration? = nil) -> TakenStep {
      TakenStep(number: number, time: time)
    }
  }

  private let workflow: Workflow<Item>
  private let item: Item
  private let deadline: Duration?
  private let scope: TestScope
  private let host = Interactor()
  private let tree: Router<Interactor>
  private let listening = StreamConnection()
  private var task: BoundTask?
  private var hasBegun = false
  private var start = Duration.zero
  private var end: Duration?
  /// The steps that have returned, in order. For an expectation use ``expectSteps(_:sourceLocation:)``.
  public private(set) var steps: [TakenStep] = []
  /// The end of the workflow; `nil` while it runs. For an expectation use ``expectCompleted(after:sourceLocation:)``
  /// and its kind.
  public private(set) var outcome: WorkflowOutcome?

  /// Makes a tester of a workflow that was not started.
  ///
  /// - Parameters:
  ///   - workflow: A workflow with committed steps.
  ///   - item: The item of the first steps: a mock, or a riblet's interactor.
  ///   - deadline: The virtual time after which it fails.
  ///   - scope: The scope whose time and call log are used; the current one by default.
  public init(
    _ workflow: Workflow<Item>, from item: Item, deadline: Duration? = nil, in scope: TestScope? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = scope ?? .current(sourceLocation: sourceLocation)
    self.workflow = workflow
    self.item = item
    self.deadline = deadline
    self.scope = scope
    tree = Router(concrete: host)
    let name = "\(type(of: workflow))"
    scope.runtime.events.subscribe(listening) { [weak self] event in
      guard case .workflow(let progress)? = event?.kind, progress.workflow == name else { return }
      self?.note(progress.stage)
    }
    scope.atEnd { self.listening.cancel() }
  }

  /// Starts the workflow; its first steps run up to their first wait, before iOS 26 and macOS 26 when the test waits
  /// next.
  ///
  /// A second call fails the test.
  ///
  /// ```swift
  /// tester.start()
  /// loggedIn.activate()
  /// await scope.settle()
  /// ```
  public func start(sourceLocation: SourceLocation = #_sourceLocation) {
    guard task == nil else {
      return scope.fail("\(name) was started before. Make a workflow and a tester anew.", at: sourceLocation)
    }
    if !tree.isLaunchedRoot { scope.launch(tree) }
    start = scope.clock.now
    task = host.task { [workflow, item, deadline, weak self] _ in
      self?.hasBegun = true
      do {
        try await workflow.run(from: item, deadline: deadline)
        self?.finish(.completed)
      } catch is CancellationError {
        self?.finish(.cancelled)
      } catch {
        self?.finish(.failed(error))
      }
    }
  }

  /// Starts the workflow unless it was started, and moves virtual time until it ends, or fails at a bound.
  ///
  /// A workflow that has not ended by then fails the test, and is cancelled.
  ///
  /// ```swift
  /// await tester.run(within: .seconds(30))
  /// tester.expectCompleted()
  /// ```
  ///
  /// - Parameter limit: The virtual time that may pass.
  public func run(
    within limit: Duration = .seconds(3600), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if task == nil { start(sourceLocation: sourceLocation) }
    let bound = scope.clock.now + limit
    await scope.settle(sourceLocation: sourceLocation)
    while outcome == nil, let due = scope.clock.nextDue, due <= bound {
      await scope.advance(to: due, sourceLocation: sourceLocation)
    }
    guard outcome == nil else { return }
    scope.fail(textOfWait(limit), at: sourceLocation)
    await cancel(sourceLocation: sourceLocation)
  }

  /// Cancels the workflow, as the deactivation of its riblet does.
  ///
  /// ```swift
  /// await tester.cancel()
  /// tester.expectCancelled()
  /// ```
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) async {
    if task != nil, !hasBegun { await scope.settle(sourceLocation: sourceLocation) }
    task?.cancel()
    await scope.settle(sourceLocation: sourceLocation)
  }

  /// Expects these steps to have returned, in this order.
  ///
  /// ```swift
  /// tester.expectSteps(.step(0), .step(1, at: .seconds(2)))
  /// ```
  ///
  /// Steps that wait have not returned. Without arguments it expects none.
  public func expectSteps(_ expected: TakenStep..., sourceLocation: SourceLocation = #_sourceLocation) {
    let isMet =
      expected.count == steps.count
      && zip(expected, steps).allSatisfy { $0.number == $1.number && ($0.time == nil || $0.time == $1.time) }
    guard !isMet else { return }
    // A step that is expected at any time has no time here, so that times do not differ.
    let actual = steps.enumerated().map { index, step in
      let isTimed = index < expected.count ? expected[index].time != nil : true
      return Self.text(of: isTimed ? step : .step(step.number))
    }
    let difference = LineDifference(
      expected: expected.isEmpty ? "(none)" : expected.map(Self.text).joined(separator: "\n"),
      actual: actual.isEmpty ? "(none)" : actual.joined(separator: "\n"))
    scope.fail(
      """
      The steps of \(name) are not as expected \(LineDifference.legend):
      \(difference)
      It has \(textOfOutcome).
      """, at: sourceLocation)
  }

  /// Expects all chains to have completed.
  ///
  /// ```swift
  /// tester.expectCompleted(after: .seconds(2))
  /// ```
  ///
  /// - Parameter time: The virtual time that it took; `nil` for any.
  public func expectCompleted(after time: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .completed = outcome else { return failOutcome("completed", sourceLocation) }
    guard let time, let end, end - start != time else { return }
    scope.fail("\(name) completed after \((end - start).text), not after \(time.text).", at: sourceLocation)
  }

  /// Expects the workflow to have been cancelled.
  ///
  /// ```swift
  /// tester.expectCancelled()
  /// ```
  ///
  /// A workflow that still runs, or has failed, fails the test here.
  public func expectCancelled(sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .cancelled = outcome else { return failOutcome("been cancelled", sourceLocation) }
  }

  /// Expects the workflow to have failed with an error of a type.
  ///
  /// ```swift
  /// let error = tester.expectFailed(with: WorkflowError.self)
  /// ```
  ///
  /// - Returns: The error.
  @discardableResult
  public func expectFailed<Failure: Error>(
    with type: Failure.Type = (any Error).self, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Failure? {
    if case .failed(let error) = outcome, let failure = error as? Failure { return failure }
    failOutcome("failed with a '\(type)'", sourceLocation)
    return nil
  }

  private var name: String { "'\(type(of: workflow))'" }

  private func note(_ stage: WorkflowProgress.Stage) {
    if case .step(let number) = stage { steps.append(.step(number, at: scope.clock.now - start)) }
  }

  private func finish(_ outcome: WorkflowOutcome) {
    self.outcome = outcome
    end = scope.clock.now
  }

  private func failOutcome(_ expected: String, _ location: SourceLocation) {
    scope.fail(
      """
      \(name) should have \(expected), and has \(textOfOutcome).
      \(textOfSteps)
      """, at: location)
  }

  private var textOfOutcome: String {
    switch outcome {
    case nil: task == nil ? "not been started" : "not ended"
    case .completed: "completed"
    case .cancelled: "been cancelled"
    case .failed(let error): "failed with \(ShortDescription.of(error, longest: 200))"
    }
  }

  private var textOfSteps: String {
    steps.isEmpty
      ? "No step has returned." : "These have returned: \(steps.map(Self.text).joined(separator: ", "))."
  }

  private func textOfWait(_ limit: Duration) -> String {
    """
    \(name) has not ended within \(limit.text) of virtual time, and is cancelled.
    \(textOfSteps)
    Stub what the next step calls so that it returns, send what it waits for before run(), or attach and activate the \
    riblet of its item.
    """
  }

  private static func text(of step: TakenStep) -> String {
    "step \(step.number)" + (step.time.map { " at \($0.text)" } ?? "")
  }
}
