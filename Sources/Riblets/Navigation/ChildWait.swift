/// A task that waits for a child.
struct ChildWait {
  let place: RoutePlace
  /// Resumed with false if the riblet has ended.
  let suspension: Suspension<Bool>
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
      let suspension = Suspension<Bool>()
      waits = waits + [ChildWait(place: place, suspension: suspension)]
      let goesOn = await suspension.wait(cancelled: true)
      waits = waits.filter { $0.suspension !== suspension }
      guard goesOn else { break }
    }
    throw NavigationError.ended(waitingFor: place.description)
  }
}
