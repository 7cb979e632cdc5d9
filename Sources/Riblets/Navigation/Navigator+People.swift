extension Navigator {
  /// Removes an entry that a person has left, and reports it to the interactor.
  func personDidLeave(_ number: UInt32) {
    guard let index = index(of: number) else { return }
    let edge = entries[index].edge
    remove(at: index)
    settle()
    if let interactable = owner?.anyInteractable { edge.tellThatPersonLeft(interactable) }
  }

  func personDidTryToLeave(_ number: UInt32) {
    guard let index = index(of: number) else { return }
    tellThatPersonTriedToLeave(entries[index])
  }

  func personDidSelect(_ number: UInt32) {
    guard let index = index(of: number), entries[index].shown == .tab else { return }
    selected = number
    isToBeShown = true
    settle()
  }

  func isHeld(_ number: UInt32) -> Bool { index(of: number).map { isHeld(entries[$0]) } ?? false }

  private func isHeld(_ entry: Entry) -> Bool {
    entry.isHeld
      || entry.node?.madeNavigator?.entries.contains { entry.node?.madeNavigator?.isHeld($0) == true } == true
  }

  /// Reports an attempt to the interactors that hold the entry or something below it.
  private func tellThatPersonTriedToLeave(_ entry: Entry) {
    if let navigation = entry.node?.madeNavigator {
      for below in navigation.entries where navigation.isHeld(below) { navigation.tellThatPersonTriedToLeave(below) }
    }
    if entry.isHeld, let interactable = owner?.anyInteractable { entry.edge.tellThatPersonTriedToLeave(interactable) }
  }

  private func isSeen(_ entry: Entry) -> Bool {
    entry.node != nil && entry.shown != .hidden && (entry.shown != .tab || entry.number == selected)
  }

  /// True for an entry with a layer of its own in front of the stack, or with such a layer below it.
  private func hasLayer(_ entry: Entry) -> Bool {
    entry.shown.isModal || entry.node?.hasLayersBelow == true
  }

  fileprivate var hasLayers: Bool {
    for entry in entries where isSeen(entry) && hasLayer(entry) { return true }
    return false
  }

  /// The first alert among these children; on the screen it is in front of everything.
  fileprivate var alertInFront: PlacedAlert? {
    var first = questions.first.map { PlacedAlert(question: $0.question, id: $0.id, navigator: self) }
    for entry in entries where isSeen(entry) {
      if let other = entry.node?.alertInFront, other.id < first?.id ?? .max { first = other }
    }
    return first
  }

  /// The entries that a step back may affect, the one in front first.
  private var inFront: [Entry] {
    let seen = entries.reversed().filter { isSeen($0) }
    if let layer = seen.first(where: { hasLayer($0) }) { return [layer] }
    return entries.last { $0.shown == .pushed }.map { [$0] } ?? seen
  }

  /// Takes one step back among the children: the riblet in front is asked first.
  func goBack() -> BackStep {
    for front in inFront {
      let step = front.node?.goBackHere() ?? .none
      guard step == .none else { return step }
      switch front.shown {
      case .pushed, .sheet:
        if isHeld(front) { tellThatPersonTriedToLeave(front) } else { personDidLeave(front.number) }
        return .taken
      case .fullScreen: return .blocked
      case .embedded, .item, .tab, .overlay, .hidden: break
      }
    }
    return .none
  }
}

/// The results of a step back.
enum BackStep {
  case taken
  /// There is nothing to go back from here; there may be above.
  case none
  /// A full screen is in front, which a person cannot leave; the views behind it stay.
  case blocked
}

extension RibletNode {
  fileprivate final var hasLayersBelow: Bool {
    if madeNavigator?.hasLayers == true { return true }
    for child in nodes where child.treeNavigation != nil && !child.isRouted && child.hasLayersBelow { return true }
    return false
  }

  /// Takes one step back in this riblet or below it; its interactor is asked last.
  fileprivate final func goBackHere() -> BackStep {
    var step = madeNavigator?.goBack() ?? .none
    for child in nodes.reversed() where step == .none && child.treeNavigation != nil && !child.isRouted {
      step = child.goBackHere()
    }
    if step != .taken, (anyInteractable as? any BackHandling)?.goBack() == true { return .taken }
    return step
  }

  fileprivate final var alertInFront: PlacedAlert? {
    var first = madeNavigator?.alertInFront
    for child in nodes where child.treeNavigation != nil && !child.isRouted {
      if let other = child.alertInFront, other.id < first?.id ?? .max { first = other }
    }
    return first
  }

  /// Takes one step back, as a system's back button: an alert gets its cancelling answer if it has one; otherwise the
  /// riblet in front is asked first, then those above it.
  ///
  /// - Returns: False if there is no way back.
  @discardableResult
  public final func goBack() -> Bool {
    guard let alert = alertInFront else { return goBackHere() == .taken }
    if let cancel = alert.question.answers.first(where: { $0.role == .cancel }) { alert.personDidAnswer(cancel) }
    return true
  }

  /// Shows everything below this riblet by a host, which is held weakly.
  ///
  /// - Returns: The transition of the first screen.
  @discardableResult
  public final func show(in host: any ScreenHosting) -> MoveTransition {
    navigator.showing.host = host
    navigator.isToBeShown = true
    return navigator.showFromTop(self)
  }
}
