@testable import RibletsViews

/// One unit for everything, so that expectations can be counted on a screen of letters.
struct TestMetrics: LayoutMetrics {
  let sizes: LayoutSizes
  private let rowInsets: LayoutInsets

  init(rowLineThickness: Int = 0, rowInsets: LayoutInsets = LayoutInsets()) {
    sizes = LayoutSizes(
      minimumFieldWidth: 4, toggleMarkWidth: 2, progressHeight: 1, dividerThickness: 1, imageHeight: 1, headerHeight: 1,
      backWidth: 2, sheetOffset: 1, minimumListHeight: 2, scrollMarkWidth: 1, rowLineThickness: rowLineThickness)
    self.rowInsets = rowInsets
  }

  func advance(of character: Character, style: Node.TextStyle) -> Double { Double(character.columns) }
  func lineHeight(of style: Node.TextStyle) -> Int { 1 }
  func spacing(_ points: Int, along axis: Node.Axis) -> Int { points }
  func insets(of part: LayoutPart) -> LayoutInsets { part == .row ? rowInsets : LayoutInsets() }
  func cellHeight(forWidth width: Int) -> Int { width }
}
