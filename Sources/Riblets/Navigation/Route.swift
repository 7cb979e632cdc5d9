/// A route to a child of one parent: the value that an interactor passes to its router.
///
/// `Origin` is the protocol by which the interactor knows the router, so a route of one parent is
/// not a route of another: `typealias LoggedInRoute = Route<any LoggedInRouting>`.
public struct Route<Origin>: Hashable, Sendable, CustomStringConvertible {
  let edge: any ChildRoute

  /// Makes the route of an edge.
  public init<Edge: ChildRoute>(_ edge: Edge) where Edge.Parent.Origin == Origin {
    self.edge = edge
  }

  /// The identity of the child, whatever its arguments are.
  public var id: RouteID<Origin> { RouteID(place: edge.place) }

  /// True for the same child with equal arguments.
  public static func == (left: Self, right: Self) -> Bool { left.edge.isEqual(to: right.edge) }

  public func hash(into hasher: inout Hasher) { edge.hash(into: &hasher) }

  /// The name and the arguments, as in `Menu(player: Ann)`.
  public var description: String { edge.text }
}

/// The identity of a child of one parent: its kind, and its key if there are several.
public struct RouteID<Origin>: Hashable, Sendable, CustomStringConvertible {
  let place: RoutePlace

  /// Makes the identity of a child; without a key, of the only one of its kind.
  public init<Edge: ChildRoute>(_ type: Edge.Type, key: String = "") where Edge.Parent.Origin == Origin {
    place = RoutePlace(type: type, key: key)
  }

  init(place: RoutePlace) {
    self.place = place
  }

  /// The name and the key, as in `CartLine(7)`.
  public var description: String { place.description }
}
