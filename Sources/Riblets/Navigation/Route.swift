/// A route to a child of one parent: the value that an interactor passes to its router.
///
/// `Origin` is the protocol by which the interactor knows the router, so a route of one parent is
/// not a route of another: `typealias LoggedInRoute = Route<any LoggedInRouting>`.
///
/// Add a static member for each child in its route file, so that a call reads
/// `router?.route(to: .menu(player: "Ann"))`:
///
/// ```swift
/// extension LoggedInRoute {
///   static func menu(player: String) -> Self { Self(LoggedInMenu(player: player)) }
/// }
/// ```
///
/// See `Documentation/Routes.md`.
public struct Route<Origin>: Hashable, Sendable, CustomStringConvertible {
  let value: any ChildRoute

  /// Makes the value of a route: `Route(LoggedInMenu(player: "Ann"))`. The compiler checks that the child belongs to
  /// this parent.
  public init<Target: ChildRoute>(_ route: Target) where Target.Parent.Origin == Origin {
    value = route
  }

  init(of child: RouteList.Child) { value = child.route.value }

  /// The identity of the child, whatever its arguments are: its type and its ``ChildRoute/key``.
  public var id: RouteID<Origin> { RouteID(place: value.place) }

  /// True for the same child with equal arguments.
  public static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }

  /// Hashes the child's type-specific arguments.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  /// The name and the arguments, as in `Menu(player: Ann)`.
  public var description: String { value.text }
}

/// The identity of a child of one parent: its kind, and its key if there are several.
///
/// Moves that only need to find a child take it, for example `Navigating.leave(_:)`.
///
/// ```swift
/// extension RouteID<any LoggedInRouting> {
///   static var menu: Self { Self(LoggedInMenu.self) }
/// }
/// ```
///
/// See `Documentation/Routes.md`.
public struct RouteID<Origin>: Hashable, Sendable, CustomStringConvertible {
  let place: RoutePlace

  /// Makes the identity of a child; without a key, of the only one of its kind.
  ///
  /// - Parameter key: The ``ChildRoute/key`` of the child.
  public init<Target: ChildRoute>(_ type: Target.Type, key: String = "") where Target.Parent.Origin == Origin {
    place = RoutePlace(type: type, key: key)
  }

  init(place: RoutePlace) {
    self.place = place
  }

  /// The name and the key, as in `CartLine(7)`.
  public var description: String { place.description }
}
