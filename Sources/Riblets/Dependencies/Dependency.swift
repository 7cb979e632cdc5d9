/// The dependencies of a riblet that come from above: the base of each `XDependency` protocol.
///
/// The parent's component conforms to it in an extension, so the compiler reports missing dependencies.
///
/// ```swift
/// protocol CheckoutDependency: Dependency {
///   var cart: any CartStore { get }
/// }
/// extension ShopComponent: CheckoutDependency {}
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
public protocol Dependency: AnyObject, Sendable {}

/// The dependency of a riblet that needs nothing, such as the root of an app.
///
/// ```swift
/// final class RootBuilder: Builder<any EmptyDependency> { … }
/// let root = RootBuilder(dependency: EmptyComponent())
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
public protocol EmptyDependency: Dependency {}

/// The component above the root, which provides nothing.
///
/// Give it to the builder of your root riblet. If the root needs something from the app, subclass it and conform to
/// the root's dependency protocol.
///
/// ```swift
/// final class AppComponent: EmptyComponent, RootDependency {
///   let api: any API = LiveAPI()
/// }
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// Makes a component that provides nothing: `RootBuilder(dependency: EmptyComponent())`. Subclasses conform to the
  /// dependency protocols of their children.
  public init() {}
}
