/// A child's builder as its parent's router sees it; the base of each `XBuildable` protocol.
///
/// The parent's router depends on this protocol. So a test of the router can pass a mock instead of the builder.
///
/// ```swift
/// protocol CheckoutBuildable: Buildable {
///   func build(withListener listener: any CheckoutListener) -> any CheckoutRouting
/// }
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
public protocol Buildable: AnyObject, Sendable {}

/// Builds a riblet: makes its component, its interactor, its view and its router, and returns the router by protocol.
///
/// Subclass it per riblet, over the riblet's dependency protocol, and give it a `build` method whose parameters are
/// only known when the riblet is built, above all its listener. The method makes a new component each time.
///
/// ```swift
/// final class CheckoutBuilder: Builder<any CheckoutDependency>, CheckoutBuildable {
///   func build(withListener listener: any CheckoutListener) -> any CheckoutRouting {
///     let component = CheckoutComponent(dependency: dependency)
///     let interactor = CheckoutInteractor(presenter: CheckoutViewController(), cart: component.cart)
///     interactor.listener = listener
///     return CheckoutRouter(interactor: interactor)
///   }
/// }
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
open class Builder<DependencyType>: Buildable {
  /// The dependencies from above of the riblets that it builds; usually the parent's component.
  ///
  /// Pass it on to the component in `build`. The builder holds it strongly.
  public final let dependency: DependencyType

  /// Makes a builder, which can build any number of riblets.
  ///
  /// - Parameter dependency: The object that provides the riblets' dependencies. The builder keeps it as long as it
  ///   lives.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
