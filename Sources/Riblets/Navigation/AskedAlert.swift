/// An alert that waits for an answer.
struct AskedAlert {
  let question: NavigationAlert
  let id: Int
  let suspension: Suspension<NavigationAlert.Answer?>

  /// Orders the alerts of all trees, since the first one is shown.
  @MainActor static var last = 0
}

extension Navigator {
  func ask(_ question: NavigationAlert) async -> NavigationAlert.Answer? {
    guard let owner, owner.lifecycle.phase == .active, !Task.isCancelled else { return nil }
    AskedAlert.last += 1
    let asked = AskedAlert(question: question, id: AskedAlert.last, suspension: Suspension())
    questions.append(asked)
    isToBeShown = true
    settle()
    let answer = await asked.suspension.wait(cancelled: nil)
    // The alert of a cancelled task still exists.
    if remove(asked.id) { settle() }
    return answer
  }

  /// Carries out a person's answer.
  func answer(_ id: Int, with answer: NavigationAlert.Answer?) {
    guard let asked = questions.first(where: { $0.id == id }) else { return }
    remove(id)
    asked.suspension.resume(answer)
    settle()
  }

  @discardableResult
  private func remove(_ id: Int) -> Bool {
    guard let index = questions.firstIndex(where: { $0.id == id }) else { return false }
    questions.remove(at: index)
    isToBeShown = true
    return true
  }
}
