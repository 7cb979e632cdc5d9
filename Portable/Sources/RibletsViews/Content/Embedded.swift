/// The body of a child view controller, inside the body of its parent.
///
/// In a builder, the controller itself has the same effect. `Embedded` accepts modifiers, which two children of one
/// class need for distinct identifiers:
///
/// ```swift
/// HStack {
///   Embedded(home).identifierPrefix("home")     // its button: home-undo
///   Embedded(guests).identifierPrefix("guests") // its button: guests-undo
/// }
/// ```
///
/// The controller must be a child (``ViewController/addChild(_:)``) of the controller whose body this is, and can be
/// in it only once. Everything else is diagnosed and shows nothing. See `Documentation/Views.md`.
public struct Embedded: View {
  private let controller: ViewController

  /// Makes a view that shows the body of `controller`. The controller itself stays with its parent.
  public init(_ controller: ViewController) {
    self.controller = controller
  }

  /// The body of the child as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .embedded(controller)) }
}
