/// A size and a weight of the built-in font.
package struct TypeFace: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    case regular
    case bold
  }

  /// The type size in pixels.
  package let size: Int
  let weight: Weight

  package init(_ size: Int, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  static let largeTitle = TypeFace(34, .bold)
  static let title = TypeFace(21, .bold)
  static let body = TypeFace(17)
  static let strong = TypeFace(17, .bold)
  static let caption = TypeFace(14)

  /// Half the width of the pen, in pixels.
  package var penRadius: Double {
    switch weight {
    case .regular: Double(size) * 0.042
    case .bold: Double(size) * (size > 24 ? 0.062 : 0.060)
    }
  }

  /// Returns the advance of a character, in pixels; the same for both weights.
  package func advance(of character: Character) -> Double {
    Double(StrokeFont.advance(of: character) * size) / 100
  }

  /// Returns the width of a text in pixels.
  func width(of text: String) -> Double {
    Double(text.reduce(0) { $0 + StrokeFont.advance(of: $1) } * size) / 100
  }
}
