/// One chain of a running workflow, and its current step.
@MainActor @usableFromInline
final class WorkflowBranch: Sendable {
  let run: WorkflowRun
  var task: Task<Void, Never>?
  @exclusivity(unchecked) private(set) var node: StepNode?
  /// The type of the item whose riblet is not active yet.
  @exclusivity(unchecked) private var awaited: (any Any.Type)?

  init(_ run: WorkflowRun) {
    self.run = run
  }

  /// Runs one step after the other, and starts a branch for each if several follow.
  func walk(from node: StepNode) async throws {
    // On systems where a task begins later, the workflow may have ended and been freed.
    try check()
    var node = node
    while true {
      if let body = node.body, let before = node.before { try await body(self, before, node) }
      guard node.claims == 1, let next = node.committedFollower else { break }
      node = next
    }
    guard node.claims > 1 else { return }
    for follower in node.followers where follower.isCommitted { run.startBranch(at: follower) }
  }

  /// Enters a step.
  ///
  /// - Throws: `CancellationError` if the workflow has ended.
  @usableFromInline
  func enter(_ node: StepNode) throws {
    try check()
    self.node = node
  }

  /// Returns the item as an interactor, if its riblet is not active. Other items need no waiting.
  @inlinable
  func inactiveInteractable<Item>(_ item: Item) -> (any Interactable)? {
    if let interactor = item as? Interactor { return interactor.isActive ? nil : interactor }
    return item as? any Interactable
  }

  /// Waits until the riblet of the step's item is active.
  @usableFromInline
  func waitForActivity(of interactable: any Interactable) async throws {
    let activity = interactable.isActiveStream
    while !activity.value {
      awaited = type(of: interactable)
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
  @usableFromInline
  func didReturn(from node: StepNode) throws {
    try check()
    run.tell(.step(node.index))
  }

  private func check() throws {
    guard run.outcome == nil else { throw CancellationError() }
  }

  var errorPlace: WorkflowError.Place? {
    node.map { WorkflowError.Place(step: $0.index, site: $0.site, awaitedItem: awaited.map { "\($0)" }) }
  }
}

/// The place of a workflow in a tree: that of the riblet it is bound to, or of its first item.
@MainActor @usableFromInline
struct WorkflowPlace {
  let runtime: RibletRuntime?
  private weak var node: RibletNode?

  var clock: any RibletClock { runtime?.clock ?? SystemClock() }
  /// The current path of the riblet.
  var path: RibletPath? { node?.ribletPath }

  init(ofOwner scope: WorkScope) {
    node = scope.node
    runtime = scope.runtime
  }

  @usableFromInline
  init(of item: Interactor?) {
    node = item?.node
    runtime = node?.runtime ?? RibletRuntime.current
  }
}
