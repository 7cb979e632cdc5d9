import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The toolkit that shows the children of a parent.
struct ParentView {
  let view: RibletRequest.View
  /// The riblet that has the view: the parent, or the next one above it that has one.
  let owner: String

  /// Looks at the parent's view, or further up while there is none; `nil` where the view was written in a way of its own.
  init?(of parent: Parent, _ texts: AppTexts) {
    var parent = parent
    var seen: Set<String> = []
    while seen.insert(parent.name).inserted {
      if let view = parent.facts.view {
        self.view = view
        owner = parent.name
        return
      }
      // The routes of the parent to those above it are named after both.
      let (index, name) = (parent.index, parent.name)
      let above = index.ribletNames.first { index.types(named: $0 + name).contains { $0.keyword == .struct } }
      guard !parent.hasView, let above, let next = try? Parent(above, texts, index: parent.index)
      else { return nil }
      parent = next
    }
    return nil
  }

  /// Finds a child that the view cannot show.
  ///
  /// - Throws: ``RequestProblem`` with the way out.
  func check(_ request: RibletRequest) throws(RequestProblem) {
    switch (view, request.view) {
    case (_, .none), (.none, _), (.portable, .portable), (.uikit, .uikit), (.uikit, .swiftui), (.swiftui, .swiftui):
      return
    default: break
    }
    let ways = view == .uikit ? "--view uikit or --view swiftui" : "--view \(view.rawValue)"
    throw RequestProblem(
      "'\(owner)' has \(view.title), which cannot show \(request.view.title). Use \(ways), or choose a parent that has \(request.view.title)."
    )
  }
}
