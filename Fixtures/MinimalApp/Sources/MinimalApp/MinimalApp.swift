@main
struct MinimalApp {
  @MainActor
  static func main() {
    let router = GreetingRouter(interactor: GreetingInteractor(), viewController: GreetingView())
    router.launch(in: nil)
    router.terminate()
  }
}
