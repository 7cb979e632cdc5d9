public import Riblets
@_spi(TestSupport) public import RibletsTesting
public import RibletsViews
public import Testing

/// A whole app, or a branch of one, in an invisible window: a test presses, types, reads and asserts.
///
/// ```swift
/// @Test(.testScope) @MainActor func `players log in`() {
///   let app = AppTester(RootBuilder(dependency: component).build())
///   app.type("Ann", into: "player-1-name")
///   app.press("login")
///   app.expectText("Ann (0)")
/// }
/// ```
///
/// Calls without `await` resume no task: a press runs the button's action and everything that it calls, and returns.
/// Tasks that the action started continue in ``settle(sourceLocation:)``, and those that wait for time in
/// ``advance(by:sourceLocation:)``. So a test can also check the state in between.
///
/// No call throws. A failure is an issue at the caller's line that shows the screen; the test continues.
///
/// Main actor only. See `Documentation/TestingApps.md`.
@MainActor
public final class AppTester: Sendable {
  /// The scope with the time and the records of the test. It terminates the tree at its end.
  public let scope: TestScope
  /// The window that shows the views, for calls that the tester does not have, such as
  /// `app.window.rootViewController`.
  public let window: Window
  /// The root of the tree, as it was given; `nil` for views without riblets.
  public let root: (any Routing)?
  let linkOpener: (@MainActor (String) throws -> Void)?
  /// The substitute for the parent of a root with routes and without a view.
  private(set) var stage: StageRouter?
  /// The first refused action, which may be the cause of later failures.
  var firstRefusal: (what: String, location: SourceLocation)?

  /// Shows the view of a root and launches its tree: a launch router, or any router with a portable view.
  ///
  /// ```swift
  /// let app = AppTester(RootBuilder(dependency: component).build())
  /// ```
  ///
  /// - Parameters:
  ///   - root: The result of a builder.
  ///   - state: The state to restore before the launch; a part that cannot be restored is a failure.
  ///   - scope: The scope of the running test, unless another is given.
  ///   - transitionDuration: The duration of each transition, in virtual time.
  ///   - openLink: The closure to which ``open(_:sourceLocation:)`` passes links.
  public convenience init(
    _ root: any ViewableRouting, restoring state: NavigationState? = nil, in scope: TestScope? = nil,
    transitionDuration: Duration = .zero, openLink: (@MainActor (String) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      root, view: root.viewControllable, restoring: state, in: scope, transitionDuration: transitionDuration,
      openLink: openLink, sourceLocation: sourceLocation)
  }

  /// Launches a router without a view, with a view controller that shows its children.
  ///
  /// Children that come by routes are shown in it as in the view of a parent.
  ///
  /// ```swift
  /// let app = AppTester(loggedInRouter, showing: ViewController())
  /// ```
  ///
  /// - Parameters:
  ///   - root: The router; it becomes the root of the tree.
  ///   - view: The content of the window, such as a container that replaces the parent's view.
  ///   - scope: The scope of the running test, unless another is given.
  ///   - transitionDuration: The duration of each transition, in virtual time.
  ///   - openLink: The closure to which ``open(_:sourceLocation:)`` passes links.
  public convenience init(
    _ root: any Routing, showing view: ViewController, in scope: TestScope? = nil,
    transitionDuration: Duration = .zero, openLink: (@MainActor (String) throws -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      root, view: view, in: scope, transitionDuration: transitionDuration, openLink: openLink,
      sourceLocation: sourceLocation)
  }

  /// Shows a view controller alone, without a tree of riblets.
  ///
  /// ```swift
  /// let app = AppTester(showing: BoardViewController())
  /// ```
  ///
  /// - Parameters:
  ///   - view: The content of the window.
  ///   - scope: The scope of the running test, unless another is given.
  ///   - transitionDuration: The duration of each transition, in virtual time.
  public convenience init(
    showing view: ViewController, in scope: TestScope? = nil, transitionDuration: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      nil, view: view, in: scope, transitionDuration: transitionDuration, openLink: nil,
      sourceLocation: sourceLocation)
  }

  /// Lets the app launch itself, as its delegate does.
  ///
  /// ```swift
  /// let delegate = AppDelegate(component: component)
  /// let app = AppTester(openLink: { delegate.open(try Link($0)) }) { window, runtime in
  ///   delegate.launch(from: window, in: runtime)
  ///   return delegate.router
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: The scope of the running test, unless another is given.
  ///   - transitionDuration: The duration of each transition, in virtual time.
  ///   - openLink: The closure to which ``open(_:sourceLocation:)`` passes links.
  ///   - launch: Shows the root in the window and launches it in the runtime; returns the root.
  /// - Throws: The error of `launch`.
  public init<Failure: Error>(
    in scope: TestScope? = nil, transitionDuration: Duration = .zero,
    openLink: (@MainActor (String) throws -> Void)? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    launch: @MainActor (Window, RibletRuntime) throws(Failure) -> any Routing
  ) throws(Failure) {
    let scope = scope ?? TestScope.current(sourceLocation: sourceLocation)
    self.scope = scope
    window = AppTester.window(in: scope, transitionDuration)
    linkOpener = openLink
    let root = try launch(window, scope.runtime)
    self.root = root
    // The scope holds the root, as the system holds an app, so that the views leave the screen as in the app.
    if let root = root as? RibletNode { scope.hold(root) }
  }

  private init(
    _ root: (any Routing)?, view: any ViewControllable, restoring state: NavigationState? = nil, in scope: TestScope?,
    transitionDuration: Duration,
    openLink: (@MainActor (String) throws -> Void)?, sourceLocation: SourceLocation
  ) {
    let scope = scope ?? TestScope.current(sourceLocation: sourceLocation)
    self.scope = scope
    window = AppTester.window(in: scope, transitionDuration)
    self.root = root
    linkOpener = openLink
    if let state { restore(state, at: sourceLocation) }
    if let root = root as? any RibletNode & Navigating, let view = view as? ViewController {
      showRoutes(of: root, in: view)
      return
    }
    show(view, at: sourceLocation)
    if let root { launch(root, at: sourceLocation) }
  }

  /// Makes a window whose misuse is reported to the scope, also before a tree is launched.
  private static func window(in scope: TestScope, _ transitionDuration: Duration) -> Window {
    let window = Window(clock: scope.clock, transitionDuration: transitionDuration)
    window.runtime = scope.runtime
    return window
  }

  private func show(_ view: any ViewControllable, at location: SourceLocation) {
    guard let view = view as? ViewController else {
      return fail(
        """
        No window can show '\(Swift.type(of: view))': it is not a portable view controller.
        Give the builder a view of RibletsViews, or launch the router without one: router.launch(under: scope).
        """, at: location)
    }
    window.rootViewController = view
  }

  /// Launches a tree with routes as `launch(from:)` does, below a substitute parent if the root has no view.
  private func showRoutes(of root: any RibletNode & Navigating, in view: ViewController) {
    guard root is any ViewableRouting else {
      let stage = StageRouter(view: view)
      stage.attachChild(root)
      self.stage = stage
      PortableWindowHost(stage, in: window)
      return scope.launch(stage)
    }
    PortableWindowHost(root, in: window)
    scope.launch(root)
  }

  func restore(_ state: NavigationState, at location: SourceLocation) {
    guard let root = root as? any RibletNode & Navigating else {
      return fail(
        """
        Nothing can be restored: '\(root.map { "\(Swift.type(of: $0))" } ?? "a view")' has no routes.
        Launch it without a state, or let its routing protocol inherit from 'Navigating'.
        """, at: location)
    }
    let omissions = root.restore(state)
    guard !omissions.isEmpty else { return }
    fail(
      """
      The state was not restored as a whole.
      \(omissions.map { "  - \($0)" }.joined(separator: "\n"))
      If that is expected, restore it before: #expect(router.restore(state) == […]).
      """, at: location)
  }

  private func launch(_ root: any Routing, at location: SourceLocation) {
    switch root {
    case let root as RibletNode: scope.launch(root)
    case let root as any LaunchRouting: root.launch(in: scope.runtime)
    default:
      fail(
        """
        '\(Swift.type(of: root))' cannot be the root of a tree: it is neither a Router nor LaunchRouting.
        A whole app needs a real root; give mocks to the riblets below it.
        """, at: location)
    }
  }

  /// Deactivates the whole tree, as at the end of the app. The window keeps its content. Without a tree the test
  /// fails.
  ///
  /// ```swift
  /// app.terminate()
  /// ```
  public func terminate(sourceLocation: SourceLocation = #_sourceLocation) {
    switch stage ?? root {
    case let root as RibletNode: root.terminateTree()
    case let root as any LaunchRouting: root.terminate()
    default: refuse("Cannot terminate the app", "There is no tree of riblets.", at: sourceLocation)
    }
  }
}
