import RibletsModel
package import RibletsPlans
import RibletsReading
package import RibletsRepository
package import RibletsSource

/// Decides what a dependency that a riblet comes to need, or no longer needs, changes on all levels above it.
///
/// You can ask for several changes. Each plan also has the changes of the plans before it.
package struct DependencyPlanner {
  private let app: FoundApp
  private var draft: AppDraft
  private var tree: RibletTree
  private var rendered: RenderedRiblet
  /// False after a plan, which the next one takes as carried out.
  private var isRead = true

  /// Reads the app.
  ///
  /// - Parameter known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp, known: [String: SourceOutline] = [:]) throws(RequestProblem) {
    self.app = app
    draft = try AppDraft(app, known: known)
    tree = try Self.tree(of: draft)
    rendered = try RenderedRiblet(app, tree)
    Workings.keep(draft)
  }

  private static func tree(of draft: AppDraft) throws(RequestProblem) -> RibletTree {
    try TreeReader(draft.texts, draft.modules, model: draft.model, index: draft.index).tree()
  }

  private mutating func read() throws(RequestProblem) {
    if isRead { return }
    draft.read()
    tree = try Self.tree(of: draft)
    rendered = try RenderedRiblet(app, tree)
    isRead = true
  }

  private mutating func take(_ draft: AppDraft) { (self.draft, isRead) = (draft, false) }

  /// The type of a dependency that a riblet needs; `nil` if it needs none of the name.
  ///
  /// - Throws: ``RequestProblem`` if there is no such riblet.
  package mutating func type(of item: String, in riblet: String) throws(RequestProblem) -> String? {
    try read()
    let id = try self.riblet(riblet)
    return draft.model.riblets[id]?.needs.first { $0.name == item }?.type
  }

  /// The changes that bring a dependency to a riblet.
  ///
  /// - Parameter imports: Modules of its type outside of the app.
  /// - Throws: ``RequestProblem`` for a dependency that it has, or that cannot come there.
  package mutating func plan(
    adding item: TypedItem, importing imports: [String], to riblet: String
  ) throws(RequestProblem) -> ScaffoldPlan {
    try read()
    let id = try self.riblet(riblet)
    try check(item, for: id)
    var added = try AddedDependency(item, importing: imports, draft, rendered)
    try added.add(to: id)
    var plan = try added.draft.plan
    (plan.notes, plan.missing) = (added.notes, added.missing)
    take(added.draft)
    return plan
  }

  /// The changes that take a dependency from a riblet, and from the levels above that need it for nothing else.
  ///
  /// - Parameter isForced: True to take it where code still uses it, too; the places are left to do.
  /// - Throws: ``RequestProblem`` for a dependency that it does not need, and with all places that use it.
  package mutating func plan(
    removing item: String, from riblet: String, isForced: Bool = false
  ) throws(RequestProblem) -> ScaffoldPlan {
    try read()
    let id = try self.riblet(riblet)
    let needs = draft.model.riblets[id]?.needs.map(\.name) ?? []
    guard needs.contains(item) else {
      let all = needs.isEmpty ? " It needs nothing." : " It needs: \(needs.joined(separator: ", "))."
      throw RequestProblem(
        "'\(riblet)' does not need '\(item)'.\(NearestName.question(for: item, in: needs))\(all)")
    }
    var removed = RemovedDependency(draft, rendered)
    try removed.remove(item, from: id)
    guard removed.problems.isEmpty || isForced else { throw RequestProblem(listing: removed.problems) }
    var plan = try removed.draft.plan
    (plan.notes, plan.missing) = (removed.notes, removed.problems)
    take(removed.draft)
    return plan
  }

  private func riblet(_ name: String) throws(RequestProblem) -> RibletID {
    guard let id = draft.model.riblets(named: name).first, tree.riblets[name] != nil else {
      throw RequestProblem(tree.unknown(name))
    }
    return id
  }

  private func check(_ item: TypedItem, for id: RibletID) throws(RequestProblem) {
    let name = draft.model.name(of: id)
    if RibletRequest.taken.contains(item.name) {
      throw RequestProblem(
        "The name '\(item.name)' is taken: parts of riblets have something of their own with it. Choose another one.")
    }
    if let known = draft.model.riblets[id]?.needs.first(where: { $0.name == item.name }) {
      throw RequestProblem(
        "'\(name)' has '\(known.name): \(known.type)' already. To see where it comes from: riblets why \(name).\(known.name)",
        at: "\(known.position)")
    }
    let component = draft.types.type(named: id.name + "Component", seenFrom: id.module)
    let members = component.map(draft.types.withSuperclasses)?.flatMap(\.type.members) ?? []
    guard let known = members.first(where: { $0.kind == .property && $0.name == item.name }) else { return }
    throw RequestProblem(
      "'\(id.name)Component' has a '\(item.name)' of its own. Remove that first, or choose another name.",
      at: "\(known.position)")
  }
}
