internal import Foundation
internal import Riblets

private protocol LeafInteractable: Interactable {}

/// An interactor that is no `Interactor`, as a mock is: the router finds out by a cast.
@MainActor
private final class LooseInteractor: LeafInteractable {
  var isActive: Bool { activity.value }
  var isActiveStream: StateStream<Bool> { activity.stream }
  private let activity = MutableStateStream(false)

  func activate() { activity.value = true }
  func deactivate() { activity.value = false }
}

private final class LeafRouter: Router<any LeafInteractable> {}

/// Found to be a view, and to tell of its presence, by casts of the leak detector.
@MainActor
private final class LeafView: ViewPresenceReporting {
  var presence: ViewPresence { .shown }
}

private protocol LeafPresentable: Presentable {}

@MainActor
private final class LeafPresenter: LeafPresentable {}

private final class ShownInteractor: PresentableInteractor<any LeafPresentable>, LeafInteractable {}

private final class ShownRouter: ViewableRouter<any LeafInteractable, LeafView> {}

/// Runs what it is asked to when it is told to.
@MainActor
private final class HandClock: RibletClock {
  var now: Duration { .zero }
  private var actions: [ScheduledAction] = []

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction(action)
    actions.append(scheduled)
    return scheduled
  }

  func ring() {
    let due = actions
    actions = []
    for action in due { action.run() }
  }
}

/// Every event and every diagnosis as the standard library describes what it knows nothing about.
@MainActor
func watchATree() {
  let clock = HandClock()
  let reporter = DiagnosisReporter { show("diagnosis", hidden($0)) }
  let runtime = RibletRuntime(clock: clock, reporter: reporter, leakPolicy: .on())
  let subscription = runtime.events.sink { show("event", hidden($0)) }
  let root = LaunchRouter<any LeafInteractable, LeafView>(interactor: LooseInteractor(), viewController: LeafView())
  root.launch(in: runtime)
  let leaf = LeafRouter(interactor: LooseInteractor())
  let shown = ShownRouter(interactor: ShownInteractor(presenter: LeafPresenter()), viewController: LeafView())
  let children: [any Routing] = [leaf, shown]
  for child in children {
    root.attachChild(child)
    root.attachChild(child)
  }
  showTree(root.ribletTree)
  for child in children { root.detachChild(child) }
  // The detached children are still referred to, so they leak.
  withExtendedLifetime(children) {
    for _ in 0..<40 { clock.ring() }
  }
  root.terminate()
  subscription.cancel()
}

@MainActor
private func showTree(_ tree: TreeSnapshot) {
  show("tree", hidden(tree))
  show("tree hashable", (hidden(tree) as? AnyHashable) == AnyHashable(tree))
  guard let value = hidden(tree) as? any Encodable, let data = try? JSONEncoder().encode(value) else { return }
  show("tree decoded", (try? JSONDecoder().decode(TreeSnapshot.self, from: data)) == tree)
}

@MainActor
func runAWorkflow() async {
  let workflow = Workflow<Int>()
  let last = workflow.onStep { number -> (Int, String) in (number, "one") }
    .onStep { _, _ -> (Int, String) in throw CancellationError() }
  do {
    show("workflow", try await last.run(from: 1))
  } catch {
    show("workflow", hidden(error))
  }
  do {
    try await workflow.run(from: 2)
  } catch {
    show("workflow", hidden(error))
  }
}
