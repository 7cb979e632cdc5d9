import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// A module interface for a riblet that is there: a parent in another module attaches it from now on, too.
struct AddedModuleInterface {
  private let moduleInterface: ModuleInterface
  private let module: AppModule
  /// The riblet's own sources.
  private let sources: [AppSource]
  private let folder: String
  private let texts: AppTexts

  /// - Throws: ``RequestProblem`` for what its parent would have to see and cannot.
  init(to riblet: String, _ files: ModularFiles, _ texts: AppTexts, _ index: SourceIndex) throws(RequestProblem) {
    guard let router = index.types(named: riblet + "Router").first?.file,
      let module = files.modules.owner(of: router)?.module
    else { throw RequestProblem("The router of '\(riblet)' is in no module of riblets.") }
    try ModuleInterface.checkNames(of: riblet, index)
    let folder = router.folder
    let others = index.declarations.filter { $0.isRouter && $0.file.hasPrefix(folder + "/") }.map(\.file.folder)
      .filter { $0 != folder }
    var sources: [AppSource] = []
    for path in texts.swiftFiles(in: folder) where !others.contains(where: { path.hasPrefix($0 + "/") }) {
      sources.append(try AppSource(path, try texts.text(of: path)))
    }
    self.module = module
    self.folder = folder
    self.sources = sources
    self.texts = texts
    moduleInterface = try ModuleInterface(riblet, sources)
    try checkTypes(files.homes)
  }

  /// Checks that the declarations that move refer to nothing that stays.
  private func checkTypes(_ homes: TypeHomes) throws(RequestProblem) {
    let open = moduleInterface.interfaceNames.union([moduleInterface.riblet + "Routing"])
    for part in moduleInterface.moved {
      for name in part.identifiers.subtracting(open).sorted() where homes.types[name] == module.name {
        throw RequestProblem(
          "'\(name)' is in the module '\(module.name)', which parents in others do not see. Move it to a module without riblets, such as '\(homes.app)Shared', with package access.",
          at: part.source.place(ofName: name))
      }
    }
  }

  /// Adds the files of the module interface, and the changes of those that are there.
  ///
  /// - Parameter leaving: Files that leave their module, and are looked at on their own.
  func add(
    to files: inout ModularFiles, _ index: SourceIndex, leaving: Set<String>
  ) throws(RequestProblem) -> ScaffoldPlan {
    for name in moduleInterface.interfaceNames { files.homes.types[name] = module.interface }
    files.homes.interfaces[moduleInterface.riblet] = module.interface
    let protocols = Set(index.declarations.filter { $0.keyword == .protocol }.map(\.name))
    var plan = ScaffoldPlan()
    plan.files = try files.interface(moduleInterface, in: module, folder: folder, protocols: protocols)
    let app = files.modules.app
    var folders = [(module.sources, module, false), (module.tests, module, true)]
    // The tests of the app may see modules from within.
    if app.name != module.name { folders.append((app.tests, app, true)) }
    for (folder, home, isTest) in folders {
      for path in texts.swiftFiles(in: folder) where !leaving.contains(path) {
        if let edit = try edit(of: path, in: home, isTest: isTest, &files) { plan.edits.append(edit) }
      }
    }
    return plan
  }

  /// Returns the changes to a file that refers to declarations that move.
  private func edit(
    of path: String, in home: AppModule, isTest: Bool, _ files: inout ModularFiles
  ) throws(RequestProblem) -> PlannedEdit? {
    let text = try texts.text(of: path)
    guard text.contains(moduleInterface.riblet) else { return nil }
    let source = try AppSource(path, text)
    let isOwn = sources.contains { $0.path == path }
    var split = SplitFile(
      source, home: home.name, isTest: isTest, homes: homes(files.homes.app),
      moduleInterfaces: isOwn || (home.name == module.name && !isTest) ? [moduleInterface.riblet: moduleInterface] : [:]
    )
    if isOwn { split.moveOut(moduleInterface) }
    // Tests of its routes import what its own files do.
    if isTest, path.contains("/\(moduleInterface.riblet)+") { split.need(module.interface) }
    split.rewrite(tested: home.name)
    if isTest, let tests = try files.tests(of: moduleInterface, in: source) { split.append(tests) }
    let new = split.text
    guard new != text else { return nil }
    files.note(split)
    return PlannedEdit(path: path, oldText: text, newText: new)
  }

  /// Only what moves comes to another module.
  private func homes(_ app: String) -> TypeHomes {
    var homes = TypeHomes(app: app)
    for name in moduleInterface.interfaceNames { homes.types[name] = module.interface }
    for role in [RibletRole.routing, .builder] { homes.types[moduleInterface.riblet + role.rawValue] = module.name }
    homes.open = [module.interface]
    homes.interfaces[moduleInterface.riblet] = module.interface
    return homes
  }
}
