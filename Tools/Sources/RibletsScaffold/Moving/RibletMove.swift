import RibletsEdits
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsSource

/// One move, step by step: the old route goes, the new one is written, and what the riblet needs comes by the new way.
struct RibletMove {
  private var draft: AppDraft
  private let layouts: PlanLayouts
  private let rendered: RenderedRiblet
  private let child: RibletID
  private let property: String
  private let listenerMethods: Set<String>
  private let imports: [String]
  private let old: (edge: TreeEdge, parent: RibletID)?
  /// The ways on which the old parent has what the riblet needs, by item.
  private var oldPaths: [String: [DependencyPath]] = [:]
  private var notes: [String] = []
  private var missing: [String] = []

  init(
    _ draft: AppDraft, _ layouts: PlanLayouts, _ rendered: RenderedRiblet, of riblet: KnownRiblet, _ old: TreeEdge?,
    importing given: [String]
  ) throws(RequestProblem) {
    (self.draft, self.layouts, self.rendered) = (draft, layouts, rendered)
    (imports, listenerMethods) = (given + riblet.imports, riblet.listenerMethods)
    child = try Self.id(of: riblet.name, in: draft)
    property = NameWords(riblet.name).property
    self.old = try old.map { (edge) throws(RequestProblem) in (edge, try Self.id(of: edge.parent, in: draft)) }
    guard let parent = self.old?.parent else { return }
    for need in draft.model.riblets[child]?.needs ?? [] {
      oldPaths[need.name] = draft.model.riblets[child]?.paths[need.name]?.filter { path in
        path.steps.first.flatMap { draft.model.riblet(ofComponent: $0.type, at: $0.position) } == parent
      }
    }
  }

  private static func id(of name: String, in draft: AppDraft) throws(RequestProblem) -> RibletID {
    guard let id = draft.model.riblets(named: name).first else {
      throw RequestProblem("'\(name)' cannot be read as a riblet.")
    }
    return id
  }

  /// The expressions with which routes of the old parent make what the riblet needs, by item; `nil` for the value that goes
  /// without saying.
  var madeValues: [String: String?] {
    let members = draft.types.entries.flatMap(\.type.members)
    var values: [String: String?] = [:]
    for (item, paths) in oldPaths {
      guard let path = paths.first(where: { $0.steps.count == 1 && $0.end == .provided }), let step = path.steps.first,
        let member = members.first(where: { $0.position == step.position }), let type = member.type,
        let text = member.value,
        let file = try? draft.parsed(step.position.file),
        ItemDeclaration(of: step.type, with: item, in: file)?.dependencies.isEmpty == false
      else { continue }
      values.updateValue(MadeValue.asked(by: text, name: item, type: type, in: draft.index), forKey: item)
    }
    return values
  }

  /// Moves the riblet.
  ///
  /// - Parameters:
  ///   - former: The request that describes it below its old parent.
  ///   - made: The dependencies that its new parent makes if it has none.
  mutating func move(
    _ request: RibletRequest, from former: RibletRequest, making made: Set<String>
  ) throws(RequestProblem) {
    let files = try leave()
    try join(request, files, from: former, making: made)
    try supply()
    try finish()
  }

  // MARK: The old route

  /// A file of the old route, as it was.
  private struct OldFile {
    let path: String
    let text: String
  }

  /// Takes the old route away, but for what the component of the parent has in it: others may need that.
  private mutating func leave() throws(RequestProblem) -> [OldFile] {
    guard let old else { return [] }
    let path = old.edge.place.file
    let file = try draft.parsed(path)
    var files = [OldFile(path: path, text: file.text)]
    var edits = SourceEdits()
    for part in file.declarations {
      // So that it no longer gives the riblet anything. The file goes when what it has left is elsewhere.
      if isOfComponent(part) { edits.conform(part, to: "FormerDependency") } else { edits.remove(part) }
    }
    try draft.put(edits.applied(to: file.text), at: path)
    let name = FilePath.stem(path) + "Tests.swift"
    for test in draft.model.files where test.isTest && FilePath.name(test.path) == name {
      files.append(OldFile(path: test.path, text: try draft.parsed(test.path).text))
      try draft.remove(test.path)
    }
    let interactor = old.parent.name + "Interactor"
    for path in draft.index.types(named: interactor).map(\.file) {
      if let text = FirstRoutes.removing(property, fromBeginOf: interactor, try draft.parsed(path)) {
        try draft.put(text, at: path)
      }
    }
    draft.read()
    return files
  }

  private func isOfComponent(_ part: TopLevel) -> Bool {
    part.isExtension && part.type == (old?.parent.name ?? "") + "Component" && !part.properties.isEmpty
  }

  // MARK: The new route

  /// Writes the new route, with what the old one had of its own.
  private mutating func join(
    _ request: RibletRequest, _ files: [OldFile], from former: RibletRequest, making made: Set<String>
  ) throws(RequestProblem) {
    // Where the others come from is decided once the route is there.
    let items = request.dependencies.filter { $0.value == nil && !made.contains($0.name) }
    var base: [PlannedFile] = []
    if let old, let parent = request.parent {
      var planner = try RibletPlanner(draft, layouts)
      try planner.attach(former, others: former.dependencies)
      base = planner.newFiles
      let words = ParentWords(old.parent.name, parent, of: child.name)
      base = base.map { PlannedFile($0.path, words.renamed($0.text)) }
    }
    var planner = try RibletPlanner(draft, layouts)
    try planner.attach(request, others: items)
    guard !planner.newFiles.isEmpty else { throw RequestProblem(listing: planner.missing) }
    (notes, missing) = (notes + planner.notes, missing + planner.missing)
    try planner.write(to: &draft)
    for file in planner.newFiles {
      let name = FilePath.name(file.path)
      guard let old, let parent = request.parent else { continue }
      let words = ParentWords(old.parent.name, parent, of: child.name)
      guard let former = files.first(where: { words.renamed(FilePath.name($0.path)) == name }),
        let base = base.first(where: { words.renamed(FilePath.name($0.path)) == name })
      else { continue }
      let merged = try MovedRouteFile(
        words.renamed(former.text), writtenAs: base.text, now: file.text, component: parent + "Component")
      guard merged.hasOwnCode else { continue }
      draft.add(PlannedFile(file.path, merged.text))
      notes.append(
        "'\(former.path)' had code of its own, which is in '\(file.path)' now. See that it fits '\(parent)'.")
    }
    draft.read()
  }

  // MARK: What it needs

  /// Lets what the riblet needs come by the new way, and no longer by the old one where nobody else needs it.
  private mutating func supply() throws(RequestProblem) {
    for need in draft.model.riblets[child]?.needs ?? [] {
      guard let item = need.typed else { continue }
      var added = try AddedDependency(item, importing: imports, draft, rendered, isNew: false)
      try added.provide(to: child)
      (draft, notes, missing) = (added.draft, notes + added.notes, missing + added.missing)
      if added.hasChanges { draft.read() }
    }
    for (item, paths) in oldPaths.sorted(by: { $0.key < $1.key }) {
      var removed = RemovedDependency(draft, rendered)
      try removed.leave(item, by: paths)
      (draft, notes) = (removed.draft, notes + removed.notes)
    }
  }

  /// Takes away what is left of the old route.
  private mutating func finish() throws(RequestProblem) {
    guard let old else { return }
    let path = old.edge.place.file
    let rest = try draft.parsed(path).declarations.filter(isOfComponent).flatMap(\.properties)
    let places = try ParsedFile(path, draft.oldText(of: path))
    let names = Set(rest.map(\.name))
    let problems = places.declarations.filter(isOfComponent).flatMap(\.properties)
      .filter { names.contains($0.name) }.map {
        "\(places.place(at: $0.start)): error: '\($0.name)' is made here, and goes with the route, but not everybody who uses it. Move it to '\(old.parent.name)Component' first."
      }
    guard problems.isEmpty else { throw RequestProblem(listing: problems) }
    try draft.remove(path)
    draft.read()
  }

  // MARK: What is left

  /// The places where code of the old parent, or its tests, still names the riblet's route or its listener.
  func uses() throws(RequestProblem) -> [String] {
    guard let old else { return [] }
    let route = RouteUses(of: old.edge.type, property, in: old.parent, listenerMethods: listenerMethods)
    var uses: [String] = []
    for file in draft.model.files {
      let names = try route.names(in: file, of: draft)
      if names.isEmpty { continue }
      let parsed = try draft.parsed(file.path)
      let places = draft.isNew(file.path) ? parsed : try ParsedFile(file.path, draft.oldText(of: file.path))
      uses += names.map {
        "\(places.place(at: $0.bytes.lowerBound, in: parsed)): error: '\($0.text)' is still used here by '\(old.parent.name)'. Take that out first."
      }
    }
    return uses
  }

  /// The files that change, and the manifests.
  var plan: ScaffoldPlan {
    get throws(RequestProblem) {
      var plan = try draft.plan
      (plan.notes, plan.missing) = (notes, missing)
      return try layouts.layout(of: draft.app, draft.modules, draft.index, draft.texts).completed(plan)
    }
  }
}
