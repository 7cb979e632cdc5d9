import RibletsViews
import RibletsViewsSnapshot

/// Paints drawings into pixels, with a font of its own: the same on every machine.
struct Painter {
  private let canvas: Canvas
  private var glyphs = GlyphStore()

  /// Paints everything.
  static func picture(of drawing: Drawing) -> Picture {
    var painter = Painter(
      canvas: Canvas(width: drawing.size.width, height: drawing.size.height, ground: drawing.ground))
    for (shape, clip) in drawing.shapes { painter.paint(shape, clip: clip) }
    return painter.canvas.picture
  }

  private init(canvas: Canvas) {
    self.canvas = canvas
  }

  private mutating func paint(_ shape: Drawing.Shape, clip: LayoutRect) {
    switch shape {
    case .box(let rect, let radius, let fill, let border):
      guard let border else {
        RoundedBox(rect, radius: radius).paint(fill, on: canvas, clip: clip)
        return
      }
      RoundedBox(rect, radius: radius).paint(border, on: canvas, clip: clip)
      let inner = rect.inset(by: LayoutInsets(horizontal: 1, vertical: 1))
      RoundedBox(inner, radius: max(0, radius - 1)).paint(fill, on: canvas, clip: clip)
    case .text(let line): paint(line, clip: clip)
    case .line(let points, let penRadius, let colour):
      let strokes = zip(points, points.dropFirst()).map {
        PenStroke(startX: $0.x, startY: $0.y, endX: $1.x, endY: $1.y)
      }
      canvas.paint(GlyphMask(strokes, penRadius: penRadius), x: 0, y: 0, colour, clip: clip)
    case .shade: canvas.shade(Drawing.shadeParts)
    }
  }

  private mutating func paint(_ line: TextLine, clip: LayoutRect) {
    let visible = clip.intersection(canvas.bounds)
    guard line.baseline + line.face.size > visible.y, line.baseline - 2 * line.face.size < visible.maxY else { return }
    var x = line.x
    for character in line.text {
      let advance = line.face.advance(of: character)
      if x >= Double(visible.maxX) { break }
      if x + 2 * Double(line.face.size) > Double(visible.x) {
        paint(character, advance: advance, x: x, of: line, clip: clip)
      }
      x += advance
    }
  }

  private mutating func paint(
    _ character: Character, advance: Double, x: Double, of line: TextLine, clip: LayoutRect
  ) {
    if case .box(let scalar) = StrokeFont.shape(of: character) {
      NumberBox(scalar, x: Int(x.rounded()), width: Int(advance), baseline: line.baseline, size: line.face.size)
        .paint(line.colour, on: canvas, clip: clip)
      return
    }
    let quarters = Int((x * 4).rounded(.down))
    let mask = glyphs.mask(of: character, face: line.face, quarter: quarters & 3)
    canvas.paint(mask, x: quarters >> 2, y: line.baseline, line.colour, clip: clip)
  }
}
