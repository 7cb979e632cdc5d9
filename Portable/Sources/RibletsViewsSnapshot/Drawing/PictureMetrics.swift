import RibletsViews

/// The sizes of items in a picture of a screen, similar to those of the page in a browser.
struct PictureMetrics: LayoutMetrics {
  let sizes = LayoutSizes(
    maximumContentWidth: 480,
    maximumCellWidth: 140,
    minimumFieldWidth: 100,
    toggleMarkWidth: 68,
    progressHeight: 14,
    dividerThickness: 1,
    imageHeight: 67,
    headerHeight: 56,
    backWidth: 76,
    sheetOffset: 44,
    minimumListHeight: 168,
    scrollMarkWidth: 0,
    rowLineThickness: 1,
    tabBarHeight: 64
  )

  static func face(of style: Node.TextStyle) -> TypeFace {
    switch style {
    case .largeTitle: .largeTitle
    case .title: .title
    case .body: .body
    case .caption: .caption
    }
  }

  func advance(of character: Character, style: Node.TextStyle) -> Double {
    Self.face(of: style).advance(of: character)
  }

  func lineHeight(of style: Node.TextStyle) -> Int {
    switch style {
    case .largeTitle: 40
    case .title: 27
    case .body: 23
    case .caption: 20
    }
  }

  func spacing(_ points: Int, along axis: Node.Axis) -> Int { points }

  func insets(of part: LayoutPart) -> LayoutInsets {
    switch part {
    case .screen: LayoutInsets(horizontal: 20, vertical: 14)
    case .sheet: LayoutInsets(horizontal: 20, vertical: 18)
    case .alert: LayoutInsets(horizontal: 20, vertical: 16)
    case .card: LayoutInsets(horizontal: 16, vertical: 16)
    case .button: LayoutInsets(horizontal: 18, vertical: 14)
    case .row, .rowButton: LayoutInsets(horizontal: 16, vertical: 13)
    case .cell: LayoutInsets(horizontal: 4, vertical: 0)
    case .field: LayoutInsets(horizontal: 16, vertical: 16)
    case .toggle: LayoutInsets(horizontal: 0, vertical: 11)
    }
  }

  func cellHeight(forWidth width: Int) -> Int { width }
}
