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
    let previous = child.parent
    guard adopt(child) else { return }
    previous?.childrenDidChange()
    childrenDidChange()
  }

  /// Makes these the children in one change of the tree. A view controller that cannot be one is diagnosed, as by ``addChild(_:)``.
  func setChildren(_ controllers: [ViewController]) {
    let kept = Set(controllers.map { ObjectIdentifier($0) })
    let gone = children.filter { !kept.contains(ObjectIdentifier($0)) }
    var isChanged = !gone.isEmpty
    if isChanged { children.removeAll { !kept.contains(ObjectIdentifier($0)) } }
    for child in gone { child.parent = nil }
    var former: [ViewController] = []
    for child in controllers {
      let previous = child.parent
      guard adopt(child) else { continue }
      isChanged = true
      if let previous { former.append(previous) }
    }
    for parent in former { parent.childrenDidChange() }
    if isChanged { childrenDidChange() }
  }

  /// Takes a child, also from another parent; false if it is here already, or cannot be placed here, which is diagnosed.
  private func adopt(_ child: ViewController) -> Bool {
    guard child.parent !== self else { return false }
    let previous = child.parent
    let index = previous?.children.firstIndex { $0 === child }
    child.parent = nil
    if let place = child.obstacle(toPlaceUnder: self) {
      child.parent = previous
      report(.alreadyPlaced(child.name, place, refused: .child(of: name)))
      return false
    }
    if let previous, let index { previous.children.remove(at: index) }
    child.parent = self
    children.append(child)
    return true
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
