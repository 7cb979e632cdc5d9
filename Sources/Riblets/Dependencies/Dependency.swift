/// The needs of a riblet that come from above: the base of each `XDependency` protocol.
///
/// The parent's component conforms to it in an extension, so the compiler finds what is missing.
@MainActor
public protocol Dependency: AnyObject, Sendable {}

/// The dependency of a riblet that needs nothing, such as the root of an app.
@MainActor
public protocol EmptyDependency: Dependency {}

/// Stands for the component above the root, which has nothing to give.
@MainActor
open class EmptyComponent: EmptyDependency {
  /// Makes a component that provides nothing; subclasses conform to what their children need.
  public init() {}
}
