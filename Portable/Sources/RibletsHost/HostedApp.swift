public import Riblets
public import RibletsViews

/// An app for an ``AppHost``: its tree, and how to launch the tree, open links, and save the place of the user.
///
/// ```swift
/// let app = ShopApplication()
/// return HostedApp(app.router, open: app.open)
/// ```
///
/// Main actor only. See `Documentation/Terminal.md`.
@MainActor
public struct HostedApp {
  let root: RibletNode
  let launch: @MainActor (Window, RibletRuntime) -> Void
  let open: (@MainActor (String) async throws -> Void)?
  /// Reads a saved place into the app, and returns the parts that the app could not restore.
  let restore: @MainActor (PlaceFile) -> [String]
  /// Returns the place if it has changed since the last call. `nil` for an app that saves nothing.
  let changedPlace: (@MainActor () throws -> String?)?

  /// Makes an app whose children come by routes. The host saves and restores its `navigationState`.
  ///
  /// ```swift
  /// HostedApp(app.router, open: app.open)
  /// ```
  ///
  /// An app without routes has no `--restore`.
  ///
  /// - Parameters:
  ///   - root: The root, not launched yet.
  ///   - open: Opens a link. Without it, the app has no `--link`.
  public init(_ root: any RibletNode & LaunchRouting, open: (@MainActor (String) async throws -> Void)? = nil) {
    self.root = root
    self.open = open
    launch = { root.launch(from: $0, in: $1) }
    restore = { file in file.read(NavigationState.self).map { root.restore($0).map { "\($0)" } } ?? [] }
    changedPlace = root is any Navigating ? PlaceFile.changes(of: { root.navigationState }) : nil
  }

  /// Makes an app that keeps its place by itself, such as an app of coordinators.
  ///
  /// ```swift
  /// let app = InterviewApplication(at: start.restore(Place.self) ?? .root)
  /// return HostedApp(app.coordinator, launch: app.launch) { app.place }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The root of the tree, for `--tree` and `--print`.
  ///   - launch: Shows the app in a window, and activates its tree with the runtime.
  ///   - place: Returns the place to save. The next start reads it with ``HostStart/restore(_:)``.
  public init<Place: Encodable & Equatable>(
    _ root: RibletNode, launch: @escaping @MainActor (Window, RibletRuntime) -> Void,
    place: @escaping @MainActor () -> Place
  ) {
    self.root = root
    self.launch = launch
    open = nil
    restore = { _ in [] }
    changedPlace = PlaceFile.changes(of: place)
  }
}
