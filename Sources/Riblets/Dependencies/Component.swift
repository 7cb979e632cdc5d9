/// Provides the dependencies of a riblet's parts, from its own instances and from its parent's component.
///
/// Subclass it per riblet, over the riblet's dependency protocol. The dependencies of a child are provided by an
/// extension that conforms to the child's dependency protocol; nothing is registered, and nothing runs at start-up.
///
/// ```swift
/// final class LoggedInComponent: Component<any LoggedInDependency> {
///   var scoreStream: any ScoreStream { shared { ScoreStreamStorage() } }
/// }
/// extension LoggedInComponent: OffGameDependency {}
/// ```
///
/// A component is made for one riblet, by its builder, and is freed with it. Main actor only.
///
/// See `Documentation/Dependencies.md`.
@MainActor
open class Component<DependencyType>: AnyComponent {
  /// The dependencies that the riblet was given from above.
  ///
  /// Read it in the component's own properties, for example `dependency.api`. Children get them through the
  /// component.
  public final let dependency: DependencyType

  /// Makes the component of one riblet.
  ///
  /// - Parameter dependency: Usually the builder's ``Builder/dependency``. The component holds it strongly.
  public init(dependency: DependencyType) {
    self.dependency = dependency
    super.init()
  }
}
