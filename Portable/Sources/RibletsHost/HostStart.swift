/// The start of an app: the options of its user, and the place that an earlier run has saved.
///
/// ```swift
/// await AppHost(title: "Shop", command: "shop").run { start in
///   let app = ShopApplication(isSearchOn: !start.arguments.contains("no-search"))
///   return HostedApp(app.router, open: app.open)
/// }
/// ```
///
/// Main actor only. See `Documentation/Terminal.md`.
@MainActor
public struct HostStart {
  /// The options that the user has typed.
  public let arguments: HostArguments
  let file: PlaceFile?

  /// Returns the place that an earlier run has saved in the file of `--restore`.
  ///
  /// ```swift
  /// let app = InterviewApplication(at: start.restore(Place.self) ?? .root)
  /// ```
  ///
  /// You need this only for an app that keeps its place by itself. The host restores routes.
  ///
  /// - Returns: `nil` without the option or the file. If the file cannot be read, the host prints the reason.
  public func restore<Place: Decodable>(_ type: Place.Type) -> Place? { file?.read(type) }
}
