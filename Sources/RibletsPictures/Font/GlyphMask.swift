/// The coverage of pixels by a glyph, around its origin on the baseline.
struct GlyphMask {
  /// The column of the first pixel, counted from the glyph's origin, as is the row; rows go down.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// The coverage row by row, from 0 to ``levels``.
  let coverage: [UInt8]

  /// The number of levels; few levels keep the number of colours and the file small, and more would not be visible.
  static let levels = 16

  static let nothing = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// Makes the coverage of a round pen along its path.
  init(_ strokes: [PenStroke], penRadius: Double) {
    guard let first = strokes.first else {
      self = .nothing
      return
    }
    var (minX, maxX, minY, maxY) = (first.startX, first.startX, first.startY, first.startY)
    for stroke in strokes {
      minX = min(minX, stroke.startX, stroke.endX)
      maxX = max(maxX, stroke.startX, stroke.endX)
      minY = min(minY, stroke.startY, stroke.endY)
      maxY = max(maxY, stroke.startY, stroke.endY)
    }
    let reach = penRadius + 0.5
    let left = Int((minX - reach).rounded(.down))
    let top = Int((minY - reach).rounded(.down))
    let width = Int((maxX + reach).rounded(.up)) - left
    let height = Int((maxY + reach).rounded(.up)) - top
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      let squares = UnsafeMutablePointer<Double>.allocate(capacity: width * height)
      defer { squares.deallocate() }
      squares.initialize(repeating: .infinity, count: width * height)
      for stroke in strokes {
        Self.approach(stroke, reach: reach, left: left, top: top, width: width, squares: squares)
      }
      Self.cover(target, squares: squares, count: width * height, reach: reach)
      count = width * height
    }
    self.init(left: left, top: top, width: width, height: height, coverage: coverage)
  }

  /// Reduces the squared distance of each pixel near a stroke to its distance from that stroke.
  private static func approach(
    _ stroke: PenStroke, reach: Double, left: Int, top: Int, width: Int, squares: UnsafeMutablePointer<Double>
  ) {
    let (dx, dy) = (stroke.endX - stroke.startX, stroke.endY - stroke.startY)
    let length = dx * dx + dy * dy
    let firstX = Int((min(stroke.startX, stroke.endX) - reach).rounded(.down)) - left
    let lastX = Int((max(stroke.startX, stroke.endX) + reach).rounded(.up)) - left
    var y = Int((min(stroke.startY, stroke.endY) - reach).rounded(.down)) - top
    let lastY = Int((max(stroke.startY, stroke.endY) + reach).rounded(.up)) - top
    while y < lastY {
      // From the middle of the pixel to the stroke's beginning.
      let fromY = Double(y + top) + 0.5 - stroke.startY
      var fromX = Double(firstX + left) + 0.5 - stroke.startX
      var pixel = squares + (y * width + firstX)
      var x = firstX
      while x < lastX {
        var part = length > 0 ? (fromX * dx + fromY * dy) / length : 0
        if part < 0 { part = 0 } else if part > 1 { part = 1 }
        let (toX, toY) = (fromX - part * dx, fromY - part * dy)
        let square = toX * toX + toY * toY
        if square < pixel.pointee { pixel.pointee = square }
        fromX += 1
        pixel += 1
        x += 1
      }
      y += 1
    }
  }

  private static func cover(
    _ target: UnsafeMutablePointer<UInt8>, squares: UnsafePointer<Double>, count: Int, reach: Double
  ) {
    var index = 0
    while index < count {
      let square = squares[index]
      var level: UInt8 = 0
      if square < reach * reach {
        let part = (reach - square.squareRoot()) * Double(levels) + 0.5
        level = part >= Double(levels) ? UInt8(levels) : UInt8(part)
      }
      target[index] = level
      index += 1
    }
  }
}
