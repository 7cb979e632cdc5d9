import RibletsViews

/// The sizes of things on a screen of characters: boxes while there is room for them, single lines when there is not.
struct CellMetrics: LayoutMetrics {
  /// On a low screen buttons and fields have one line instead of three, and gaps go.
  let isCompact: Bool
  /// The gaps are left out where a screen would have to scroll for their sake.
  let isTight: Bool
  let sizes: LayoutSizes

  init(_ screen: LayoutSize, isTight: Bool = false) {
    let isCompact = screen.height < 18 || screen.width < 24
    self.isCompact = isCompact
    self.isTight = isTight || isCompact
    sizes = LayoutSizes(
      maximumContentWidth: 64,
      maximumCellWidth: isCompact ? 5 : screen.height >= 30 ? 9 : 7,
      minimumFieldWidth: 8,
      toggleMarkWidth: 4,
      progressHeight: 1,
      dividerThickness: 1,
      imageHeight: 1,
      headerHeight: self.isTight ? 1 : 2,
      backWidth: screen.width < 24 ? 2 : 8,
      sheetOffset: isCompact ? 1 : 2,
      minimumListHeight: 5,
      scrollMarkWidth: 1
    )
  }

  func advance(of character: Character, style: Node.TextStyle) -> Double { Double(character.columns) }

  func lineHeight(of style: Node.TextStyle) -> Int { 1 }

  func spacing(_ points: Int, along axis: Node.Axis) -> Int {
    switch axis {
    case .horizontal: (points + 4) / 8
    case .vertical: isTight ? points / 32 : (points + 4) / 16
    }
  }

  func insets(of part: LayoutPart) -> LayoutInsets {
    switch part {
    case .screen: LayoutInsets(horizontal: isCompact ? 1 : 2, vertical: isTight ? 0 : 1)
    case .sheet, .alert: LayoutInsets(horizontal: isCompact ? 2 : 3, vertical: 1)
    case .card: LayoutInsets(horizontal: 2, vertical: isCompact ? 0 : 1)
    case .button, .field: LayoutInsets(horizontal: 2, vertical: isCompact ? 0 : 1)
    case .rowButton, .toggle: LayoutInsets(horizontal: 1, vertical: 0)
    case .cell: LayoutInsets(horizontal: 1, vertical: 0)
    case .row: LayoutInsets()
    }
  }

  /// Odd, so that a mark stands in the middle.
  func cellHeight(forWidth width: Int) -> Int { isCompact ? 1 : max(3, width / 2 | 1) }
}
