import RibletsModel
package import RibletsPlans
import RibletsReading
package import RibletsRepository
package import RibletsSource

/// Decides what moving a riblet below another parent comes to: its route with its tests, and the ways of what it needs.
package struct MovePlanner {
  /// A riblet, and where it shall be.
  package struct Request: Sendable {
    package let riblet: String
    package let parent: String
    /// The parent that it leaves; `nil` for the only one.
    package var oldParent: String?
    /// The way in which the new parent shows it; `nil` to show it as the old one does.
    package var shown: Presentation?
    /// The moment at which the new parent attaches it; `nil` for that of the old one, or what fits to `shown`.
    package var attachment: RibletRequest.Attachment?
    /// Modules to import for types that the app does not show the home of.
    package var imports: [String] = []
    /// True if the user says that routes can keep its arguments.
    package var isCodable = false

    package init(_ riblet: String, below parent: String) { (self.riblet, self.parent) = (riblet, parent) }
  }

  private let draft: AppDraft
  private let layouts: PlanLayouts
  private let tree: RibletTree
  private let rendered: RenderedRiblet

  /// Reads the app.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp, _ layouts: PlanLayouts) throws(RequestProblem) {
    self.layouts = layouts
    draft = try AppDraft(app)
    tree = try draft.tree()
    rendered = try RenderedRiblet(app, tree)
    Workings.keep(draft)
  }

  /// The changes that move a riblet. One that nobody attaches gets a parent.
  ///
  /// - Parameter isForced: True to move it where code of the old parent still names it, too; the places are left to do.
  /// - Throws: ``RequestProblem`` for a riblet that cannot come there, and with all places that stand in the way.
  package func plan(_ request: Request, isForced: Bool = false) throws(RequestProblem) -> ScaffoldPlan {
    let riblet = try tree.riblet(named: request.riblet)
    _ = try tree.riblet(named: request.parent)
    let old = try edge(to: riblet, request)
    try check(riblet, old, request)
    var (asked, former) = (RibletRequest(name: try name(of: riblet)), RibletRequest(name: try name(of: riblet)))
    let isAbove = old.map { tree.without($0).below($0.parent).contains(request.parent) } ?? false
    let values = old?.argumentValues ?? riblet.arguments.reduce(into: [:]) { $0[$1.name] = $1.value }
    var move = try RibletMove(draft, layouts, rendered, of: riblet, old, importing: request.imports)
    // What the old parent makes comes along, unless the new one can have it from there.
    let made = isAbove ? [:] : move.madeValues
    try asked.take(riblet, made: made.compactMapValues(\.self), arguments: values)
    asked.imports += request.imports
    try former.take(riblet, made: old?.madeValues ?? [:], arguments: values)
    // The old route keeps the arguments, so the new one can.
    (asked.isCodable, former.isCodable) = (request.isCodable || old != nil, true)
    let attachment = old.map { $0.isAttachedAtStart ? RibletRequest.Attachment.start : .byHand }
    (former.parent, former.shown, former.attachment) = (old?.parent, old?.shown, attachment)
    (asked.parent, asked.shown) = (request.parent, request.shown ?? old?.shown)
    asked.attachment = request.attachment ?? (request.shown == nil ? attachment : nil)
    if asked.isFirst, let problem = StartEdges(of: tree.without(old)).problem(with: riblet.name, below: request.parent)
    {
      throw RequestProblem("\(problem) Add --attach by-hand.")
    }

    try move.move(asked, from: former, making: Set(made.keys))
    let uses = try move.uses()
    guard uses.isEmpty || isForced else { throw RequestProblem(listing: uses) }
    var plan = try move.plan
    plan.missing += uses
    plan.notes += notes(on: riblet, old)
    return plan
  }

  // MARK: Checks

  private func name(of riblet: KnownRiblet) throws(RequestProblem) -> RibletName {
    do throws(NameProblem) {
      return try RibletName(riblet.name)
    } catch {
      throw RequestProblem("'\(riblet.name)' cannot be moved by its name: \(error)", at: "\(riblet.place)")
    }
  }

  /// Returns the route that goes; `nil` for a riblet that nobody attaches.
  private func edge(to riblet: KnownRiblet, _ request: Request) throws(RequestProblem) -> TreeEdge? {
    let edges = tree.edges(to: riblet.name)
    if riblet.isRoot { throw RequestProblem(riblet.isLaunched(notBelow: request.parent)) }
    if let there = edges.first(where: { $0.parent == request.parent }) {
      throw RequestProblem(
        "'\(riblet.name)' is below '\(request.parent)' already. To present it in another way, change 'shown' here.",
        at: "\(there.place)")
    }
    let parents = edges.map { "'\($0.parent)'" }.joined(separator: " and ")
    guard let name = request.oldParent else {
      guard edges.count < 2 else {
        throw RequestProblem("'\(riblet.name)' is below \(parents). Say which it leaves: --from \(edges[0].parent).")
      }
      return edges.first
    }
    guard let edge = edges.first(where: { $0.parent == name }) else {
      let all = edges.isEmpty ? "Nobody attaches it: leave --from out." : "It is below \(parents)."
      throw RequestProblem("'\(riblet.name)' is not below '\(name)'. \(all)")
    }
    return edge
  }

  private func check(_ riblet: KnownRiblet, _ old: TreeEdge?, _ request: Request) throws(RequestProblem) {
    if request.parent == riblet.name { throw RequestProblem("'\(riblet.name)' cannot be its own parent.") }
    guard let old else { return }
    if old.isHandWritten {
      throw RequestProblem(
        "'\(old.parent)' attaches '\(riblet.name)' by code of its own, which cannot be moved. Take that out first: then it gets a parent by the same command.",
        at: "\(old.place)")
    }
    let rest = tree.without(old)
    let isLoose =
      rest.below(riblet.name).contains(request.parent) && !tree.roots.contains { rest.below($0).contains(riblet.name) }
    if isLoose {
      throw RequestProblem(
        "'\(request.parent)' is below '\(riblet.name)': nobody would attach them any longer. Move '\(request.parent)' first."
      )
    }
    let others = tree.edges.filter { $0 != old && $0.place.file == old.place.file && !$0.isHandWritten }
    if let other = others.first {
      throw RequestProblem(
        "The route to '\(riblet.name)' stands in a file with that to '\(other.child)'. Move it to a file of its own first.",
        at: "\(old.place)")
    }
  }

  /// The links that end at a route of this name.
  private func notes(on riblet: KnownRiblet, _ old: TreeEdge?) -> [String] {
    let property = NameWords(riblet.name).property
    guard old != nil else { return [] }
    return tree.links.filter { $0.ends.contains(property) }.map {
      "\($0.place): note: The link '\($0.pattern)' leads by '.\(property)'. See that it still gets there."
    }
  }
}

extension RibletTree {
  /// The tree without a route.
  fileprivate func without(_ edge: TreeEdge?) -> RibletTree {
    var tree = self
    tree.edges.removeAll { $0 == edge }
    return tree
  }

  /// The riblets that one attaches, directly or through others, and itself.
  fileprivate func below(_ name: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([name], [name])
    while let name = open.popLast() {
      open += edges(from: name).map(\.child).filter { found.insert($0).inserted }
    }
    return found
  }
}
