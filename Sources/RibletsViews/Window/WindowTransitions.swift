extension Window {
  /// Returns the running transition of a part of `host`, if there is one.
  func runningTransition(of part: Transition.Part, at host: ViewController) -> Transition? {
    runningTransitions.first { $0.host === host && $0.part == part }
  }

  /// Changes the tree at `host` and shows the change; interrupts the transition that runs there.
  func transition(of part: Transition.Part, at host: ViewController, _ change: () -> Void) -> Transition {
    let interrupted = runningTransition(of: part, at: host)
    interrupted?.mark(.interrupted)
    runningTransitions.removeAll { $0 === interrupted }
    change()
    let transition = Transition(transitionDuration > .zero ? .running : .finished, of: part, at: host)
    if transition.isRunning {
      runningTransitions.append(transition)
      // Before all observers, so that they find a window that has settled.
      transition.whenEnded { [weak self, weak transition] _ in
        guard let self else { return }
        runningTransitions.removeAll { $0 === transition }
        updateAppearance()
      }
      transition.run(for: transitionDuration, on: clock)
    }
    setNeedsDisplay(host)
    treeDidChange()
    interrupted?.announce()
    return transition
  }

  /// Handles a change of the tree: callbacks now, a render later.
  func treeDidChange() {
    treeVersion += 1
    layers = root.map { PlannedLayer.layers(of: $0) } ?? []
    let homeless = runningTransitions.filter { $0.host?.window !== self }
    for transition in homeless { transition.mark(.interrupted) }
    runningTransitions.removeAll { transition in homeless.contains { $0 === transition } }
    releaseActions()
    requestRender()
    updateAppearance()
    for transition in homeless { transition.announce() }
  }
}
