#if canImport(SwiftUI)
  import Combine
  public import Riblets
  public import SwiftUI

  /// Shows the root of a tree in a window, and launches the tree.
  ///
  /// ```swift
  /// @main
  /// struct ShopApp: App {
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       LaunchView { RootBuilder(dependency: AppComponent()).build() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The tree is built once for each window, launched when the root's view has appeared, and terminated when SwiftUI
  /// has released the window. The routes of a root that is `Navigating`, and of all below it, are shown in the
  /// window.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  public struct LaunchView: View {
    @StateObject private var launch: Launch

    /// Makes the view of a tree that is built later.
    ///
    /// - Parameters:
    ///   - runtime: As in `launch(in:)`. Misuse of screens is also reported to it.
    ///   - build: Called once for each window. The view of the router is a ``Screen``.
    public init(in runtime: RibletRuntime? = nil, _ build: @escaping @MainActor () -> any LaunchRouting) {
      _launch = StateObject(wrappedValue: Launch(build(), in: runtime))
    }

    /// The screen of the root. SwiftUI reads it; the tree is launched when it appears.
    public var body: some View {
      ScreenView(launch.tree.screen).onAppear { launch.tree.launch() }
    }
  }

  /// The state of a window, which lives as long as SwiftUI keeps the window.
  @MainActor
  final class Launch: ObservableObject {
    let tree: LaunchedTree

    init(_ router: any LaunchRouting, in runtime: RibletRuntime?) {
      tree = LaunchedTree(router, in: runtime)
    }

    deinit {
      let tree = tree
      Task { @MainActor in tree.terminate() }
    }
  }

  /// A router, with its launch state.
  @MainActor
  final class LaunchedTree {
    let screen: Screen
    // A riblet holds its host weakly.
    private let host: SwiftUIWindowHost?
    private let router: any LaunchRouting
    private let runtime: RibletRuntime
    private var isLaunched = false

    init(_ router: any LaunchRouting, in runtime: RibletRuntime?) {
      self.router = router
      self.runtime = runtime ?? RibletRuntime.current ?? RibletRuntime()
      host = (router as? any RibletNode & Navigating).map { SwiftUIWindowHost($0) }
      screen = host?.bottom ?? router.viewControllable.screen
    }

    func launch() {
      guard !isLaunched else { return }
      isLaunched = true
      screen.runtime = runtime
      router.launch(in: runtime)
    }

    func terminate() {
      guard isLaunched else { return }
      isLaunched = false
      router.terminate()
      screen.runtime = nil
    }
  }
#endif
