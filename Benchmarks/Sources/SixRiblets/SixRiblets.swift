internal import Riblets

/// An app of six riblets without views, whose stripped size is a figure. It plays one game and says who won.
@main
@MainActor
struct SixRiblets {
  static func main() {
    let root = RootBuilder(dependency: EmptyComponent()).build()
    root.router.launch()
    root.actions.logIn("Ada", "Grace")
    root.actions.play()
    root.router.terminate()
  }
}
