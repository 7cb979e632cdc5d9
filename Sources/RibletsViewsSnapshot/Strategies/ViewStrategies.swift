public import RibletsSnapshot
import RibletsViews

extension SnapshotStrategy where Value: ScreenShowing {
  /// The tree of views as indented text: kinds, identifiers, words and states.
  ///
  /// The form to begin with: a review reads it, and only what a person can notice is in it.
  public static var viewText: Self {
    SnapshotStrategy<String>.text.from { try $0.screen().description }
  }

  /// The screen as a picture of vectors, the same on every machine.
  ///
  /// Texts are texts in it, and keep their width in any font. The end of the file's name says the size and the appearance
  /// where they are not the usual ones, such as `320x568.dark.svg`.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - appearance: Which colours a person has chosen.
  public static func svg(size: ViewSize = .phone, appearance: ViewAppearance = .light) -> Self {
    let svg = SnapshotStrategy<String>.svg
    return svg.withPathExtension(ending(svg, size, appearance)).from {
      SVGText.text(of: try drawing(of: $0, size, appearance))
    }
  }

  /// The end of the name of a file that depends on the size and the appearance.
  package static func ending<Other>(
    _ strategy: SnapshotStrategy<Other>, _ size: ViewSize, _ appearance: ViewAppearance
  ) -> String {
    let sizePart = size == .phone ? "" : "\(size.width)x\(size.height)."
    let appearancePart = appearance == .light ? "" : "\(appearance.rawValue)."
    return sizePart + appearancePart + strategy.pathExtension
  }

  /// The shapes of a screen.
  @MainActor package static func drawing(
    of value: Value, _ size: ViewSize, _ appearance: ViewAppearance
  ) throws -> Drawing {
    ScreenDrawing.drawing(
      of: try value.screen(), size: LayoutSize(width: size.width, height: size.height), appearance: appearance)
  }
}
