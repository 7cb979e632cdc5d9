import RibletsViews
import RibletsViewsSnapshot

/// The glyph of a character that the font does not have: a box with the hexadecimal digits of its first scalar.
struct NumberBox {
  private let digits: [Int]
  private let rect: LayoutRect

  init(_ scalar: Unicode.Scalar, x: Int, width: Int, baseline: Int, size: Int) {
    let hexadecimal = String(scalar.value, radix: 16)
    let text = String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
    digits = text.compactMap(\.hexDigitValue)
    let height = size * 9 / 10
    rect = LayoutRect(x: x, y: baseline - size * 8 / 10, width: max(1, width - 1), height: max(1, height))
  }

  func paint(_ colour: RGB, on canvas: Canvas, clip: LayoutRect) {
    frame(colour, on: canvas, clip: clip)
    let columns = (digits.count + 1) / 2
    let scale = min((rect.width - 2) / (4 * columns - 1), (rect.height - 2) / 11)
    // Too small to be read.
    guard scale > 0 else { return }
    let left = rect.x + (rect.width - (4 * columns - 1) * scale) / 2
    let top = rect.y + (rect.height - 11 * scale) / 2
    for (index, digit) in digits.enumerated() {
      let x = left + index % columns * 4 * scale
      let y = top + index / columns * 6 * scale
      paint(digit, x: x, y: y, scale: scale, colour, on: canvas, clip: clip)
    }
  }

  private func frame(_ colour: RGB, on canvas: Canvas, clip: LayoutRect) {
    let thickness = max(1, rect.height / 24)
    let (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
    for edge in [
      LayoutRect(x: x, y: y, width: width, height: thickness),
      LayoutRect(x: x, y: rect.maxY - thickness, width: width, height: thickness),
      LayoutRect(x: x, y: y, width: thickness, height: height),
      LayoutRect(x: rect.maxX - thickness, y: y, width: thickness, height: height),
    ] {
      canvas.fill(edge, colour, clip: clip)
    }
  }

  private func paint(
    _ digit: Int, x: Int, y: Int, scale: Int, _ colour: RGB, on canvas: Canvas, clip: LayoutRect
  ) {
    let rows = Self.shapes[digit]
    for row in 0..<5 {
      for column in 0..<3 where rows >> (14 - row * 3 - column) & 1 == 1 {
        let dot = LayoutRect(x: x + column * scale, y: y + row * scale, width: scale, height: scale)
        canvas.fill(dot, colour, clip: clip)
      }
    }
  }

  /// Three columns and five rows for each digit, from the top left.
  private static let shapes: [Int] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_011_001_111,
    0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
    0b111_101_111_101_111, 0b111_101_111_001_111, 0b010_101_111_101_101, 0b110_101_110_101_110,
    0b011_100_100_100_011, 0b110_101_101_101_110, 0b111_100_110_100_111, 0b111_100_110_100_100,
  ]
}
