public import Riblets
public import RibletsViews

/// Puts the tree of riblets into a window; the part that iOS has a class of this name for.
@MainActor
public final class AppDelegate {
  /// The root of the tree: its state can be saved, and restored before the launch.
  public let router: any RibletNode & LaunchRouting

  /// Builds the root; nothing is active or shown yet.
  public init(component: AppComponent) {
    router = RootBuilder(dependency: component).build()
  }

  /// Shows the root in a window and makes it active.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    router.launch(from: window, in: runtime)
  }

  /// Deactivates everything.
  public func terminate() {
    router.terminate()
  }
}
