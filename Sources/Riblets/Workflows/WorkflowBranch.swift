/// One chain of a workflow that runs, and the step it has come to.
@MainActor
final class WorkflowBranch: Sendable {
  let run: WorkflowRun
  var task: Task<Void, Never>?
  private(set) var node: AnyStepNode?
  /// The type of the item whose riblet is not active yet.
  private var awaited: String?

  init(_ run: WorkflowRun) {
    self.run = run
  }

  /// Comes to a step, and waits until its item's riblet is active. Anything but an interactor needs no waiting.
  func enter(_ node: AnyStepNode, with item: Any) async throws {
    try check()
    self.node = node
    guard let interactable = item as? any Interactable else { return }
    let activity = interactable.isActiveStream
    while !activity.value {
      awaited = "\(type(of: interactable))"
      do {
        try await activity.firstValue { $0 ? true : nil }
      } catch is StreamEndedError {
        try check()
        throw WorkflowError.itemGone(workflow: run.workflow, errorPlace)
      }
      try check()
    }
    awaited = nil
  }

  /// Leaves a step that has returned, unless the workflow ended meanwhile.
  func didReturn(from node: AnyStepNode) throws {
    try check()
    run.tell(.step(node.index))
  }

  private func check() throws {
    guard run.outcome == nil else { throw CancellationError() }
  }

  var errorPlace: WorkflowError.Place? {
    node.map { WorkflowError.Place(step: $0.index, site: $0.site, awaitedItem: awaited) }
  }
}

/// Whose tree a workflow belongs to: that of the riblet it is bound to, or of its first item.
@MainActor
struct WorkflowPlace {
  let runtime: RibletRuntime?
  let path: RibletPath?

  var clock: any RibletClock { runtime?.clock ?? SystemClock() }

  init(ofOwner scope: WorkScope) {
    runtime = scope.runtime
    path = scope.path
  }

  init(ofItem item: Any) {
    let node = (item as? Interactor)?.node
    runtime = node?.runtime ?? RibletRuntime.current
    path = node?.ribletPath
  }
}
