/// An alert that waits for an answer.
struct AskedAlert {
  let question: NavigationAlert
  let id: Int
  let suspension: Suspension<NavigationAlert.Answer?>

  /// Orders the alerts of all trees, since the first one is shown.
  @MainActor static var last = 0
}

extension Navigator {
  func ask(_ question: NavigationAlert) async throws(NavigationError) -> NavigationAlert.Answer? {
    guard let owner, owner.lifecycle.phase == .active, !Task.isCancelled else { return nil }
    guard !owner.isHidden else { throw NavigationError.hidden(riblet: owner.ribletPath.description) }
    AskedAlert.last += 1
    let asked = AskedAlert(question: question, id: AskedAlert.last, suspension: Suspension())
    questions.append(asked)
    update(below: owner)
    let answer = await asked.suspension.wait(cancelled: nil)
    // The alert of a cancelled task still exists.
    self.answer(asked.id, with: nil)
    return answer
  }

  /// Carries out the user's answer.
  func answer(_ id: Int, with answer: NavigationAlert.Answer?) {
    guard let index = questions.firstIndex(where: { $0.id == id }) else { return }
    questions.remove(at: index).suspension.resume(answer)
    if let owner { update(below: owner) }
  }
}

extension RibletNode {
  /// True if the riblet or one above it is hidden, and neither has a window of its own.
  fileprivate final var isHidden: Bool {
    var node = self
    while node.madeNavigator?.host == nil, let parent = node.parent {
      if parent.madeNavigator?.child(of: node)?.shown == .hidden { return true }
      node = parent
    }
    return false
  }
}
