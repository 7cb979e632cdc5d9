/// Builds a riblet from a component that is made for each build, with dynamic dependencies.
///
/// Subclasses override ``build(with:_:)``; parents call `build(withDynamicBuildDependency:dynamicComponentDependency:)`.
/// Without anything dynamic, ``SimpleComponentizedBuilder`` is shorter. A component that was used before is diagnosed.
///
/// ```swift
/// final class ChatBuilder: ComponentizedBuilder<ChatComponent, any ChatRouting, any ChatListener, ChatID> {
///   override func build(with component: ChatComponent, _ listener: any ChatListener) -> any ChatRouting {
///     ChatRouter(interactor: ChatInteractor(component.messages, listener))
///   }
/// }
/// let chat = chatBuilder.build(withDynamicBuildDependency: self, dynamicComponentDependency: ChatID(7))
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
open class ComponentizedBuilder<Component, Router, DynamicBuildDependency, DynamicComponentDependency>: Buildable {
  /// Makes the component of one build from the dynamic dependency, on the main actor.
  ///
  /// It returns a new component in each call: a component belongs to one riblet, and a second use is diagnosed.
  public typealias ComponentBuilder = @MainActor (DynamicComponentDependency) -> Component

  private final let componentBuilder: ComponentBuilder
  private final var use = ComponentUse()

  /// Makes a builder, which can build any number of riblets.
  ///
  /// - Parameter componentBuilder: Called once in each build. It makes a new component each time.
  public init(componentBuilder: @escaping ComponentBuilder) {
    self.componentBuilder = componentBuilder
  }

  /// Builds a riblet, and returns the result of ``build(with:_:)``, usually the router.
  ///
  /// - Parameters:
  ///   - dynamicBuildDependency: Passed to ``build(with:_:)``, for example the listener.
  ///   - dynamicComponentDependency: Passed to the component builder, for example the identifier of a chat.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency, dynamicComponentDependency: dynamicComponentDependency
    ).1
  }

  /// Builds a riblet, and also returns its component, if the type of the result asks for it.
  ///
  /// ```swift
  /// let (component, router): (ChatComponent, any ChatRouting) = builder.build(
  ///   withDynamicBuildDependency: listener, dynamicComponentDependency: ChatID(7))
  /// ```
  ///
  /// Use it if the caller needs something of the component. Otherwise let the riblet keep its component.
  @_disfavoredOverload
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    use.check(component, builder: "\(type(of: self))")
    let built = build(with: component, dynamicBuildDependency)
    use.note(component, builtInto: router(of: built))
    return (component, built)
  }

  /// Makes the riblet's parts from its component. Override it; to build a riblet, call the method above.
  ///
  /// Without an override the process stops with a message that names the builder.
  ///
  /// - Parameters:
  ///   - component: The new component of this build.
  ///   - dynamicBuildDependency: The value that the caller of the builder gave, for example the listener.
  open func build(with component: Component, _ dynamicBuildDependency: DynamicBuildDependency) -> Router {
    fatalError(missingOverride("build(with:_:)", in: self))
  }

  /// Finds the router in what was built, to give it its component for the leak detector and for snapshots of the tree.
  ///
  /// The default accepts a router, and tuples of two or three whose first element is a router. Override it for a
  /// builder that returns something else, such as a structure.
  open func router(of built: Router) -> RibletNode? {
    ComponentUse.router(in: built)
  }
}

/// Builds a riblet from a component that is made for each build, without anything dynamic.
///
/// Use it if the parent has nothing to pass when it builds the riblet, not even a listener.
///
/// ```swift
/// final class AboutBuilder: SimpleComponentizedBuilder<AboutComponent, any AboutRouting> {
///   override func build(with component: AboutComponent) -> any AboutRouting {
///     AboutRouter(interactor: AboutInteractor(version: component.version))
///   }
/// }
/// ```
///
/// See `Documentation/Dependencies.md`.
@MainActor
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<Component, Router, (), ()> {
  /// Makes a builder, which can build any number of riblets.
  ///
  /// - Parameter componentBuilder: Called once in each build. It makes a new component each time.
  public init(componentBuilder: @escaping @MainActor () -> Component) {
    super.init(componentBuilder: { _ in componentBuilder() })
  }

  public final override func build(with component: Component, _ dynamicBuildDependency: ()) -> Router {
    build(with: component)
  }

  /// Makes the riblet's parts from its component. Override it; to build a riblet, call ``build()``.
  ///
  /// Without an override the process stops with a message that names the builder.
  open func build(with component: Component) -> Router {
    fatalError(missingOverride("build(with:)", in: self))
  }

  /// Builds a riblet with a new component, and returns the result of ``build(with:)``: `aboutBuilder.build()`.
  ///
  /// Call it as often as you like; each call makes a riblet of its own.
  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }
}

func missingOverride(_ method: String, in builder: AnyObject) -> String {
  """
  '\(type(of: builder))' cannot build: it does not override \(method).

  Override \(method) and make the riblet's parts from the component it is given.

  """
}
