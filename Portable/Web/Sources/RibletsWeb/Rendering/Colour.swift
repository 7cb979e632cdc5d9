import Foundation

/// A colour by its red, green and blue parts from 0 to 1.
struct Colour: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of the lower six hexadecimal digits, in the order red, green, blue.
  init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255
    )
  }

  /// The colour as CSS writes it, such as `#0a5bd6`.
  var css: String {
    let digits = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  /// The relative luminance of the colour, as the accessibility guidelines (WCAG 2) define it.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio with another colour, from 1 to 21. Text needs 4.5.
  func contrast(with other: Colour) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Returns the colour mixed with a share of another one.
  func mixed(with other: Colour, amount: Double) -> Colour {
    Colour(
      red: red + (other.red - red) * amount,
      green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount
    )
  }

  /// Returns the colour nearest to this one that is legible on a palette's backgrounds, on a card of its own tint, and
  /// below the palette's text on a tint.
  ///
  /// It is darkened or lightened, away from the background, and no further than needed.
  func legible(in palette: Palette) -> Colour {
    let end = palette.background.luminance > 0.18 ? Colour(hex: 0x000000) : Colour(hex: 0xFFFFFF)
    // Rounded as for the browser, so that the rounding cannot reduce the contrast.
    let candidates = stride(from: 0.0, through: 1.0, by: 0.02).lazy.map { self.mixed(with: end, amount: $0).rounded }
    return candidates.first { candidate in
      let card = palette.surface.mixed(with: candidate, amount: Palette.cardTint)
      return (palette.grounds + [card, palette.onTint]).allSatisfy { candidate.contrast(with: $0) >= 4.5 }
    } ?? end
  }

  /// Black or white, whichever is more legible on this colour. One of them always reaches 4.5.
  var textOnIt: Colour {
    let (black, white) = (Colour(hex: 0x000000), Colour(hex: 0xFFFFFF))
    return contrast(with: black) > contrast(with: white) ? black : white
  }

  private var rounded: Colour {
    Colour(
      red: (red * 255).rounded() / 255, green: (green * 255).rounded() / 255, blue: (blue * 255).rounded() / 255
    )
  }
}
