/// A piece of what a view controller shows, made of other pieces.
///
/// Values, made anew whenever something changed; they are read once and let go. A piece of one's own names what it is
/// made of:
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
@MainActor
public protocol View {
  /// The views that this piece is made of.
  @ViewBuilder var body: any View { get }
}

/// A piece that is not made of others: the end of every chain of bodies.
struct Primitive: View {
  let element: Element

  var body: any View { self }
}

extension View {
  /// Follows the bodies down to what this module knows how to show.
  var element: Element {
    var view: any View = self
    while true {
      if let primitive = view as? Primitive { return primitive.element }
      view = view.body
    }
  }
}
