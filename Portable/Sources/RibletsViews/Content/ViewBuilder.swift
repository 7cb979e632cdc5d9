/// Combines the list of views in a closure into one view.
///
/// `if`, `else`, `switch`, `for` and `if let` work as in any other code. A view controller in the list shows its body
/// (see ``Embedded``).
///
/// ```swift
/// @ViewBuilder
/// override var body: any View {
///   Text("Dishes", style: .title)
///   for dish in dishes { Text(dish.name) }
/// }
/// ```
///
/// See `Documentation/Views.md`.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is. The compiler calls it for each line of the closure.
  public static func buildExpression(_ view: any View) -> any View { view }

  /// Takes views from elsewhere, such as the result of `map`.
  public static func buildExpression(_ views: [any View]) -> any View { Group(views) }

  /// Takes the body of a child view controller, as ``Embedded`` does: `header` as a line of the closure.
  public static func buildExpression(_ controller: ViewController) -> any View { Embedded(controller) }

  /// Takes the bodies of child view controllers, in their order: `children` as a line shows all.
  public static func buildExpression(_ controllers: [ViewController]) -> any View {
    Group(controllers.map { Embedded($0) })
  }

  /// Combines the views of a closure into one. The compiler calls it at the end of each block.
  public static func buildBlock(_ views: any View...) -> any View {
    views.count == 1 ? views[0] : Group(views)
  }

  /// Takes the view of an `if` without `else`; nothing if the condition is false.
  public static func buildOptional(_ view: (any View)?) -> any View { view ?? Group([]) }

  /// Takes the view of the first branch of an `if` with `else`.
  public static func buildEither(first view: any View) -> any View { view }

  /// Takes the view of the second branch of an `if` with `else`.
  public static func buildEither(second view: any View) -> any View { view }

  /// Takes the views of a `for` loop, in their order: `for dish in dishes { Text(dish.name) }`.
  public static func buildArray(_ views: [any View]) -> any View { Group(views) }

  /// Takes the view of an `if #available`.
  public static func buildLimitedAvailability(_ view: any View) -> any View { view }
}

/// Views that the surrounding container lays out, as if they were in it one by one.
///
/// Use it to return several views from a function, or to give them one prefix:
///
/// ```swift
/// Group { Text("Tea"); Button("Buy") { self.buy() } }.identifierPrefix("tea")
/// ```
///
/// See `Documentation/Views.md`.
public struct Group: View {
  private let views: [any View]

  init(_ views: [any View]) {
    self.views = views
  }

  /// Combines several views into one, to pass it on or to name it: `Group { Text("a"); Text("b") }`.
  public init(@ViewBuilder content: () -> any View) {
    self.init([content()])
  }

  /// The views as the window reads them. You do not call it.
  public var body: any View { Primitive(element: .group(views.map(\.element))) }
}
