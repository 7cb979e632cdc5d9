public import RibletsSnapshot
import RibletsViews

extension SnapshotStrategy where Value: ScreenShowing {
  /// The tree of views as indented text: kinds, identifiers, words and states.
  ///
  /// The form to begin with: a review reads it, and only what a person can notice is in it.
  public static var viewText: Self {
    SnapshotStrategy<String>.text.from { try $0.screen().description }
  }

  /// The screen as a picture of vectors, laid out like ``png(size:appearance:tolerance:)``.
  ///
  /// Texts are texts in it, and keep their width in any font.
  public static func svg(size: ViewSize = .phone, appearance: ViewAppearance = .light) -> Self {
    let svg = SnapshotStrategy<String>.svg
    return svg.withPathExtension(ending(svg, size, appearance)).from {
      SVGText.text(of: try drawing(of: $0, size, appearance))
    }
  }

  /// The screen as pixels, the same on every machine and with any fonts installed.
  ///
  /// The end of the file's name says the size and the appearance where they are not the usual ones, such as
  /// `320x568.dark.png`.
  ///
  /// - Parameters:
  ///   - size: The size of the screen; a point is a pixel.
  ///   - appearance: Which colours a person has chosen.
  ///   - tolerance: What still counts as the same picture. There is no need for one between machines.
  public static func png(
    size: ViewSize = .phone, appearance: ViewAppearance = .light, tolerance: PictureTolerance = .exact
  ) -> Self {
    let png = SnapshotStrategy<Picture>.png(tolerance: tolerance)
    return png.withPathExtension(ending(png, size, appearance)).from { value in
      guard size.isPaintable else { throw ScreenProblem.tooLarge(width: size.width, height: size.height) }
      return Painter.picture(of: try drawing(of: value, size, appearance))
    }
  }

  private static func ending<Other>(
    _ strategy: SnapshotStrategy<Other>, _ size: ViewSize, _ appearance: ViewAppearance
  ) -> String {
    let sizePart = size == .phone ? "" : "\(size.width)x\(size.height)."
    let appearancePart = appearance == .light ? "" : "\(appearance.rawValue)."
    return sizePart + appearancePart + strategy.pathExtension
  }

  @MainActor private static func drawing(
    of value: Value, _ size: ViewSize, _ appearance: ViewAppearance
  ) throws -> Drawing {
    ScreenDrawing.drawing(
      of: try value.screen(), size: LayoutSize(width: size.width, height: size.height), appearance: appearance)
  }
}
