/// The conversion of pixel values to linear light (IEC 61966-2-1).
///
/// Without the mathematical functions of the platforms, so that the result has the same bits everywhere.
enum SRGB {
  /// Returns the linear light of a channel, from 0 to 1.
  static func light(of part: UInt8) -> Double { table[Int(part)] }

  private static func light(of part: Double) -> Double {
    if part <= 0.04045 { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4: the square times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  private static let table = (0...255).map { light(of: Double($0) / 255) }

  /// Newton's method from above, for a number that is not much smaller than 1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root -= (root * fourth - value) / (5 * fourth)
    }
    return root
  }
}
