/// A way to a child of one parent: the value that its interactor hands to its router.
///
/// `Origin` is the protocol by which the interactor knows the router, so a route of one parent is no route of another:
/// `typealias LoggedInRoute = Route<any LoggedInRouting>`.
public struct Route<Origin>: Hashable, Sendable, CustomStringConvertible {
  let edge: any ChildRoute

  /// Makes the route of an edge.
  public init<Edge: ChildRoute>(_ edge: Edge) where Edge.Parent.Origin == Origin {
    self.edge = edge
  }

  init(unchecked edge: any ChildRoute) {
    self.edge = edge
  }

  /// The child that it leads to, whatever that is built with.
  public var id: RouteID<Origin> { RouteID(place: EdgePlace(type: type(of: edge), key: edge.key)) }

  /// True for the same child built with the same.
  public static func == (left: Self, right: Self) -> Bool { left.edge.isEqual(to: right.edge) }

  public func hash(into hasher: inout Hasher) { edge.hash(into: &hasher) }

  /// The name and the arguments, as in `Menu(player: Ann)`.
  public var description: String { edge.text }
}

/// The identity of a child of one parent: its kind, and its key where there are several.
public struct RouteID<Origin>: Hashable, Sendable, CustomStringConvertible {
  let place: EdgePlace

  /// Makes the identity of a child; without a key that of the only one of its kind.
  public init<Edge: ChildRoute>(_ type: Edge.Type, key: String = "") where Edge.Parent.Origin == Origin {
    place = EdgePlace(type: type, key: key)
  }

  init(place: EdgePlace) {
    self.place = place
  }

  /// The name and the key, as in `CartLine(7)`.
  public var description: String { place.description }
}
