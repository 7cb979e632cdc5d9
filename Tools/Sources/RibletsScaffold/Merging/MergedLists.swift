import RibletsEdits
package import RibletsPlans
import RibletsRepository

/// The lists of an app to which both sides of a merge add: manifests of modules, routes that interactors begin with, and former
/// names of routes.
///
/// Neighbouring lines are a conflict for git. As sets they are none: both sides' items are in, and those that one side has
/// taken out are not.
package struct MergedLists {
  private let sides: MergeSides<SideLists>
  private let hasLinesByHand: Bool

  /// - Parameter hasLinesByHand: True if one of the sides has lines between the marks of `Package.swift` that no manifest
  ///   makes, or lacks some.
  package init(_ sides: MergeSides<SideLists>, hasLinesByHand: Bool = false) {
    (self.sides, self.hasLinesByHand) = (sides, hasLinesByHand)
  }

  /// The changes that give the three states the merged lists, so that git finds no difference in them.
  ///
  /// `Package.swift` is left without what the manifests make of it, until `riblets modularize` writes that for the merged app;
  /// if there are lines by hand, git merges it with these.
  ///
  /// - Throws: ``RequestProblem`` for a manifest that cannot be read.
  package func plans() throws(RequestProblem) -> MergeSides<ScaffoldPlan> {
    var plans = MergeSides(base: ScaffoldPlan(), ours: ScaffoldPlan(), theirs: ScaffoldPlan())
    addManifests(to: &plans)
    addBlocks(to: &plans)
    try addFirstRoutes(to: &plans)
    try addFormerNames(to: &plans)
    return plans
  }

  // MARK: Manifests

  private func addManifests(to plans: inout MergeSides<ScaffoldPlan>) {
    for name in sides.all.reduce(into: Set<String>(), { $0.formUnion($1.manifests.keys) }).sorted() {
      let path = ModuleManifest.file(of: name)
      let found = sides.map { $0.texts[path] != nil }
      let manifests = sides.map { $0.manifests[name] ?? ModuleManifest() }
      switch (found.base, found.ours, found.theirs) {
      case (_, true, true):
        let text = ModuleManifest(merging: manifests).text
        put(sides.map { _ in PlannedFile(path, text) }, &plans)
      case (true, true, false) where manifests.ours != manifests.base,
        (true, false, true) where manifests.theirs != manifests.base:
        // A module that one side has emptied, and the other has filled, stays.
        plans.base.removals.append(path)
      default: break
      }
    }
  }

  private func addBlocks(to plans: inout MergeSides<ScaffoldPlan>) {
    let path = ManifestBlock.file
    let texts = sides.map { $0.texts[path] }
    if texts.ours == texts.base, texts.theirs == texts.base { return }
    if hasLinesByHand { return }
    let empty = texts.map { text in
      text.flatMap { try? ManifestBlock.replacing(in: $0, with: "", isForced: true) }
    }
    guard let base = empty.base, let ours = empty.ours, let theirs = empty.theirs else { return }
    put(MergeSides(base: base, ours: ours, theirs: theirs).map { PlannedFile(path, $0) }, &plans)
  }

  /// Adds a file to each plan.
  private func put(_ files: MergeSides<PlannedFile>, _ plans: inout MergeSides<ScaffoldPlan>) {
    plans.base.put(files.base, over: sides.base.texts[files.base.path])
    plans.ours.put(files.ours, over: sides.ours.texts[files.ours.path])
    plans.theirs.put(files.theirs, over: sides.theirs.texts[files.theirs.path])
  }

  // MARK: First routes

  private func addFirstRoutes(to plans: inout MergeSides<ScaffoldPlan>) throws(RequestProblem) {
    for name in sides.ours.riblets {
      let found = sides.map { $0.interactor(of: name) }
      guard let base = found.base, let ours = found.ours, let theirs = found.theirs,
        ours.text != base.text || theirs.text != base.text,
        [base, ours, theirs].contains(where: { $0.text.contains(".begin(") })
      else { continue }
      let files = MergeSides(base: base, ours: ours, theirs: theirs)
      let parsed = try files.map { (file) throws(RequestProblem) in try ParsedFile(file.path, file.text) }
      guard let texts = MergedRoutes(type: name + "Interactor", files: parsed).texts else { continue }
      plans.base.add(PlannedEdit(path: base.path, oldText: base.text, newText: texts.base))
      plans.ours.add(PlannedEdit(path: ours.path, oldText: ours.text, newText: texts.ours))
      plans.theirs.add(PlannedEdit(path: theirs.path, oldText: theirs.text, newText: texts.theirs))
    }
  }

  // MARK: Former names

  private func addFormerNames(to plans: inout MergeSides<ScaffoldPlan>) throws(RequestProblem) {
    for path in sides.ours.routes {
      let found = sides.map { $0.texts[path] }
      guard let base = found.base, let ours = found.ours, let theirs = found.theirs, ours != base || theirs != base,
        [ours, theirs].contains(where: { $0.contains("FormerRoute") })
      else { continue }
      let files = try MergeSides(base: base, ours: ours, theirs: theirs).map { (text) throws(RequestProblem) in
        try ParsedFile(path, text)
      }
      let marks = files.map(FormerRoutes.marks)
      if marks.ours == marks.base, marks.theirs == marks.base { continue }
      let lost = marks.base.filter { !marks.ours.contains($0) || !marks.theirs.contains($0) }
      let all = Set(marks.ours).union(marks.theirs).subtracting(lost)
      let riblet = String(FilePath.stem(path).split(separator: "+").last ?? "")
      // Marks that somebody has changed are left to git.
      let again = try files.map { (file) throws(RequestProblem) in
        try FormerRoutes.replacing(file, with: FormerRoutes.marks(in: file), riblet: riblet) == file.text
      }
      guard again.base, again.ours, again.theirs else { continue }
      let new = try files.map { (file) throws(RequestProblem) in
        PlannedEdit(
          path: path, oldText: file.text,
          newText: try FormerRoutes.replacing(file, with: all.sorted(), riblet: riblet))
      }
      plans.base.add(new.base)
      plans.ours.add(new.ours)
      plans.theirs.add(new.theirs)
    }
  }
}

extension ModuleManifest {
  /// Merges three manifests, list by list.
  init(merging sides: MergeSides<ModuleManifest>) {
    func merged(_ list: (ModuleManifest) -> Set<String>) -> Set<String> {
      let (base, ours, theirs) = (list(sides.base), list(sides.ours), list(sides.theirs))
      return ours.intersection(theirs).union(ours.subtracting(base)).union(theirs.subtracting(base))
    }
    self.init(dependencies: merged(\.dependencies), tests: merged(\.tests))
    if sides.ours.interface != nil || sides.theirs.interface != nil { interface = merged { $0.interface ?? [] } }
    plugins = merged(\.plugins)
    testPlugins = merged(\.testPlugins)
    testTargets = merged(\.testTargets)
    owners = merged(\.owners)
  }
}
