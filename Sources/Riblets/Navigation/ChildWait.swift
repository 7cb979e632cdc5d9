/// A task that waits for a child.
struct ChildWait {
  let isMeant: (any ChildRoute) -> Bool
  let suspension: Suspension<Outcome>

  enum Outcome: Sendable {
    case hasCome, cancelled, ended
  }
}

extension Navigator {
  func waitForChild(_ name: String, where isMeant: @escaping (any ChildRoute) -> Bool) async throws -> any Interactable
  {
    while true {
      if let child = entries.last(where: { $0.node != nil && isMeant($0.edge) })?.node { return child.anyInteractable }
      try Task.checkCancellation()
      let suspension = Suspension<ChildWait.Outcome>()
      waiting.append(ChildWait(isMeant: isMeant, suspension: suspension))
      let outcome = await suspension.wait(cancelled: .cancelled)
      waiting.removeAll { $0.suspension === suspension }
      switch outcome {
      case .hasCome: continue
      case .cancelled: throw CancellationError()
      case .ended: throw NavigationError.ended(waitingFor: name)
      }
    }
  }

  func wake(for edge: any ChildRoute) {
    for wait in waiting where wait.isMeant(edge) { wait.suspension.resume(.hasCome) }
  }
}
