/// Combines the list of views in a closure into one view.
///
/// `if`, `else`, `switch`, `for` and `if let` work as in any other code. A view controller in the list shows its body
/// (see ``Embedded``).
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression(_ view: any View) -> any View { view }

  /// Takes views made elsewhere, such as by `map`.
  public static func buildExpression(_ views: [any View]) -> any View { Group(views) }

  /// Takes the body of a child view controller.
  public static func buildExpression(_ controller: ViewController) -> any View { Embedded(controller) }

  /// Takes the bodies of child view controllers, in their order.
  public static func buildExpression(_ controllers: [ViewController]) -> any View {
    Group(controllers.map { Embedded($0) })
  }

  /// Combines the views of a closure into one.
  public static func buildBlock(_ views: any View...) -> any View {
    views.count == 1 ? views[0] : Group(views)
  }

  /// Shows nothing if the condition of an `if` without `else` is false.
  public static func buildOptional(_ view: (any View)?) -> any View { view ?? Group([]) }

  /// Takes the first branch of an `if`.
  public static func buildEither(first view: any View) -> any View { view }

  /// Takes the second branch of an `if`.
  public static func buildEither(second view: any View) -> any View { view }

  /// Takes the views of a `for` loop.
  public static func buildArray(_ views: [any View]) -> any View { Group(views) }

  /// Takes the view of an `if #available`.
  public static func buildLimitedAvailability(_ view: any View) -> any View { view }
}

/// Views that are laid out by the surrounding container, as if they were in it one by one.
public struct Group: View {
  private let views: [any View]

  init(_ views: [any View]) {
    self.views = views
  }

  /// Combines several views into one, to pass it on or to name it.
  public init(@ViewBuilder content: () -> any View) {
    self.init([content()])
  }

  public var body: any View { Primitive(element: .group(views.map(\.element))) }
}
