/// A node that was measured for a width: its lines are broken and its height is known, but not its position.
struct LayoutBlock {
  enum Content {
    case lines([String], style: Node.TextStyle, tint: Node.Tint, alignment: LayoutAlignment)
    case leaf(LayoutItem.Kind, control: LayoutControl.Kind?, id: String, isEnabled: Bool)
    case column(gap: Int)
    case row(gap: Int, stretches: Bool)
    case card(LayoutInsets, tint: Node.Tint)
    /// A block with insets.
    case padded(LayoutInsets)
    case list
    case progress(Double, label: [String])
    case spacer
  }

  /// The priority of a block for extra height. The blocks with the highest priority in a column share it.
  enum Growth: Comparable {
    case never
    case list
    case spacer
  }

  var content: Content
  var width: Int
  /// The ideal height.
  var height: Int
  /// The minimum height, with scrolling lists.
  var minimumHeight: Int
  var growth = Growth.never
  var children: [LayoutBlock] = []
  /// Its index among the children of its parent node; the steps of a scroll area's path.
  var index = 0

  init(_ content: Content, width: Int, height: Int, minimumHeight: Int? = nil) {
    self.content = content
    self.width = width
    self.height = height
    self.minimumHeight = minimumHeight ?? height
  }

  /// Blocks below each other.
  static func column(_ children: [LayoutBlock], gap: Int, width: Int) -> LayoutBlock {
    let gaps = gap * max(0, children.count - 1)
    var block = LayoutBlock(
      .column(gap: gap),
      width: width,
      height: children.reduce(gaps) { $0 + $1.height },
      minimumHeight: children.reduce(gaps) { $0 + $1.minimumHeight }
    )
    block.adopt(children)
    return block
  }

  /// Blocks side by side.
  static func row(_ children: [LayoutBlock], gap: Int, width: Int, stretches: Bool) -> LayoutBlock {
    var block = LayoutBlock(
      .row(gap: gap, stretches: stretches),
      width: width,
      height: children.map(\.height).max() ?? 0,
      minimumHeight: children.map(\.minimumHeight).max() ?? 0
    )
    block.adopt(children)
    return block
  }

  mutating func adopt(_ children: [LayoutBlock]) {
    self.children = children
    for index in self.children.indices {
      self.children[index].index = index
    }
    growth = children.map(\.growth).max() ?? .never
  }

  /// True if a row or a grid stretches it to the height of its neighbours.
  var fillsHeight: Bool {
    switch content {
    case .card, .leaf: true
    case .lines, .column, .row, .padded, .list, .progress, .spacer: growth != .never
    }
  }
}

extension LayoutBlock {
  /// Returns the heights of a column's children for a height of the column.
  ///
  /// Extra height goes to the children with the highest priority; missing height is taken from those that can scroll.
  func heights(of height: Int) -> [Int] {
    var heights = children.map(\.height)
    let free = height - self.height
    if free > 0, growth != .never {
      let takers = children.indices.filter { children[$0].growth == growth }
      for (index, share) in zip(takers, Self.shares(of: free, among: takers.count)) {
        heights[index] += share
      }
    } else if free < 0 {
      shrink(&heights, by: -free)
    }
    return heights
  }

  private func shrink(_ heights: inout [Int], by missing: Int) {
    var missing = missing
    var givers = children.indices.filter { heights[$0] > children[$0].minimumHeight }
    while missing > 0, !givers.isEmpty {
      let share = max(1, missing / givers.count)
      for index in givers where missing > 0 {
        let given = min(share, missing, heights[index] - children[index].minimumHeight)
        heights[index] -= given
        missing -= given
      }
      givers.removeAll { heights[$0] <= children[$0].minimumHeight }
    }
  }

  /// Splits a number into parts that differ by at most one, the larger first.
  static func shares(of total: Int, among count: Int) -> [Int] {
    (0..<count).map { total / count + ($0 < total % count ? 1 : 0) }
  }
}
