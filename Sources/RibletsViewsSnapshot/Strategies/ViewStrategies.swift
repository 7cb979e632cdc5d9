public import RibletsSnapshot
import RibletsViews

extension SnapshotStrategy where Value: ScreenShowing {
  /// The tree of views as indented text: kinds, identifiers, texts and states.
  ///
  /// The recommended form: it is readable in a review, and contains only what is visible to a person.
  public static var viewText: Self {
    SnapshotStrategy<String>.text.from { try $0.screen().description }
  }

  /// The screen as SVG, the same on every machine.
  ///
  /// Texts stay texts, and keep their width in any font. The file's name ends with the size and the appearance if they
  /// are not the default, such as `320x568.dark.svg`.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - appearance: The appearance that a person has chosen, light or dark.
  public static func svg(size: ViewSize = .phone, appearance: ViewAppearance = .light) -> Self {
    let svg = SnapshotStrategy<String>.svg
    return svg.withPathExtension(ending(svg, size, appearance)).from {
      SVGText.text(of: try drawing(of: $0, size, appearance))
    }
  }

  /// Returns the end of a file name for the size and the appearance.
  package static func ending<Other>(
    _ strategy: SnapshotStrategy<Other>, _ size: ViewSize, _ appearance: ViewAppearance
  ) -> String {
    let sizePart = size == .phone ? "" : "\(size.width)x\(size.height)."
    let appearancePart = appearance == .light ? "" : "\(appearance.rawValue)."
    return sizePart + appearancePart + strategy.pathExtension
  }

  /// Returns the shapes of a screen.
  @MainActor package static func drawing(
    of value: Value, _ size: ViewSize, _ appearance: ViewAppearance
  ) throws -> Drawing {
    ScreenDrawing.drawing(
      of: try value.screen(), size: LayoutSize(width: size.width, height: size.height), appearance: appearance)
  }
}
