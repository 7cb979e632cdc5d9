public import Riblets
import RibletsMVVM
public import RibletsViews

/// Puts the root coordinator's screens into a window and starts it; the part that iOS has a class of this name for.
@MainActor
public final class AppDelegate {
  private let navigation = NavigationView()
  private let root: RootCoordinator

  /// Builds the root; nothing is active or shown yet.
  ///
  /// - Parameter place: The place to begin at, as ``place`` of an earlier run.
  public init(useCases: UseCases, at place: Place = .root) {
    root = RootCoordinator(
      navigation: navigation, flows: AppFlows(useCases: useCases, navigation: navigation), start: place)
  }

  /// The place where the candidate is now.
  public var place: Place { root.place }

  /// The root of the tree, for tools that print or inspect it.
  public var coordinator: any RibletNode & Routing { root }

  /// Shows the first screen in a window and starts the root.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    window.rootViewController = navigation.controller
    root.start(in: runtime)
  }

  /// Ends everything.
  public func terminate() {
    root.stop()
  }
}
