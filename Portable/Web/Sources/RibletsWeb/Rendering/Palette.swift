/// The colours of the page in one scheme. A test checks them for the contrast of WCAG 2 AA.
struct Palette: Sendable {
  var background: Colour
  /// The background of cards, fields and dialogs.
  var surface: Colour
  var ink: Colour
  var secondary: Colour
  /// The colour of decorative lines.
  var line: Colour
  /// The outline of a control.
  var outline: Colour
  var accent: Colour
  var red: Colour
  var green: Colour
  var orange: Colour
  /// The background of the primary button and of toggles that are on.
  var fill: Colour
  var onFill: Colour
  /// The colour of text on a tinted background.
  var onTint: Colour

  /// The share of the tint in a card's background.
  static let cardTint = 0.12

  static let light = Palette(
    background: Colour(hex: 0xF3F3F7), surface: Colour(hex: 0xFFFFFF),
    ink: Colour(hex: 0x17171C), secondary: Colour(hex: 0x5A5A64),
    line: Colour(hex: 0xDEDEE5), outline: Colour(hex: 0x85858F),
    accent: Colour(hex: 0x0A55C4), red: Colour(hex: 0xB3232F),
    green: Colour(hex: 0x126430), orange: Colour(hex: 0x8A4100),
    fill: Colour(hex: 0x0B5FD8), onFill: Colour(hex: 0xFFFFFF), onTint: Colour(hex: 0xFFFFFF)
  )

  static let dark = Palette(
    background: Colour(hex: 0x0B0B0F), surface: Colour(hex: 0x1C1C22),
    ink: Colour(hex: 0xF4F4F7), secondary: Colour(hex: 0xA9A9B4),
    line: Colour(hex: 0x34343C), outline: Colour(hex: 0x757580),
    accent: Colour(hex: 0x78B4FF), red: Colour(hex: 0xFF8B8B),
    green: Colour(hex: 0x6BD68B), orange: Colour(hex: 0xFFB169),
    fill: Colour(hex: 0x2869D8), onFill: Colour(hex: 0xFFFFFF), onTint: Colour(hex: 0x17171C)
  )

  /// The tints by their names in the style sheet.
  var tints: [(name: String, colour: Colour)] {
    [("accent", accent), ("red", red), ("blue", accent), ("green", green), ("orange", orange)]
  }

  /// All backgrounds of text.
  var grounds: [Colour] {
    [background, surface] + tints.map { surface.mixed(with: $0.colour, amount: Self.cardTint) }
  }

  /// The palette as declarations of custom properties.
  var css: String {
    let named: [(name: String, colour: Colour)] =
      [
        ("background", background), ("surface", surface), ("ink", ink), ("secondary", secondary), ("line", line),
        ("outline", outline), ("fill", fill), ("on-fill", onFill), ("on-tint", onTint),
      ] + tints
    return named.map { "--\($0.name):\($0.colour.css)" }.joined(separator: ";")
  }
}
