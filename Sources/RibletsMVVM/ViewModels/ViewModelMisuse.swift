public import Riblets

/// A misuse of a view model, which is not carried out.
public enum ViewModelMisuse: Diagnosis.Misuse, Hashable {
  /// A second screen was to show the view model; a screen in no tree has no path.
  case shownTwice(viewModel: String, screen: RibletPath?, shownIn: RibletPath?)

  public var problem: String {
    switch self {
    case .shownTwice(let viewModel, let screen, _):
      "Cannot show '\(viewModel)' in '\(Self.text(of: screen))': another screen shows it."
    }
  }

  public var facts: [(name: String, value: String)] {
    switch self {
    case .shownTwice(_, let screen, let other):
      [("Screen", Self.text(of: screen)), ("Shown in", Self.text(of: other))]
    }
  }

  public var fix: String {
    switch self {
    case .shownTwice:
      "Make a view model for each screen. To share state between them, hand both the same stream."
    }
  }

  private static func text(of path: RibletPath?) -> String { path?.description ?? "no tree" }
}
