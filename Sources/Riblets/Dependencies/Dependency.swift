/// The dependencies of a riblet that come from above: the base of each `XDependency` protocol.
///
/// The parent's component conforms to it in an extension, so the compiler reports missing dependencies.
@MainActor
public protocol Dependency: AnyObject, Sendable {}

/// The dependency of a riblet that needs nothing, such as the root of an app.
@MainActor
public protocol EmptyDependency: Dependency {}

/// The component above the root, which provides nothing.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// Makes a component that provides nothing; subclasses conform to the dependency protocols of their children.
  public init() {}
}
