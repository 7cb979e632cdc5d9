import Riblets

/// Records the attached and detached children of a riblet, including those attached and detached within one act.
@MainActor
final class ChildChanges: Sendable {
  /// A child that was attached or detached.
  @MainActor
  struct Change {
    let child: any Routing
    let isAttach: Bool

    func text(_ names: ChildNames) -> String {
      "\(isAttach ? "attaching" : "detaching") \(names.name(of: child))"
    }
  }

  private let router: any RibletNode & Routing
  private let listening = StreamConnection()
  /// The children by their numbers in events.
  private var known: [Int: any Routing] = [:]
  private var changes: [Change] = []
  private var childrenBefore: [any Routing] = []
  private var isOn = false

  init(of router: any RibletNode & Routing, in runtime: RibletRuntime) {
    self.router = router
    runtime.events.subscribe(listening) { [weak self] event in
      if let event { self?.note(event) }
    }
  }

  /// Begins a list.
  func start() {
    changes = []
    childrenBefore = router.children
    isOn = true
  }

  /// Ends the list, and returns it.
  func stop() -> [Change] {
    isOn = false
    addUnseenDetaches()
    defer { changes = [] }
    return changes
  }

  /// Stops observing.
  func end() {
    listening.cancel()
    known = [:]
    childrenBefore = []
  }

  // Both are emitted while the child is linked.
  private func note(_ event: RibletEvent) {
    guard let path = event.path, path.parent == router.ribletPath else { return }
    switch event.kind {
    case .attached:
      guard let child = router.children.last else { return }
      known[path.number] = child
      if isOn { changes.append(Change(child: child, isAttach: true)) }
    case .detached:
      guard let child = known.removeValue(forKey: path.number) ?? child(numbered: path.number), isOn else { return }
      changes.append(Change(child: child, isAttach: false))
    default: break
    }
  }

  private func child(numbered number: Int) -> (any Routing)? {
    router.children.first { ($0 as? RibletNode)?.ribletPath.number == number }
  }

  /// Adds detached mocks without a number: those attached before there was a listener.
  private func addUnseenDetaches() {
    let now = router.children
    for child in childrenBefore where !now.contains(where: { $0 === child }) {
      if !changes.contains(where: { $0.child === child && !$0.isAttach }) {
        changes.append(Change(child: child, isAttach: false))
      }
    }
  }
}
