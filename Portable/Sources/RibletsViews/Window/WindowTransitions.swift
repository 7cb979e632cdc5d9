extension Window {
  /// Returns the running transition of a part of `host`, if there is one.
  func runningTransition(of part: Transition.Part, at host: ViewController) -> Transition? {
    runningTransitions.first { $0.host === host && $0.part == part }
  }

  /// Changes the tree at `host` and shows the change; interrupts the transition that runs there.
  func transition(of part: Transition.Part, at host: ViewController, _ change: () -> Void) -> Transition {
    transitions(at: [(part, host)], lasting: transitionDuration, change)[0]
  }

  /// Makes one change of the tree at several places, and shows it side by side; interrupts the transitions that run there.
  func transitions(
    at places: [(part: Transition.Part, host: ViewController)], lasting duration: Duration, _ change: () -> Void
  ) -> [Transition] {
    let interrupted = places.compactMap { runningTransition(of: $0.part, at: $0.host) }
    for transition in interrupted { transition.mark(.interrupted) }
    runningTransitions.removeAll { transition in interrupted.contains { $0 === transition } }
    change()
    let transitions = places.map { place in
      let transition = Transition(duration > .zero ? .running : .finished, of: place.part, at: place.host)
      if transition.isRunning {
        runningTransitions.append(transition)
        // Before all observers, so that they find a window that has settled.
        transition.whenEnded { [weak self, weak transition] _ in
          guard let self else { return }
          runningTransitions.removeAll { $0 === transition }
          updateAppearance()
        }
        transition.run(for: duration, on: clock)
      }
      setNeedsDisplay(place.host)
      return transition
    }
    treeDidChange()
    for transition in interrupted { transition.announce() }
    return transitions
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
