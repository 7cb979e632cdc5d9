/// Builds a riblet in stages that share one component: first the parts that are needed early, last the riblet itself.
///
/// A stage is a method of the subclass that uses ``componentForCurrentBuildPass``. The last one is
/// ``finalStageBuild(withDynamicDependency:)``; after it a new pass begins, with a new component.
@MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  /// Makes the component of one pass.
  public typealias ComponentBuilder = @MainActor () -> Component

  private final let componentBuilder: ComponentBuilder
  private final var use = ComponentUse()
  private final var currentPassComponent: Component?

  /// Makes a builder, which can build any number of riblets, one after another.
  ///
  /// - Parameter componentBuilder: Called once in each pass. It makes a new component each time.
  public init(componentBuilder: @escaping ComponentBuilder) {
    self.componentBuilder = componentBuilder
  }

  /// The component of the riblet that is being built; made by the first stage that asks for it.
  public final var componentForCurrentBuildPass: Component {
    if let currentPassComponent { return currentPassComponent }
    let component = componentBuilder()
    use.check(component, builder: "\(type(of: self))")
    currentPassComponent = component
    return component
  }

  /// Builds the riblet with its dynamic dependencies, and ends the pass.
  public final func finalStageBuild(withDynamicDependency dynamicDependency: DynamicBuildDependency) -> Router {
    let component = componentForCurrentBuildPass
    let built = finalStageBuild(with: component, dynamicDependency)
    currentPassComponent = nil
    use.note(component, builtInto: router(of: built))
    return built
  }

  /// Makes the riblet's parts from its component. Override it; to build a riblet, call the method above.
  open func finalStageBuild(with component: Component, _ dynamicDependency: DynamicBuildDependency) -> Router {
    fatalError(missingOverride("finalStageBuild(with:_:)", in: self))
  }

  /// Finds the router in what was built; see ``ComponentizedBuilder/router(of:)``.
  open func router(of built: Router) -> RibletNode? {
    ComponentUse.router(in: built)
  }
}

/// Builds a riblet in stages that share one component, without anything dynamic in the last one.
@MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>:
  MultiStageComponentizedBuilder<Component, Router, ()>
{
  public final override func finalStageBuild(with component: Component, _ dynamicDependency: ()) -> Router {
    finalStageBuild(with: component)
  }

  /// Makes the riblet's parts from its component. Override it; to build a riblet, call ``finalStageBuild()``.
  open func finalStageBuild(with component: Component) -> Router {
    fatalError(missingOverride("finalStageBuild(with:)", in: self))
  }

  /// Builds the riblet, and ends the pass.
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }
}
