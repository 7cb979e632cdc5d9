/// A way through the app in typed steps, such as a deep link: log in, open the list, show the third entry.
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
/// A workflow runs once. It completes when all its chains have.
@MainActor
open class Workflow<ActionableItem> {
  final let root = StepNode<ActionableItem, Void>(index: -1, site: nil, parent: nil)
  final var isStarted = false
  /// Whether `didFail` is the default one, so that an error of a bound workflow has to be diagnosed.
  private final var hasIgnoredFailure = false

  /// Makes a workflow without steps; subclasses add theirs after `super.init()`.
  public init() {}

  /// Called once, when all chains have come to their ends.
  open func didComplete() {}

  /// Called once if the workflow is cancelled before that, by hand or because the riblet it is bound to became inactive.
  open func didCancel() {}

  /// Called once if a step throws or the deadline passes. The other chains are cancelled.
  ///
  /// The default does nothing, and the error of a workflow that is bound to a riblet is diagnosed.
  open func didFail(_ error: any Error) {
    hasIgnoredFailure = true
  }

  @available(*, unavailable, renamed: "didFail(_:)")
  open func didReceiveError(_ error: any Error) {}

  /// Called for each ``Step/fork()``, while the steps are put together.
  open func didFork() {}

  /// Adds a first step that returns the next item.
  public final func onStep<Next>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (ActionableItem) async throws -> Next
  ) -> Step<ActionableItem, Next, Void> {
    addStep(to: root, at: CallSite(fileID: fileID, line: line)) { item, _ in (try await step(item), ()) }
  }

  /// Adds a first step that returns the next item and a value for the next step.
  public final func onStep<Next, Value>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (ActionableItem) async throws -> (Next, Value)
  ) -> Step<ActionableItem, Next, Value> {
    addStep(to: root, at: CallSite(fileID: fileID, line: line)) { item, _ in try await step(item) }
  }

  final func addStep<Item, Value, NextItem, NextValue>(
    to node: StepNode<Item, Value>, at site: CallSite,
    _ body: @escaping @MainActor (Item, Value) async throws -> (NextItem, NextValue)
  ) -> Step<ActionableItem, NextItem, NextValue> {
    if isStarted { report(.workflowChangedAfterStart(workflow: name), at: site) }
    return Step(self, node.next(at: site, isConnected: !isStarted, body))
  }

  /// Runs all committed chains and waits for their ends; to bind a workflow to a riblet, `start` it in its interactor.
  ///
  /// Cancelling the calling task cancels the workflow. The call returns at its end, also if a step does not notice that.
  ///
  /// - Parameters:
  ///   - item: What the first steps get.
  ///   - deadline: The time after which it fails, on the clock of the item's tree.
  /// - Throws: What a step throws, a ``WorkflowError`` if the deadline passes, `CancellationError` if it is cancelled, or
  ///   a ``Diagnosis`` if it was started before or never committed.
  public final func run(
    from item: ActionableItem,
    deadline: Duration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let place = WorkflowPlace(ofItem: item)
    if let mistake = mistakeIfStarted(place) {
      report(mistake, at: CallSite(fileID: fileID, line: line), in: place)
      throw Diagnosis(mistake, at: CallSite(fileID: fileID, line: line))
    }
    let run = WorkflowRun(workflow: name, in: place)
    try Task.checkCancellation()
    begin(run, from: item, deadline: deadline) { _ in }
    try await withTaskCancellationHandler {
      do {
        try await run.waitForSuccess()
      } catch {
        // A cancelled wait may be over before the news of its cancellation has come to the main actor.
        run.cancel()
        throw error
      }
    } onCancel: {
      runOnMainActor { run.cancel() }
    }
  }

  // What `run` and a bound `start` share.

  final var name: String { "\(type(of: self))" }

  /// Why the workflow cannot be started, if so.
  final func mistakeIfStarted(_ place: WorkflowPlace) -> Diagnosis.Kind? {
    if isStarted { return .workflowStartedTwice(workflow: name, path: place.path) }
    if !root.isCommitted { return .workflowNotCommitted(workflow: name, path: place.path) }
    return nil
  }

  /// Starts the committed chains.
  ///
  /// - Parameter onUnhandled: Gets an error that `didFail` was not overridden for.
  final func begin(
    _ run: WorkflowRun, from item: ActionableItem, deadline: Duration?,
    onUnhandled: @escaping @MainActor (any Error) -> Void
  ) {
    isStarted = true
    run.begin(deadline: deadline) { [self] outcome in
      switch outcome {
      case .completed: didComplete()
      case .cancelled: didCancel()
      case .failed(let error):
        didFail(error)
        if hasIgnoredFailure { onUnhandled(error) }
      }
    } steps: { [root] branch in
      try await root.proceed(branch, item, ())
    }
  }

  final func report(_ kind: Diagnosis.Kind, at site: CallSite, in place: WorkflowPlace? = nil) {
    if let runtime = place?.runtime ?? RibletRuntime.current {
      runtime.report(Diagnosis(kind, at: site), at: place?.path)
    } else {
      DiagnosisReporter.standard.report(Diagnosis(kind, at: site))
    }
  }
}
