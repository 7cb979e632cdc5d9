/// A step of a ``Workflow``, which can be continued, forked or committed.
///
/// Made by `onStep`. It holds its workflow.
///
/// Main actor only. See `Documentation/Workflows.md`.
///
/// ```swift
/// workflow.onStep { root in try await root.waitForLogin() }
///   .onStep { loggedIn, _ in try await loggedIn.openOrders() }
///   .commit()
/// ```
@MainActor
public final class Step<WorkflowItem, Item, Value> {
  @usableFromInline let workflow: Workflow<WorkflowItem>
  @usableFromInline let node: StepNode

  @inlinable
  init(_ workflow: Workflow<WorkflowItem>, _ node: StepNode) {
    self.workflow = workflow
    self.node = node
  }

  /// The value that the step returned beside the next item; `nil` until it has.
  ///
  /// It stays readable after the workflow has ended.
  public var value: Value? { node.keptValue.map { unsafeDowncast($0, to: Kept<Value>.self).content } }

  /// Adds a step that returns the next item. It runs when this step has returned and its item's riblet is active.
  ///
  /// ```swift
  /// .onStep { loggedIn, _ in try await loggedIn.openOrders() }
  /// ```
  ///
  /// - Parameter step: Gets the item and the value of this step. If it throws, the workflow fails.
  @inlinable
  public func onStep<Next>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (Item, Value) async throws -> Next
  ) -> Step<WorkflowItem, Next, Void> {
    workflow.addStep(behind: node, at: CallSite(fileID: fileID, line: line), step) { next in
      (Kept(next), StepNode.nothing)
    }
  }

  /// Adds a step that returns the next item and a value for the step after it.
  ///
  /// ```swift
  /// .onStep { loggedIn, _ in (loggedIn, try await loggedIn.orders()) }
  /// .onStep { loggedIn, orders in try await loggedIn.open(orders[0]) }
  /// ```
  @inlinable
  public func onStep<Next, NextValue>(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ step: @escaping @MainActor (Item, Value) async throws -> (Next, NextValue)
  ) -> Step<WorkflowItem, Next, NextValue> {
    workflow.addStep(behind: node, at: CallSite(fileID: fileID, line: line), step) { output in
      (Kept(output.0), Kept(output.1))
    }
  }

  /// Begins a branch: this step and those before it run once, then each committed branch continues from here.
  ///
  /// Branches run concurrently, started in the order in which they were added. Each needs a `commit()` of its own.
  ///
  /// ```swift
  /// let home = onStep { root in try await root.waitForLogin() }
  /// home.fork().onStep { loggedIn, _ in try await loggedIn.refresh() }.commit()
  /// home.fork().onStep { loggedIn, _ in try await loggedIn.showNews() }.commit()
  /// ```
  public func fork() -> Step {
    workflow.didFork()
    return self
  }

  /// Calls a closure if this step fails, or one before it in its chain.
  ///
  /// The workflow fails nevertheless; see ``Workflow/didFail(_:)``.
  ///
  /// ```swift
  /// .onStep { root in try await root.waitForLogin() }.onError { error in log(error) }
  /// ```
  @discardableResult
  public func onError(_ handler: @escaping @MainActor (any Error) -> Void) -> Step {
    node.failureHandlers.append(handler)
    return self
  }

  /// Adds the chain up to this step to the workflow. Without it the steps do not run.
  ///
  /// A call after the workflow has started is diagnosed and does nothing.
  ///
  /// - Returns: The workflow.
  @discardableResult
  public func commit(fileID: StaticString = #fileID, line: UInt = #line) -> Workflow<WorkflowItem> {
    if workflow.isStarted {
      let site = CallSite(fileID: fileID, line: line)
      workflow.report(.workflowChangedAfterStart(workflow: workflow.name), at: site)
    } else {
      node.commit()
    }
    return workflow
  }

  /// Commits the chain, runs the workflow, and returns the value of this step.
  ///
  /// For a workflow whose purpose is a result:
  ///
  /// ```swift
  /// let total = try await Workflow<any RootActionableItem>()
  ///   .onStep { root in try await root.waitForLogin() }
  ///   .onStep { loggedIn, _ in (loggedIn, loggedIn.total) }
  ///   .run(from: root, deadline: .seconds(5))
  /// ```
  ///
  /// - Throws: As ``Workflow/run(from:deadline:fileID:line:)``.
  public func run(
    from item: WorkflowItem,
    deadline: Duration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    if !workflow.isStarted { node.commit() }
    try await workflow.run(from: item, deadline: deadline, fileID: fileID, line: line)
    guard let value else { throw CancellationError() }
    return value
  }
}
