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
    for step in steps { node = try await node.navigator.follow(step) }
  }
}

extension Navigator {
  fileprivate func follow(_ step: LinkStep) async throws -> RibletNode {
    guard let owner else { throw NavigationError.ended(waitingFor: step.description) }
    switch step {
    case .wait(let place):
      // Uncovers the existing child, as it may be released, or else the one that was added.
      try bringToFront(place)
      let child = try await waitForNode(place)
      try bringToFront(place)
      return child
    case .lead(let edge):
      let edge = edge.value
      let place = edge.place
      guard edge.isEnabled(below: owner) else { throw LinkFailure.disabled(child: edge.text) }
      switch edge.decision(of: owner.anyInteractable) {
      case .follow: break
      case .wait: return try await follow(.wait(place))
      case .decline:
        throw LinkFailure.declined(child: edge.text, interactor: "\(type(of: owner.anyInteractable))")
      }
      guard owner.lifecycle.phase == .active else { throw NavigationError.ended(waitingFor: edge.text) }
      try uncover(place, edge)
      _ = carryOut(.lead(Edge(edge), .popTo, nil), below: owner)
      return try await waitForNode(place)
    }
  }

  private func bringToFront(_ place: EdgePlace) throws {
    guard let entry = entries.last(where: { place.matches($0.edge) }) else { return }
    try uncover(place, entry.edge)
    if entry.shown == .tab { selected = entry.number }
    isToBeShown = true
    settle()
  }

  /// Removes everything in front of a place, unless some of it is held, and the child itself if its arguments differ.
  private func uncover(_ place: EdgePlace, _ edge: any ChildRoute) throws {
    let same = entries.lastIndex { place.matches($0.edge) }
    let shown = same.map { entries[$0].shown } ?? place.type.shown
    if let same, !edge.isEqual(to: entries[same].edge), isHeld(entries[same].number) { throw held(entries[same]) }
    let front = entries.indices.filter { covers(entries[$0].shown, at: $0, shown, at: same) }.map { entries[$0] }
    for entry in front where isHeld(entry.number) { throw held(entry) }
    for entry in front.reversed() { if let index = index(of: entry.number) { remove(at: index) } }
  }

  private func covers(_ other: Shown, at index: Int, _ shown: Shown, at place: Int?) -> Bool {
    guard other.isStacked, shown != .hidden else { return false }
    if shown.isPeer(of: other) { return place.map { index > $0 } ?? false }
    return other.isModal || !shown.isStacked
  }

  /// Reports the attempt to the interactor that holds the child.
  private func held(_ entry: Entry) -> LinkFailure {
    personDidTryToLeave(entry.number)
    return .held(child: entry.edge.text)
  }
}
