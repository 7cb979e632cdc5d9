/// Where somebody looks, in points of a screen of 390 by 844, from its upper left corner.
public struct EyePoint: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
