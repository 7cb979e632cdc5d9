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
  /// window. A root that is `LinkOpening` opens the links that SwiftUI hands to the window, also universal links.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  public struct LaunchView: View {
    /// The activity of a window, as streams that an interactor can observe.
    ///
    /// SwiftUI's `scenePhase` is there only for views. A riblet gets the streams that it needs as dependencies:
    ///
    /// ```swift
    /// LaunchView { window in
    ///   RootBuilder(dependency: AppComponent(isInForeground: window.isInForeground)).build()
    /// }
    /// ```
    public struct Activity: Sendable {
      /// True while the user can see the window, and false in the background: `scenePhase` is not `background`.
      ///
      /// Begins with false, and becomes true before the tree is launched or soon after. Save, and stop work, when it
      /// becomes false:
      ///
      /// ```swift
      /// observe(isInForeground) { interactor, isInForeground in if !isInForeground { interactor.save() } }
      /// ```
      public let isInForeground: StateStream<Bool>
      /// True while the user can also use the window: `scenePhase` is `active`. False during a call or an alert of the
      /// system, and in the app switcher.
      ///
      /// ```swift
      /// observe(isForegroundActive) { interactor, isActive in if !isActive { interactor.pause() } }
      /// ```
      public let isForegroundActive: StateStream<Bool>
    }

    @StateObject private var launch: Launch
    @SceneStorage private var saved: Data
    @Environment(\.scenePhase) private var phase
    private let isRestored: Bool

    /// Makes the view of a tree that is built later.
    ///
    /// - Parameters:
    ///   - key: The key in the `SceneStorage` of the window for the `navigationState` of the tree. SwiftUI saves it there,
    ///     and the next launch restores it. Parts that cannot be restored are diagnosed. With `nil` nothing is saved.
    ///   - runtime: As in `launch(in:)`. Misuse of screens is also reported to it.
    ///   - build: Called once for each window. The view of the router is a ``Screen``.
    public init(
      restoring key: String? = nil, in runtime: RibletRuntime? = nil,
      _ build: @escaping @MainActor () -> any LaunchRouting
    ) {
      self.init(restoring: key, in: runtime) { _ in build() }
    }

    /// Makes the view of a tree that is built later, and that observes the activity of its window.
    ///
    /// ```swift
    /// LaunchView(restoring: "shop.place") { window in
    ///   ShopApplication(isInForeground: window.isInForeground).router
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: As in the other initializer.
    ///   - runtime: As in the other initializer.
    ///   - build: Called once for each window, with its ``Activity``.
    public init(
      restoring key: String? = nil, in runtime: RibletRuntime? = nil,
      _ build: @escaping @MainActor (_ window: Activity) -> any LaunchRouting
    ) {
      _launch = StateObject(wrappedValue: Launch(build, in: runtime))
      _saved = SceneStorage(wrappedValue: Data(), key ?? "riblets.unused")
      isRestored = key != nil
    }

    /// The screen of the root. SwiftUI reads it; the tree is launched when it appears.
    public var body: some View {
      ScreenView(launch.tree.screen)
        .onAppear {
          launch.phase.value = phase
          launch.tree.launch(restoring: isRestored ? $saved : nil)
        }
        .onChange(of: phase) { phase in
          launch.phase.value = phase
          // With what interactors have changed just now.
          launch.tree.save()
        }
        .onOpenURL { launch.tree.open($0) }
    }
  }

  /// The state of a window, which lives as long as SwiftUI keeps the window.
  @MainActor
  final class Launch: ObservableObject {
    let phase = MutableStateStream(ScenePhase.background)
    let tree: LaunchedTree

    init(_ build: (LaunchView.Activity) -> any LaunchRouting, in runtime: RibletRuntime?) {
      let activity = LaunchView.Activity(
        isInForeground: phase.stream.map { $0 != .background }.removeDuplicates(),
        isForegroundActive: phase.stream.map { $0 == .active }.removeDuplicates())
      tree = LaunchedTree(build(activity), in: runtime)
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
    /// The storage of the state of the tree.
    private var saved: Binding<Data>?
    private var saving: StreamConnection?

    init(_ router: any LaunchRouting, in runtime: RibletRuntime?) {
      self.router = router
      self.runtime = runtime ?? RibletRuntime.current ?? RibletRuntime()
      host = (router as? any RibletNode & Navigating).map { SwiftUIWindowHost($0) }
      screen = host?.bottom ?? router.viewControllable.screen
    }

    func launch(restoring saved: Binding<Data>?) {
      guard !isLaunched else { return }
      isLaunched = true
      screen.runtime = runtime
      guard let saved, let root = router as? any RibletNode & Navigating else { return router.launch(in: runtime) }
      let state = saved.wrappedValue
      if !state.isEmpty {
        root.restore(in: runtime) { try JSONDecoder().decode(NavigationState.self, from: state) }
      }
      router.launch(in: runtime)
      self.saved = saved
      saving = root.statesOfTree.sink { [weak self] _ in self?.save() }
    }

    /// Saves the state of the tree, with the states of interactors, which change without a move.
    func save() {
      guard let saved, let root = router as? RibletNode else { return }
      let encoder = JSONEncoder()
      // The same state has the same bytes, so that nothing is written without a change.
      encoder.outputFormatting = .sortedKeys
      guard let state = try? encoder.encode(root.navigationState), state != saved.wrappedValue else { return }
      saved.wrappedValue = state
    }

    /// Opens a link, unless the app does it itself.
    func open(_ url: URL) {
      if router is any LinkOpening { router.openLink(url.absoluteString) }
    }

    func terminate() {
      guard isLaunched else { return }
      isLaunched = false
      saving?.cancel()
      (saved, saving) = (nil, nil)
      router.terminate()
      screen.runtime = nil
    }
  }
#endif
