/// An interactor that is asked before a link opens a child.
@MainActor
public protocol LinkDeciding<Origin>: Interactable {
  /// The protocol by which the interactor knows its router.
  associatedtype Origin

  /// Returns the decision on a link to this child or to a riblet below it.
  func decide(onLinkTo route: Route<Origin>) -> LinkDecision
}

/// The answers of an interactor to a link.
public enum LinkDecision: Hashable, Sendable {
  /// The link opens the child; the default for interactors that do not decide.
  case follow
  /// The link continues when the child was opened by other means, such as a log-in.
  case wait
  /// The link ends with an error.
  case decline
}

extension ChildRoute {
  @MainActor
  fileprivate func decision(of interactable: any Interactable) -> LinkDecision {
    (interactable as? any LinkDeciding<Parent.Origin>)?.decide(onLinkTo: Route(self)) ?? .follow
  }
}

extension RibletNode {
  final func follow(_ steps: [LinkStep]) async throws {
    var node = self
    for (index, step) in steps.enumerated() {
      node = try await node.navigator.follow(step, isLast: index == steps.count - 1)
    }
  }
}

extension Navigator {
  fileprivate func follow(_ step: LinkStep, isLast: Bool) async throws -> RibletNode {
    guard let owner else { throw NavigationError.ended(waitingFor: step.description) }
    switch step {
    case .wait(let place):
      // Uncovers the existing child, as it may be released, or else the one that was added.
      try uncover(place, below: owner, isLast: isLast)
      let child = try await waitForNode(place)
      try uncover(place, below: owner, isLast: isLast)
      return child
    case .lead(let route):
      let (value, place) = (route.value, route.value.place)
      guard value.isEnabled(below: owner) else { throw LinkFailure.disabled(child: value.text) }
      switch value.decision(of: owner.anyInteractable) {
      case .follow: break
      case .wait: return try await follow(.wait(place), isLast: isLast)
      case .decline:
        throw LinkFailure.declined(child: value.text, interactor: "\(type(of: owner.anyInteractable))")
      }
      guard owner.lifecycle.phase == .active else { throw NavigationError.ended(waitingFor: value.text) }
      if let index = list.lastIndex(of: place), list.children[index].route != route, isHeld(list.children[index].number)
      {
        throw held(list.children[index].number)
      }
      try owner.together {
        try uncover(place, below: owner, isLast: isLast)
        _ = carryOut(.lead(route, .popTo, nil), below: owner)
      }
      let child = try await waitForNode(place)
      try uncover(place, below: owner, isLast: isLast)
      return child
    }
  }

  /// Selects the tab of a child, and removes what covers the child. At the end of the link that is everything in front of it, also
  /// of other riblets; on the way it is what stands above the child in its own list.
  ///
  /// - Throws: ``LinkFailure/held(child:)`` if some of it is held. Then nothing is removed.
  private func uncover(_ place: RoutePlace, below owner: RibletNode, isLast: Bool) throws {
    let index = list.lastIndex(of: place)
    let child = index.map { list.children[$0] }
    let tab = child?.shown == .tab ? list.selected.flatMap { node(of: $0) } : nil
    let isSelected = child.map { list.isSelected($0) } ?? true
    let front =
      isLast
      ? owner.placesInFront(of: child, shownAs: place.type.shown).filter { front in
        // What another tab has in front is not there as soon as this one is selected.
        guard !isSelected, let tab, let riblet = front.navigator?.owner else { return true }
        return !riblet.isAtOrBelow(tab)
      } : placesAbove(index)
    for place in front.reversed() where place.isHeld {
      if let navigator = place.navigator { throw navigator.held(place.number) }
    }
    owner.together {
      // All lists first, so that nothing is uncovered in between.
      let changed = front.compactMap { place in
        place.navigator.flatMap { navigator in navigator.changeList { $0.remove(place.number) } ? navigator : nil }
      }
      for navigator in changed { if let riblet = navigator.owner { navigator.update(below: riblet) } }
      if let child, child.shown == .tab, changeList({ $0.select(child.number) }) { update(below: owner) }
    }
  }

  /// The children above one on its stack, the last one first.
  private func placesAbove(_ index: Int?) -> [PlacedView] {
    guard let index, list.children[index].shown.isStacked else { return [] }
    return list.children[(index + 1)...].reversed().filter { $0.shown.isPeer(of: list.children[index].shown) }
      .map { PlacedView(nil, of: $0, in: self) }
  }

  /// Reports the attempt to the interactor that holds the child.
  private func held(_ number: UInt32) -> LinkFailure {
    personDidTryToLeave(number)
    return .held(child: list.child(number)?.route.value.text ?? "")
  }
}
