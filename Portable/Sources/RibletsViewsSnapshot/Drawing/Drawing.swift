import RibletsViews

/// The content of a screen as simple shapes, from back to front.
struct Drawing {
  enum Shape {
    /// A rectangle with round corners and optionally a border of one pixel inside its edge.
    case box(LayoutRect, radius: Int, fill: RGB, border: RGB?)
    case text(TextLine)
    /// Straight lines from point to point with round ends.
    case line([(x: Double, y: Double)], penRadius: Double, RGB)
    /// The lines of a ``TabSymbol`` with its upper left corner at a point.
    case symbol(String, x: Int, y: Int, RGB)
    /// Darkens everything drawn so far, as the background of the following shapes.
    case shade
  }

  /// The strength of a shade, in parts of 16.
  static let shadeParts = 6

  let size: LayoutSize
  let ground: RGB
  private(set) var shapes: [(shape: Shape, clip: LayoutRect)] = []

  init(size: LayoutSize, ground: RGB) {
    self.size = size
    self.ground = ground
  }

  mutating func add(_ shape: Shape, clip: LayoutRect) {
    shapes.append((shape, clip))
  }
}

/// One positioned line of text.
struct TextLine {
  let text: String
  let face: TypeFace
  let colour: RGB
  let x: Double
  /// The baseline of the letters.
  let baseline: Int

  enum Alignment {
    case leading
    case center
    case trailing
  }

  /// Makes a line that is vertically centred in a rectangle.
  init(_ text: String, _ face: TypeFace, _ colour: RGB, _ alignment: Alignment, in rect: LayoutRect) {
    self.text = text
    self.face = face
    self.colour = colour
    let free = Double(rect.width) - face.width(of: text)
    switch alignment {
    case .leading: x = Double(rect.x)
    case .center: x = Double(rect.x) + free / 2
    case .trailing: x = Double(rect.x) + free
    }
    // The middle of a capital letter is at the middle of the line.
    baseline = rect.y + (rect.height * 100 + face.size * 72) / 200
  }

  /// Returns the beginning of a text that fits a width, with an ellipsis if something is missing.
  static func fitted(_ text: String, _ face: TypeFace, width: Int) -> String {
    var used = 0.0
    let room = Double(width)
    let end = text.firstIndex { character in
      used += face.advance(of: character)
      return used > room
    }
    guard end != nil else { return text }
    used = face.advance(of: "…")
    let kept = text.prefix { character in
      used += face.advance(of: character)
      return used <= room
    }
    return kept + "…"
  }
}
