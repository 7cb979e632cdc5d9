/// The source of a router's child builders: made from its riblet's component, or given by a test.
///
/// A child adds a property in an extension, in its route file. A builder is made on each access; until then a
/// child has no cost.
///
/// ```swift
/// extension ChildBuilders<ShopComponent> {
///   var checkout: any CheckoutBuildable {
///     builder(of: (any CheckoutBuildable).self) { CheckoutBuilder(dependency: $0) }
///   }
/// }
/// ```
///
/// Use it in routers whose children come by routes: `riblets new` writes it. See `Documentation/Routes.md`.
@MainActor
@frozen
public struct ChildBuilders<Component> {
  @usableFromInline let component: Component?
  @usableFromInline let given: [any Buildable]

  /// Makes builders from a component, and holds it.
  ///
  /// Pass the component of the router's own riblet, in its builder: `ChildBuilders(component)`.
  @inlinable
  public init(_ component: Component) {
    self.component = component
    given = []
  }

  /// Uses these builders and no others, as tests of a router do with mocks.
  ///
  /// ```swift
  /// let router = ShopRouter(interactor: interactor, builders: ChildBuilders(given: CheckoutBuildableMock()))
  /// ```
  @inlinable
  public init(given builders: any Buildable...) {
    component = nil
    given = builders
  }

  /// The builder that was given for a protocol, or one made from the component.
  ///
  /// - Parameter type: The protocol of the builder, `(any CheckoutBuildable).self`.
  /// - Precondition: There is a component, or a builder of the type was given.
  @inlinable
  public func builder<Child>(of type: Child.Type, _ make: (Component) -> Child) -> Child {
    if let component { return make(component) }
    for case let builder as Child in given { return builder }
    preconditionFailure("No builder was given for '\(type)'. Add it: ChildBuilders(given: …).")
  }
}
