import Riblets

@MainActor
protocol GreetingDependency: Dependency {
  var name: String { get }
}

final class GreetingComponent: Component<any GreetingDependency> {
  var greeting: String { shared { "Hello from \(dependency.name)." } }
}

@MainActor
protocol GreetingInteractable: Interactable {}

final class GreetingInteractor: Interactor, GreetingInteractable {
  private let greeting: String

  init(greeting: String) {
    self.greeting = greeting
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    print(greeting)
  }

  override func willResignActive() {
    super.willResignActive()
    print("Good-bye.")
  }
}

final class GreetingView: ViewControllable {}

final class GreetingRouter: LaunchRouter<any GreetingInteractable, any ViewControllable> {}

final class GreetingBuilder: Builder<any GreetingDependency> {
  func build() -> any LaunchRouting {
    let component = GreetingComponent(dependency: dependency)
    let interactor = GreetingInteractor(greeting: component.greeting)
    return GreetingRouter(interactor: interactor, viewController: GreetingView())
  }
}
