import Foundation

/// What else a new riblet of an app with groups needs: imports, an interface if its parent is in another group, and the
/// manifests.
struct GroupedRiblet {
  private let place: GroupPlace
  private var modules: AppModules
  private let index: SourceIndex
  private let templates: TemplateLibrary
  private let root: String

  init(_ place: GroupPlace, _ modules: AppModules, _ index: SourceIndex, _ templates: TemplateLibrary, root: String) {
    self.place = place
    self.modules = modules
    self.index = index
    self.templates = templates
    self.root = root
  }

  /// Adapts the files of a riblet that were planned as in one module.
  func adapt(_ plan: inout ScaffoldPlan) throws(RequestProblem) {
    var copy = self
    copy.modules.resume(plan)
    try copy.adaptFiles(&plan)
    copy.addManifests(&plan)
    let folders = Set(plan.files.map(\.path).flatMap(\.foldersAround))
    let root = root
    if let edit = try LayoutPlanner.manifestEdit(
      copy.modules, root: root, isForced: false,
      exists: { folders.contains($0) || LayoutPlanner.hasFiles($0, in: root) })
    {
      plan.put(PlannedFile(edit.path, edit.newText), root)
    }
  }

  private mutating func adaptFiles(_ plan: inout ScaffoldPlan) throws(RequestProblem) {
    modules.update(place.child.module) { _ in }
    var sources: [String: AppSource] = [:]
    for file in plan.files where file.path.hasSuffix(".swift") {
      sources[file.path] = try AppSource(file.path, file.text)
    }
    let border = try border(sources)
    let homes = homes(sources, border)
    let borders = border.map { [place.riblet: $0] } ?? [:]
    for (number, file) in plan.files.enumerated() {
      guard let source = sources[file.path], let home = modules.owner(of: file.path)?.module else { continue }
      let isTest = file.path.hasPrefix(home.tests + "/")
      var split = SplitFile(source, home: home.name, isTest: isTest, homes: homes, borders: borders)
      if let border, !isTest { split.moveOut(border) }
      split.rewrite(tested: home.name)
      if border != nil, isTest, let text = try borderTests(of: source) { split.append(text) }
      if let problem = split.problems.first { throw RequestProblem(problem) }
      plan.files[number] = PlannedFile(file.path, split.text)
      note(split)
    }
    if let border { try add(border, homes, &plan) }
  }

  private func border(_ sources: [String: AppSource]) throws(RequestProblem) -> Border? {
    guard place.isBorder else { return nil }
    for name in ["ChildRouting", "Border", "Building"].map({ place.riblet + $0 }) {
      if let found = index.types(named: name).first {
        throw RequestProblem(
          "There is a '\(name)' already, which '\(place.riblet)' would have for its parent in another module. Choose another name.",
          at: "\(found.file):\(found.line):1")
      }
    }
    return try Border(
      place.riblet,
      sources.values.filter { $0.path.hasPrefix(place.child.sources + "/") }.sorted { $0.path < $1.path })
  }

  private func homes(_ sources: [String: AppSource], _ border: Border?) -> TypeHomes {
    var homes = TypeHomes(app: modules.layout.module)
    for found in index.declarations where found.keyword != .extension {
      guard let owner = modules.owner(of: found.file) else { continue }
      homes.types[found.name] = owner.isInterface ? owner.module.interface : owner.module.name
    }
    for source in sources.values {
      guard let owner = modules.owner(of: source.path), source.path.hasPrefix(owner.module.sources + "/") else {
        continue
      }
      for type in source.types.keys { homes.types[type] = owner.module.name }
    }
    let interface = AppModule(group: place.child.module, beside: modules.layout).interface
    for name in border?.interfaceNames ?? [] { homes.types[name] = interface }
    homes.interfaces[place.riblet] = interface
    homes.open = Set(modules.sorted.map(\.interface)).union(modules.sharedModules(index))
    // A new group has no riblets yet.
    homes.open.remove(place.child.module)
    return homes
  }

  private func borderTests(of source: AppSource) throws(RequestProblem) -> String? {
    guard source.path.hasSuffix("/\(place.riblet)BuilderTests.swift"),
      let dependency = KnownArguments(of: place.riblet, in: source)["dependency"]
    else { return nil }
    return try templates.render(.borderTests, ["name": place.riblet, "dependency": dependency])
  }

  private mutating func note(_ file: SplitFile) {
    let interface = AppModule(group: file.home, beside: modules.layout).interface
    let needed = file.needed.subtracting([interface])
    modules.update(file.home) { manifest in
      if file.isTest {
        manifest.tests.formUnion(needed.subtracting(manifest.dependencies))
      } else {
        manifest.dependencies.formUnion(needed)
        manifest.tests.subtract(needed)
      }
    }
  }

  private mutating func add(_ border: Border, _ homes: TypeHomes, _ plan: inout ScaffoldPlan) throws(RequestProblem) {
    let module = AppModule(group: place.child.module, beside: modules.layout)
    let (file, own, problems) = try border.interface(
      module: module, templates: templates, protocols: [], home: { homes.types[$0] })
    if let problem = problems.first { throw RequestProblem(problem) }
    plan.files.append(file)
    plan.files.append(
      PlannedFile(
        "\(module.sources)/\(border.riblet)/\(border.riblet)+Border.swift",
        try templates.render(.border, ["name": border.riblet, "interface": module.interface])))
    modules.update(module.name) { manifest in manifest.interface = (manifest.interface ?? []).union(own) }
  }

  private func addManifests(_ plan: inout ScaffoldPlan) {
    for module in modules.sorted {
      plan.put(PlannedFile(GroupManifest.file(of: module.name), module.manifest.text), root)
    }
  }
}

extension String {
  /// All folders on the way to it.
  var foldersAround: [String] {
    let parts = split(separator: "/")
    return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
  }
}
