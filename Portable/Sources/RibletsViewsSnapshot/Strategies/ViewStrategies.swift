public import RibletsSnapshot
import RibletsViews

extension SnapshotStrategy where Value: ScreenShowing {
  /// The tree of views as indented text: kinds, identifiers, texts and states.
  ///
  /// The recommended form: it is readable in a review, and contains only what is visible to the user.
  ///
  /// ```swift
  /// assertSnapshot(of: board, as: .viewText)
  /// ```
  public static var viewText: Self {
    SnapshotStrategy<String>.text.from { try $0.screen().description }
  }

  /// The screen as SVG, the same on every machine.
  ///
  /// Texts stay texts, and keep their width in any font. The file's name ends with the size and the appearance if they
  /// are not the default, such as `320x568.dark.svg`.
  ///
  /// ```swift
  /// assertSnapshot(of: board, as: .svg(size: .smallPhone, appearance: .dark))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - appearance: The appearance that the user has chosen, light or dark.
  public static func svg(size: ViewSize = .phone, appearance: ViewAppearance = .light) -> Self {
    let sizePart = size == .phone ? "" : "\(size.width)x\(size.height)."
    let appearancePart = appearance == .light ? "" : "\(appearance.rawValue)."
    return SnapshotStrategy<String>.svg.withPathExtension("\(sizePart)\(appearancePart)svg").from {
      let layoutSize = LayoutSize(width: size.width, height: size.height)
      return SVGText.text(
        of: ScreenDrawing.drawing(of: try $0.screen(), size: layoutSize, appearance: appearance))
    }
  }
}
