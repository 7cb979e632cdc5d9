#if canImport(SwiftUI)
  /// A call that cannot be carried out, with the way out.
  enum ScreenMistake {
    case alreadyPresenting(presenter: String, shown: String, refused: String)
    case alreadyPlaced(String, refused: String)

    var text: String {
      switch self {
      case .alreadyPresenting(let presenter, let shown, let refused):
        """
        '\(presenter)' cannot present '\(refused)': it presents '\(shown)'.
        Dismiss that first, present from '\(shown)', or use 'replaceModal'.
        """
      case .alreadyPlaced(let screen, let refused):
        """
        '\(screen)' cannot \(refused): it is shown already.
        Take it away there first, or make a second one.
        """
      }
    }
  }
#endif
