import RibletsViewsSnapshot

/// The error of a screen with more pixels than the limit for reading a PNG.
public struct ScreenTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  let size: ViewSize

  /// The size, the largest one, and the fix.
  public var description: String {
    """
    A screen of \(size.width) × \(size.height) points is too large for a picture. Sides up to \(PNGError.longestSide) and \
    \(PNGError.mostPixels) pixels in all are painted: give a smaller size.
    """
  }
}
