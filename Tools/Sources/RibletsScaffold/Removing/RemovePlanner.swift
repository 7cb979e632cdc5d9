import RibletsEdits
package import RibletsPlans
package import RibletsRepository

/// Decides what removing a riblet comes to: its files, tests and snapshots, and its routes.
package struct RemovePlanner {
  /// The ways to treat files in the folders of the riblet that are no part of it.
  package enum Strangers: Sendable {
    case refuse, remove, keep
  }

  private let app: FoundApp
  private let code: CodeFiles
  private let tree: RibletTree
  private let layouts: PlanLayouts
  private let modules: AppModules

  /// Reads which riblets the app has.
  ///
  /// - Parameter tree: The riblets, if they are read already.
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp, _ layouts: PlanLayouts, tree: RibletTree? = nil) throws(RequestProblem) {
    self.layouts = layouts
    modules = try AppModules(of: app)
    self.app = app
    code = try CodeFiles(root: app.root, modules: modules.importable.keys)
    self.tree = if let tree { tree } else { try TreeReader.tree(of: app) }
  }

  /// The files that go, and what changes in others.
  ///
  /// - Parameters:
  ///   - isRecursive: Whether children go, too, that nobody else attaches.
  /// - Throws: ``RequestProblem`` with all places that stand in the way.
  package func plan(_ name: String, isRecursive: Bool, strangers: Strangers) throws(RequestProblem) -> ScaffoldPlan {
    let riblet = try tree.riblet(named: name)
    guard !riblet.isRoot else {
      throw RequestProblem(
        "'\(name)' is where the tree begins: something launches it. Remove what is below it instead.",
        at: "\(riblet.place)")
    }
    let names = try removed(name, isRecursive: isRecursive)
    let edges = tree.edges.filter { names.contains($0.parent) || names.contains($0.child) }
    let byHand = edges.filter { $0.isHandWritten && !names.contains($0.parent) }
    let properties = names.map { NameWords($0).property }
    let files = try code.containing(names + properties)
    let derived = names.map { DerivedNames($0, in: files, modules) }
    var removal = Removal(
      parts: RemovedParts(names: derived, edges: edges), outerEdges: edges.filter { !names.contains($0.parent) },
      files: files, code: code, modules: modules, tree: tree, strangers: strangers)
    removal.problems = byHand.map {
      "\($0.place): error: '\($0.parent)' attaches '\($0.child)' by code of its own. Take that out first."
    }
    let folders = names.compactMap { tree.riblets[$0] }.map { RibletFolders($0, modules) }
    for folder in folders { removal.remove(code.files(below: folder.resources(app.layout)), of: folder.riblet) }
    removal.run(folders)
    var plan = removal.plan
    var problems = removal.problems
    let layout = try layouts.layout(of: app, modules, SourceIndex([]), AppTexts(root: app.root))
    do throws(RequestProblem) { plan = try layout.completed(plan) } catch { problems.append("\(error)") }
    guard problems.isEmpty else { throw RequestProblem(listing: problems) }
    return plan
  }

  /// The riblet, and the children that go with it.
  private func removed(_ name: String, isRecursive: Bool) throws(RequestProblem) -> [String] {
    let children = tree.edges(from: name).filter { $0.child != name }
    if !isRecursive, !children.isEmpty {
      let lines = children.map {
        "\($0.place): error: '\(name)' attaches '\($0.child)' here. Remove that first, or all below '\(name)' with --recursive."
      }
      throw RequestProblem(listing: lines)
    }
    let below = riblets(below: [name], in: Set(tree.riblets.keys).subtracting([name]))
    // Also those that only attach each other, in a circle, go.
    let others = Set(tree.riblets.keys).subtracting(below).subtracting([name])
    return ([name] + below.subtracting(riblets(below: others, in: below))).sorted()
  }

  /// The riblets of a set that some riblets attach, directly or through others of the set.
  private func riblets(below parents: Set<String>, in set: Set<String>) -> Set<String> {
    var found: Set<String> = []
    while let next = tree.edges.first(where: { edge in
      (parents.contains(edge.parent) || found.contains(edge.parent)) && set.contains(edge.child)
        && !found.contains(edge.child)
    }) { found.insert(next.child) }
    return found
  }
}
