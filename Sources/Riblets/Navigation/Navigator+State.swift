extension NavigationState {
  /// A part of a saved state that was omitted: ``RibletNode/restore(_:)`` returns the list of them.
  ///
  /// ```swift
  /// for omission in root.restore(state) { log("\(omission)") }
  /// ```
  ///
  /// See `Documentation/Routes.md`.
  public struct Omission: Hashable, Sendable, CustomStringConvertible {
    /// The reasons for an omission, mostly differences between two versions of the app.
    ///
    /// ```swift
    /// if case .unreadableArguments(let error) = omission.reason { log(error) }
    /// ```
    public enum Reason: Error, Hashable, Sendable {
      /// The parent has no route of this name. If you renamed the type, add a ``FormerRoute``.
      case unknown
      /// The route is switched off: its ``ChildRoute/isEnabled(in:)`` returns false. Everything below it is missing
      /// too.
      case disabled
      /// The arguments of the route cannot be read. Increase ``ChildRoute/version``, and migrate them.
      case unreadableArguments(String)
      /// The state of the interactor cannot be read, and the riblet is restored without it. Keep
      /// ``StateSaving/SavedState`` readable.
      case unreadableState(String)
      /// There are too many riblets above it: more than 200 levels. Check if a riblet routes to itself without end.
      case tooDeep
    }

    /// The names of the routes from the restored riblet down to this one, as in `LoggedIn/Menu`.
    public let path: String
    /// The cause. With ``Reason/unreadableState(_:)`` the riblet is there and starts again; otherwise it is missing.
    public let reason: Reason

    /// The path, the problem, and its effect, in one line: `'LoggedIn/Menu' was left out: the route is switched off.`
    public var description: String {
      switch reason {
      case .unknown: "'\(path)' was left out: its parent has no such route."
      case .disabled: "'\(path)' was left out: the route is switched off."
      case .unreadableArguments(let error): "'\(path)' was left out: its arguments cannot be read. \(error)"
      case .unreadableState(let error): "'\(path)' starts again: its state cannot be read. \(error)"
      case .tooDeep: "'\(path)' was left out: more than \(RouteList.levels) riblets are below each other."
      }
    }
  }
}

/// The saved state of a riblet, restored when it is built.
final class SavedBranch {
  let entry: NavigationState.Entry
  /// The path of the riblet in the saved state.
  let path: String
  /// Takes omissions while `restore(_:)` runs; without it they are diagnosed.
  let omissions: Omissions?

  init(_ entry: NavigationState.Entry, path: String? = nil, omissions: Omissions? = nil) {
    self.entry = entry
    self.path = path ?? entry.route
    self.omissions = omissions
  }

  final class Omissions {
    var list: [NavigationState.Omission] = []
    var isOpen = true
  }
}

extension Navigator {
  // MARK: Saving

  func savedEntry(of child: RouteList.Child, _ node: RibletNode?, level: Int) -> NavigationState.Entry {
    var entry: NavigationState.Entry
    if node == nil, let saved = places[of: child.number]?.saved {
      entry = saved.entry
    } else {
      let below = node?.madeNavigator
      entry = NavigationState.Entry(
        route: type(of: child.route.value).routeName,
        arguments: (try? PlainValue(encoding: child.route.value)) ?? .object([:]),
        version: type(of: child.route.value).version,
        state: (node?.anyInteractable as? any StateSaving)?.plainState,
        below: below?.savedEntries(level: level + 1) ?? [], hasBegun: below?.list.hasBegun == true ? true : nil)
    }
    entry.shown = child.shown
    entry.isSelected = child.shown == .tab && child.number == list.selected
    entry.order = Int(child.arrival)
    entry.isHeld = child.isHeld
    return entry
  }

  func savedEntries(level: Int) -> [NavigationState.Entry] {
    guard level < RouteList.levels else { return [] }
    return list.children.map { savedEntry(of: $0, node(of: $0.number), level: level) }
  }

  // MARK: Restoring

  /// Restores a riblet before it is attached: its children, its state, and then the moves that its builder has made.
  func restore(_ saved: SavedBranch, in node: RibletNode, below owner: RibletNode) {
    let entry = saved.entry
    let isEmpty = entry.below.isEmpty && !entry.hasBegun
    let navigator = isEmpty ? node.madeNavigator : node.navigator
    navigator?.parentToBe = owner
    let wasFollowing = navigator?.isFollowing ?? false
    // What the setter of the state asks for comes after the saved children.
    navigator?.isFollowing = true
    let count = saved.omissions?.list.count
    navigator?.setList(of: entry.below, hasBegun: entry.hasBegun, saved.path, saved.omissions, below: node)
    if let state = entry.state, let interactor = node.anyInteractable as? any StateSaving {
      do { try interactor.take(state) } catch {
        omit(saved.path, .unreadableState("\(error)"), saved.omissions, at: count)
      }
    }
    navigator?.isFollowing = wasFollowing
    (navigator ?? node.madeNavigator)?.update(below: node)
  }

  /// Replaces the list by a saved one. The riblets are built when the tree follows.
  func setList(
    of entries: [NavigationState.Entry], hasBegun: Bool, _ path: String, _ omissions: SavedBranch.Omissions?,
    below owner: RibletNode
  ) {
    var restored = RouteList()
    for entry in entries {
      let path = path.isEmpty ? entry.route : path + "/" + entry.route
      do throws(NavigationState.Omission.Reason) {
        let route = try route(of: entry, below: owner)
        var child = RouteList.Child(
          AnyRoute(route), as: entry.shown ?? route.shownByDefault, at: Self.takeNumbers())
        child.arrival = UInt32(clamping: entry.order ?? Int(child.arrival))
        child.isHeld = entry.isHeld
        restored.restore(child, isSelected: entry.isSelected)
        let saved = SavedBranch(entry, path: path, omissions: omissions)
        setPlace(child.number, ChildPlace(of: child, saved: saved, wantedIn: changes))
      } catch {
        omit(path, error, omissions)
      }
    }
    // A riblet that has lost all of its children begins again.
    restored.hasBegun = hasBegun && !(restored.children.isEmpty && !entries.isEmpty)
    // The state makes new children, also where equal ones were in the list.
    if before != nil { before = RouteList() }
    for move in early { _ = restored.carryOut(move.change, at: move.number) }
    changeList {
      $0 = restored
      return true
    }
  }

  private func omit(
    _ path: String, _ reason: NavigationState.Omission.Reason, _ omissions: SavedBranch.Omissions?, at index: Int? = nil
  ) {
    let omission = NavigationState.Omission(path: path, reason: reason)
    guard let omissions, omissions.isOpen else { return report(.leftOut(omission)) }
    omissions.list.insert(omission, at: index ?? omissions.list.count)
  }

  private func route(
    of saved: NavigationState.Entry, below owner: RibletNode
  ) throws(NavigationState.Omission.Reason) -> any ChildRoute {
    guard !owner.isTooDeep else { throw .tooDeep }
    guard let type = Self.route(named: saved.route, below: type(of: owner)) else { throw .unknown }
    let arguments = saved.version == type.version ? saved.arguments : type.migrate(saved.arguments, from: saved.version)
    let route: any ChildRoute
    do { route = try arguments.decoded(as: type) } catch { throw .unreadableArguments("\(error)") }
    guard route.isEnabled(below: owner) else { throw .disabled }
    return route
  }

  // MARK: Names

  /// Finds `LoggedInMenu` in the module of `LoggedInRouter` by the name `Menu`, so that no list of routes is kept.
  ///
  /// Looks a type up by its mangled name, as SwiftUI's `NavigationPath` does: `_typeByName` is underscored, but its
  /// name and the mangling of a top-level type are part of Swift's stable ABI.
  private static func route(named name: String, below parent: RibletNode.Type) -> (any ChildRoute.Type)? {
    let key = RouteName(parent: ObjectIdentifier(parent), name: name)
    if let known = knownRoutes[key] { return known }
    let path = String(reflecting: parent).split(separator: ".")
    guard path.count == 2, !name.isEmpty else { return nil }
    let route = RibletPath.name(ofType: parent) + name
    let mangled = "\(path[0].utf8.count)\(path[0])\(route.utf8.count)\(route)"
    var found: (any ChildRoute.Type)? = _typeByName(mangled + "V") as? any ChildRoute.Type
    if found == nil, let mark = _typeByName(mangled + "O") as? any FormerRoute.Type {
      // A mark that the route does not list would be found in debug builds only.
      found = mark.route.former.contains { $0 == mark } ? mark.route : nil
    }
    if let route = found, !route.leads(from: parent) { found = nil }
    knownRoutes[key] = .some(found)
    return found
  }

  private struct RouteName: Hashable {
    let parent: ObjectIdentifier
    let name: String
  }

  /// The routes that were looked up, also those that do not exist: a look-up searches all types of a program.
  private static var knownRoutes: [RouteName: (any ChildRoute.Type)?] = [:]

  /// Diagnoses a route that restoring could not find, when a move first names it in a debug build: also one that is switched
  /// off, which the developer would not see.
  func checkName(of route: AnyRoute, below owner: RibletNode) {
    #if DEBUG
      let type = type(of: route.value)
      guard Self.checkedRoutes.insert(ObjectIdentifier(type)).inserted else { return }
      let parent = Swift.type(of: owner)
      // A parent in a function or another type, as in a test, is never restored by name.
      guard String(reflecting: parent).split(separator: ".").count == 2, type.leads(from: parent),
        Self.route(named: type.routeName, below: parent) != type
      else { return }
      report(
        .cannotBeFound(
          route: "\(type)", name: RibletPath.name(ofType: parent) + type.routeName, parent: "\(parent)"))
    #endif
  }

  #if DEBUG
    private static var checkedRoutes: Set<ObjectIdentifier> = []
  #endif
}

extension RibletNode {
  /// The children that came by routes, and all below them, as a value to save or compare.
  ///
  /// Reading it asks each ``StateSaving`` interactor for its state. Children that were attached without a route are
  /// missing.
  public final var navigationState: NavigationState {
    guard let navigator = madeNavigator else { return NavigationState() }
    var state = NavigationState(
      entries: navigator.savedEntries(level: 0), hasBegun: navigator.list.hasBegun ? true : nil)
    state.simplifyOrder()
    return state
  }

  /// Restores a saved state, and replaces the present children.
  ///
  /// Before the launch the riblets are only assembled, so that each `begin(with:)` finds its children.
  ///
  /// ```swift
  /// let omissions = root.restore(state)
  /// root.launch()
  /// ```
  ///
  /// - Parameter state: The state of this riblet, not of the whole app if this riblet is not the root.
  ///
  /// - Returns: The parts that this app no longer has or cannot read. Everything else is restored. Parts of a released
  ///   riblet are read when the riblet is built, and diagnosed then.
  @discardableResult
  public final func restore(_ state: NavigationState) -> [NavigationState.Omission] {
    let omissions = SavedBranch.Omissions()
    var numbered = state
    numbered.numberOrder()
    navigator.early = []
    navigator.setList(of: numbered.entries, hasBegun: state.hasBegun, "", omissions, below: self)
    navigator.update(below: self)
    omissions.isOpen = false
    return omissions.list
  }

  /// Restores a state that an earlier run of the app has saved, before the launch. Diagnoses what cannot be restored:
  /// without any of it the app starts at its root.
  ///
  /// - Parameter state: Reads the state, and throws if it cannot be read.
  package final func restore(in runtime: RibletRuntime, reading state: () throws -> NavigationState) {
    do {
      for omission in restore(try state()) { NavigationMisuse.leftOut(omission).report(to: runtime) }
    } catch {
      NavigationMisuse.unreadableState(error: "\(error)").report(to: runtime)
    }
  }

  /// The states of the tree below this riblet, which is its root.
  package final var statesOfTree: StateStream<NavigationState> { navigator.stateStream(of: self) }
}

extension LaunchRouter {
  /// The state of the whole tree: sends each state that differs from the last one, for analytics, the address of a browser, or to
  /// save it.
  ///
  /// ```swift
  /// root.navigationStates.sink { state in store.save(state) }
  /// ```
  ///
  /// It sends when tree and screen have followed the outermost move, also a move of the user, before
  /// ``LeaveListening/userDidLeave(_:)``. States within a move are not sent. Before you ask for the stream, it costs nothing.
  ///
  /// Observe it at the root: below another riblet, it does not send.
  public final var navigationStates: StateStream<NavigationState> { statesOfTree }
}
