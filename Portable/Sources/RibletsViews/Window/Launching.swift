public import Riblets

extension LaunchRouting {
  /// Shows the root's view in a window, then makes the root's riblet the root of a live tree.
  ///
  /// The view has loaded and appeared when the interactor becomes active. The routes of a root that is `Navigating`, and of
  /// all below it, are shown in the window.
  ///
  /// ```swift
  /// let window = Window()
  /// let router = RootBuilder(dependency: AppComponent()).build()
  /// router.launch(from: window)
  /// ```
  ///
  /// All riblets that are attached already are active when it returns.
  ///
  /// - Parameters:
  ///   - window: Gets the view as its ``Window/rootViewController``.
  ///   - runtime: As in `launch(in:)`. Misuse of views is also reported to it.
  public func launch(from window: Window, in runtime: RibletRuntime? = nil) {
    let runtime = runtime ?? RibletRuntime.current ?? RibletRuntime()
    window.runtime = runtime
    if let root = self as? any RibletNode & Navigating {
      PortableWindowHost(root, in: window)
    } else {
      window.rootViewController = viewControllable.viewController
    }
    launch(in: runtime)
  }
}
