/// A task that waits for a child.
struct ChildWait {
  let place: EdgePlace
  let suspension: Suspension<Outcome>

  enum Outcome: Sendable {
    case hasCome, cancelled, ended
  }
}

extension Navigator {
  func waitForNode(_ place: EdgePlace) async throws -> RibletNode {
    while owner != nil {
      if let child = entries.last(where: { $0.node != nil && place.matches($0.edge) })?.node { return child }
      try Task.checkCancellation()
      let suspension = Suspension<ChildWait.Outcome>()
      waiting.append(ChildWait(place: place, suspension: suspension))
      let outcome = await suspension.wait(cancelled: .cancelled)
      waiting.removeAll { $0.suspension === suspension }
      switch outcome {
      case .hasCome: continue
      case .cancelled: throw CancellationError()
      case .ended: throw NavigationError.ended(waitingFor: place.description)
      }
    }
    throw NavigationError.ended(waitingFor: place.description)
  }

  func wake(for edge: any ChildRoute) {
    for wait in waiting where wait.place.matches(edge) { wait.suspension.resume(.hasCome) }
  }
}
