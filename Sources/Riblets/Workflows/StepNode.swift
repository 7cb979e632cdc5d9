/// A node in the graph of a workflow's steps, with the result of its step.
///
/// Not generic, so that a run is not generic code: ``Step`` and the bodies know the types. An item is kept only until
/// the next steps have taken it, so that a workflow does not keep riblets alive.
@MainActor @usableFromInline
final class StepNode {
  /// Takes the result of the previous node, runs the step, and keeps its result.
  ///
  /// Compiled for the types of its values by the module that adds the step. It holds neither node: both are parameters.
  @usableFromInline
  typealias Body = @MainActor (WorkflowBranch, _ before: StepNode, _ node: StepNode) async throws -> Void

  /// Counted along each chain; the first step is 0, the workflow itself −1.
  let index: Int
  let site: CallSite?
  /// `nil` for the workflow itself.
  let body: Body?
  /// Held by the workflow, like all nodes, so it is valid only while the workflow is alive.
  unowned let before: StepNode?
  @exclusivity(unchecked) private var firstFollower: StepNode?
  @exclusivity(unchecked) private var nextSibling: StepNode?
  /// True if a chain that was committed goes through here.
  @exclusivity(unchecked) private(set) var isCommitted = false
  var failureHandlers: [@MainActor (any Error) -> Void] = []
  /// A ``Kept`` of the item's type.
  @exclusivity(unchecked) private var item: AnyObject?
  /// The number of committed chains that have not taken the item yet.
  @exclusivity(unchecked) private(set) var claims = 0
  /// A ``Kept`` of the value's type; `nil` until the step has returned.
  @exclusivity(unchecked) @usableFromInline private(set) var keptValue: AnyObject?

  /// The value of a step that returns none.
  @usableFromInline static let nothing = Kept<Void>(())

  @usableFromInline
  init(behind before: StepNode?, at site: CallSite?, body: Body?) {
    if let before { index = before.index + 1 } else { index = -1 }
    self.site = site
    self.body = body
    self.before = before
  }

  /// The nodes that follow, in the order in which they were added.
  var followers: [StepNode] {
    var followers: [StepNode] = []
    var next = firstFollower
    while let follower = next {
      followers.append(follower)
      next = follower.nextSibling
    }
    return followers
  }

  /// Adds a node as the last of those that follow.
  func append(_ node: StepNode) {
    guard var last = firstFollower else { return firstFollower = node }
    while let next = last.nextSibling { last = next }
    last.nextSibling = node
  }

  func commit() {
    var node: StepNode? = self
    while let current = node, !current.isCommitted {
      current.isCommitted = true
      node = current.before
    }
  }

  /// The first of the nodes that follow on committed chains.
  var committedFollower: StepNode? {
    var next = firstFollower
    while let follower = next, !follower.isCommitted { next = follower.nextSibling }
    return next
  }

  /// Reports an error of this step to its handlers, and to those of all following steps.
  func fail(_ error: any Error) {
    var waiting = [self]
    while let node = waiting.popLast() {
      for handler in node.failureHandlers { handler(error) }
      waiting.append(contentsOf: node.followers.reversed())
    }
  }

  // Items and values.

  /// Keeps the value, and the item for each committed chain that continues from here.
  @usableFromInline
  func keep(_ item: AnyObject, _ value: AnyObject) {
    keptValue = value
    claims = 0
    var next = firstFollower
    while let follower = next {
      if follower.isCommitted { claims += 1 }
      next = follower.nextSibling
    }
    if claims > 0 { self.item = item }
  }

  /// Returns item and value to one of those chains.
  ///
  /// - Throws: `CancellationError` if the workflow has ended meanwhile.
  @inlinable
  func take<Item, Value>() throws -> (Item, Value) {
    guard let item = takeItem(), let keptValue else { throw CancellationError() }
    return (unsafeDowncast(item, to: Kept<Item>.self).content, unsafeDowncast(keptValue, to: Kept<Value>.self).content)
  }

  @usableFromInline
  func takeItem() -> AnyObject? {
    claims -= 1
    guard claims <= 0 else { return item }
    var taken: AnyObject?
    swap(&taken, &item)
    return taken
  }

  /// Releases the items, here and in the following nodes, that were kept for chains which never took them.
  func dropItems() {
    var node: StepNode? = self
    while let current = node {
      current.item = nil
      node = current.firstFollower
      var branch = node?.nextSibling
      while let other = branch {
        other.dropItems()
        branch = other.nextSibling
      }
    }
  }
}

/// An item or a value of a step, as the graph keeps it.
@MainActor @usableFromInline
final class Kept<Content> {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content) {
    self.content = content
  }
}
