import RibletsViews

/// The movement of the focus between controls by keys.
struct FocusMovement {
  enum Direction { case up, down, left, right }

  /// All controls of the layer, in reading order.
  let controls: [LayoutControl]

  private var enabled: [LayoutControl] { controls.filter(\.isEnabled) }

  /// The first focus of a layer: its first field, else its main button, else a control that is not destructive.
  var start: LayoutControl? {
    enabled.first { $0.kind == .field } ?? enabled.first { $0.kind == .button(.primary) }
      ?? enabled.first { $0.kind != .button(.destructive) } ?? enabled.first
  }

  /// ``start``, or the first visible control if that one is scrolled away. Not the back button, which is rarely wanted
  /// in a new layer.
  var visibleStart: LayoutControl? {
    if let start, start.visible == start.rect { return start }
    return firstVisible.flatMap { $0.kind == .back ? nil : $0 }
  }

  var firstVisible: LayoutControl? { enabled.first { $0.visible == $0.rect } }
  var lastVisible: LayoutControl? { enabled.last { $0.visible == $0.rect } }

  /// Returns the next enabled control in reading order, from the last to the first.
  func next(after current: LayoutControl.ID?, isBackward: Bool = false) -> LayoutControl? {
    let order = isBackward ? controls.reversed() : controls
    guard let index = order.firstIndex(where: { $0.id == current }) else { return order.first(where: \.isEnabled) }
    return (order[(index + 1)...] + order[...index]).first(where: \.isEnabled)
  }

  /// Returns the nearest enabled control in a direction, preferring aligned controls over nearer ones aside.
  func nearest(to current: LayoutControl.ID?, _ direction: Direction) -> LayoutControl? {
    guard let here = controls.first(where: { $0.id == current })?.rect else { return start }
    let candidates = enabled.filter { $0.id != current }.compactMap { control in
      distance(from: here, to: control.rect, direction).map { (control: control, distance: $0) }
    }
    return candidates.min { $0.distance < $1.distance }?.control
  }

  /// Returns the distance; nil if the target is not in the direction.
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
    // A cell is about twice as high as wide. Sideways, only controls on the same line count.
    guard isUpright || aside == 0 else { return nil }
    return isUpright ? along * 8 + aside * 4 + middle : along * 4 + middle
  }
}
