import RibletsViews

/// From which control to which the keys lead.
struct FocusMovement {
  enum Direction { case up, down, left, right }

  /// All controls of the layer, in reading order.
  let controls: [LayoutControl]

  private var enabled: [LayoutControl] { controls.filter(\.isEnabled) }

  /// The beginning of a layer: its first field, else its main button, else whatever can be pressed.
  var start: LayoutControl? {
    enabled.first { $0.kind == .field } ?? enabled.first { $0.kind == .button(.primary) } ?? enabled.first
  }

  /// ``start``, or the first control that can be seen if that one is scrolled away. Not the way back, which nobody
  /// wants who has just come.
  var visibleStart: LayoutControl? {
    if let start, start.visible == start.rect { return start }
    return firstVisible.flatMap { $0.kind == .back ? nil : $0 }
  }

  var firstVisible: LayoutControl? { enabled.first { $0.visible == $0.rect } }
  var lastVisible: LayoutControl? { enabled.last { $0.visible == $0.rect } }

  /// The next enabled control in reading order, around the end.
  func next(after current: LayoutControl.ID?, isBackward: Bool = false) -> LayoutControl? {
    let order = isBackward ? controls.reversed() : controls
    guard let index = order.firstIndex(where: { $0.id == current }) else { return order.first(where: \.isEnabled) }
    return (order[(index + 1)...] + order[...index]).first(where: \.isEnabled)
  }

  /// The nearest enabled control that lies in a direction: rather in line and farther than nearer and aside.
  func nearest(to current: LayoutControl.ID?, _ direction: Direction) -> LayoutControl? {
    guard let here = controls.first(where: { $0.id == current })?.rect else { return start }
    let candidates = enabled.filter { $0.id != current }.compactMap { control in
      distance(from: here, to: control.rect, direction).map { (control: control, distance: $0) }
    }
    return candidates.min { $0.distance < $1.distance }?.control
  }

  /// Nil if the target does not lie in the direction.
  private func distance(from here: LayoutRect, to there: LayoutRect, _ direction: Direction) -> Int? {
    let isUpright = direction == .up || direction == .down
    let isForward = direction == .down || direction == .right
    let (near, far) = isForward ? (here, there) : (there, here)
    let along = isUpright ? far.y - near.maxY : far.x - near.maxX
    guard along >= 0 else { return nil }
    let aside =
      isUpright
      ? max(0, max(here.x, there.x) - min(here.maxX, there.maxX) + 1)
      : max(0, max(here.y, there.y) - min(here.maxY, there.maxY) + 1)
    let middle = isUpright ? abs(here.x + here.maxX - there.x - there.maxX) / 2 : abs(here.y - there.y)
    // A cell is about twice as high as wide. Sideways, only what shares a line counts.
    guard isUpright || aside == 0 else { return nil }
    return isUpright ? along * 8 + aside * 4 + middle : along * 4 + middle
  }
}
