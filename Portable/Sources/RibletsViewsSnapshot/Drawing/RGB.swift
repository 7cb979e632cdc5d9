/// An opaque colour.
struct RGB: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// The colour of six hexadecimal digits in the order red, green, blue.
  init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  private init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as SVG writes it, such as `#0a5bd6`.
  var svg: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the colour mixed with a share of another one, in hundredths.
  func mixed(with other: RGB, percent: Int) -> RGB {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Int(from) * (100 - percent) + Int(to) * percent + 50) / 100)
    }
    return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The relative luminance of the colour, as the accessibility guidelines (WCAG 2) define it.
  var luminance: Double {
    0.2126 * SRGB.light(of: red) + 0.7152 * SRGB.light(of: green) + 0.0722 * SRGB.light(of: blue)
  }

  /// Returns the contrast ratio with another colour, from 1 to 21. Text needs 4.5.
  func contrast(with other: RGB) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
