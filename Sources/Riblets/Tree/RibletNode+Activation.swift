extension RibletNode {
  /// Starts this riblet and all below it: parents first, children in their order, without recursion.
  ///
  /// - Parameter parent: The riblet above this one, passed on because a weak reference is slow to read; `nil` for a
  ///   root.
  final func activateBranch(below parent: RibletNode?) {
    guard activateOne(below: parent), !nodes.isEmpty else { return }
    var stack: ContiguousArray<RibletNode> = []
    pushChildren(to: &stack)
    while let node = stack.popLast() {
      // A callback may have moved it, or stopped the branch.
      guard let parent = node.parent, parent.lifecycle.phase == .active else { continue }
      guard node.activateOne(below: parent) else { continue }
      node.pushChildren(to: &stack)
    }
  }

  private final func pushChildren(to stack: inout ContiguousArray<RibletNode>) {
    var index = nodes.count
    while index > 0 {
      index -= 1
      // Those that a callback attached just now are active already.
      if nodes[index].lifecycle.phase != .active { stack.append(nodes[index]) }
    }
  }

  /// Starts this riblet alone. Returns true if it is still active afterwards, in the same activation.
  private final func activateOne(below parent: RibletNode?) -> Bool {
    // A parent that a listener starts again does not start riblets that are about to be unlinked.
    guard !isLeaving, lifecycle.activate() else { return false }
    if let parent { runtime = parent.runtime }
    if isSharingInteractor { SharedInteractor.report(self, to: runtime) }
    let activation = lifecycle.activations
    let isListening = runtime?.isListening ?? false
    segment = isListening ? makeSegment() : nil
    // Not `if let`, which counts a reference; that is slow once a child's interactor refers to this one weakly.
    if interactorCore == nil { anyInteractable.activate() }
    interactorCore?.becomeActive(in: self, activation: activation)
    guard isStill(activation) else { return false }
    if isListening {
      tell(.activated)
      guard isStill(activation) else { return false }
    }
    if lifecycle.load() {
      performLoad()
      if isListening { tell(.loaded) }
    }
    return isStill(activation)
  }

  /// Returns true if the riblet is still in the activation with this number.
  final func isStill(_ activation: UInt32) -> Bool {
    lifecycle.phase == .active && lifecycle.activations == activation
  }
}
