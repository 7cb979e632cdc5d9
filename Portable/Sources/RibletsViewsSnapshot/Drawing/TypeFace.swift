/// A size and a weight of the text in a picture.
struct TypeFace: Hashable, Sendable {
  enum Weight: Hashable, Sendable {
    case regular
    case bold
  }

  /// The type size in points.
  let size: Int
  let weight: Weight

  init(_ size: Int, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  static let largeTitle = TypeFace(34, .bold)
  static let title = TypeFace(21, .bold)
  static let body = TypeFace(17)
  static let strong = TypeFace(17, .bold)
  static let caption = TypeFace(14)

  /// Returns the advance of a character in points, the same for both weights.
  func advance(of character: Character) -> Double {
    Double(CharacterAdvances.advance(of: character) * size) / 100
  }

  /// Returns the width of a text in points.
  func width(of text: String) -> Double {
    Double(text.reduce(0) { $0 + CharacterAdvances.advance(of: $1) } * size) / 100
  }
}
