/// The point at which the user looks, in points of the screen, from its upper left corner.
public struct EyePoint: Hashable, Sendable {
  /// The size of the screen that the rules are made for.
  public static let screen = (width: 390.0, height: 844.0)

  public let x: Double
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
