import RibletsEdits
import RibletsModel
package import RibletsPlans
import RibletsReading
package import RibletsRepository
import RibletsSource

/// Decides what a dependency that a riblet comes to need, or no longer needs, changes on all levels above it.
///
/// You can ask for several changes. Each plan also has the changes of the plans before it.
package struct DependencyPlanner {
  private var draft: AppDraft
  private var tree: RibletTree
  private var rendered: RenderedRiblet
  /// The dependencies that earlier plans have added, as far as the draft is not read with them. To add others need not read it,
  /// as it takes up to half a second. `nil` if everything needs that.
  private var unread: Set<String>? = []

  /// Reads the app.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp) throws(RequestProblem) {
    let draft = try AppDraft(app)
    try self.init(draft, tree: draft.tree())
    Workings.keep(draft)
  }

  /// Takes an app that is read already, with its tree.
  package init(_ draft: AppDraft, tree: RibletTree) throws(RequestProblem) {
    (self.draft, self.tree) = (draft, tree)
    rendered = try RenderedRiblet(draft.app, tree)
  }

  /// Reads the app as earlier plans leave it.
  ///
  /// - Parameter item: The dependency that is about to be added, if that is all.
  private mutating func read(toAdd item: String? = nil) throws(RequestProblem) {
    if let unread, unread.isEmpty || item.map(unread.contains) == false { return }
    draft.read()
    tree = try draft.tree()
    rendered = try RenderedRiblet(draft.app, tree)
    unread = []
  }

  /// The type of a dependency that a riblet needs; `nil` if it needs none of the name.
  ///
  /// - Throws: ``RequestProblem`` if there is no such riblet.
  package mutating func type(of item: String, in riblet: String) throws(RequestProblem) -> String? {
    try read(toAdd: item)
    let id = try self.riblet(riblet)
    return draft.model.riblets[id]?.needs.first { $0.name == item }?.type
  }

  /// The changes that bring a dependency to a riblet.
  ///
  /// - Parameter imports: Modules of its type outside of the app.
  /// - Returns: For a dependency that it has, a note, and what the levels above it still lack.
  /// - Throws: ``RequestProblem`` for one of another type, or one that cannot come there.
  package mutating func plan(
    adding item: TypedItem, importing imports: [String], to riblet: String
  ) throws(RequestProblem) -> ScaffoldPlan {
    try read(toAdd: item.name)
    let id = try self.riblet(riblet)
    if let known = draft.model.riblets[id]?.needs.first(where: { $0.name == item.name }) {
      let there =
        "'\(riblet)' has '\(known.name): \(known.type)' already. To see where it comes from: riblets why \(riblet).\(known.name)"
      guard known.type == item.type else { throw RequestProblem(there, at: "\(known.position)") }
      // An earlier run may have left a level above that nothing could fill.
      var added = try AddedDependency(item, importing: imports, draft, rendered)
      try added.provide(to: id)
      return try plan(of: added, notes: [there])
    }
    try check(item, for: id)
    var added = try AddedDependency(item, importing: imports, draft, rendered)
    try added.add(to: id)
    return try plan(of: added, notes: [])
  }

  private mutating func plan(of added: AddedDependency, notes: [String]) throws(RequestProblem) -> ScaffoldPlan {
    var plan = try added.draft.plan
    (plan.notes, plan.missing) = (notes + added.notes, added.missing)
    draft = added.draft
    if added.isFollowed { unread?.insert(added.item.name) } else { unread = nil }
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
    (draft, unread) = (removed.draft, nil)
    return plan
  }

  /// The changes that take a property of a component from a file, as another file has it, too.
  package mutating func plan(
    dropping item: String, of component: String, from path: String
  ) throws(RequestProblem) -> ScaffoldPlan {
    if let text = ItemDeclaration(of: component, with: item, in: try draft.parsed(path))?.removing(item) {
      try draft.put(text, at: path)
      unread = nil
    }
    return try draft.plan
  }

  private func riblet(_ name: String) throws(RequestProblem) -> RibletID {
    guard let id = draft.model.riblets(named: name).first, tree.riblets[name] != nil else {
      throw RequestProblem(tree.unknown(name))
    }
    return id
  }

  private func check(_ item: TypedItem, for id: RibletID) throws(RequestProblem) {
    if RibletRequest.taken.contains(item.name) {
      throw RequestProblem(
        "The name '\(item.name)' is taken: parts of riblets have something of their own with it. Choose another one.")
    }
    let component = draft.types.type(named: id.name + "Component", seenFrom: id.module)
    let members = component.map(draft.types.withSuperclasses)?.flatMap(\.type.members) ?? []
    guard let known = members.first(where: { $0.kind == .property && $0.name == item.name }) else { return }
    throw RequestProblem(
      "'\(id.name)Component' has a '\(item.name)' of its own. Remove that first, or choose another name.",
      at: "\(known.position)")
  }
}
