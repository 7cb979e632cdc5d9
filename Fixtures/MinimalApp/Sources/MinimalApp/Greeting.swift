import Riblets

@MainActor
protocol GreetingInteractable: Interactable {}

final class GreetingInteractor: Interactor, GreetingInteractable {
  override func didBecomeActive() {
    super.didBecomeActive()
    print("Hello from an active riblet.")
  }

  override func willResignActive() {
    super.willResignActive()
    print("Good-bye.")
  }
}

final class GreetingView: ViewControllable {}

final class GreetingRouter: LaunchRouter<any GreetingInteractable, any ViewControllable> {}
