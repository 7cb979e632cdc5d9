/// Compares two pictures pixel by pixel and draws the difference.
struct PictureComparison {
  private let expected: Picture
  private let actual: Picture
  private let tolerance: PictureTolerance
  /// The drawn area, and the common area of both pictures.
  private let drawn: (width: Int, height: Int)
  private let common: (width: Int, height: Int)
  private var changed = 0
  private var differing = 0
  private var largest = 0.0
  /// The first and the last column and row with a difference.
  private var columns: (first: Int, last: Int)?
  private var rows: (first: Int, last: Int)?
  private var pixels: [UInt8]
  /// The distances of compared pairs: a screen has few colours, and each pair is compared only once.
  private var distances: [UInt64: Double] = [:]

  init(expected: Picture, actual: Picture, tolerance: PictureTolerance) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    common = (min(expected.width, actual.width), min(expected.height, actual.height))
    let both = (width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    // A very wide picture and a very high one would result in an area that readers refuse.
    drawn = both.width * both.height <= PNGError.mostPixels ? both : common
    pixels = [UInt8](repeating: 255, count: drawn.width * drawn.height * 4)
  }

  mutating func run() {
    for row in 0..<drawn.height {
      fade(row)
      if row < common.height { compare(row) }
      if row < actual.height || row < expected.height { markOutside(row) }
    }
    countOutside()
  }

  /// The difference that was found; nil if it is within the tolerance.
  var difference: PictureDifference? {
    let hasOneSize = expected.width == actual.width && expected.height == actual.height
    let allowed = Double(area) * tolerance.differingShare
    if hasOneSize, Double(differing) <= allowed { return nil }
    let (columns, rows) = (columns ?? (0, 0), rows ?? (0, 0))
    return PictureDifference(
      expectedSize: .init(width: expected.width, height: expected.height),
      actualSize: .init(width: actual.width, height: actual.height),
      differingPixels: differing, changedPixels: changed, pixelCount: area, largestDistance: largest,
      box: .init(
        x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
        height: rows.last - rows.first + 1),
      picture: Picture(width: drawn.width, height: drawn.height, pixels: pixels))
  }

  private var area: Int {
    expected.width * expected.height + actual.width * actual.height - common.width * common.height
  }
}

// MARK: - Pixels in both pictures

extension PictureComparison {
  private mutating func compare(_ row: Int) {
    let (left, right) = (4 * row * expected.width, 4 * row * actual.width)
    let length = 4 * common.width
    guard expected.pixels[left..<left + length] != actual.pixels[right..<right + length] else { return }
    for column in 0..<common.width {
      let (first, second) = (expected.colour(at: left / 4 + column), actual.colour(at: right / 4 + column))
      guard first != second else { continue }
      changed += 1
      let distance = distance(first, second)
      largest = max(largest, distance)
      guard distance > tolerance.colourDistance else { continue }
      differing += 1
      note(column, row)
      mark(column, row, strength: distance)
    }
  }

  private mutating func distance(_ first: PixelColour, _ second: PixelColour) -> Double {
    let key = UInt64(first.number) << 32 | UInt64(second.number)
    if let known = distances[key] { return known }
    // Equal colours, such as invisible ones, may differ in their bytes.
    let distance = max(OKLab.distance(first, second), .leastNonzeroMagnitude)
    distances[key] = distance
    return distance
  }

  private mutating func note(_ column: Int, _ row: Int) {
    columns = (min(columns?.first ?? column, column), max(columns?.last ?? column, column))
    rows = (min(rows?.first ?? row, row), max(rows?.last ?? row, row))
  }
}

// MARK: - Pixels in one picture only

extension PictureComparison {
  private mutating func countOutside() {
    let outside = area - common.width * common.height
    guard outside > 0 else { return }
    changed += outside
    differing += outside
    for picture in [expected, actual] where picture.width > common.width {
      note(common.width, 0)
      note(picture.width - 1, picture.height - 1)
    }
    for picture in [expected, actual] where picture.height > common.height {
      note(0, common.height)
      note(picture.width - 1, picture.height - 1)
    }
  }

  private mutating func markOutside(_ row: Int) {
    let widest = max(row < expected.height ? expected.width : 0, row < actual.height ? actual.width : 0)
    let first = row < common.height ? common.width : 0
    for column in first..<max(first, min(widest, drawn.width)) { mark(column, row, strength: 0.5) }
  }
}

// MARK: - The picture of the difference

extension PictureComparison {
  /// Draws a row of the expected picture as a pale grey one.
  private mutating func fade(_ row: Int) {
    guard row < expected.height else { return }
    let count = min(expected.width, drawn.width)
    let (source, target) = (row * expected.width, 4 * row * drawn.width)
    pixels.withUnsafeMutableBufferPointer { pixels in
      expected.pixels.withUnsafeBufferPointer { expected in
        guard var from = expected.baseAddress, var to = pixels.baseAddress else { return }
        from += 4 * source
        to += target
        for _ in 0..<count {
          let light = (Int(from[0]) * 77 + Int(from[1]) * 150 + Int(from[2]) * 29) >> 8
          let pale = UInt8(255 - (255 - light) * Int(from[3]) / 255 * 2 / 5)
          to[0] = pale
          to[1] = pale
          to[2] = pale
          from += 4
          to += 4
        }
      }
    }
  }

  /// Draws a pixel in magenta, stronger for larger differences; small ones are visible, too.
  private mutating func mark(_ column: Int, _ row: Int, strength: Double) {
    let index = 4 * (row * drawn.width + column)
    let part = 128 + Int(min(1, strength * 2) * 127)
    let magenta = [230, 0, 126]
    for channel in 0..<3 {
      let pale = Int(pixels[index + channel])
      pixels[index + channel] = UInt8(pale + (magenta[channel] - pale) * part / 255)
    }
  }
}

extension Picture {
  fileprivate func colour(at index: Int) -> PixelColour {
    PixelColour(
      red: pixels[4 * index], green: pixels[4 * index + 1], blue: pixels[4 * index + 2],
      opacity: pixels[4 * index + 3])
  }
}

extension PixelColour {
  fileprivate var number: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(opacity) << 24
  }
}
