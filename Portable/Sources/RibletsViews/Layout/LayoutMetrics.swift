/// The sizes of items on the surface of a layout.
///
/// Everything is counted in whole units, which are points of a picture or cells of a character screen. The engine
/// rounds nothing, so the same frame has the same layout on every machine.
package protocol LayoutMetrics: Sendable {
  /// Returns the advance of a character, possibly a fraction of a unit, since only sums are rounded.
  func advance(of character: Character, style: Node.TextStyle) -> Double
  func lineHeight(of style: Node.TextStyle) -> Int
  /// Returns the units for a spacing in points.
  func spacing(_ points: Int, along axis: Node.Axis) -> Int
  func insets(of part: LayoutPart) -> LayoutInsets
  /// Returns the height at which a board's cell of this width looks square.
  func cellHeight(forWidth width: Int) -> Int
  var sizes: LayoutSizes { get }
}

/// A part of the screen with insets around its content.
package enum LayoutPart: Hashable, Sendable {
  /// A layer that covers the screen.
  case screen
  case sheet
  case alert
  case card
  case button
  /// The content of a list, except buttons that are rows.
  case row
  /// A button in a list that is a row rather than a box.
  case rowButton
  /// A button of a board.
  case cell
  case field
  case toggle
}

/// The sizes that do not depend on the content.
package struct LayoutSizes: Hashable, Sendable {
  /// The maximum width of the content, which is centred on a wider screen.
  package var maximumContentWidth = Int.max
  package var maximumCellWidth = Int.max
  /// The minimum width of the text of a field or the bar of a progress.
  package var minimumFieldWidth: Int
  /// The mark before a toggle's title, with the gap after it.
  package var toggleMarkWidth: Int
  package var progressHeight: Int
  package var dividerThickness: Int
  package var imageHeight: Int
  /// The height of the bar with a layer's title and its back button.
  package var headerHeight: Int
  package var backWidth: Int
  /// The visible height of the layer under a sheet, at the top.
  package var sheetOffset: Int
  /// The height to which a list shrinks before the whole screen scrolls.
  package var minimumListHeight: Int
  /// The width of the scroll mark at the right of a list.
  package var scrollMarkWidth: Int
  /// The thickness of the line between the rows of a list with a surface; 0 for lists without one.
  package var rowLineThickness: Int
  package var tabBarHeight: Int

  package init(
    maximumContentWidth: Int = Int.max,
    maximumCellWidth: Int = Int.max,
    minimumFieldWidth: Int,
    toggleMarkWidth: Int,
    progressHeight: Int,
    dividerThickness: Int,
    imageHeight: Int,
    headerHeight: Int,
    backWidth: Int,
    sheetOffset: Int,
    minimumListHeight: Int,
    scrollMarkWidth: Int,
    rowLineThickness: Int = 0,
    tabBarHeight: Int = 1
  ) {
    self.maximumContentWidth = maximumContentWidth
    self.maximumCellWidth = maximumCellWidth
    self.minimumFieldWidth = minimumFieldWidth
    self.toggleMarkWidth = toggleMarkWidth
    self.progressHeight = progressHeight
    self.dividerThickness = dividerThickness
    self.imageHeight = imageHeight
    self.headerHeight = headerHeight
    self.backWidth = backWidth
    self.sheetOffset = sheetOffset
    self.minimumListHeight = minimumListHeight
    self.scrollMarkWidth = scrollMarkWidth
    self.rowLineThickness = rowLineThickness
    self.tabBarHeight = tabBarHeight
  }
}

extension LayoutMetrics {
  /// Returns the width of a text in one line, rounded up to whole units.
  package func width(of text: some StringProtocol, style: Node.TextStyle) -> Int {
    Int(text.reduce(0) { $0 + advance(of: $1, style: style) }.rounded(.up))
  }
}
