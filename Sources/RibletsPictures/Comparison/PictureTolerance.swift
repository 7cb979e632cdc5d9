/// The difference up to which two pictures count as equal.
///
/// The distance of two colours is the straight one in OKLab (Björn Ottosson, "A perceptual color space for image
/// processing", 2020), where equal steps look equally large: from black to white it is 1, and what a person just
/// notices is about 0.02 (the figure of CSS Color 4, "deltaEOK").
public struct PictureTolerance: Sendable, Hashable {
  /// Up to which distance in OKLab a pixel counts as equal, from 0 to 1.
  public var colourDistance: Double
  /// Which share of all pixels may differ by more than ``colourDistance``, from 0 to 1.
  public var differingShare: Double

  /// Makes a tolerance; without arguments none at all.
  public init(colourDistance: Double = 0, differingShare: Double = 0) {
    self.colourDistance = colourDistance
    self.differingShare = differingShare
  }

  /// Every byte has to be the same.
  public static let exact = PictureTolerance()

  /// No pixel may differ by more than what a person just notices.
  public static let imperceptible = PictureTolerance(colourDistance: 0.02)
}
