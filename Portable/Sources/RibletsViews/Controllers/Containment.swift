import Riblets

extension ViewController {
  /// Makes `child` the last of ``children``; the body decides on its position.
  ///
  /// A child of another view controller is removed there. One that is presented, or that contains this one, is
  /// diagnosed and keeps its place. Takes effect at once, without a transition.
  ///
  /// ```swift
  /// addChild(header)
  /// override var body: any View { VStack { header; Text("Dishes") } }
  /// ```
  public func addChild(_ child: ViewController) {
    guard child.parent !== self else { return }
    let previous = child.parent
    let index = previous?.children.firstIndex { $0 === child }
    child.parent = nil
    if let place = child.obstacle(toPlaceUnder: self) {
      child.parent = previous
      report(.alreadyPlaced(child.name, place, refused: .child(of: name)))
      return
    }
    if let previous, let index { previous.children.remove(at: index) }
    child.parent = self
    children.append(child)
    previous?.childrenDidChange()
    childrenDidChange()
  }

  /// Removes this view controller from its parent, at once and without a transition. Does nothing without a parent.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childrenDidChange()
  }

  private func childrenDidChange() {
    guard let window else { return }
    window.setNeedsDisplay(self)
    window.treeDidChange()
  }
}
