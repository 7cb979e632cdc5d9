/// A request to show a view that no toolkit can carry out: the view is not shown.
public enum PresentationMisuse: Diagnosis.Misuse, Equatable {
  /// A view that presents something was asked to present something else.
  case alreadyPresenting(presenter: String, shown: String, refused: String)
  /// A view that has a place was to get a second one.
  case alreadyPlaced(String, Place, refused: Place)

  public var problem: String {
    switch self {
    case .alreadyPresenting(let presenter, let shown, let refused):
      "'\(presenter)' cannot present '\(refused)': it presents '\(shown)'."
    case .alreadyPlaced(let view, let place, let refused):
      "'\(view)' cannot be \(refused.phrase): it is \(place.phrase)."
    }
  }

  public var fix: String {
    switch self {
    case .alreadyPresenting(_, let shown, _):
      "Dismiss that first, present from '\(shown)', or use 'replaceModal'."
    case .alreadyPlaced:
      "Take it out there first, or make a second one."
    }
  }
}

extension PresentationMisuse {
  /// A place among the shown views, with the name of the related view.
  public enum Place: Equatable, Sendable {
    /// The bottom of a window.
    case root
    /// In another view, as long as that is shown.
    case child(of: String)
    /// In front of another view.
    case presented(by: String)
    /// On a stack of views, at any position.
    case pushed(onto: String)
    /// Above the view that it was to be placed below.
    case above(String)
    /// The view that was to show it is the view itself.
    case same
    /// Somewhere on the screen; the toolkit does not say where.
    case shown

    fileprivate var phrase: String {
      switch self {
      case .root: "the root of a window"
      case .child(let parent): "a child of '\(parent)'"
      case .presented(let presenter): "presented by '\(presenter)'"
      case .pushed(let stack): "pushed onto '\(stack)'"
      case .above(let view): "above '\(view)'"
      case .same: "the same view"
      case .shown: "shown already"
      }
    }
  }
}
