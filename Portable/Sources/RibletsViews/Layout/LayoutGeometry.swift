/// A width and a height in whole units of a ``LayoutMetrics``: cells or points.
package struct LayoutSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// The insets of a part: left and right, and above and below.
package struct LayoutInsets: Hashable, Sendable {
  package var horizontal: Int
  package var vertical: Int

  package init(horizontal: Int = 0, vertical: Int = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A rectangle of whole units. Its width and height are never negative.
package struct LayoutRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package private(set) var width: Int
  package private(set) var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package init(_ size: LayoutSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return LayoutRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle without its insets; an axis that is too short becomes empty, with the same centre.
  package func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x + min(insets.horizontal, width / 2),
      y: y + min(insets.vertical, height / 2),
      width: width - 2 * insets.horizontal,
      height: height - 2 * insets.vertical
    )
  }

  /// Returns a rectangle of the given size, centred in this one.
  package func centred(width: Int, height: Int) -> LayoutRect {
    LayoutRect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}
