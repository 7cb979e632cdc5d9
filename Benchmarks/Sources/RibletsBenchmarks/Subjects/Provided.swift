internal import Riblets

// The same riblet as `Leaf`, built the way an app builds it: by a builder, with a component of its own.

protocol ProvidedDependency: Dependency {}

final class ProvidedComponent: Component<any ProvidedDependency> {}

protocol ProvidedBuildable: Buildable {
  func build(withListener listener: (any LeafListener)?) -> any LeafRouting
}

final class ProvidedBuilder: Builder<any ProvidedDependency>, ProvidedBuildable {
  func build(withListener listener: (any LeafListener)?) -> any LeafRouting {
    let component = ProvidedComponent(dependency: dependency)
    let interactor = LeafInteractor()
    interactor.listener = listener
    let router = LeafRouter(interactor: interactor)
    router.ribletComponent = component
    return router
  }
}

final class ProvidedShownBuilder: Builder<any ProvidedDependency> {
  func build(withListener listener: (any ShownListener)?) -> any ShownRouting {
    let component = ProvidedComponent(dependency: dependency)
    let router = ShownRouter.make(withListener: listener)
    router.ribletComponent = component
    return router
  }
}

/// The component of a provided riblet's parent.
final class StageComponent: EmptyComponent, ProvidedDependency {}
