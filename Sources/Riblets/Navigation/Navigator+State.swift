extension NavigationState {
  /// A part of a saved state that was omitted.
  public struct Omission: Hashable, Sendable, CustomStringConvertible {
    /// The reasons for an omission.
    public enum Reason: Error, Hashable, Sendable {
      /// The parent has no route of this name.
      case unknown
      /// The route is switched off.
      case disabled
      /// The arguments of the route cannot be read.
      case unreadableArguments(String)
      /// The state of the interactor cannot be read; the riblet is restored without it.
      case unreadableState(String)
    }

    /// The names of the routes from the restored riblet down to this one, as in `LoggedIn/Menu`.
    public let path: String
    /// The reason.
    public let reason: Reason

    /// The path, the problem, and its effect.
    public var description: String {
      switch reason {
      case .unknown: "'\(path)' was left out: its parent has no such route."
      case .disabled: "'\(path)' was left out: the route is switched off."
      case .unreadableArguments(let error): "'\(path)' was left out: its arguments cannot be read. \(error)"
      case .unreadableState(let error): "'\(path)' starts anew: its state cannot be read. \(error)"
      }
    }
  }
}

extension Navigator {
  var state: NavigationState { NavigationState(entries: entries.map { savedEntry(of: $0) }) }

  func savedEntry(of entry: Entry) -> NavigationState.Entry {
    let isSelected = entry.shown == .tab && entry.number == selected
    if entry.node == nil, var saved = entry.saved?.entry {
      saved.isSelected = isSelected
      return saved
    }
    return NavigationState.Entry(
      route: type(of: entry.edge).routeName, arguments: (try? PlainValue(encoding: entry.edge)) ?? .object([:]),
      version: type(of: entry.edge).version, shown: entry.shown, isSelected: isSelected,
      state: (entry.node?.anyInteractable as? any StateSaving)?.plainState,
      below: entry.node?.madeNavigator?.state.entries ?? [])
  }

  func restore(_ saved: [NavigationState.Entry], at path: String) {
    guard let owner else { return }
    removeAll()
    isToBeShown = true
    for item in saved {
      let place = path.isEmpty ? item.route : path + "/" + item.route
      do throws(NavigationState.Omission.Reason) {
        let edge = try edge(of: item, below: owner)
        guard admits(edge, below: owner) else { continue }
        append(edge, as: item.shown, isSelected: item.isSelected, saved: SavedBranch(item))
      } catch {
        omissions.append(NavigationState.Omission(path: place, reason: error))
      }
    }
    restoredPath = path
    settle(below: owner)
  }

  private func edge(
    of saved: NavigationState.Entry, below owner: RibletNode
  ) throws(NavigationState.Omission.Reason) -> any ChildRoute {
    guard let type = Self.route(named: saved.route, below: type(of: owner)) else { throw .unknown }
    let arguments = saved.version == type.version ? saved.arguments : type.migrate(saved.arguments, from: saved.version)
    let edge: any ChildRoute
    do { edge = try arguments.decoded(as: type) } catch { throw .unreadableArguments("\(error)") }
    guard edge.isEnabled(below: owner) else { throw .disabled }
    return edge
  }

  /// Finds `LoggedInMenu` in the module of `LoggedInRouter` by the name `Menu`, so that no list of routes is kept.
  ///
  /// Looks a type up by its mangled name, as SwiftUI's `NavigationPath` does: `_typeByName` is underscored, but its
  /// name and the mangling of a top-level type are part of Swift's stable ABI.
  private static func route(named name: String, below parent: RibletNode.Type) -> (any ChildRoute.Type)? {
    let key = RouteName(parent: ObjectIdentifier(parent), name: name)
    if let known = knownRoutes[key] { return known }
    let path = String(reflecting: parent).split(separator: ".")
    guard path.count == 2, !name.isEmpty else { return nil }
    let edge = RibletPath.name(ofType: parent) + name
    let mangled = "\(path[0].utf8.count)\(path[0])\(edge.utf8.count)\(edge)"
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

  /// Returns the omissions here and below, and clears them.
  func takeOmissions() -> [NavigationState.Omission] {
    var all = omissions
    omissions = []
    for entry in entries { if let below = entry.node?.madeNavigator { all += below.takeOmissions() } }
    return all
  }

  func take(_ saved: NavigationState.Entry, for node: RibletNode) {
    let path = restoredPath.isEmpty ? saved.route : restoredPath + "/" + saved.route
    if let state = saved.state, let interactor = node.anyInteractable as? any StateSaving {
      do { try interactor.take(state) } catch {
        omissions.append(NavigationState.Omission(path: path, reason: .unreadableState("\(error)")))
      }
    }
    if !saved.below.isEmpty { node.navigator.restore(saved.below, at: path) }
  }
}

extension RibletNode {
  /// The children that came by routes, and all below them.
  public final var navigationState: NavigationState { madeNavigator?.state ?? NavigationState() }

  /// Restores a saved state, and replaces the present children.
  ///
  /// Before the launch the riblets are only assembled, so that each `begin(with:)` finds its children.
  ///
  /// - Returns: The parts that this app no longer has or cannot read. Everything else is restored.
  @discardableResult
  public final func restore(_ state: NavigationState) -> [NavigationState.Omission] {
    navigator.restore(state.entries, at: "")
    return navigator.takeOmissions()
  }
}
