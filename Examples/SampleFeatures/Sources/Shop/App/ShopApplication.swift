public import Riblets
public import RibletsViews

/// The dependencies that the app has before there is any riblet.
final class AppComponent: Component<any EmptyDependency>, RootDependency {
  let isSearchOn: Bool

  init(isSearchOn: Bool) {
    self.isSearchOn = isSearchOn
    super.init(dependency: EmptyComponent())
  }
}

/// Puts the tree of riblets into a window, and opens links in it.
@MainActor
public final class ShopApplication {
  /// The root of the tree: its state can be saved, and restored before the launch.
  public var router: any RibletNode & LaunchRouting { root }
  private let root: any RibletNode & LaunchRouting & RootRouting

  /// Builds the root; nothing is active or shown yet.
  public init(isSearchOn: Bool = true) {
    root = RootBuilder(dependency: AppComponent(isSearchOn: isSearchOn)).build()
  }

  /// Shows the root in a window and makes it active.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    root.launch(from: window, in: runtime)
  }

  /// Opens a link, and returns when it has led somewhere: after the log-in.
  public func open(_ link: String) async throws {
    try await shopLinks.open(link, from: root)
  }
}
