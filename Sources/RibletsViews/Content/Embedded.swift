/// The body of a child view controller, inside that of its parent.
///
/// In a builder the controller itself says the same. The long form takes modifiers, which two children of one class
/// need to keep their identifiers apart:
///
/// ```swift
/// HStack {
///   Embedded(home).identifierPrefix("home")     // its button: home-undo
///   Embedded(guests).identifierPrefix("guests") // its button: guests-undo
/// }
/// ```
///
/// The controller has to be a child (``ViewController/addChild(_:)``) of the one whose body this is, and to stand in
/// it once; anything else is diagnosed and shows nothing.
public struct Embedded: View {
  private let controller: ViewController

  /// Stands for the body of `controller`.
  public init(_ controller: ViewController) {
    self.controller = controller
  }

  public var body: any View { Primitive(element: .embedded(controller)) }
}
