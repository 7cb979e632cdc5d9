/// A part of the content of a view controller, composed of other views.
///
/// Views are values that are made again whenever something changed. A custom view lists its parts in its body:
///
/// ```swift
/// struct Score: View {
///   let name: String
///   let points: Int
///
///   var body: any View {
///     Text("\(points)", style: .largeTitle)
///     Text(name, style: .caption)
///   }
/// }
/// ```
///
/// Main actor only. See `Documentation/Views.md`.
@MainActor
public protocol View {
  /// The views that this view is composed of. Read on each render, so it must not change state.
  @ViewBuilder var body: any View { get }
}

/// A view without a body: the end of every chain of bodies.
struct Primitive: View {
  let element: Element

  var body: any View { self }
}

extension View {
  /// Follows the bodies down to the views that this module implements.
  var element: Element {
    var view: any View = self
    while true {
      if let primitive = view as? Primitive { return primitive.element }
      view = view.body
    }
  }
}
