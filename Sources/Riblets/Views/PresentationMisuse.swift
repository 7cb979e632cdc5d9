/// A request to show a view that no toolkit can carry out: the view is not shown.
///
/// You get it in a ``Diagnosis``. `Documentation/Troubleshooting.md` lists each case with its fix.
///
/// ```swift
/// if case .misused(let misuse as PresentationMisuse) = diagnosis.kind { log(misuse.problem) }
/// ```
public enum PresentationMisuse: Diagnosis.Misuse, Equatable {
  /// A view that presents something was asked to present something else. Dismiss the first, or replace it.
  case alreadyPresenting(presenter: String, shown: String, refused: String)
  /// A view that has a place was to get a second one. Take it out of the first place, or make a second view.
  case alreadyPlaced(String, Place, refused: Place)

  /// The violated rule, in one line: `'Cart' cannot present 'Help': it presents 'Receipt'.`
  public var problem: String {
    switch self {
    case .alreadyPresenting(let presenter, let shown, let refused):
      "'\(presenter)' cannot present '\(refused)': it presents '\(shown)'."
    case .alreadyPlaced(let view, let place, let refused):
      "'\(view)' cannot be \(refused.phrase): it is \(place.phrase)."
    }
  }

  /// The advice for this case, in one line: `Take it out there first, or make a second one.`
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
  /// The position of a view on the screen: in a window, in a parent, presented, or pushed.
  ///
  /// Used in diagnoses only. The texts are the types of the related views.
  ///
  /// ```swift
  /// if case .alreadyPlaced(let view, .root, _) = misuse { log("\(view) is the root of a window") }
  /// ```
  public enum Place: Equatable, Sendable {
    /// The bottom of a window: it is a window's root view. Replace it there first.
    case root
    /// In another view, as long as that is shown. Remove it there first.
    case child(of: String)
    /// In front of another view. Dismiss it first.
    case presented(by: String)
    /// On a stack of views, at any position. Pop it first.
    case pushed(onto: String)
    /// Above the view that it was to be placed below: a view cannot be inside itself.
    case above(String)
    /// The view that was to show it is the view itself, as in `view.present(view)`.
    case same
    /// Somewhere on the screen; the toolkit does not say where. Remove it there first.
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
