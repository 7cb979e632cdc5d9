/// A task that waits for a child.
struct ChildWait {
  let place: RoutePlace
  let suspension: Suspension<Outcome>

  enum Outcome: Sendable {
    case hasCome, cancelled, ended
  }
}

extension Navigator {
  func waitForNode(
    _ place: RoutePlace, where isMeant: (RouteList.Child) -> Bool = { _ in true }
  ) async throws -> RibletNode {
    // A riblet that has ended once gets no more children.
    while let owner, !owner.isEnding {
      if let index = list.lastIndex(of: place, where: { isMeant($0) && node(of: $0.number)?.parent === owner }),
        let child = node(of: list.children[index].number)
      {
        return child
      }
      try Task.checkCancellation()
      let suspension = Suspension<ChildWait.Outcome>()
      waits = waits + [ChildWait(place: place, suspension: suspension)]
      let outcome = await suspension.wait(cancelled: .cancelled)
      waits = waits.filter { $0.suspension !== suspension }
      switch outcome {
      case .hasCome: continue
      case .cancelled: throw CancellationError()
      case .ended: throw NavigationError.ended(waitingFor: place.description)
      }
    }
    throw NavigationError.ended(waitingFor: place.description)
  }
}
