/// The body of a child view controller, inside the body of its parent.
///
/// In a builder the controller itself has the same effect. `Embedded` takes modifiers, which two children of one class
/// need for distinct identifiers:
///
/// ```swift
/// HStack {
///   Embedded(home).identifierPrefix("home")     // its button: home-undo
///   Embedded(guests).identifierPrefix("guests") // its button: guests-undo
/// }
/// ```
///
/// The controller has to be a child (``ViewController/addChild(_:)``) of the one whose body this is, and to appear in
/// it once; anything else is diagnosed and shows nothing.
public struct Embedded: View {
  private let controller: ViewController

  /// Makes a view that shows the body of `controller`.
  public init(_ controller: ViewController) {
    self.controller = controller
  }

  public var body: any View { Primitive(element: .embedded(controller)) }
}
