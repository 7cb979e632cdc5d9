import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository

/// The changes to the manifests of modules when files go: modules that have none left, and what is no longer imported.
struct ManifestsAfterRemoval {
  private let before: AppModules
  private var modules: AppModules
  private let texts: AppTexts
  private let removed: Set<String>
  /// By path; those of new files have no old text.
  private let edits: [String: PlannedEdit]
  private let added: [String]
  /// Modules and interfaces.
  private var vanished: Set<String> = []
  /// The problems that prevent the removal.
  private(set) var problems: [String] = []

  /// The plan with the manifests as it leaves them.
  ///
  /// - Throws: ``RequestProblem`` with all places that stand in the way of removals.
  static func completed(_ plan: ScaffoldPlan, _ modules: AppModules, root: String) throws(RequestProblem)
    -> ScaffoldPlan
  {
    var plan = plan
    guard !plan.removals.isEmpty else {
      if !plan.isEmpty { try modules.write(to: &plan, root: root) }
      return plan
    }
    var manifests = ManifestsAfterRemoval(modules, AppTexts(root: root), plan)
    try manifests.findModules()
    guard manifests.problems.isEmpty else { throw RequestProblem(listing: manifests.problems) }
    try manifests.add(to: &plan)
    return plan
  }

  private init(_ modules: AppModules, _ texts: AppTexts, _ plan: ScaffoldPlan) {
    before = modules
    self.modules = modules
    self.texts = texts
    removed = Set(plan.removals)
    added = plan.files.map(\.path)
    let new = plan.files.map { PlannedEdit(path: $0.path, oldText: "", newText: $0.text) }
    edits = Dictionary(uniqueKeysWithValues: (plan.edits + new).map { ($0.path, $0) })
  }

  /// Decides which modules are left, and what each depends on.
  mutating func findModules() throws(RequestProblem) {
    let touched = Set((removed.union(edits.keys)).compactMap { before.owner(of: $0)?.module })
      .sorted { $0.name < $1.name }
    for module in touched where module.name != before.layout.module { dropEmpty(module) }
    for module in touched {
      dropTestTargets(of: module)
      try dropImports(of: module)
    }
    let vanished = vanished
    for module in modules.sorted {
      modules.update(module.name) { manifest in
        manifest.dependencies.subtract(vanished)
        manifest.interface?.subtract(vanished)
        manifest.tests.subtract(vanished)
      }
    }
    guard !vanished.isEmpty else { return }
    try findImports()
    findMentions()
  }

  /// Adds the manifests that change, and that of the package.
  func add(to plan: inout ScaffoldPlan) throws(RequestProblem) {
    let root = texts.root
    for module in before.sorted {
      let path = ModuleManifest.file(of: module.name)
      if let left = modules.modules[module.name] {
        if left.manifest != module.manifest { plan.put(PlannedFile(path, left.manifest.text), root) }
      } else {
        plan.removals.append(path)
      }
    }
    plan.removals.sort()
    let removed = removed
    let edit = try ManifestBlock.edit(
      modules, root: root, isForced: false, before: before,
      exists: { ManifestBlock.hasFiles($0, in: root, apartFrom: removed) })
    if let edit { plan.put(PlannedFile(edit.path, edit.newText), root) }
  }

  // MARK: Modules without files

  private func left(below folder: String) -> [String] {
    texts.files(below: folder).filter { !removed.contains($0) } + added.filter { $0.hasPrefix(folder + "/") }
  }

  private mutating func dropEmpty(_ module: AppModule) {
    if !left(below: module.sources).contains(where: { $0.hasSuffix(".swift") }) {
      vanished.insert(module.name)
      if module.manifest.interface != nil { vanished.insert(module.interface) }
      for folder in module.folders { drop(folder, of: module.name) }
      modules.remove(module.name)
    } else if module.manifest.interface != nil,
      !left(below: module.interfaceSources).contains(where: { $0.hasSuffix(".swift") })
    {
      vanished.insert(module.interface)
      drop(module.interfaceSources, of: module.interface)
      modules.update(module.name) { $0.interface = nil }
    }
  }

  private mutating func dropTestTargets(of module: AppModule) {
    let empty = module.manifest.testTargets.filter { left(below: module.testFolder(named: $0)).isEmpty }
    if !empty.isEmpty { modules.update(module.name) { $0.testTargets.subtract(empty) } }
  }

  private mutating func drop(_ folder: String, of module: String) {
    problems += left(below: folder).map {
      "\($0):1:1: error: This file stays, and its module '\(module)' goes. Move it elsewhere, or remove it, too, with --force."
    }
  }

  // MARK: What nobody imports any longer

  private mutating func dropImports(of module: AppModule) throws(RequestProblem) {
    guard modules.modules[module.name] != nil else { return }
    let sources = try unused(module.manifest.dependencies, below: module.sources)
    let tests = try unused(module.manifest.tests, below: module.tests)
    let interface = try unused(module.manifest.interface ?? [], below: module.interfaceSources)
    let tested = try imported(sources, below: module.tests)
    modules.update(module.name) { manifest in
      manifest.dependencies.subtract(sources)
      manifest.tests.formUnion(tested)
      manifest.tests.subtract(tests)
      manifest.interface?.subtract(interface)
    }
  }

  /// Modules of the app that only files that go have imported. What nobody did is left to whoever wrote it.
  private func unused(_ names: Set<String>, below folder: String) throws(RequestProblem) -> Set<String> {
    let candidates = names.intersection(before.importable.keys)
    var gone: Set<String> = []
    for path in removed.union(edits.keys) where path.hasPrefix(folder + "/") && path.hasSuffix(".swift") {
      let text = if let edit = edits[path] { edit.oldText } else { try texts.text(of: path) }
      gone.formUnion(try ParsedFile(path, text).allImports)
    }
    let asked = candidates.intersection(gone)
    return asked.subtracting(try imported(asked, below: folder))
  }

  /// Returns the modules, of some, that files which stay import.
  private func imported(_ names: Set<String>, below folder: String) throws(RequestProblem) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var found: Set<String> = []
    for path in left(below: folder) where path.hasSuffix(".swift") {
      let text = if let edit = edits[path] { edit.newText } else { try texts.text(of: path) }
      guard names.contains(where: text.contains) else { continue }
      found.formUnion(try ParsedFile(path, text).allImports)
    }
    return names.intersection(found)
  }

  // MARK: Who still names what goes

  private mutating func findImports() throws(RequestProblem) {
    for file in try CodeFiles(root: texts.root, modules: vanished).containing(vanished)
    where !removed.contains(file.path) {
      let current = try edits[file.path].map { (edit) throws(RequestProblem) in
        try ParsedFile(edit.path, edit.newText)
      }
      for name in (current ?? file).names where vanished.contains(name.text) && name.isImported {
        problems.append(
          "\(file.place(at: name.bytes.lowerBound, in: current ?? file)): error: '\(name.text)' is still imported here, and goes. Take that out first."
        )
      }
    }
  }

  /// Finds the mentions that are written by hand outside of the manifests of modules.
  private mutating func findMentions() {
    for name in before.products.names.intersection(vanished).sorted() {
      problems.append(
        "\(PackageProducts.file):1:1: error: '\(name)' is still named here, and goes. Take that out first.")
    }
    var isOutput = false
    let lines = (try? texts.text(of: ManifestBlock.file))?.lines ?? []
    for (number, line) in lines.enumerated() {
      if line.trimmed == ManifestBlock.start.trimmed { isOutput = true }
      if line.trimmed == ManifestBlock.end.trimmed { isOutput = false }
      guard !isOutput else { continue }
      for name in vanished.sorted() where line.contains("\"\(name)\"") {
        problems.append(
          "\(ManifestBlock.file):\(number + 1):1: error: '\(name)' is still named here, and goes. Take that out first.")
      }
    }
  }
}
