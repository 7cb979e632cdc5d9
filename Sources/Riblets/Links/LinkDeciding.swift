/// An interactor that is asked before a link opens a child.
///
/// Conform your interactor if a link must not open a child at any time, for example during a payment. Without it,
/// links are followed. See `Documentation/Routes.md`.
///
/// ```swift
/// extension ShopInteractor: LinkDeciding {
///   func decide(onLinkTo route: Route<any ShopRouting>) -> LinkDecision { isPaying ? .decline : .follow }
/// }
/// ```
@MainActor
public protocol LinkDeciding<Origin>: Interactable {
  /// The protocol by which the interactor knows its router.
  ///
  /// For example `any ShopRouting`. The compiler infers it from ``decide(onLinkTo:)``.
  associatedtype Origin

  /// Returns the decision on a link to this child or to a riblet below it.
  ///
  /// Called on the main actor before the child is opened, and also if the child is open already. Nothing has changed
  /// at this time.
  ///
  /// - Parameter route: The next child on the link's path.
  func decide(onLinkTo route: Route<Origin>) -> LinkDecision
}

/// The answers of an interactor to a link.
///
/// ```swift
/// func decide(onLinkTo route: Route<any ShopRouting>) -> LinkDecision { isLoggedIn ? .follow : .wait }
/// ```
public enum LinkDecision: Hashable, Sendable {
  /// The link opens the child. The default for interactors that do not decide.
  case follow
  /// The link continues when the child was opened by other means, such as a log-in.
  case wait
  /// The link ends with ``LinkFailure/declined(child:interactor:)``. Children that it has opened on the way stay.
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
      // The existing child, as it may be released, or else the one that was added.
      if let index = list.lastIndex(of: place) { try bringToFront(list.children[index], below: owner, isLast: isLast) }
      let node = try await waitForNode(place)
      try uncover(node, below: owner, isLast: isLast)
      return node
    case .lead(let route):
      let value = route.value
      checkName(of: route, below: owner)
      guard value.isEnabled(below: owner) else { throw LinkFailure.disabled(child: value.text) }
      switch value.decision(of: owner.anyInteractable) {
      case .follow: break
      case .wait: return try await follow(.wait(value.place), isLast: isLast)
      case .decline:
        throw LinkFailure.declined(child: value.text, interactor: "\(type(of: owner.anyInteractable))")
      }
      guard owner.lifecycle.phase == .active else { throw NavigationError.ended(waitingFor: value.text) }
      guard !owner.isTooDeep else {
        report(.tooDeep(route: value.text, riblet: owner.ribletPath.description))
        throw NavigationError.ended(waitingFor: value.text)
      }
      let shown = value.shownByDefault
      try bringToFront(RouteList.Child(route, as: shown, at: Self.takeNumbers()), below: owner, isLast: isLast)
      let node = try await waitForNode(value.place) { $0.shown.isPeer(of: shown) }
      try uncover(node, below: owner, isLast: isLast)
      return node
    }
  }

  /// Removes what covers a child that is attached, until nothing does: a released child that is uncovered by it brings back its
  /// pages, which may be in front again. An app that adds a page for each that goes is left alone after 200 of them.
  private func uncover(_ node: RibletNode, below owner: RibletNode, isLast: Bool) throws {
    for _ in 0..<RouteList.levels {
      guard let child = child(of: node), try bringToFront(child, below: owner, isLast: isLast) else { return }
    }
  }

  /// Leads to a child, and removes what covers it. At the end of the link that is everything in front of it, also of other
  /// riblets; on the way it is what stands above the child in its own list.
  ///
  /// - Returns: True if places of other lists were in front of it.
  /// - Throws: ``LinkFailure/held(child:)`` if some of it is held. Then nothing has changed.
  @discardableResult
  private func bringToFront(_ wanted: RouteList.Child, below owner: RibletNode, isLast: Bool) throws -> Bool {
    // The places in front are those of the list that the move makes.
    var after = list
    _ = after.followLink(to: wanted.route, as: wanted.shown, at: Self.takeNumbers())
    guard let index = after.lastIndex(of: wanted.route.value.place, where: { $0.shown.isPeer(of: wanted.shown) })
    else { return false }
    let others = isLast ? look(at: after) { owner.placesInFront(of: after.children[index]) } : []
    let lost = list.children.filter { after.child($0.number)?.version != $0.version }
    for place in lost.map({ PlacedView(nil, of: $0, in: self) }) + others.reversed() where place.isHeld {
      guard let navigator = place.navigator else { continue }
      navigator.userDidTryToLeave(place.number)
      throw LinkFailure.held(child: navigator.list.child(place.number)?.route.value.text ?? "")
    }
    owner.together {
      // All lists first, so that nothing is uncovered in between.
      for place in others { place.navigator?.changeList { $0.remove(place.number) } }
      let isChanged = changeList { $0.followLink(to: wanted.route, as: wanted.shown, at: Self.takeNumbers()) }
      for place in others {
        if let navigator = place.navigator, let riblet = navigator.owner { navigator.update(below: riblet) }
      }
      if isChanged { update(below: owner) }
    }
    return !others.isEmpty
  }
}
