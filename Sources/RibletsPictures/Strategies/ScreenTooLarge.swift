import RibletsViewsSnapshot

/// A screen of more pixels than a PNG is read with.
public struct ScreenTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  let size: ViewSize

  /// The size, the largest one, and what to do.
  public var description: String {
    """
    A screen of \(size.width) × \(size.height) points is too large for a picture. Sides up to \(PNGError.longestSide) and \
    \(PNGError.mostPixels) pixels in all are painted: give a smaller size.
    """
  }
}
