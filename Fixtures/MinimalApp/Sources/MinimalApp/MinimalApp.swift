import Riblets

final class AppComponent: EmptyComponent, GreetingDependency {
  let name = "an active riblet"
}

@main
struct MinimalApp {
  @MainActor
  static func main() {
    let router = GreetingBuilder(dependency: AppComponent()).build()
    router.launch()
    router.terminate()
  }
}
