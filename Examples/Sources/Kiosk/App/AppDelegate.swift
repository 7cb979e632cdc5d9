package import Riblets
package import RibletsViews

/// Puts the tree of riblets into a window; the part that iOS has a class of this name for.
@MainActor
package final class AppDelegate {
  private let launchRouter: any LaunchRouting

  /// Builds the root; nothing is active or shown yet.
  package init(component: AppComponent) {
    launchRouter = RootBuilder(dependency: component).build()
  }

  /// The root of the tree, for tools that print or inspect it.
  package var router: any Routing { launchRouter }

  /// Shows the root in a window and makes it active.
  package func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    window.rootViewController = launchRouter.viewControllable.viewController
    launchRouter.launch(in: runtime)
  }

  /// Deactivates everything.
  package func terminate() {
    launchRouter.terminate()
  }
}
