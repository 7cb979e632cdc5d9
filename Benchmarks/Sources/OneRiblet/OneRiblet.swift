internal import Riblets

/// An app of one riblet, the smallest there is: what an app weighs before it has riblets of its own.
@main
@MainActor
struct OneRiblet {
  static func main() {
    let router = LaunchRouter<Interactor, EmptyView>(interactor: Interactor(), viewController: EmptyView())
    router.launch()
    router.terminate()
  }
}

/// Stands for the window that an app without views does not have.
final class EmptyView: ViewControllable {}
