public import RibletsSnapshot
public import RibletsViewsSnapshot

extension SnapshotStrategy where Value: ScreenShowing {
  /// The screen as pixels, laid out like its `svg`: the same on every machine and with any fonts installed.
  ///
  /// - Parameters:
  ///   - size: The size of the screen; a point is a pixel.
  ///   - appearance: The appearance that a person has chosen, light or dark.
  ///   - tolerance: The difference up to which pictures count as equal. None is needed between machines.
  public static func png(
    size: ViewSize = .phone, appearance: ViewAppearance = .light, tolerance: PictureTolerance = .exact
  ) -> Self {
    let png = SnapshotStrategy<Picture>.png(tolerance: tolerance)
    return png.withPathExtension(ending(png, size, appearance)).from { value in
      // A larger one could not be read back.
      guard max(size.width, size.height) <= PNGError.longestSide, size.width * size.height <= PNGError.mostPixels else {
        throw ScreenTooLarge(size: size)
      }
      return Painter.picture(of: try drawing(of: value, size, appearance))
    }
  }
}
