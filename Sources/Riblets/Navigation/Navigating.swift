/// The interface of a router for its interactor: the base of each `XRouting` of a riblet with children.
///
/// A subclass of ``Router`` conforms without further code.
///
/// ```swift
/// protocol LoggedInRouting: Navigating where Origin == any LoggedInRouting {}
/// typealias LoggedInRoute = Route<any LoggedInRouting>
///
/// router?.route(to: .menu(player: "Ann"))
/// ```
@MainActor
public protocol Navigating<Origin>: Routing {
  /// The protocol itself, `any LoggedInRouting`.
  associatedtype Origin

  /// Carries out a move. When it returns, the list has changed. Tree and screen have changed as well, unless the call came from
  /// within another move or from a view that is being shown: then they follow before the outermost move returns.
  @discardableResult
  func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle

  /// Waits for a child and returns its interactor; returns at once if the child is attached.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, ``NavigationError/ended(waitingFor:)`` if this riblet is
  ///   deactivated.
  func child(at id: RouteID<Origin>) async throws -> any Interactable

  /// Asks the user, in front of everything, and waits for the answer.
  ///
  /// - Returns: `nil` if there will be no answer: the task was cancelled, or this riblet deactivated.
  /// - Throws: ``NavigationError/hidden(riblet:)`` at once if the riblet is hidden or below a hidden one.
  func ask(_ question: NavigationAlert) async throws -> NavigationAlert.Answer?

  /// Returns false for a route that is switched off.
  func isEnabled(_ route: Route<Origin>) -> Bool
}

extension Navigating {
  /// Adds a child, shown as its route file declares or as given here.
  @discardableResult
  public func route(to route: Route<Origin>, by action: RouteAction = .push, as shown: Shown? = nil)
    -> NavigationTransitionHandle
  {
    navigate(.to(route, by: action, as: shown))
  }

  /// Adds the first children, in `didBecomeActive()`. A riblet begins once in its life: after a restore, and when it comes back
  /// to the screen, the call does nothing. A second call in one activation is diagnosed.
  @discardableResult
  public func begin(with routes: Route<Origin>...) -> NavigationTransitionHandle { navigate(.begin(routes)) }

  /// Makes these the items of the list, in this order; those with the same key and arguments stay.
  @discardableResult
  public func show(items: [Route<Origin>]) -> NavigationTransitionHandle { navigate(.items(items)) }

  /// Selects a tab.
  @discardableResult
  public func select(_ id: RouteID<Origin>) -> NavigationTransitionHandle { navigate(.select(id)) }

  /// Selects a tab.
  @discardableResult
  public func select(_ route: Route<Origin>) -> NavigationTransitionHandle { navigate(.select(route.id)) }

  /// Removes a child, of several the last one; does nothing without such a child.
  @discardableResult
  public func leave(_ id: RouteID<Origin>) -> NavigationTransitionHandle { navigate(.leave(id)) }

  /// Removes a child, whatever its arguments are; does nothing without such a child.
  @discardableResult
  public func leave(_ route: Route<Origin>) -> NavigationTransitionHandle { navigate(.leave(route.id)) }

  /// Removes everything that is pushed.
  @discardableResult
  public func popToRoot() -> NavigationTransitionHandle { navigate(.popToRoot) }

  /// Prevents the user from leaving a child; an attempt is reported to ``LeaveListening/userDidTryToLeave(_:)``.
  public func hold(_ id: RouteID<Origin>) { navigate(.hold(id, true)) }

  /// Prevents the user from leaving a child, whatever its arguments are.
  public func hold(_ route: Route<Origin>) { navigate(.hold(route.id, true)) }

  /// Allows the user to leave a held child again.
  public func release(_ id: RouteID<Origin>) { navigate(.hold(id, false)) }

  /// Allows the user to leave a held child again, whatever its arguments are.
  public func release(_ route: Route<Origin>) { navigate(.hold(route.id, false)) }

  /// Waits for a child, and returns its interactor as an item of a workflow.
  ///
  /// - Throws: As ``child(at:)``, and ``NavigationError/noItem(child:wanted:)`` if the interactor is not of the type.
  public func item<Item>(at id: RouteID<Origin>, as type: Item.Type = Item.self) async throws -> Item {
    let interactor = try await child(at: id)
    guard let item = interactor as? Item else {
      throw NavigationError.noItem(child: id.description, wanted: "\(type)")
    }
    return item
  }

  /// Waits for a child, whatever its arguments are, and returns its interactor as an item of a workflow.
  public func item<Item>(at route: Route<Origin>, as type: Item.Type = Item.self) async throws -> Item {
    try await item(at: route.id, as: type)
  }
}

extension Navigating where Self: RibletNode {
  @discardableResult
  public func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle {
    navigator.carryOut(move.change, below: self)
  }

  public func child(at id: RouteID<Origin>) async throws -> any Interactable {
    try await navigator.waitForNode(id.place).anyInteractable
  }

  public func ask(_ question: NavigationAlert) async throws -> NavigationAlert.Answer? {
    try await navigator.ask(question)
  }

  public func isEnabled(_ route: Route<Origin>) -> Bool { route.value.isEnabled(below: self) }
}
