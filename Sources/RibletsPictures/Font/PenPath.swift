import RibletsViewsSnapshot

/// A straight segment of a pen's path, in pixels with y downwards.
struct PenStroke {
  var startX: Double
  var startY: Double
  var endX: Double
  var endY: Double
}

/// Reads the language that the glyphs are written in (see ``LatinGlyphs``) into straight strokes.
struct PenPath {
  /// The conversion of a glyph's hundredths to pixels.
  struct Scale {
    /// The horizontal pixels for a hundredth.
    var horizontal: Double
    /// Converts a height above the baseline in hundredths to pixels.
    var vertical: (Double) -> Double
    /// The origin of the glyph.
    var x: Double
    var y: Double
    /// The number of segments of a curve.
    var curveParts: Int
  }

  private let scale: Scale
  private(set) var strokes: [PenStroke] = []
  private var x = 0.0
  private var y = 0.0
  private var part = GlyphPart("")

  init(scale: Scale) {
    self.scale = scale
  }

  mutating func run(_ part: GlyphPart) {
    self.part = part
    var scanner = Scanner(part.path)
    while let command = scanner.command() {
      switch command {
      case UInt8(ascii: "M"): (x, y) = (scanner.number(), scanner.number())
      case UInt8(ascii: "L"): line(to: scanner.number(), scanner.number())
      case UInt8(ascii: "H"): line(to: scanner.number(), y)
      case UInt8(ascii: "V"): line(to: x, scanner.number())
      case UInt8(ascii: "D"):
        (x, y) = (scanner.number(), scanner.number())
        line(to: x, y)
      case UInt8(ascii: "C"):
        let first = (scanner.number(), scanner.number())
        let second = (scanner.number(), scanner.number())
        curve(first, second, to: (scanner.number(), scanner.number()))
      case UInt8(ascii: "h"): quarter(isHorizontalFirst: true, to: (scanner.number(), scanner.number()))
      case UInt8(ascii: "v"): quarter(isHorizontalFirst: false, to: (scanner.number(), scanner.number()))
      default: preconditionFailure("'\(part.path)' has a command that there is not.")
      }
    }
  }

  /// The roundness of curves, a little more than a circle's, as in typefaces.
  private static let roundness = 0.575

  private mutating func quarter(isHorizontalFirst: Bool, to end: (x: Double, y: Double)) {
    let (dx, dy) = ((end.x - x) * Self.roundness, (end.y - y) * Self.roundness)
    if isHorizontalFirst {
      curve((x + dx, y), (end.x, end.y - dy), to: end)
    } else {
      curve((x, y + dy), (end.x - dx, end.y), to: end)
    }
  }

  private mutating func curve(
    _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    let (startX, startY) = (x, y)
    let count = Double(scale.curveParts)
    var step = 1.0
    while step < count {
      let t = step / count
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: a * startX + b * first.x + c * second.x + d * end.x,
        a * startY + b * first.y + c * second.y + d * end.y)
      step += 1
    }
    line(to: end.x, end.y)
  }

  private mutating func line(to newX: Double, _ newY: Double) {
    let (start, end) = (pixel(x, y), pixel(newX, newY))
    strokes.append(PenStroke(startX: start.x, startY: start.y, endX: end.x, endY: end.y))
    (x, y) = (newX, newY)
  }

  private func pixel(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (
      scale.x + (part.x + x * part.scaleX) * scale.horizontal,
      scale.y - scale.vertical(part.y + y * part.scaleY)
    )
  }
}

/// Reads letters and numbers that are divided by spaces.
private struct Scanner {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  init(_ text: StaticString) {
    next = text.utf8Start
    end = next + text.utf8CodeUnitCount
  }

  mutating func command() -> UInt8? {
    skipSpaces()
    guard next < end else { return nil }
    defer { next += 1 }
    return next.pointee
  }

  mutating func number() -> Double {
    skipSpaces()
    var (digits, divisor, sign) = (0, 1, 1)
    var isFraction = false
    while next < end, next.pointee != UInt8(ascii: " ") {
      switch next.pointee {
      case UInt8(ascii: "-"): sign = -1
      case UInt8(ascii: "."): isFraction = true
      default:
        digits = digits * 10 + Int(next.pointee) - 48
        if isFraction { divisor *= 10 }
      }
      next += 1
    }
    return Double(sign * digits) / Double(divisor)
  }

  private mutating func skipSpaces() {
    while next < end, next.pointee == UInt8(ascii: " ") { next += 1 }
  }
}
