#if canImport(SwiftUI)
  public import Riblets

  /// A view that SwiftUI cannot show as it should.
  ///
  /// You get it in a `Diagnosis`. `Documentation/Troubleshooting.md` lists each case with its fix.
  ///
  /// ```swift
  /// if case .misused(let misuse as ScreenMisuse) = diagnosis.kind { log(misuse.problem) }
  /// ```
  public enum ScreenMisuse: Diagnosis.Misuse, Hashable {
    /// A `UIView` is a part of another view. Route to it as `.embedded`, `.item` or `.overlay`, or make it a part of a
    /// screen.
    case viewWithoutScreen(String)

    /// The violated rule, in one line. It names the view by its type, for example `Gauge`.
    public var problem: String {
      switch self {
      case .viewWithoutScreen(let view):
        "'\(view)' is a 'UIView': it can be a part of another view, and no page, sheet or tab."
      }
    }

    /// The advice for this case, in one line.
    public var fix: String {
      switch self {
      case .viewWithoutScreen: "Route to it as '.embedded', '.item' or '.overlay', or make its view a 'Screen'."
      }
    }
  }
#endif
