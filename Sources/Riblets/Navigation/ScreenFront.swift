extension ScreenPlan {
  /// The place that the user sees in front: the last page, or what is at the bottom of the layer in front.
  var front: PlacedView? {
    var front = contents.layers.last?.stack.last
    while let place = front, let page = inside[place.id]?.last { front = page }
    return front
  }
}

extension RibletNode {
  /// Takes one step back, like the back button of a system. An alert gets its cancelling answer, if it has one. Otherwise the
  /// riblet in front is asked first, then those above it, and then the place in front is left.
  ///
  /// ```swift
  /// if !root.goBack() { closeWindow() }
  /// ```
  ///
  /// - Returns: False if there is no way back.
  @discardableResult
  public final func goBack() -> Bool {
    let plan = ScreenPlan(of: self)
    if let alert = plan.contents.question {
      if let cancel = alert.question.answers.first(where: { $0.role == .cancel }) { alert.userDidAnswer(cancel) }
      return true
    }
    guard let front = plan.front else { return handleBack() }
    // The view of this riblet itself has no place. Who is released is not there to be asked.
    if (front.navigator == nil ? self : front.node)?.handleBack() == true { return true }
    guard front.shown == .pushed || front.shown == .sheet else {
      // Nothing behind a full screen is left, but the riblets above it may handle the step.
      var node = front.node?.parent
      while let current = node, current.isAtOrBelow(self) {
        if current.handlesBack { return true }
        node = current.parent
      }
      return false
    }
    if front.isHeld { front.userDidTryToLeave() } else { front.userDidLeave() }
    return true
  }

  /// Asks the interactors of the riblets in one view, the innermost first.
  private final func handleBack() -> Bool {
    for child in (madeNavigator?.list.children ?? []).reversed() where child.shown.isPartOfView || child.shown == .tab {
      guard let navigator = madeNavigator, navigator.list.isSelected(child) else { continue }
      if navigator.node(of: child.number)?.handleBack() == true { return true }
    }
    return branches.reversed().contains { $0.handleBack() } || handlesBack
  }

  private final var handlesBack: Bool { (anyInteractable as? any BackHandling)?.goBack() ?? false }

  /// Shows everything below this riblet by a host, which is held weakly: the root's window, or the window of a riblet that is
  /// shown as ``Shown/hidden``. The host of any other riblet shows nothing, which is diagnosed. A host that has shown the riblet
  /// before is emptied.
  ///
  /// UIKit, SwiftUI and portable views have functions that call it, such as `launch(in:)`.
  ///
  /// - Parameter host: The window, held weakly: keep it yourself.
  ///
  /// - Returns: The transition of the first screen.
  @discardableResult
  public final func show(in host: any ScreenHosting) -> NavigationTransitionHandle {
    let navigator = navigator
    if let former = navigator.host, former !== host { navigationPath.top.updates.empty(former) }
    navigator.host = host
    return navigator.update(below: self)
  }
}
