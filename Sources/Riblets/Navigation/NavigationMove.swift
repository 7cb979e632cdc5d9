/// The effects of a route on the present children of its kind (pushed, modal, tab, embedded).
///
/// "Kind" means that pushed children, modal ones, tabs and embedded ones are treated apart. See
/// `Documentation/RouteRules.md`.
///
/// ```swift
/// router?.route(to: .product(7), by: .popTo)
/// ```
public enum RouteAction: String, CaseIterable, Hashable, Sendable {
  /// Adds the child on top. If the same child is on top, it stays with equal arguments, and is replaced otherwise.
  /// The default.
  case push
  /// Goes back to the same child further down if there is one, and adds the child on top otherwise. For deep links
  /// and menus.
  case popTo
  /// Replaces the child on top, or the selected tab. Without one it adds the child.
  case replace
  /// Replaces all children of the kind; the same child with equal arguments stays. For a log-in that becomes the app.
  case root
}

/// A decision of an interactor about its children: a value that its router carries out and that tests compare.
///
/// ```swift
/// #expect(router.moves == [.to(.menu(player: "Ann"))])
/// ```
///
/// See `Documentation/Routes.md`.
public struct NavigationMove<Origin>: Hashable, Sendable, CustomStringConvertible {
  let change: ListChange

  /// Shows a child, by default on top of the others.
  ///
  /// Interactors call `router?.route(to:)`; tests compare this value with `mock.moves`.
  ///
  /// - Parameters:
  ///   - route: The child and its arguments.
  ///   - action: `.push` adds it, `.popTo` goes back to it if it is open, `.replace` swaps the top child, `.root`
  ///     replaces all children of its kind.
  ///   - shown: Overrides the presentation that the route declares.
  public static func to(_ route: Route<Origin>, by action: RouteAction = .push, as shown: Shown? = nil) -> Self {
    Self(change: .lead(AnyRoute(route.value), action, shown))
  }

  /// Adds these children if there are none yet; of tabs the first is selected. The value of
  /// ``Navigating/begin(with:)``.
  public static func begin(_ routes: [Route<Origin>]) -> Self {
    Self(change: .begin(routes.map { AnyRoute($0.value) }))
  }

  /// Makes these the items of the list, in this order; those with the same key and arguments stay. The value of
  /// ``Navigating/show(items:)``.
  public static func items(_ routes: [Route<Origin>]) -> Self {
    Self(change: .list(routes.map { AnyRoute($0.value) }, .item))
  }

  /// Makes these the pages of the riblet, the last on top; equal ones stay. The value of ``Navigating/set(stack:)``.
  public static func stack(_ routes: [Route<Origin>]) -> Self {
    Self(change: .list(routes.map { AnyRoute($0.value) }, .pushed))
  }

  /// Selects a tab. The value of `Navigating.select(_:)`, also if a route was given.
  public static func select(_ id: RouteID<Origin>) -> Self { Self(change: .select(id.place)) }

  /// Removes a child, of several the last one. The value of `Navigating.leave(_:)`, also if a route was given.
  public static func leave(_ id: RouteID<Origin>) -> Self { Self(change: .leave(id.place)) }

  /// Removes the child with a handle. The value of `Navigating.leave(_:)` with a ``ChildHandle``.
  public static func leave(_ handle: ChildHandle) -> Self { Self(change: .remove(handle)) }

  /// Removes the pages that the riblet has pushed. The value of ``Navigating/popToRoot()``.
  public static var popToRoot: Self { .stack([]) }

  /// Removes the children above a page or a sheet. The value of `Navigating.pop(to:)`, also if a route was given.
  public static func pop(to id: RouteID<Origin>) -> Self { Self(change: .pop(id.place)) }

  /// Prevents the user from leaving a child, or allows it again.
  ///
  /// - Parameter isHeld: True for `Navigating.hold(_:)`, false for `Navigating.release(_:)`.
  public static func hold(_ id: RouteID<Origin>, _ isHeld: Bool) -> Self {
    Self(change: .note(id.place, .held(isHeld)))
  }

  /// Shows a number at a tab; 0 for none. The value of `Navigating.set(badge:on:)`, also if a route was given.
  public static func badge(_ id: RouteID<Origin>, _ badge: Int) -> Self { Self(change: .note(id.place, .badge(badge))) }

  /// The move as text, as in `to(Menu(player: Ann), by: root)`.
  public var description: String {
    switch change {
    case .lead(let lead, let action, let shown):
      "to(\(lead.value.text)" + (action == .push ? "" : ", by: \(action)") + (shown.map { ", as: \($0)" } ?? "") + ")"
    case .begin(let routes): "begin(\(routes.map(\.value.text).joined(separator: ", ")))"
    case .list([], .pushed): "popToRoot"
    case .list(let routes, let shown):
      "\(shown == .item ? "items" : "stack")(\(routes.map(\.value.text).joined(separator: ", ")))"
    case .select(let place): "select(\(place))"
    case .leave(let place): "leave(\(place))"
    case .remove(let handle): "leave(child \(handle.number))"
    case .pop(let place): "pop(to: \(place))"
    case .note(let place, .held(let isHeld)): "hold(\(place), \(isHeld))"
    case .note(let place, .badge(let badge)): "badge(\(place), \(badge))"
    }
  }
}

extension NavigationMove {
  /// The routes of a riblet that has made these moves, for mocks: `var routes: [Route<Origin>] { NavigationMove.routes(after: moves) }`.
  @MainActor
  public static func routes(after moves: [Self]) -> [Route<Origin>] { list(after: moves).routes() }

  /// The selected tab of a riblet that has made these moves, for mocks.
  ///
  /// ```swift
  /// var selected: Route<Origin>? { NavigationMove.selected(after: moves) }
  /// ```
  @MainActor
  public static func selected(after moves: [Self]) -> Route<Origin>? { list(after: moves).selectedRoute() }

  private static func list(after moves: [Self]) -> RouteList {
    var (list, number) = (RouteList(), UInt32(1))
    for move in moves {
      _ = list.carryOut(move.change, at: number)
      number &+= UInt32(clamping: move.change.count)
    }
    return list
  }

  /// Returns true for a move that adds this child, for the test kit.
  package func isLeading(to route: Route<Origin>) -> Bool {
    switch change {
    case .lead(let lead, _, _): lead == AnyRoute(route.value)
    case .begin(let routes), .list(let routes, _): routes.contains(AnyRoute(route.value))
    default: false
    }
  }
}

/// A move without the type of its parent, so that its code is not generic.
enum ListChange: Hashable, Sendable {
  case lead(AnyRoute, RouteAction, Shown?)
  case begin([AnyRoute])
  /// All items, or all pages.
  case list([AnyRoute], Shown)
  case select(RoutePlace)
  case leave(RoutePlace)
  case remove(ChildHandle)
  case pop(RoutePlace)
  case note(RoutePlace, ChildNote)

  /// The number of children that it may add.
  var count: Int {
    switch self {
    case .lead: 1
    case .begin(let routes), .list(let routes, _): routes.count
    case .select, .leave, .remove, .pop, .note: 0
    }
  }
}

/// A property of a child that is not an argument. A move that sets it keeps the child.
enum ChildNote: Hashable, Sendable {
  case held(Bool)
  /// Of a tab.
  case badge(Int)
}

/// A route of any parent, compared by its type and arguments.
struct AnyRoute: Hashable, Sendable {
  let value: any ChildRoute

  init(_ value: any ChildRoute) { self.value = value }

  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The identity of a child of any parent: its kind, and its key where there are several.
struct RoutePlace: Hashable, Sendable, CustomStringConvertible {
  let type: any ChildRoute.Type
  let key: String

  static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.key == right.key }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(key)
  }

  var description: String { key.isEmpty ? type.routeName : "\(type.routeName)(\(key))" }
}
