import RibletsEdits
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// A dependency that a riblet no longer needs: it goes there, and from all levels above that only hand it on to the riblet.
struct RemovedDependency {
  private(set) var draft: AppDraft
  private let rendered: RenderedRiblet
  private(set) var notes: [String] = []
  /// The places that still use it.
  private(set) var problems: [String] = []
  /// The riblets that may lose it: what they need it for counts no longer.
  private var leaving: Set<RibletID> = []
  private var taken: Set<RibletID> = []

  init(_ draft: AppDraft, _ rendered: RenderedRiblet) { (self.draft, self.rendered) = (draft, rendered) }

  mutating func remove(_ item: String, from id: RibletID) throws(RequestProblem) {
    let paths = draft.model.riblets[id]?.paths[item] ?? []
    let known = Set(gaps.map { "\($0.need.position) \($0.component)" })
    try take(item, from: id)
    problems += try ItemUses(of: item, by: id, draft).places.map {
      "\($0): error: '\(item)' is still used here. Take that out first."
    }
    draft.read()
    findLeaving(paths, item, besides: id)
    try leave(paths)
    problems =
      gaps.filter { !known.contains("\($0.need.position) \($0.component)") }.map {
        "\($0.need.position): error: '\(draft.model.name(of: $0.riblet))' needs '\($0.need.name)' through '\($0.component)'. Take it from there first."
      } + problems
  }

  /// Takes a dependency from the levels that handed it on to a riblet which gets it in another way now, as the draft has it.
  mutating func leave(_ item: String, by paths: [DependencyPath]) throws(RequestProblem) {
    findLeaving(paths, item, besides: nil)
    try leave(paths)
    notes += taken.map(draft.model.name).sorted().map {
      "'\($0)' needed '\(item)' only to hand it on, and needs it no longer."
    }
  }

  /// The needs of riblets whose parents no longer have the dependency.
  private var gaps: [(riblet: RibletID, need: ModelItem, component: String)] {
    draft.model.riblets.values.sorted { $0.id < $1.id }.flatMap { riblet in
      riblet.needs.flatMap { need in
        (riblet.paths[need.name] ?? []).filter { $0.end == .missing && $0.steps.count == 1 }
          .compactMap { path in path.steps.first.map { (riblet.id, need, $0.type) } }
      }
    }
  }

  /// Finds the riblets above that hand the dependency on to each other and to this one, but to no other: also in circles.
  ///
  /// - Parameter id: The riblet, if it no longer needs the dependency.
  private mutating func findLeaving(_ paths: [DependencyPath], _ item: String, besides id: RibletID?) {
    leaving = Set(
      paths.flatMap(\.steps).filter { $0.item == item }.compactMap {
        draft.model.riblet(ofComponent: $0.type, at: $0.position)
      })
    if let id { leaving.insert(id) }
    while let kept = leaving.first(where: { $0 != id && !users(of: item, from: $0).isEmpty }) { leaving.remove(kept) }
  }

  // MARK: One level

  /// Takes a dependency from the `Dependency` and the component of a riblet, and from the tests of its builder.
  private mutating func take(_ item: String, from id: RibletID) throws(RequestProblem) {
    let needs = draft.needs(of: id)
    taken.insert(id)
    if let path = draft.model.riblets[id]?.parts["Dependency"]?.file,
      let text = ItemDeclaration(of: id.name + "Dependency", in: try draft.parsed(path))?.removing(item)
    {
      try draft.put(text, at: path)
    } else if let place = draft.model.riblets[id]?.needs.first(where: { $0.name == item })?.position {
      problems.append(
        "\(place): error: '\(item)' is not declared by '\(id.name)Dependency' itself. Take it out here by hand.")
    }
    let component = id.name + "Component"
    if let path = draft.model.riblets[id]?.parts["Component"]?.file,
      let declaration = ItemDeclaration(of: component, with: item, in: try draft.parsed(path)),
      declaration.itemHandedOn(by: item) != nil, let text = declaration.removing(item)
    {
      try draft.put(text, at: path)
    }
    guard let needs else { return }
    let after = needs.filter { $0.name != item }
    notes += try writeTests(of: id, needs, without: item)
    try dropImports(of: id, needs: after)
  }

  /// Writes the tests of a builder, as they are with the values of samples, or with those that a riblet was asked for with.
  ///
  /// - Returns: Notes on what is left to write.
  private mutating func writeTests(
    of id: RibletID, _ needs: [TypedItem], without item: String
  ) throws(RequestProblem) -> [String] {
    var found: (draft: AppDraft, notes: [String])?
    let asked = needs.map { made($0, for: id) }
    for before in asked == needs ? [needs] : [needs, asked] {
      var trial = draft
      let tests = ItemTests(of: id, before: before, after: before.filter { $0.name != item }, rendered)
      let notes = try tests.write(to: &trial, importing: [])
      if notes.count < found?.notes.count ?? .max { found = (trial, notes) }
      if notes.isEmpty { break }
    }
    guard let found else { return [] }
    draft = found.draft
    return found.notes
  }

  /// A dependency with the value that a component above makes for it.
  private func made(_ item: TypedItem, for id: RibletID) -> TypedItem {
    let path = draft.model.riblets[id]?.paths[item.name]?.first
    guard let path, path.end == .provided, let step = path.steps.last,
      let text = draft.types.entries.lazy.flatMap(\.type.members).first(where: { $0.position == step.position })?.value,
      let value = MadeValue.asked(by: text, name: item.name, type: item.type, in: draft.index)
    else { return item }
    return (try? TypedItem("\(item.name):\(item.type)=\(value)", option: "")) ?? item
  }

  /// Removes imports from the file of the builder, if that is then what would be written without the dependency.
  private mutating func dropImports(of id: RibletID, needs: [TypedItem]) throws(RequestProblem) {
    guard let path = draft.model.riblets[id]?.parts["Builder"]?.file else { return }
    let tests = draft.builderTests(of: id)?.position.file ?? ""
    guard
      let written = rendered.text(\.builder, of: id, needs: needs, tests: FilePath.folder(tests), draft)
    else { return }
    try draft.put(ImportLines.dropped(from: try draft.parsed(path).text, as: written), at: path)
  }

  // MARK: The levels above

  /// The riblets that get a dependency of a riblet's component, and go on needing it.
  private func users(of item: String, from id: RibletID) -> Set<RibletID> {
    (ItemSupplies(of: draft.model).byRiblet[id]?.first { $0.item == item }?.users ?? []).subtracting(leaving)
  }

  /// Takes the dependency from the levels of its former ways, from below on.
  private mutating func leave(_ paths: [DependencyPath]) throws(RequestProblem) {
    var open = paths.map(\.steps)
    while !open.isEmpty {
      var next: [[DependencyPath.Step]] = []
      for steps in open {
        guard let step = steps.first, try leave(step) else { continue }
        next.append(Array(steps.dropFirst()))
      }
      draft.read()
      open = next
    }
  }

  /// Takes the dependency from a component, unless something else needs it there.
  ///
  /// - Returns: True if the levels above no longer need to hand it on to this one.
  private mutating func leave(_ step: DependencyPath.Step) throws(RequestProblem) -> Bool {
    guard let parent = draft.model.riblet(ofComponent: step.type, at: step.position) else {
      notes.append("'\(step.type)' goes on having '\(step.item)': \(step.position.file).")
      return false
    }
    let path = step.position.file
    guard let declaration = ItemDeclaration(of: step.type, with: step.item, in: try draft.parsed(path)),
      let property = declaration.property(step.item)
    else {
      // Another way has led through here.
      return taken.contains(parent)
    }
    let handedOn = declaration.itemHandedOn(by: step.item)
    if declaration.dependencies.isEmpty {
      guard handedOn == step.item, users(of: step.item, from: parent).isEmpty else { return false }
      return try takeUnlessUsed(step.item, from: parent)
    }
    guard !isNeeded(step.item, by: declaration.dependencies, below: parent) else { return false }
    if !users(of: step.item, from: parent).isEmpty {
      try move(property, of: declaration, step, parent)
      return false
    }
    var trial = self
    guard let text = declaration.removing(step.item) else { return false }
    try trial.draft.put(text, at: path)
    guard try !isUsed(step.item, by: parent, trial.draft) else {
      leaving.remove(parent)
      return false
    }
    self = trial
    try dropImports(of: declaration, below: parent)
    return handedOn == step.item ? try takeUnlessUsed(step.item, from: parent) : false
  }

  /// Removes imports from the route file, likewise.
  private mutating func dropImports(of edge: ItemDeclaration, below parent: RibletID) throws(RequestProblem) {
    let path = edge.file.path
    let child = draft.model.edges(from: parent).map(\.child).first { edge.dependencies == [$0.name + "Dependency"] }
    guard let child, let needs = draft.needs(of: child),
      let written = rendered.edge(from: parent, to: child, needs: needs, draft)
    else { return }
    try draft.put(ImportLines.dropped(from: try draft.parsed(path).text, as: written), at: path)
  }

  private func isNeeded(_ item: String, by dependencies: [String], below parent: RibletID) -> Bool {
    draft.model.edges(from: parent).contains { edge in
      dependencies.contains(edge.child.name + "Dependency") && !leaving.contains(edge.child)
        && draft.model.riblets[edge.child]?.needs.contains { $0.name == item } == true
    }
  }

  private mutating func takeUnlessUsed(_ item: String, from id: RibletID) throws(RequestProblem) -> Bool {
    var trial = self
    try trial.take(item, from: id)
    guard trial.problems.count == problems.count, try !isUsed(item, by: id, trial.draft) else {
      leaving.remove(id)
      return false
    }
    self = trial
    return true
  }

  private mutating func isUsed(_ item: String, by id: RibletID, _ draft: AppDraft) throws(RequestProblem) -> Bool {
    guard let place = try ItemUses(of: item, by: id, draft).places.first else { return false }
    notes.append("'\(draft.model.name(of: id))' keeps '\(item)', which it uses: \(place).")
    return true
  }

  /// Moves a property to the route of another child that needs it.
  private mutating func move(
    _ property: TopLevel.Property, of declaration: ItemDeclaration, _ step: DependencyPath.Step, _ parent: RibletID
  ) throws(RequestProblem) {
    guard let rest = declaration.removing(step.item) else { return }
    for edge in draft.model.edges(from: parent)
    where isNeeded(step.item, by: [edge.child.name + "Dependency"], below: parent) {
      let target = try draft.parsed(edge.position.file)
      guard target.path != declaration.file.path,
        let text = ComponentExtension.adding(
          property, importing: declaration.file.imports, to: step.type, conformingTo: edge.child.name, target)
      else { continue }
      // It is there already in the text of this file, which goes first.
      try draft.put(rest, at: declaration.file.path)
      try draft.put(text, at: target.path)
      notes.append(
        "'\(draft.model.name(of: parent))' goes on having '\(step.item)', which '\(draft.model.name(of: edge.child))' needs: \(target.path)."
      )
      return
    }
  }
}
