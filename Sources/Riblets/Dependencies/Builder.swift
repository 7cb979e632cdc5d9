/// A child's builder as its parent's router sees it; the base of each `XBuildable` protocol.
@MainActor
public protocol Buildable: AnyObject, Sendable {}

/// Builds a riblet: makes its component, its interactor, its view and its router, and returns the router by protocol.
///
/// Subclass it per riblet, over the riblet's dependency protocol, and give it a `build` method whose parameters are
/// only known when the riblet is built, above all its listener. The method makes a new component each time.
@MainActor
open class Builder<DependencyType>: Buildable {
  /// The dependencies from above of the riblets that it builds; usually the parent's component.
  public final let dependency: DependencyType

  /// Makes a builder, which can build any number of riblets.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
