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
///
/// A call can be made at any time, also inside a callback of the tree. After the riblet was deactivated, a move that
/// adds a child is diagnosed and does nothing. See `Documentation/Routes.md`.
@MainActor
public protocol Navigating<Origin>: Routing {
  /// The protocol itself, `any LoggedInRouting`.
  ///
  /// It gives each parent routes of its own: the compiler rejects a route of another parent.
  associatedtype Origin

  /// The children that came by routes, in the order of the list. Changes with each move, also where the tree follows later.
  ///
  /// ```swift
  /// presenter.show(pageCount: router?.routes.count ?? 0)
  /// ```
  ///
  /// Contains released children. A mock has the routes that its ``navigate(_:)`` was called with.
  var routes: [Route<Origin>] { get }

  /// The selected tab; `nil` without tabs.
  ///
  /// ```swift
  /// if router?.selected?.id == .cart { router?.popToRoot() }
  /// ```
  var selected: Route<Origin>? { get }

  /// Carries out a move. When it returns, the list has changed. Tree and screen have changed as well, unless the call
  /// came from within another move or from a view that is being shown: then they follow before the outermost move
  /// returns.
  ///
  /// Use it for a move that you keep as a value. For others there are methods such as ``route(to:by:as:)``.
  ///
  /// ```swift
  /// let move = NavigationMove<any LoggedInRouting>.to(.menu(player: "Ann"), by: .root)
  /// await router?.navigate(move).finished()
  /// ```
  ///
  /// - Returns: The transition of the screen. Ignore it, or wait for its end.
  @discardableResult
  func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle

  /// Waits for a child and returns its interactor; returns at once if the child is attached.
  ///
  /// ```swift
  /// let menu = try await router?.child(at: .menu)
  /// ```
  ///
  /// - Throws: `CancellationError` if the task is cancelled, ``NavigationError/ended(waitingFor:)`` if this riblet is
  ///   deactivated.
  func child(at id: RouteID<Origin>) async throws -> any Interactable

  /// Asks the user, in front of everything, and waits for the answer.
  ///
  /// ```swift
  /// task { interactor in
  ///   let sure = NavigationAlert("Empty the cart?", answers: [.ok, .cancel])
  ///   if try await interactor.router?.ask(sure) == .ok { interactor.emptyCart() }
  /// }
  /// ```
  ///
  /// - Returns: `nil` if there will be no answer: the task was cancelled, or this riblet deactivated.
  /// - Throws: ``NavigationError/hidden(riblet:)`` at once if the riblet is hidden or below a hidden one.
  func ask(_ question: NavigationAlert) async throws -> NavigationAlert.Answer?

  /// Returns false for a route that is switched off. Ask it to hide a button that would do nothing.
  ///
  /// ```swift
  /// presenter.show(hasMenu: router?.isEnabled(.menu(player: "Ann")) ?? false)
  /// ```
  func isEnabled(_ route: Route<Origin>) -> Bool
}

extension Navigating {
  /// Shows a child, by default on top of the others.
  ///
  /// ```swift
  /// router?.route(to: .menu(player: "Ann"))
  /// router?.route(to: .menu(player: "Ann"), by: .popTo, as: .sheet)
  /// ```
  ///
  /// A route that is switched off, and a call in a riblet that was deactivated, changes nothing; the latter is
  /// diagnosed.
  ///
  /// - Parameters:
  ///   - route: The child and its arguments.
  ///   - action: `.push` adds it, `.popTo` goes back to it if it is open, `.replace` swaps the top child, `.root`
  ///     replaces all children of its kind.
  ///   - shown: Overrides the presentation that the route declares.
  @discardableResult
  public func route(to route: Route<Origin>, by action: RouteAction = .push, as shown: Shown? = nil)
    -> NavigationTransitionHandle
  {
    navigate(.to(route, by: action, as: shown))
  }

  /// Adds the first children, in `didBecomeActive()`. A riblet begins once in its life: after a restore, and when it comes back
  /// to the screen, the call does nothing. A second call in one activation is diagnosed.
  ///
  /// ```swift
  /// override func didBecomeActive() {
  ///   router?.begin(with: .home, .search)
  /// }
  /// ```
  ///
  /// Of several tabs, the first is selected.
  @discardableResult
  public func begin(with routes: Route<Origin>...) -> NavigationTransitionHandle { navigate(.begin(routes)) }

  /// Makes these the items of the list, in this order; those with the same key and arguments stay.
  ///
  /// ```swift
  /// router?.show(items: cart.lines.map { .line($0.id) })
  /// ```
  ///
  /// Call it with the whole list after each change. Items that are missing are removed; children that are no items
  /// stay.
  @discardableResult
  public func show(items: [Route<Origin>]) -> NavigationTransitionHandle { navigate(.items(items)) }

  /// Makes these the pages of this riblet, the last on top, in one move; equal ones stay the same riblets.
  ///
  /// ```swift
  /// router?.set(stack: [.category(3), .product(7)])
  /// ```
  ///
  /// Other children stay. A page that is new, or comes above a page that it was below, is placed in front. Removes held pages, too:
  /// a hold stops only the user.
  @discardableResult
  public func set(stack: [Route<Origin>]) -> NavigationTransitionHandle { navigate(.stack(stack)) }

  /// Makes several moves one: the tree follows when the closure returns, and the screen shows one transition.
  ///
  /// ```swift
  /// router?.update {
  ///   $0.leave(.cart)
  ///   $0.route(to: .receipt(order: 7))
  /// }
  /// ```
  ///
  /// A child that leaves in the closure and comes back with equal arguments stays the same riblet. ``routes`` has the moves so far. A
  /// mock keeps the single moves.
  @discardableResult
  public func update(_ moves: (Self) -> Void) -> NavigationTransitionHandle {
    guard let node = self as? RibletNode else {
      moves(self)
      return NavigationTransitionHandle()
    }
    return node.navigator.carryOutTogether(below: node) { moves(self) }
  }

  /// Selects a tab of this riblet. A tab that does not exist is diagnosed, and nothing changes.
  ///
  /// ```swift
  /// router?.select(.search)
  /// ```
  @discardableResult
  public func select(_ id: RouteID<Origin>) -> NavigationTransitionHandle { navigate(.select(id)) }

  /// Selects a tab by its route. A tab that does not exist is diagnosed, and nothing changes.
  ///
  /// ```swift
  /// router?.select(.search(query: ""))
  /// ```
  ///
  /// Of the arguments only the ``ChildRoute/key`` counts. Select a tab by its ``RouteID`` if you do not have them.
  @discardableResult
  public func select(_ route: Route<Origin>) -> NavigationTransitionHandle { navigate(.select(route.id)) }

  /// Removes a child, of several the last one; does nothing without such a child.
  ///
  /// ```swift
  /// func menuDidFinish() { router?.leave(.menu) }
  /// ```
  ///
  /// Also removes a held child: a hold stops only the user. ``LeaveListening`` is not called.
  @discardableResult
  public func leave(_ id: RouteID<Origin>) -> NavigationTransitionHandle { navigate(.leave(id)) }

  /// Removes a child, whatever its arguments are; does nothing without such a child.
  ///
  /// ```swift
  /// router?.leave(.menu(player: "Ann"))
  /// ```
  @discardableResult
  public func leave(_ route: Route<Origin>) -> NavigationTransitionHandle { navigate(.leave(route.id)) }

  /// Removes the child with this handle; does nothing if it has left, or has other arguments now.
  ///
  /// ```swift
  /// func productDidFinish(_ product: ChildHandle) { router?.leave(product) }
  /// ```
  ///
  /// Use it if `leave(.product)` could remove another child than the caller: see ``ChildHandle``.
  @discardableResult
  public func leave(_ handle: ChildHandle) -> NavigationTransitionHandle { navigate(.leave(handle)) }

  /// Removes the pages that this riblet has pushed. Pages of other riblets stay.
  ///
  /// ```swift
  /// func didTapHome() { router?.popToRoot() }
  /// ```
  @discardableResult
  public func popToRoot() -> NavigationTransitionHandle { navigate(.popToRoot) }

  /// Goes back to a page or a sheet of this riblet, of several the last one; does nothing without such a child.
  ///
  /// ```swift
  /// func didTapCategory() { router?.pop(to: .category) }
  /// ```
  ///
  /// Adds nothing, unlike `route(to:by: .popTo)`.
  @discardableResult
  public func pop(to id: RouteID<Origin>) -> NavigationTransitionHandle { navigate(.pop(to: id)) }

  /// Goes back to a page or a sheet of this riblet, whatever its arguments are; does nothing without such a child.
  ///
  /// ```swift
  /// router?.pop(to: .category(3))
  /// ```
  @discardableResult
  public func pop(to route: Route<Origin>) -> NavigationTransitionHandle { navigate(.pop(to: route.id)) }

  /// Returns true if the riblet has such a child, whatever its arguments are.
  ///
  /// ```swift
  /// guard router?.contains(.cart) == false else { return }
  /// ```
  public func contains(_ id: RouteID<Origin>) -> Bool { routes.contains { $0.value.isAt(id.place) } }

  /// Returns true if the riblet has this child with equal arguments.
  ///
  /// ```swift
  /// presenter.show(isOpen: router?.contains(.product(7)) ?? false)
  /// ```
  public func contains(_ route: Route<Origin>) -> Bool { routes.contains(route) }

  /// Prevents the user from leaving a child; an attempt is reported to ``LeaveListening/userDidTryToLeave(_:)``.
  ///
  /// ```swift
  /// func draftDidChange() { router?.hold(.editor) }
  /// ```
  ///
  /// It works as UIKit's `isModalInPresentation`. `release(_:)` ends it; `leave(_:)` works nevertheless.
  public func hold(_ id: RouteID<Origin>) { navigate(.hold(id, true)) }

  /// Prevents the user from leaving a child, whatever its arguments are.
  ///
  /// ```swift
  /// router?.hold(.editor(draft: 7))
  /// ```
  public func hold(_ route: Route<Origin>) { navigate(.hold(route.id, true)) }

  /// Allows the user to leave a held child again. Does nothing if it is not held.
  ///
  /// ```swift
  /// func draftWasSaved() { router?.release(.editor) }
  /// ```
  public func release(_ id: RouteID<Origin>) { navigate(.hold(id, false)) }

  /// Allows the user to leave a held child again, whatever its arguments are.
  ///
  /// ```swift
  /// router?.release(.editor(draft: 7))
  /// ```
  public func release(_ route: Route<Origin>) { navigate(.hold(route.id, false)) }

  /// Shows a number at a tab, such as the things in a cart; 0 shows none. A tab that does not exist is diagnosed.
  ///
  /// ```swift
  /// observe(cart) { interactor, cart in interactor.router?.set(badge: cart.count, on: .cart) }
  /// ```
  ///
  /// It stays with the tab, also with other arguments, until the tab leaves. A saved state does not contain it.
  public func set(badge: Int, on id: RouteID<Origin>) { navigate(.badge(id, badge)) }

  /// Shows a number at a tab, whatever its arguments are; 0 shows none. A tab that does not exist is diagnosed.
  ///
  /// ```swift
  /// router?.set(badge: unread, on: .inbox(folder: 3))
  /// ```
  public func set(badge: Int, on route: Route<Origin>) { navigate(.badge(route.id, badge)) }

  /// Waits for a child, and returns its interactor as an item of a workflow.
  ///
  /// ```swift
  /// let menu = try await router.item(at: .menu, as: (any MenuActionableItem).self)
  /// ```
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
  ///
  /// - Throws: As ``child(at:)``, and ``NavigationError/noItem(child:wanted:)`` if the interactor is not of the type.
  public func item<Item>(at route: Route<Origin>, as type: Item.Type = Item.self) async throws -> Item {
    try await item(at: route.id, as: type)
  }
}

extension Navigating where Self: RibletNode {
  /// The routes of the children, from the list itself. Reading it changes nothing.
  public var routes: [Route<Origin>] { madeNavigator?.list.routes() ?? [] }

  /// The route of the selected tab, from the list itself. Reading it changes nothing.
  public var selected: Route<Origin>? { madeNavigator?.list.selectedRoute() }

  /// Carries out a move below this router. An interactor calls it through its routing protocol.
  @discardableResult
  public func navigate(_ move: NavigationMove<Origin>) -> NavigationTransitionHandle {
    navigator.carryOut(move.change, below: self)
  }

  /// Waits for a child of this router, and returns its interactor. Cancel the task to stop the wait.
  public func child(at id: RouteID<Origin>) async throws -> any Interactable {
    try await navigator.waitForNode(id.place).anyInteractable
  }

  /// Asks the user by an alert of this riblet, and waits for the answer. Several questions are asked one after the
  /// other.
  public func ask(_ question: NavigationAlert) async throws -> NavigationAlert.Answer? {
    try await navigator.ask(question)
  }

  /// Asks the route's ``ChildRoute/isEnabled(in:)`` with this router. Nothing changes.
  public func isEnabled(_ route: Route<Origin>) -> Bool { route.value.isEnabled(below: self) }
}
