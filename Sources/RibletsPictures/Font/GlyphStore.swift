import RibletsViewsSnapshot

/// Draws each glyph once for a picture and keeps it.
struct GlyphStore {
  private struct Key: Hashable {
    let character: Character
    let face: TypeFace
    let quarter: Int
  }

  private var masks: [Key: GlyphMask] = [:]

  /// Returns the glyph of a character that begins at a quarter of a pixel, from 0 to 3.
  mutating func mask(of character: Character, face: TypeFace, quarter: Int) -> GlyphMask {
    let key = Key(character: character, face: face, quarter: quarter)
    if let known = masks[key] { return known }
    let mask = Self.draw(character, face: face, quarter: quarter)
    masks[key] = mask
    return mask
  }

  private static func draw(_ character: Character, face: TypeFace, quarter: Int) -> GlyphMask {
    guard case .strokes(let parts) = StrokeFont.shape(of: character) else { return .nothing }
    let scale = PenPath.Scale(
      horizontal: Double(face.size) / 100, vertical: LetterHeights(face).pixels(above:), x: Double(quarter) / 4,
      y: -face.penRadius, curveParts: min(12, max(5, face.size / 4)))
    var path = PenPath(scale: scale)
    for part in parts { path.run(part) }
    return GlyphMask(path.strokes, penRadius: face.penRadius)
  }
}

/// Moves the heights at which letters end to whole pixels, so that their edges are sharp.
///
/// The pen's lower edge is on the baseline; its upper edge ends lower-case and capital letters at the edge of a pixel.
private struct LetterHeights {
  private static let small = 46.0
  private static let capital = 66.0

  private let unit: Double
  private let smallHeight: Double
  private let capitalHeight: Double

  init(_ face: TypeFace) {
    unit = Double(face.size) / 100
    let pen = 2 * face.penRadius
    smallHeight = (Self.small * unit + pen).rounded() - pen
    capitalHeight = (Self.capital * unit + pen).rounded() - pen
  }

  func pixels(above height: Double) -> Double {
    if height <= 0 { return height * unit }
    if height <= Self.small { return height / Self.small * smallHeight }
    let step = (capitalHeight - smallHeight) / (Self.capital - Self.small)
    if height <= Self.capital { return smallHeight + (height - Self.small) * step }
    return capitalHeight + (height - Self.capital) * unit
  }
}
