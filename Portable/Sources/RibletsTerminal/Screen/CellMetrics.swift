import RibletsViews

/// The sizes of items on a screen of characters: boxes if there is space for them, otherwise single lines.
struct CellMetrics: LayoutMetrics {
  /// True on a low screen, where buttons and fields have one line instead of three, without gaps.
  let isCompact: Bool
  /// True if gaps are left out because the screen would otherwise have to scroll.
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
      minimumListHeight: isCompact ? min(5, max(2, screen.height / 3)) : 5,
      scrollMarkWidth: 1,
      tabBarHeight: self.isTight ? 1 : 2
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

  /// Returns an odd height, so that a mark can be centred.
  func cellHeight(forWidth width: Int) -> Int { isCompact ? 1 : max(3, width / 2 | 1) }
}
