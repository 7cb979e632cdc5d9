public import Riblets
public import RibletsViews

/// Puts the tree of riblets into a window; the part that iOS has a class of this name for.
@MainActor
public final class AppDelegate {
  private let launchRouter: any LaunchRouting

  /// Builds the root; nothing is active or shown yet.
  public init(component: AppComponent) {
    launchRouter = RootBuilder(dependency: component).build()
  }

  /// The root of the tree, for tools that print or inspect it.
  public var router: any Routing { launchRouter }

  /// Shows the root in a window and makes it active.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    launchRouter.launch(from: window, in: runtime)
  }

  /// Deactivates everything.
  public func terminate() {
    launchRouter.terminate()
  }
}
