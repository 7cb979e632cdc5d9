public import Riblets
public import RibletsViews

/// Puts the tree of riblets into a window, and hands links to it; the part that iOS has a class of this name for.
@MainActor
public final class AppDelegate {
  private let launchRouter: any LaunchRouting
  private let urlHandler: any UrlHandler

  /// Builds the root; nothing is active or shown yet.
  public init(component: AppComponent) {
    let root = RootBuilder(dependency: component).build()
    launchRouter = root.launchRouter
    urlHandler = root.urlHandler
  }

  /// The root of the tree, for tools that print or inspect it.
  public var router: any Routing { launchRouter }

  /// Prints the tree of riblets at each change, from the launch on.
  public func printTree(in runtime: RibletRuntime, print: @escaping @MainActor (String) -> Void) {
    guard let root = launchRouter as? RibletNode else { return }
    TreeSnapshot.printChanges(of: root, in: runtime, print: print)
  }

  /// Shows the root in a window and makes it active.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    window.rootViewController = launchRouter.viewControllable.viewController
    launchRouter.launch(in: runtime)
  }

  /// Opens a link, now or as soon as the players are logged in.
  public func open(_ link: Link) {
    urlHandler.handle(link.url)
  }

  /// Deactivates everything.
  public func terminate() {
    launchRouter.terminate()
  }
}
