import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// Decides how an app of one module becomes one of modules: which file moves where, and what changes in it.
struct SplitPlanner {
  private let files: AppSources
  private let layout: AppLayout
  private let templates: TemplateLibrary
  private let groupOf: [String: String]
  private var modules: AppModules
  private let before: AppModules
  private var moduleInterfaces: [String: ModuleInterface] = [:]
  private var homes: TypeHomes
  /// The modules of files of the sources that belong to no riblet.
  private var loose: [String: String] = [:]
  private var plan = ScaffoldPlan()
  private var problems: [String] = []
  /// The modules that tests of each module import.
  private var importsOfTests: [String: Set<String>] = [:]
  private var shared: String { layout.module + "Shared" }

  /// - Parameter groups: The groups of riblets that are known already; the others come to those of their parents.
  init(
    _ app: FoundApp, _ files: AppSources, _ modules: AppModules, templates: TemplateLibrary,
    groups: [String: String]? = nil
  ) throws(RequestProblem) {
    self.files = files
    layout = app.layout
    (self.modules, before) = (modules, modules)
    self.templates = templates
    homes = TypeHomes(app: app.layout.module)
    let parents = files.parents
    let grouping = groups.map { Modularization(parents: parents, like: $0) } ?? Modularization(parents: parents)
    var groupOf: [String: String] = [:]
    for (group, members) in grouping.groups { for member in members { groupOf[member] = group } }
    self.groupOf = groupOf
    try findModuleInterfaces(parents)
    findHomes()
  }

  // MARK: What belongs where

  private mutating func findModuleInterfaces(_ parents: [String: Set<String>]) throws(RequestProblem) {
    let byRiblet = files.byRiblet
    let ofApp = Set((byRiblet[""] ?? []).flatMap(\.builtRiblets))
    for (riblet, group) in groupOf.sorted(by: { $0.key < $1.key }) {
      let crossesModules = ofApp.contains(riblet) || (parents[riblet] ?? []).contains { groupOf[$0] != group }
      guard crossesModules else { continue }
      let moduleInterface = try ModuleInterface(riblet, byRiblet[riblet] ?? [])
      moduleInterfaces[riblet] = moduleInterface
      homes.interfaces[riblet] = AppModule(group: group, beside: layout).interface
    }
  }

  private mutating func findHomes() {
    for (path, source) in files.sources {
      guard let riblet = files.riblet(ofSource: path), let group = groupOf[riblet] else { continue }
      for type in source.types { homes.types[type] = group }
    }
    findLoose()
    for (path, module) in loose {
      guard let source = files.sources[path] else { continue }
      for type in source.types { homes.types[type] = module }
      guard module == shared else { continue }
      homes.members[shared, default: []].formUnion(source.members)
      homes.typeMembers[shared, default: []].formUnion(source.typeMembers)
    }
    for moduleInterface in moduleInterfaces.values {
      for name in moduleInterface.interfaceNames { homes.types[name] = homes.interface(of: moduleInterface.riblet) }
    }
    homes.open = Set(homes.interfaces.values)
    if loose.values.contains(shared) { homes.open.insert(shared) }
  }

  /// Files of no riblet: the app's if they speak of riblets, a module's if only that uses them, and shared else.
  private mutating func findLoose() {
    let free = files.sources.values.filter { files.riblet(ofSource: $0.path) == nil }
    for source in free where source.names.contains(where: { homes.types[$0] != nil }) {
      loose[source.path] = layout.module
    }
    var users: [String: Set<User>] = [:]
    for source in free where loose[source.path] == nil { users[source.path] = usersOf(source) }
    // Who uses what uses a file, uses the file.
    var isChanging = true
    while isChanging {
      isChanging = false
      for (path, known) in users {
        var all = known
        for case .file(let above) in known { all.formUnion(users[above] ?? []) }
        if all != known {
          users[path] = all
          isChanging = true
        }
      }
    }
    for (path, users) in users {
      let modules = users.compactMap { user -> String? in if case .module(let name) = user { name } else { nil } }
      loose[path] = modules.count == 1 ? modules.first : shared
    }
  }

  private enum User: Hashable {
    case module(String)
    /// A file whose module is not known yet.
    case file(String)
  }

  private func usersOf(_ source: AppSource) -> Set<User> {
    let own = source.types.union(source.members)
    var users: Set<User> = []
    for other in files.sources.values where other.path != source.path && !other.names.isDisjoint(with: own) {
      if let riblet = files.riblet(ofSource: other.path) {
        users.insert(.module(groupOf[riblet] ?? shared))
      } else {
        users.insert(loose[other.path].map(User.module) ?? .file(other.path))
      }
    }
    let isInInterface = moduleInterfaces.values.contains { moduleInterface in
      moduleInterface.moved.contains { !$0.identifiers.isDisjoint(with: own) }
    }
    if isInInterface { users.insert(.module(shared)) }
    return users
  }

  // MARK: The plan

  /// - Throws: ``RequestProblem`` with all places that stand in the way.
  mutating func makePlan(root: String, isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let protocols = Set(files.sources.values.flatMap(\.protocols))
    modules.update(layout.module) { $0.testTargets = [] }
    for group in Set(groupOf.values) { modules.update(group) { _ in } }
    if loose.values.contains(shared) { modules.update(shared) { _ in } }
    for source in files.sources.values.sorted(by: { $0.path < $1.path }) { move(source, protocols) }
    for path in files.tests { try moveTest(files.source(path)) }
    for moduleInterface in moduleInterfaces.values.sorted(by: { $0.riblet < $1.riblet }) {
      try add(moduleInterface, protocols)
    }
    try moveOthers(root: root)
    if leftInApp == 0 {
      problems.append(
        "\(layout.sources):1:1: error: No file of '\(layout.module)' is left. Put what launches the app into it, in a folder of no riblet."
      )
    }
    guard problems.isEmpty else {
      throw RequestProblem(
        "Code at these places does not work across modules. Mend it first; nothing was written.\n"
          + Set(problems).sorted().joined(separator: "\n"))
    }
    passOnProducts()
    passOnPlugins()
    try addManifests(root: root, isForced: isForced)
    return plan
  }

  private mutating func addManifests(root: String, isForced: Bool) throws(RequestProblem) {
    for module in modules.sorted {
      plan.put(PlannedFile(ModuleManifest.file(of: module.name), module.manifest.text), root)
    }
    let gone = Set(plan.moves.map(\.path))
    let paths = plan.moves.map(\.newPath) + (files.tests + files.others).filter { !gone.contains($0) }
    let folders = Set(paths.flatMap(\.foldersAround))
    if let edit = try ManifestBlock.edit(
      modules, root: root, isForced: isForced, before: before, exists: { folders.contains($0) })
    {
      plan.edits.append(edit)
    }
  }

  private var leftInApp: Int { loose.values.filter { $0 == layout.module }.count }

  private func home(ofSource path: String) -> String {
    if let riblet = files.riblet(ofSource: path) { return groupOf[riblet] ?? layout.module }
    return loose[path] ?? layout.module
  }

  private mutating func move(_ source: AppSource, _ protocols: Set<String>) {
    let home = home(ofSource: source.path)
    var file = SplitFile(source, home: home, isTest: false, homes: homes, moduleInterfaces: moduleInterfaces)
    if let moduleInterface = files.riblet(ofSource: source.path).flatMap({ moduleInterfaces[$0] }) {
      file.moveOut(moduleInterface)
    }
    file.rewrite(tested: layout.module)
    if home == shared { file.open(protocols: protocols, importAccess: modules.importAccess) }
    finish(file, at: source.path.dropFirst(layout.sources.count)) { $0.sources }
  }

  private mutating func moveTest(_ source: AppSource) throws(RequestProblem) {
    let home = home(ofTest: source)
    importsOfTests[home, default: []].formUnion(source.file.allImports)
    var file = SplitFile(source, home: home, isTest: true, homes: homes, moduleInterfaces: moduleInterfaces)
    file.rewrite(tested: layout.module)
    if let riblet = files.riblet(ofTest: source.path), moduleInterfaces[riblet] != nil,
      source.path.hasSuffix("/\(riblet)BuilderTests.swift")
    {
      if let dependency = KnownArguments(of: riblet, in: source)["dependency"] {
        file.append(try ModuleInterfaceFiles.tests(of: riblet, dependency: dependency, templates))
      } else {
        plan.notes.append(
          "No test was written for the module interface of '\(riblet)': its tests do not say how to make a '\(riblet)DependencyMock'."
        )
      }
    }
    finish(file, at: files.placeInTarget(source.path)) { $0.tests }
  }

  /// - Parameter rest: The path from the folder of its module or its tests on.
  private mutating func finish(_ file: SplitFile, at rest: Substring, to place: (AppModule) -> String) {
    problems += file.problems
    let module = AppModule(group: file.home, beside: layout)
    let path = place(module) + rest
    let text = file.text
    if path != file.source.path { plan.moves.append(PlannedMove(path: file.source.path, newPath: path)) }
    if text != file.source.text {
      plan.edits.append(PlannedEdit(path: path, oldText: file.source.text, newText: text))
    }
    let needed = file.needed.subtracting([module.interface])
    modules.update(file.home) { manifest in
      if file.isTest {
        manifest.tests.formUnion(needed.union(file.testables).subtracting(manifest.dependencies))
      } else {
        manifest.dependencies.formUnion(needed)
        manifest.tests.subtract(needed)
      }
    }
  }

  /// Tests go with what they are about.
  private func home(ofTest source: AppSource) -> String {
    if let riblet = files.riblet(ofTest: source.path) { return groupOf[riblet] ?? layout.module }
    let names = source.names.union(source.names.filter { $0.hasSuffix("Mock") }.map { String($0.dropLast(4)) })
    let groups = Set(names.compactMap { homes.types[$0] }).subtracting(homes.interfaces.values)
    let own = groups.subtracting([shared])
    if own.isEmpty { return groups.contains(shared) ? shared : layout.module }
    return own.count == 1 ? own.first ?? layout.module : layout.module
  }

  private mutating func add(_ moduleInterface: ModuleInterface, _ protocols: Set<String>) throws(RequestProblem) {
    guard let group = groupOf[moduleInterface.riblet], let folder = moduleInterface.sources.first?.path.folder else {
      return
    }
    let module = AppModule(group: group, beside: layout)
    let homes = homes.types
    let files = ModuleInterfaceFiles(
      moduleInterface: moduleInterface, module: module, importAccess: modules.importAccess, templates: templates)
    let (file, own, found) = try files.interface(protocols: protocols, home: { homes[$0] })
    problems += found
    plan.files += [file, try files.builder(in: "\(module.sources)\(folder.dropFirst(layout.sources.count))")]
    modules.update(group) { manifest in
      manifest.interface = (manifest.interface ?? []).union(own.subtracting([module.interface]))
    }
  }

  private mutating func moveOthers(root: String) throws(RequestProblem) {
    let homes = Dictionary(uniqueKeysWithValues: files.sources.keys.map { ($0, home(ofSource: $0)) })
    var resources = SplitResources(files, homes: homes, types: self.homes)
    let texts = AppTexts(root: root)
    for path in files.others {
      let isTest = files.testFolder(of: path) != nil
      let riblet = isTest ? files.riblet(ofTest: path) : files.riblet(ofSource: path)
      let home = isTest ? nil : resources.home(of: path)
      let module = AppModule(group: riblet.flatMap { groupOf[$0] } ?? home ?? layout.module, beside: layout)
      let rest = isTest ? files.placeInTarget(path) : path.dropFirst(layout.sources.count)
      let newPath = (isTest ? module.tests : module.sources) + rest
      if newPath != path { plan.moves.append(PlannedMove(path: path, newPath: newPath)) }
      guard [".storyboard", ".xib"].contains(where: path.hasSuffix) else { continue }
      let text = try texts.text(of: path)
      let adapted = resources.adapted(text, in: module.name)
      if adapted != text { plan.edits.append(PlannedEdit(path: newPath, oldText: text, newText: adapted)) }
    }
    plan.notes += resources.notes
  }

  /// Gives build plug-ins to all modules, since it is not known which of them need one.
  private mutating func passOnPlugins() {
    let plugins = modules.app.manifest.plugins
    let testPlugins = modules.app.manifest.testPlugins
    for module in modules.modules.keys {
      modules.update(module) { ($0.plugins, $0.testPlugins) = (plugins, testPlugins) }
    }
  }

  /// Gives each dependency of the one module to the modules that import it. A dependency of the tests goes to the tests that import it.
  private mutating func passOnProducts() {
    for item in modules.app.manifest.tests {
      let name = item.split(separator: "/").last.map(String.init) ?? item
      for (home, imports) in importsOfTests where imports.contains(name) {
        modules.update(home) { manifest in
          if !manifest.dependencies.contains(item) { manifest.tests.insert(item) }
        }
      }
    }
    let outside = modules.app.manifest.dependencies.filter { modules.modules[$0] == nil && !homes.open.contains($0) }
    for item in outside {
      let name = item.split(separator: "/").last.map(String.init) ?? item
      let users = Set(
        files.sources.values.filter { $0.file.allImports.contains(name) }
          .map { home(ofSource: $0.path) })
      for module in users.isEmpty ? Set(modules.modules.keys) : users {
        modules.update(module) { $0.dependencies.insert(item) }
      }
    }
  }
}
