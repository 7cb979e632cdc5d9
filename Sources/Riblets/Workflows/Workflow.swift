/// A sequence of typed steps through the app, such as a deep link: log in, open the list, show the third entry.
///
/// Each step is an async closure over an actionable item, usually a riblet's interactor by a protocol, and returns the
/// next one. It runs when its item's riblet is active. Subclass it, add the steps in `init`, and end each chain with
/// `commit()`. Main actor only.
///
/// ```swift
/// final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
///   init(gameID: String) {
///     super.init()
///     onStep { root in try await root.waitForLogin() }
///       .onStep { loggedIn, _ in try await loggedIn.launchGame(gameID) }
///       .commit()
///   }
/// }
/// // In the root's interactor:
/// start(LaunchGameWorkflow(gameID: "chess"), from: self, deadline: .seconds(30))
/// ```
///
/// A workflow runs once. It completes when all its chains have completed.
///
/// See `Documentation/Workflows.md`.
@MainActor
open class Workflow<ActionableItem> {
  @usableFromInline final let root: StepNode
  final var isStarted = false
  /// True if `didFail` is not overridden, so that an error of a bound workflow has to be diagnosed.
  private final var hasIgnoredFailure = false

  /// Makes a workflow without steps; subclasses add theirs after `super.init()`.
  ///
  /// A workflow needs no subclass: you can add steps to `Workflow<any RootActionableItem>()`.
  @inlinable
  public init() {
    root = StepNode(behind: nil, at: nil, body: nil)
  }

  /// Called once, when all chains have completed. The default does nothing.
  open func didComplete() {}

  /// Called once if the workflow is cancelled before that, by a call or by the deactivation of its riblet.
  ///
  /// The default does nothing. Neither ``didComplete()`` nor ``didFail(_:)`` follows.
  open func didCancel() {}

  /// Called once if a step throws or the deadline passes. The other chains are cancelled.
  ///
  /// The default does nothing, and the error of a workflow that is bound to a riblet is diagnosed.
  ///
  /// ```swift
  /// override func didFail(_ error: any Error) { log.report(error) }
  /// ```
  open func didFail(_ error: any Error) {
    hasIgnoredFailure = true
  }

  @available(*, unavailable, renamed: "didFail(_:)")
  open func didReceiveError(_ error: any Error) {}

  /// Called for each ``Step/fork()``, while the steps are added. The default does nothing.
  open func didFork() {}

  /// Adds a first step that returns the next item.
  ///
  /// ```swift
  /// onStep { root in try await root.waitForLogin() }.commit()
  /// ```
  ///
  /// - Parameter step: Gets the item that the workflow was started with. If it throws, the workflow fails.
  @inlinable
  public final func onStep<Next>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (ActionableItem) async throws -> Next
  ) -> Step<ActionableItem, Next, Void> {
    addStep(behind: root, at: CallSite(fileID: fileID, line: line)) { (item, _: Void) in
      try await step(item)
    } keep: { next in
      (Kept(next), StepNode.nothing)
    }
  }

  /// Adds a first step that returns the next item and a value for the next step: `onStep { root in (root, gameID) }`.
  @inlinable
  public final func onStep<Next, Value>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (ActionableItem) async throws -> (Next, Value)
  ) -> Step<ActionableItem, Next, Value> {
    addStep(behind: root, at: CallSite(fileID: fileID, line: line)) { (item, _: Void) in
      try await step(item)
    } keep: { output in
      (Kept(output.0), Kept(output.1))
    }
  }

  /// Adds a step after a node. The code for its values is compiled by the caller's module, for their types.
  ///
  /// - Parameter keep: Makes the next item and value from the result of the step.
  @inlinable
  final func addStep<Item, Value, Output, NextItem, NextValue>(
    behind before: StepNode, at site: CallSite,
    _ step: @escaping @MainActor (Item, Value) async throws -> Output,
    keep: @escaping @MainActor (Output) -> (Kept<NextItem>, Kept<NextValue>)
  ) -> Step<ActionableItem, NextItem, NextValue> {
    let node = StepNode(behind: before, at: site) { branch, before, node in
      let (item, value): (Item, Value) = try before.take()
      try branch.enter(node)
      if let interactable = branch.inactiveInteractable(item) { try await branch.waitForActivity(of: interactable) }
      let output = try await step(item, value)
      try branch.didReturn(from: node)
      let (nextItem, nextValue) = keep(output)
      node.keep(nextItem, nextValue)
    }
    connect(node, behind: before)
    return Step(self, node)
  }

  /// Adds a new node to the graph, unless the workflow was started before.
  @usableFromInline
  final func connect(_ node: StepNode, behind before: StepNode) {
    if isStarted {
      report(.workflowChangedAfterStart(workflow: name), at: node.site)
    } else {
      before.append(node)
    }
  }

  /// Runs all committed chains and waits for their ends; to bind a workflow to a riblet, `start` it in its interactor.
  ///
  /// Cancelling the calling task cancels the workflow. The call returns at its end, even if a step ignores the
  /// cancellation.
  ///
  /// ```swift
  /// try await LaunchGameWorkflow(gameID: "chess").run(from: rootInteractor, deadline: .seconds(30))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item of the first steps.
  ///   - deadline: The time after which it fails, on the clock of the item's tree.
  /// - Throws: The error of a step, a ``WorkflowError`` if the deadline passes, `CancellationError`
  ///   if it is cancelled, or a ``Diagnosis`` if it was started before or never committed.
  @inlinable
  public final func run(
    from item: ActionableItem,
    deadline: Duration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let run = try makeRun(at: WorkflowPlace(of: item as? Interactor), CallSite(fileID: fileID, line: line))
    root.keep(Kept(item), StepNode.nothing)
    try await runToEnd(run, deadline: deadline)
  }

  /// Makes the run for a caller that waits for its end.
  ///
  /// - Throws: The diagnosed misuse, or `CancellationError`.
  @usableFromInline
  final func makeRun(at place: WorkflowPlace, _ site: CallSite) throws -> WorkflowRun {
    if let misuse = misuseIfStarted(at: place) {
      report(misuse, at: site, in: place)
      throw Diagnosis(misuse, at: site)
    }
    try Task.checkCancellation()
    return WorkflowRun(of: type(of: self), in: place)
  }

  @usableFromInline
  final func runToEnd(_ run: WorkflowRun, deadline: Duration?) async throws {
    begin(run, deadline: deadline)
    try await withTaskCancellationHandler {
      do {
        try await run.waitForSuccess()
      } catch {
        // A cancelled wait may end before its cancellation handler has reached the main actor.
        run.cancel()
        throw error
      }
    } onCancel: {
      runOnMainActor { run.cancel() }
    }
  }

  /// Makes the run that is bound to an owner, or an ended one if that is refused and diagnosed.
  @usableFromInline
  final func makeRun(boundTo scope: WorkScope, at site: CallSite) -> WorkflowRun {
    let place = WorkflowPlace(ofOwner: scope)
    let run = WorkflowRun(of: type(of: self), in: place)
    if let misuse = misuseIfStarted(at: place) {
      scope.report(misuse, at: site)
      run.cancel()
    } else if !scope.admit(run, .workflow, name: name, at: site) {
      run.cancel()
    }
    return run
  }

  /// Starts the committed chains with the item at the root.
  ///
  /// - Parameter scope: The scope that diagnoses an error if `didFail` is not overridden.
  @usableFromInline
  final func begin(_ run: WorkflowRun, deadline: Duration?, boundTo scope: WorkScope? = nil, at site: CallSite? = nil) {
    isStarted = true
    run.begin(at: root, deadline: deadline) { [self] outcome, path in
      switch outcome {
      case .completed: didComplete()
      case .cancelled: didCancel()
      case .failed(let error):
        didFail(error)
        guard hasIgnoredFailure, let scope else { return }
        scope.report(.workflowFailed(workflow: name, path: path, error: error), at: site)
      }
    }
  }

  final var name: String { WorkflowRun.name(of: type(of: self)) }

  /// Returns the misuse if the workflow cannot be started.
  private final func misuseIfStarted(at place: WorkflowPlace) -> Diagnosis.Kind? {
    if isStarted { return .workflowStartedTwice(workflow: name, path: place.path) }
    if !root.isCommitted { return .workflowNotCommitted(workflow: name, path: place.path) }
    return nil
  }

  final func report(_ kind: Diagnosis.Kind, at site: CallSite?, in place: WorkflowPlace? = nil) {
    if let runtime = place?.runtime ?? RibletRuntime.current {
      runtime.report(Diagnosis(kind, at: site), at: place?.path)
    } else {
      DiagnosisReporter.standard.report(Diagnosis(kind, at: site))
    }
  }
}
