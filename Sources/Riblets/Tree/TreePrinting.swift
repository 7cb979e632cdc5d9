extension TreeSnapshot {
  /// Prints the tree below a riblet each time something is attached, detached, activated or deactivated.
  ///
  /// Prints after a change is complete, without consecutive duplicates. Ends with the returned subscription.
  ///
  /// ```swift
  /// TreeSnapshot.printChanges(of: root, in: runtime)
  /// ```
  ///
  /// - Parameters:
  ///   - root: The launched root, held weakly.
  ///   - runtime: The runtime that the root was or will be launched with.
  ///   - print: Gets the text; the standard output by default.
  @MainActor
  @discardableResult
  public static func printChanges(
    of root: RibletNode,
    in runtime: RibletRuntime,
    print: @escaping @MainActor (String) -> Void = { Swift.print($0) }
  ) -> StreamConnection {
    let changes = TreeChangePrinter(root, print: print)
    return runtime.events.sink { event in changes.note(event) }
  }
}

/// Gathers the events of one change, and prints when the main actor is free.
@MainActor
private final class TreeChangePrinter: Sendable {
  private weak var root: RibletNode?
  private let print: @MainActor (String) -> Void
  private var isScheduled = false
  private var printed: TreeSnapshot?

  init(_ root: RibletNode, print: @escaping @MainActor (String) -> Void) {
    self.root = root
    self.print = print
  }

  func note(_ event: RibletEvent) {
    switch event.kind {
    case .attached, .detached, .activated, .deactivated: schedule()
    default: break
    }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in printTree() }
  }

  private func printTree() {
    isScheduled = false
    guard let tree = root?.ribletTree, tree != printed else { return }
    printed = tree
    print(tree.description)
  }
}
