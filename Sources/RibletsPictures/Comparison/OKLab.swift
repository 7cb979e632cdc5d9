import RibletsViewsSnapshot

/// A colour in OKLab, where Euclidean distances correspond to perceived differences.
///
/// Computed with additions, multiplications, divisions and square roots only, which give the same bits on all
/// platforms, unlike their mathematical functions.
struct OKLab {
  var lightness: Double
  var greenToRed: Double
  var blueToYellow: Double

  /// The colour of linear red, green and blue from 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    let long = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    greenToRed = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    blueToYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// The colour of a pixel on a grey background from 0, black, to 1, white.
  init(_ colour: PixelColour, inFrontOf ground: Double) {
    let opacity = Double(colour.opacity) / 255
    func blended(_ part: UInt8) -> Double {
      // As on screens, values are mixed, not linear light.
      opacity == 1 ? SRGB.light(of: part) : SRGB.light(of: Double(part) / 255 * opacity + ground * (1 - opacity))
    }
    self.init(red: blended(colour.red), green: blended(colour.green), blue: blended(colour.blue))
  }

  func distance(to other: OKLab) -> Double {
    let lightness = lightness - other.lightness
    let greenToRed = greenToRed - other.greenToRed
    let blueToYellow = blueToYellow - other.blueToYellow
    return (lightness * lightness + greenToRed * greenToRed + blueToYellow * blueToYellow).squareRoot()
  }

  /// Returns the distance of two pixels; for transparent ones, the larger distance on a black and a white background.
  static func distance(_ left: PixelColour, _ right: PixelColour) -> Double {
    let black = OKLab(left, inFrontOf: 0).distance(to: OKLab(right, inFrontOf: 0))
    guard left.opacity < 255 || right.opacity < 255 else { return black }
    return max(black, OKLab(left, inFrontOf: 1).distance(to: OKLab(right, inFrontOf: 1)))
  }
}

extension OKLab {
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // A third of the exponent is a good first approximation.
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<5 { root -= (root - value / (root * root)) / 3 }
    return root
  }
}
