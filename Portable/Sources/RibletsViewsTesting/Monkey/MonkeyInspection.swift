import Riblets
import RibletsTesting
import RibletsViews

/// The rules for a settled app: state, tree and screen agree, and no misuse was diagnosed.
@MainActor
struct MonkeyInspection {
  /// A riblet that was seen, held weakly.
  private struct Known {
    let name: String
    weak var router: (any Routing)?
    weak var view: ViewController?
  }

  private let app: AppTester
  private var known: [Known] = []
  private var knownRouters: Set<ObjectIdentifier> = []
  private var diagnosesBefore: Int

  init(_ app: AppTester) {
    self.app = app
    diagnosesBefore = app.scope.diagnoses.count
  }

  /// Returns the first violated rule, as a sentence.
  mutating func problem() -> String? {
    // Renders, which diagnoses some misuses.
    _ = app.frame
    let diagnoses = app.scope.diagnoses
    if diagnoses.count > diagnosesBefore { return "The tree has diagnosed a misuse.\n\(diagnoses[diagnosesBefore])" }
    guard let root = app.root, root.interactable.isActive else { return nil }
    let attached = Self.branch(root)
    note(attached)
    return problemOfTree(attached) ?? problemOfViews(attached)
  }

  /// Returns the detached riblets that are still in memory, as a sentence.
  func leaks() -> String? {
    let attached = Set(app.root.map { Self.branch($0) }?.map { ObjectIdentifier($0) } ?? [])
    let left = known.filter { riblet in
      guard let router = riblet.router else { return false }
      return !attached.contains(ObjectIdentifier(router)) && (router as? RibletNode)?.isKeptWhenDetached != true
    }
    guard !left.isEmpty else { return nil }
    // A router in memory holds those below it.
    let names = Set(left.map(\.name))
    let topmost = names.filter { name in !names.contains { name.hasPrefix($0 + "/") } }.sorted()
    return """
      \(topmost.map { "'\($0)' has left the tree and is still in memory." }.joined(separator: "\n"))
      Look for who refers to it: a closure that captures it, a parent that remembers it, a listener that is not weak.
      """
  }

  private mutating func note(_ attached: [any Routing]) {
    known.removeAll { $0.router == nil && $0.view == nil }
    // A new object may have the address of a freed one.
    knownRouters = Set(known.compactMap { $0.router.map { ObjectIdentifier($0) } })
    for router in attached where knownRouters.insert(ObjectIdentifier(router)).inserted {
      known.append(Known(name: Self.name(of: router), router: router, view: Self.view(of: router)))
    }
  }

  // MARK: The tree

  private func problemOfTree(_ attached: [any Routing]) -> String? {
    for router in attached {
      if !router.interactable.isActive { return "'\(Self.name(of: router))' is attached and not active." }
      let expected = Self.entries(of: router).filter(\.isSurelyThere)
      guard router.children.count < expected.count else { continue }
      let routes = expected.map { "'\($0.route)'" }.joined(separator: ", ")
      return """
        '\(Self.name(of: router))' has \(router.children.count) children attached, and \(expected.count) in its state: \
        \(routes).
        """
    }
    return nil
  }

  /// Returns a riblet and all below it, parents before children.
  private static func branch(_ root: any Routing) -> [any Routing] {
    [root] + root.children.flatMap { branch($0) }
  }

  private static func name(of router: any Routing) -> String {
    (router as? RibletNode)?.ribletPath.description ?? "\(type(of: router))"
  }

  private static func view(of router: any Routing) -> ViewController? {
    (router as? any ViewableRouting)?.viewControllable as? ViewController
  }

  private static func entries(of router: any Routing) -> [NavigationState.Entry] {
    (router as? RibletNode)?.navigationState.entries.markingCovered() ?? []
  }

  // MARK: The screen

  private func problemOfViews(_ attached: [any Routing]) -> String? {
    var owners: [ObjectIdentifier: String] = [:]
    for router in attached {
      guard let view = Self.view(of: router) else { continue }
      let name = Self.name(of: router)
      if let other = owners.updateValue(name, forKey: ObjectIdentifier(view)) {
        return "'\(other)' and '\(name)' have one view, '\(type(of: view))'."
      }
    }
    for riblet in known {
      if let view = riblet.view, view.isInWindow, owners[ObjectIdentifier(view)] == nil {
        return "The view '\(type(of: view))' is on the screen, and its riblet '\(riblet.name)' has left the tree."
      }
    }
    if let root = app.root, let problem = problemOfPlaces(below: root) { return problem }
    guard let bottom = app.window.rootViewController else { return nil }
    return problemOfStrangers(from: bottom, isOwned: !Self.isOfFramework(bottom), owners: Set(owners.keys))
  }

  /// Finds riblets whose views are not on the screen, although their places are visible.
  private func problemOfPlaces(below router: any Routing) -> String? {
    let away = router.children.filter { Self.isAway($0) }
    let excused = Self.entries(of: router).filter { !$0.isOnScreen }
    if away.count > excused.count {
      let names = away.map { "'\(Self.name(of: $0))'" }.joined(separator: ", ")
      return """
        \(names): attached, and \(away.count == 1 ? "its view is" : "their views are") nowhere on the screen\
        \(excused.isEmpty ? "" : ", where \(excused.count) may be hidden").
        Detach it when the user has taken its view away, or show it.
        """
    }
    for child in router.children where !Self.isAway(child) {
      if let problem = problemOfPlaces(below: child) { return problem }
    }
    return nil
  }

  /// Returns true if none of the first views of a branch, its own or those below it, is on the screen; false without
  /// views.
  private static func isAway(_ router: any Routing) -> Bool {
    let views = firstViews(router)
    return !views.isEmpty && !views.contains(where: \.isInWindow)
  }

  private static func firstViews(_ router: any Routing) -> [ViewController] {
    view(of: router).map { [$0] } ?? router.children.flatMap { firstViews($0) }
  }

  /// Finds views that neither belong to a riblet nor are contained in or presented by the view of one.
  private func problemOfStrangers(
    from controller: ViewController, isOwned: Bool, owners: Set<ObjectIdentifier>
  ) -> String? {
    let isOwned = isOwned || owners.contains(ObjectIdentifier(controller)) || controller === app.stage?.viewController
    if !isOwned, !Self.isOfFramework(controller) {
      return "The view '\(type(of: controller))' is on the screen and belongs to no riblet."
    }
    var below = controller.children
    // A child returns the view controller that its container presents.
    if controller.parent == nil, let modal = controller.presentedViewController { below.append(modal) }
    for next in below {
      if let problem = problemOfStrangers(from: next, isOwned: isOwned, owners: owners) { return problem }
    }
    return nil
  }

  /// Returns true for stacks, alerts, and placeholders of released riblets.
  private static func isOfFramework(_ controller: ViewController) -> Bool {
    String(reflecting: type(of: controller)).hasPrefix("RibletsViews.")
  }
}

extension [NavigationState.Entry] {
  /// Returns the entries without those below them; of pushed ones only the last is marked as selected, since it covers
  /// the others.
  fileprivate func markingCovered() -> [NavigationState.Entry] {
    let top = lastIndex { $0.shown == .pushed }
    return enumerated().map { index, entry in
      var entry = entry
      if entry.shown == .pushed { entry.isSelected = index == top }
      return entry
    }
  }
}

extension NavigationState.Entry {
  /// True for a place whose riblet is never released; others may be released, depending on their routes.
  fileprivate var isSurelyThere: Bool { (shown != .tab && shown != .pushed) || isSelected }

  /// False for a place that is not visible.
  fileprivate var isOnScreen: Bool { shown != .hidden && (shown != .tab || isSelected) }
}
