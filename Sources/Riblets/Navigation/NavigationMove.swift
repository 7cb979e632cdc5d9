/// The effects of a route on the children of its kind (pushed, modal, tab, embedded) that are there.
public enum RouteAction: String, CaseIterable, Hashable, Sendable {
  /// Comes on top; the same child on top stays if it is built with the same, and is replaced otherwise.
  case push
  /// Goes back to the same child further down if there is one, and comes on top otherwise.
  case popTo
  /// Takes the place of the one on top, of tabs that of the selected one.
  case replace
  /// Takes the place of all; the same child built with the same stays.
  case root
}

/// A decision of an interactor about its children: a value to compare in tests, and all that its router carries out.
public struct NavigationMove<Origin>: Hashable, Sendable, CustomStringConvertible {
  let change: ListChange

  /// Leads to a child.
  public static func to(_ route: Route<Origin>, by action: RouteAction = .push, as shown: Shown? = nil) -> Self {
    Self(change: .lead(Edge(route.edge), action, shown))
  }

  /// Leads to these children if there is none yet; of tabs the first is selected.
  public static func begin(_ routes: [Route<Origin>]) -> Self { Self(change: .begin(routes.map { Edge($0.edge) })) }

  /// Makes these the items of the list, in this order; those with the same key and arguments stay.
  public static func items(_ routes: [Route<Origin>]) -> Self { Self(change: .items(routes.map { Edge($0.edge) })) }

  /// Selects a tab.
  public static func select(_ id: RouteID<Origin>) -> Self { Self(change: .select(id.place)) }

  /// Takes a child away: of several the last one.
  public static func leave(_ id: RouteID<Origin>) -> Self { Self(change: .leave(id.place)) }

  /// Takes away everything that is pushed.
  public static var popToRoot: Self { Self(change: .popToRoot) }

  /// Keeps a person from leaving a child, or lets them leave again.
  public static func hold(_ id: RouteID<Origin>, _ isHeld: Bool) -> Self { Self(change: .hold(id.place, isHeld)) }

  /// The move as it is written, as in `to(Menu(player: Ann), by: root)`.
  public var description: String {
    switch change {
    case .lead(let edge, let action, let shown):
      "to(\(edge.value.text)" + (action == .push ? "" : ", by: \(action)") + (shown.map { ", as: \($0)" } ?? "") + ")"
    case .begin(let edges): "begin(\(edges.map(\.value.text).joined(separator: ", ")))"
    case .items(let edges): "items(\(edges.map(\.value.text).joined(separator: ", ")))"
    case .select(let place): "select(\(place))"
    case .leave(let place): "leave(\(place))"
    case .popToRoot: "popToRoot"
    case .hold(let place, let isHeld): "hold(\(place), \(isHeld))"
    }
  }
}

extension NavigationMove {
  /// True for a move to some children of which this is one, for the test kit.
  package func isLeading(to route: Route<Origin>) -> Bool {
    switch change {
    case .lead(let edge, _, _): edge == Edge(route.edge)
    case .begin(let edges), .items(let edges): edges.contains(Edge(route.edge))
    default: false
    }
  }
}

/// A move without the type of its parent, so that code for it is there once.
enum ListChange: Hashable, Sendable {
  case lead(Edge, RouteAction, Shown?)
  case begin([Edge])
  case items([Edge])
  case select(EdgePlace)
  case leave(EdgePlace)
  case popToRoot
  case hold(EdgePlace, Bool)
}

/// An edge of any parent, compared by its type and arguments.
struct Edge: Hashable, Sendable {
  let value: any ChildRoute

  init(_ value: any ChildRoute) { self.value = value }

  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The identity of a child of any parent: its kind, and its key where there are several.
struct EdgePlace: Hashable, Sendable, CustomStringConvertible {
  let type: any ChildRoute.Type
  let key: String

  func matches(_ edge: any ChildRoute) -> Bool { Swift.type(of: edge) == type && (edge.key == key) }

  static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.key == right.key }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(key)
  }

  var description: String { key.isEmpty ? type.routeName : "\(type.routeName)(\(key))" }
}
