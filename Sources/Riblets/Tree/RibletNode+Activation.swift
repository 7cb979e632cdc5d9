extension RibletNode {
  /// Starts this riblet and all below it: parents first, children in their order, without recursion.
  final func activateBranch() {
    guard activateOne(), !nodes.isEmpty else { return }
    var stack: ContiguousArray<RibletNode> = []
    pushChildren(to: &stack)
    while let node = stack.popLast() {
      // A callback may have moved it, or stopped the branch.
      guard node.parent?.lifecycle.phase == .active, node.activateOne() else { continue }
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

  /// Starts this riblet alone. Says whether it is still active afterwards, in the same activation.
  private final func activateOne() -> Bool {
    // A parent that a listener starts again does not take along what is about to be unlinked.
    guard !isLeaving, lifecycle.activate() else { return false }
    if let parent { runtime = parent.runtime }
    let activation = lifecycle.activations
    let isListening = runtime?.isListening ?? false
    segment = isListening ? makeSegment() : nil
    if let interactorCore {
      interactorCore.becomeActive(in: self, activation: activation)
    } else {
      anyInteractable.activate()
    }
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

  /// Whether the riblet is in the activation that had this number, and no callback ended it.
  final func isStill(_ activation: UInt32) -> Bool {
    lifecycle.phase == .active && lifecycle.activations == activation
  }
}
