extension LifecycleBound {
  /// Runs a workflow that is cancelled when this owner stops being active.
  ///
  /// The first steps run before this call returns, up to their first wait; before iOS 26 and macOS
  /// 26 when the main actor is free next. A second start, a workflow without a committed chain and
  /// an inactive owner are diagnosed; nothing runs then.
  ///
  /// ```swift
  /// start(LaunchGameWorkflow(gameID: "chess"), from: self, deadline: .seconds(30))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item of the first steps; usually this interactor itself.
  ///   - deadline: The time after which the workflow fails, on this tree's clock; `nil` for no limit.
  /// - Returns: The run, which can be cancelled and awaited.
  @inlinable
  @discardableResult
  public func start<Item>(
    _ workflow: Workflow<Item>,
    from item: Item,
    deadline: Duration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> WorkflowRun {
    let scope = workScope
    let site = CallSite(fileID: fileID, line: line)
    let run = workflow.makeRun(boundTo: scope, at: site)
    guard run.isLive else { return run }
    workflow.root.keep(Kept(item), StepNode.nothing)
    workflow.begin(run, deadline: deadline, boundTo: scope, at: site)
    return run
  }
}
