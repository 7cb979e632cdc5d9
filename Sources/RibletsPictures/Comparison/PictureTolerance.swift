/// The difference up to which two pictures count as equal.
///
/// The distance of two colours is the Euclidean one in OKLab (Björn Ottosson, "A perceptual color space for image
/// processing", 2020), where equal steps look equally large: from black to white it is 1, and a just noticeable
/// difference is about 0.02 (the figure of CSS Color 4, "deltaEOK").
public struct PictureTolerance: Sendable, Hashable {
  /// The distance in OKLab up to which a pixel counts as equal, from 0 to 1.
  public var colourDistance: Double
  /// The share of all pixels that may differ by more than ``colourDistance``, from 0 to 1.
  public var differingShare: Double

  /// Makes a tolerance; without arguments, none.
  public init(colourDistance: Double = 0, differingShare: Double = 0) {
    self.colourDistance = colourDistance
    self.differingShare = differingShare
  }

  /// Every byte has to be the same.
  public static let exact = PictureTolerance()

  /// No pixel may differ by more than a just noticeable difference.
  public static let imperceptible = PictureTolerance(colourDistance: 0.02)
}
