/// A place in the graph of a workflow's steps, without the types of what flows through it.
@MainActor
class AnyStepNode {
  /// Counted along each chain; the first step is 0, the workflow itself −1.
  let index: Int
  let site: CallSite?
  private weak var parent: AnyStepNode?
  /// Whether a chain that was committed goes through here.
  private(set) var isCommitted = false
  var failureHandlers: [@MainActor (any Error) -> Void] = []

  init(index: Int, site: CallSite?, parent: AnyStepNode?) {
    self.index = index
    self.site = site
    self.parent = parent
  }

  /// The places that follow.
  var followers: [AnyStepNode] { [] }

  func commit() {
    var node: AnyStepNode? = self
    while let current = node, !current.isCommitted {
      current.isCommitted = true
      node = current.parent
    }
  }

  /// Tells an error of this step to its handlers, and to those of all that would have come after it.
  func fail(_ error: any Error) {
    var waiting: [AnyStepNode] = [self]
    while let node = waiting.popLast() {
      for handler in node.failureHandlers { handler(error) }
      waiting.append(contentsOf: node.followers.reversed())
    }
  }
}

/// A place in the graph of a workflow's steps, and the value that the step there returned.
///
/// It knows what follows, not its workflow, so that nothing holds itself. It does not keep the item: a workflow that
/// somebody keeps must not keep riblets.
final class StepNode<Item, Value>: AnyStepNode {
  private struct Continuation {
    let node: AnyStepNode
    let run: @MainActor (WorkflowBranch, Item, Value) async throws -> Void
  }

  private var continuations: [Continuation] = []
  private(set) var value: Value?

  override var followers: [AnyStepNode] { continuations.map(\.node) }

  /// Adds a step behind this place, and returns the place behind that.
  func next<NextItem, NextValue>(
    at site: CallSite, isConnected: Bool,
    _ body: @escaping @MainActor (Item, Value) async throws -> (NextItem, NextValue)
  ) -> StepNode<NextItem, NextValue> {
    let next = StepNode<NextItem, NextValue>(index: index + 1, site: site, parent: isConnected ? self : nil)
    guard isConnected else { return next }
    continuations.append(
      Continuation(node: next) { branch, item, value in
        try await branch.enter(next, with: item)
        let (nextItem, nextValue) = try await body(item, value)
        try branch.didReturn(from: next)
        next.value = nextValue
        try await next.proceed(branch, nextItem, nextValue)
      })
    return next
  }

  /// Goes on with all committed steps from here: one in the same task, several in one each.
  func proceed(_ branch: WorkflowBranch, _ item: Item, _ value: Value) async throws {
    let committed = continuations.filter(\.node.isCommitted)
    if committed.count == 1 {
      try await committed[0].run(branch, item, value)
    } else {
      for continuation in committed {
        branch.run.startBranch { branch in try await continuation.run(branch, item, value) }
      }
    }
  }
}
