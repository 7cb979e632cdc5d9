import RibletsViews

/// The colours of a screen; the same as those of the page that shows views in a browser.
struct Palette: Sendable {
  var background: RGB
  /// The background of cards, fields and dialogs.
  var surface: RGB
  var ink: RGB
  var secondary: RGB
  /// The colour of decorative lines.
  var line: RGB
  /// The outline of a control.
  var outline: RGB
  var accent: RGB
  var red: RGB
  var green: RGB
  var orange: RGB
  /// The background of the primary button and of toggles that are on.
  var fill: RGB
  var onFill: RGB
  /// The colour of text on a tinted background.
  var onTint: RGB

  static let light = Palette(
    background: RGB(0xF3F3F7), surface: RGB(0xFFFFFF), ink: RGB(0x17171C), secondary: RGB(0x5A5A64),
    line: RGB(0xDEDEE5), outline: RGB(0x85858F), accent: RGB(0x0A55C4), red: RGB(0xB3232F), green: RGB(0x126430),
    orange: RGB(0x8A4100), fill: RGB(0x0B5FD8), onFill: RGB(0xFFFFFF), onTint: RGB(0xFFFFFF))

  static let dark = Palette(
    background: RGB(0x0B0B0F), surface: RGB(0x1C1C22), ink: RGB(0xF4F4F7), secondary: RGB(0xA9A9B4),
    line: RGB(0x34343C), outline: RGB(0x757580), accent: RGB(0x78B4FF), red: RGB(0xFF8B8B), green: RGB(0x6BD68B),
    orange: RGB(0xFFB169), fill: RGB(0x2869D8), onFill: RGB(0xFFFFFF), onTint: RGB(0x17171C))

  /// Returns the colour of a tint for text and for surfaces; nil for no tint.
  func colour(of tint: Node.Tint) -> RGB? {
    switch tint {
    case .plain: nil
    case .secondary: secondary
    case .accent, .blue: accent
    case .red: red
    case .green: green
    case .orange: orange
    case .hex(let hex): legible(RGB(hex))
    }
  }

  /// Returns the background of a primary button with a tint, and the colour of its title.
  func ground(of tint: Node.Tint) -> (fill: RGB, words: RGB)? {
    guard case .hex(let hex) = tint else { return colour(of: tint).map { ($0, onTint) } }
    let own = RGB(hex)
    let (black, white) = (RGB(0x000000), RGB(0xFFFFFF))
    return (own, own.contrast(with: black) > own.contrast(with: white) ? black : white)
  }

  /// Returns the background of a card with a tint.
  func card(of tint: Node.Tint) -> RGB {
    colour(of: tint).map { surface.mixed(with: $0, percent: Self.cardTint) } ?? surface
  }

  /// The share of the tint in a card's background, in hundredths.
  private static let cardTint = 12

  /// Returns the colour nearest to one of the app's own that is legible on every background.
  private func legible(_ colour: RGB) -> RGB {
    let end = background.luminance > 0.18 ? RGB(0x000000) : RGB(0xFFFFFF)
    let grounds =
      [background, surface, onTint]
      + [accent, red, green, orange].map { surface.mixed(with: $0, percent: Self.cardTint) }
    let candidates = stride(from: 0, through: 100, by: 2).lazy.map { colour.mixed(with: end, percent: $0) }
    return candidates.first { candidate in
      let card = surface.mixed(with: candidate, percent: Self.cardTint)
      return (grounds + [card]).allSatisfy { candidate.contrast(with: $0) >= 4.5 }
    } ?? end
  }
}
