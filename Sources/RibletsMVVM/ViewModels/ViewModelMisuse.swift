public import Riblets

/// A misuse of a view model, which is not carried out.
///
/// You get it in a `Diagnosis`. `Documentation/Troubleshooting.md` lists it with its fix.
///
/// ```swift
/// if case .misused(let misuse as ViewModelMisuse) = diagnosis.kind { log(misuse.fix) }
/// ```
public enum ViewModelMisuse: Diagnosis.Misuse, Hashable {
  /// A second screen was to show the view model; a screen in no tree has no path. Make a view model for each screen.
  case shownTwice(viewModel: String, screen: RibletPath?, shownIn: RibletPath?)

  /// The violated rule, in one line: `Cannot show 'SearchViewModel' in 'Root/Search': another screen shows it.`
  public var problem: String {
    switch self {
    case .shownTwice(let viewModel, let screen, _):
      "Cannot show '\(viewModel)' in '\(Self.text(of: screen))': another screen shows it."
    }
  }

  /// The screen that was refused, and the screen that shows the view model, by their paths.
  public var facts: [(name: String, value: String)] {
    switch self {
    case .shownTwice(_, let screen, let other):
      [("Screen", Self.text(of: screen)), ("Shown in", Self.text(of: other))]
    }
  }

  /// The advice: make a view model for each screen, and give both the same stream to share state.
  public var fix: String {
    switch self {
    case .shownTwice:
      "Make a view model for each screen. To share state between them, hand both the same stream."
    }
  }

  private static func text(of path: RibletPath?) -> String { path?.description ?? "no tree" }
}
