import Riblets

/// A view that shows which children it has, as text.
final class SpotView: RouteContainer {
  let name: String
  let holdsStacks: Bool
  var children: [PlacedView] = []
  var onShow: (@MainActor () -> Void)?
  /// An object that has to be freed with the view.
  var parts: [AnyObject] { [self] }

  init(_ name: String, holdsStacks: Bool = false) {
    self.name = name
    self.holdsStacks = holdsStacks
  }

  func arrange(_ children: [PlacedView]) {
    self.children = children
    onShow?()
  }

  /// The name, and what is in the view, as in `Home[tab News, tab Mail selected]`.
  var text: String { text(marksHolds: false) }

  func text(marksHolds: Bool) -> String {
    guard !children.isEmpty else { return name }
    let texts = children.map { child in
      let stack = child.stack.map { " > " + $0.text(marksHolds: marksHolds) }.joined()
      let selected = child.shown == .tab && child.isSelected ? " selected" : ""
      return (child.shown == .embedded ? "" : "\(child.shown) ") + child.text(marksHolds: marksHolds) + selected
        + (holdsStacks ? stack : "")
    }
    return "\(name)[\(texts.joined(separator: ", "))]"
  }
}

extension PlacedView {
  @MainActor var text: String { text(marksHolds: false) }

  /// - Parameter marksHolds: True for a `!` behind what the user cannot leave.
  @MainActor func text(marksHolds: Bool) -> String {
    let text = (view as? SpotView)?.text(marksHolds: marksHolds) ?? (title.isEmpty ? "-" : "(\(title))")
    return text + (marksHolds && isHeld ? "!" : "")
  }
}
