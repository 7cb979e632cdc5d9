import RibletsViews
import RibletsViewsSnapshot

/// A filled rectangle whose corners are quarters of a circle.
struct RoundedBox {
  private let rect: LayoutRect
  private let radius: Int

  init(_ rect: LayoutRect, radius: Int) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  func paint(_ colour: RGB, on canvas: Canvas, clip: LayoutRect) {
    canvas.fill(
      LayoutRect(x: rect.x, y: rect.y + radius, width: rect.width, height: rect.height - 2 * radius), colour,
      clip: clip)
    guard radius > 0 else { return }
    for row in 0..<radius {
      let inset = solidInset(row)
      for y in [rect.y + row, rect.maxY - 1 - row] {
        canvas.fill(
          LayoutRect(x: rect.x + inset, y: y, width: rect.width - 2 * inset, height: 1), colour, clip: clip)
        paintEdges(row, upTo: inset, y: y, colour, on: canvas, clip: clip)
      }
    }
  }

  /// Returns the number of pixels of a corner's row that are not fully covered.
  private func solidInset(_ row: Int) -> Int {
    (0..<radius).first { coverage($0, row) == 16 } ?? radius
  }

  private func paintEdges(_ row: Int, upTo inset: Int, y: Int, _ colour: RGB, on canvas: Canvas, clip: LayoutRect) {
    let visible = clip.intersection(canvas.bounds)
    guard y >= visible.y, y < visible.maxY else { return }
    for column in 0..<inset {
      let part = coverage(column, row)
      guard part > 0 else { continue }
      for x in [rect.x + column, rect.maxX - 1 - column] where x >= visible.x && x < visible.maxX {
        canvas.blend(x: x, y: y, colour, part: part)
      }
    }
  }

  /// Returns the coverage of a corner's pixel, in parts of 16; from the outer edges.
  private func coverage(_ column: Int, _ row: Int) -> UInt32 {
    let x = Double(radius - column) - 0.5
    let y = Double(radius - row) - 0.5
    let distance = (x * x + y * y).squareRoot()
    let part = (Double(radius) - distance + 0.5) * 16 + 0.5
    return part <= 0 ? 0 : part >= 16 ? 16 : UInt32(part)
  }
}
