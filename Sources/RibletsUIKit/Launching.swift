#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  extension LaunchRouting {
    /// Shows the root's view in a window, then makes the root's riblet the root of a live tree.
    ///
    /// The view is on screen when the interactor becomes active, so it can present children. The
    /// routes of a root that is `Navigating`, and of all below it, are shown in the window.
    ///
    /// ```swift
    /// let window = UIWindow(windowScene: windowScene)
    /// router.launch(from: window)
    /// ```
    ///
    /// - Parameters:
    ///   - window: Shows the view as its `rootViewController`, and becomes key and visible. The caller keeps it.
    ///   - runtime: As in `launch(in:)`. Misuse of views is also reported to it.
    public func launch(from window: UIWindow, in runtime: RibletRuntime? = nil) {
      let runtime = runtime ?? RibletRuntime.current ?? RibletRuntime()
      window.attach(runtime)
      if let root = self as? any RibletNode & Navigating {
        UIKitWindowHost(root, in: window)
      } else {
        window.rootViewController = viewControllable.uiviewController
        window.makeKeyAndVisible()
      }
      launch(in: runtime)
    }

    /// Makes a window for a scene, restores the place of the user, and launches from the window.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///   guard let scene = scene as? UIWindowScene else { return }
    ///   let router = RootBuilder(dependency: AppComponent()).build()
    ///   self.router = router
    ///   window = router.launch(in: scene, restoring: session.stateRestorationActivity)
    /// }
    /// ```
    ///
    /// - Returns: The window, for the scene's delegate to keep.
    /// - Parameters:
    ///   - scene: The scene that UIKit connects.
    ///   - activity: A ``restorationActivity`` that UIKit has saved. Parts that cannot be restored are diagnosed; another
    ///     activity is ignored.
    ///   - runtime: As in `launch(in:)`. Misuse of views is also reported to it.
    public func launch(
      in scene: UIWindowScene, restoring activity: NSUserActivity? = nil, runtime: RibletRuntime? = nil
    ) -> UIWindow {
      let runtime = runtime ?? RibletRuntime.current ?? RibletRuntime()
      if let root = self as? any RibletNode & Navigating, let saved = activity?.userInfo?[navigationStateKey] {
        root.restore(in: runtime) { try JSONDecoder().decode(NavigationState.self, from: saved as? Data ?? Data()) }
      }
      let window = UIWindow(windowScene: scene)
      launch(from: window, in: runtime)
      return window
    }

    /// The place of the user, with the `navigationState` of the tree. Return it to UIKit, which saves it with the scene:
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { router?.restorationActivity }
    /// ```
    ///
    /// `nil` for a root without routes. The type of the activity is the identifier of the app's bundle with `.navigation`.
    public var restorationActivity: NSUserActivity? {
      guard let root = self as? any RibletNode & Navigating, let state = try? JSONEncoder().encode(root.navigationState)
      else { return nil }
      let activity = NSUserActivity(activityType: (Bundle.main.bundleIdentifier ?? "app") + ".navigation")
      activity.addUserInfoEntries(from: [navigationStateKey: state])
      return activity
    }
  }

  /// The key of the state in an activity.
  private let navigationStateKey = "riblets.navigationState"
#endif
