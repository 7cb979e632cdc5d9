public import Riblets
public import RibletsViews

/// Puts the tree of riblets into a window, and hands links to it; the part that iOS has a class of this name for.
@MainActor
public final class AppDelegate {
  /// The root of the tree: its state can be saved, and restored before the launch.
  public let router: any RibletNode & LaunchRouting
  private let urlHandler: any UrlHandler

  /// Builds the root; nothing is active or shown yet.
  public init(component: AppComponent) {
    (router, urlHandler) = RootBuilder(dependency: component).build()
  }

  /// Prints the tree of riblets at each change, from the launch on.
  public func printTree(in runtime: RibletRuntime, print: @escaping @MainActor (String) -> Void) {
    TreeSnapshot.printChanges(of: router, in: runtime, print: print)
  }

  /// Shows the root in a window and makes it active.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    router.launch(from: window, in: runtime)
  }

  /// Opens a link, now or as soon as the players are logged in.
  public func open(_ link: Link) {
    urlHandler.handle(link.url)
  }

  /// Deactivates everything.
  public func terminate() {
    router.terminate()
  }
}
