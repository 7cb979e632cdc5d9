/// The sizes of things on the surface that a layout is made for.
///
/// Everything is counted in whole units, which are points of a picture or cells of a character screen. The engine
/// rounds nothing, so the same frame has the same layout on every machine.
package protocol LayoutMetrics: Sendable {
  /// The distance by which a character moves the next one; a fraction of a unit is possible, since only sums are rounded.
  func advance(of character: Character, style: Node.TextStyle) -> Double
  func lineHeight(of style: Node.TextStyle) -> Int
  /// The units for a spacing that a node states in points.
  func spacing(_ points: Int, along axis: Node.Axis) -> Int
  func insets(of part: LayoutPart) -> LayoutInsets
  /// The height that makes a board's cell of this width look square.
  func cellHeight(forWidth width: Int) -> Int
  var sizes: LayoutSizes { get }
}

/// A part of the screen that keeps room between its edge and what is in it.
package enum LayoutPart: Hashable, Sendable {
  /// A layer that covers the screen.
  case screen
  case sheet
  case alert
  case card
  case button
  /// Whatever stands in a list, but for buttons that are rows.
  case row
  /// A button in a list, where it is a row rather than a box.
  case rowButton
  /// A button of a board.
  case cell
  case field
  case toggle
}

/// The sizes that do not depend on what is shown.
package struct LayoutSizes: Hashable, Sendable {
  /// Content is not made wider than this; it stands in the middle of a wider screen.
  package var maximumContentWidth = Int.max
  package var maximumCellWidth = Int.max
  /// The room for the text of a field or the bar of a progress that has to be there at least.
  package var minimumFieldWidth: Int
  /// The mark before a toggle's title, with the gap after it.
  package var toggleMarkWidth: Int
  package var progressHeight: Int
  package var dividerThickness: Int
  package var imageHeight: Int
  /// The bar with a layer's title and its way back.
  package var headerHeight: Int
  package var backWidth: Int
  /// The height of the layer under a sheet that stays in sight, at the top.
  package var sheetOffset: Int
  /// The height that a list shrinks to before the whole screen scrolls instead.
  package var minimumListHeight: Int
  /// Room at the right of a list for a mark that shows where one is.
  package var scrollMarkWidth: Int
  /// The line between the rows of a list that has a surface; 0 for lists whose rows just stand below each other.
  package var rowLineThickness: Int

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
    rowLineThickness: Int = 0
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
  }
}

extension LayoutMetrics {
  /// The width of a text in one line, rounded up to whole units.
  package func width(of text: some StringProtocol, style: Node.TextStyle) -> Int {
    Int(text.reduce(0) { $0 + advance(of: $1, style: style) }.rounded(.up))
  }
}
