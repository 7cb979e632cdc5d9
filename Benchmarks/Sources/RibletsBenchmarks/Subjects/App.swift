internal import Riblets

// The root of an app, for the time until it is active: builder, component, view, interactor and router.

protocol AppInteractable: Interactable {}

final class AppView: ViewControllable {}

final class AppInteractor: PresentableInteractor<AppView>, AppInteractable {}

final class AppComponent: Component<any EmptyDependency> {}

final class AppRouter: LaunchRouter<any AppInteractable, any ViewControllable> {}

final class AppBuilder: Builder<any EmptyDependency> {
  func build() -> any LaunchRouting {
    let component = AppComponent(dependency: dependency)
    let view = AppView()
    let router = AppRouter(interactor: AppInteractor(presenter: view), viewController: view)
    router.ribletComponent = component
    return router
  }
}
