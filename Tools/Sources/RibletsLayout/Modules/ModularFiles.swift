import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// Turns files that were planned as in one module into those of modules: imports, names of riblets behind module interfaces, and what
/// the manifests say then.
struct ModularFiles {
  /// The ways in which a parent in another module affects files.
  enum Crossing {
    case none
    /// The riblet gets the module interface now.
    case new
    /// The riblet has one; the files are those of its route.
    case known
  }

  let templates: TemplateLibrary
  var modules: AppModules
  var homes: TypeHomes
  private let texts: AppTexts
  /// The files of types in modules without riblets.
  private var sharedFiles: [String: String] = [:]

  /// - Parameter shared: The modules without riblets.
  init(
    _ modules: AppModules, _ index: SourceIndex, _ templates: TemplateLibrary, _ texts: AppTexts, shared: Set<String>
  ) {
    self.modules = modules
    self.templates = templates
    self.texts = texts
    homes = TypeHomes(app: modules.layout.module)
    homes.open = Set(modules.sorted.map(\.interface)).union(shared)
    var (file, known) = ("", modules.owner(of: ""))
    // A name of Riblets is Riblets' own, as the files of templates mean it.
    for found in index.declarations where found.keyword != .extension && !KnownTypes.riblets.contains(found.name) {
      // They stand by file.
      if found.file != file { (file, known) = (found.file, modules.owner(of: found.file)) }
      guard let owner = known else { continue }
      homes.types[found.name] = owner.isInterface ? owner.module.interface : owner.module.name
      if shared.contains(owner.module.name) { sharedFiles[found.name] = found.file }
    }
  }

  /// Learns what the types have that files speak of: their tests may use it without a name, as `.red`.
  private mutating func learnMembers(_ sources: some Sequence<AppSource>) throws(RequestProblem) {
    let files = Set(sources.flatMap { $0.names.compactMap { sharedFiles[$0] } })
    for file in files.sorted() {
      guard let module = modules.owner(of: file)?.module.name else { continue }
      let members = try AppSource(file, texts.text(of: file)).typeMembers
      homes.typeMembers[module, default: []].formUnion(members)
    }
  }

  /// Begins a module, or goes on with it.
  mutating func begin(_ group: String) {
    modules.update(group) { _ in }
    // It has riblets from now on.
    homes.open.remove(group)
    if let interface = modules.modules[group]?.interface { homes.open.insert(interface) }
  }

  /// Adapts the files of a riblet, or of a route to it.
  ///
  /// - Parameters:
  ///   - group: That of the riblet.
  ///   - tested: The module that tests import, if that is another one than they come to.
  /// - Returns: The files, and those of its module interface if that is new.
  /// - Throws: ``RequestProblem`` for a name that its module does not see.
  mutating func adapted(
    _ files: [PlannedFile], of riblet: String, in group: String, _ crossing: Crossing, tested: String? = nil
  ) throws(RequestProblem) -> [PlannedFile] {
    var sources: [String: AppSource] = [:]
    for file in files where file.path.hasSuffix(".swift") { sources[file.path] = try AppSource(file.path, file.text) }
    let module = AppModule(group: group, beside: modules.layout)
    let moduleInterface = try moduleInterface(of: riblet, in: module, sources, crossing)
    note(sources.values, moduleInterface, of: riblet, in: module)
    homes.typeMembers = [:]
    try learnMembers(sources.values)
    var adapted: [PlannedFile] = []
    for file in files {
      guard let source = sources[file.path], let home = modules.owner(of: file.path)?.module else {
        adapted.append(file)
        continue
      }
      let split = try split(source, in: home, moduleInterface, tested: tested ?? home.name)
      adapted.append(PlannedFile(file.path, split.text))
      note(split)
    }
    guard let moduleInterface, crossing == .new else { return adapted }
    return try adapted + interface(moduleInterface, in: module, folder: "\(module.sources)/\(riblet)", protocols: [])
  }

  private func moduleInterface(
    of riblet: String, in module: AppModule, _ sources: [String: AppSource], _ crossing: Crossing
  ) throws(RequestProblem) -> ModuleInterface? {
    switch crossing {
    case .none, .known:
      let hasChildRouting = homes.types[riblet + "ChildRouting"] != nil
      return crossing == .known || hasChildRouting
        ? ModuleInterface(known: riblet, hasChildRouting: hasChildRouting) : nil
    case .new:
      let own = sources.values.filter { $0.path.hasPrefix(module.sources + "/\(riblet)/") }
      return try ModuleInterface(riblet, own.sorted { $0.path < $1.path })
    }
  }

  /// Remembers where types come to.
  private mutating func note(
    _ sources: some Sequence<AppSource>, _ moduleInterface: ModuleInterface?, of riblet: String, in module: AppModule
  ) {
    for source in sources {
      guard let owner = modules.owner(of: source.path), source.path.hasPrefix(owner.module.sources + "/") else {
        continue
      }
      for type in source.types { homes.types[type] = owner.module.name }
    }
    for name in moduleInterface?.interfaceNames ?? [] { homes.types[name] = module.interface }
    homes.interfaces[riblet] = module.interface
  }

  private func split(
    _ source: AppSource, in home: AppModule, _ moduleInterface: ModuleInterface?, tested: String
  ) throws(RequestProblem) -> SplitFile {
    let isTest = source.path.hasPrefix(home.tests + "/")
    let moduleInterfaces = moduleInterface.map { [$0.riblet: $0] } ?? [:]
    var split = SplitFile(source, home: home.name, isTest: isTest, homes: homes, moduleInterfaces: moduleInterfaces)
    if let moduleInterface, !isTest { split.moveOut(moduleInterface) }
    split.rewrite(tested: tested)
    if let moduleInterface, isTest, let text = try tests(of: moduleInterface, in: source) { split.append(text) }
    if let problem = split.problems.first { throw RequestProblem(problem) }
    return split
  }

  /// Returns the tests of a riblet's boundary, if those of its builder know how to make what it depends on.
  func tests(of moduleInterface: ModuleInterface, in source: AppSource) throws(RequestProblem) -> String? {
    guard source.path.hasSuffix("/\(moduleInterface.riblet)BuilderTests.swift"),
      let dependency = KnownArguments(of: moduleInterface.riblet, in: source)["dependency"]
    else { return nil }
    return try ModuleInterfaceFiles.tests(of: moduleInterface.riblet, dependency: dependency, templates)
  }

  /// Remembers what a file needs in the manifest of its module.
  mutating func note(_ file: SplitFile) {
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

  /// The files of a module interface.
  ///
  /// - Parameters:
  ///   - folder: That of the riblet.
  ///   - protocols: Of the app, as far as declarations that move may inherit from them.
  mutating func interface(
    _ moduleInterface: ModuleInterface, in module: AppModule, folder: String, protocols: Set<String>
  ) throws(RequestProblem) -> [PlannedFile] {
    let types = homes.types
    let files = ModuleInterfaceFiles(
      moduleInterface: moduleInterface, module: module, importAccess: modules.importAccess, templates: templates)
    let (file, own, problems) = try files.interface(protocols: protocols, home: { types[$0] })
    if let problem = problems.first { throw RequestProblem(problem) }
    modules.update(module.name) { manifest in manifest.interface = (manifest.interface ?? []).union(own) }
    return [file, try files.builder(in: folder)]
  }
}

extension ModuleInterface {
  /// Looks for types that a module interface would have, too.
  static func checkNames(of riblet: String, _ index: SourceIndex) throws(RequestProblem) {
    for name in ["ChildRouting", "ModuleInterface", "Building"].map({ riblet + $0 }) {
      guard let found = index.types(named: name).first else { continue }
      throw RequestProblem(
        "There is a '\(name)' already, which '\(riblet)' would have for its parent in another module. Choose another name.",
        at: "\(found.file):\(found.line):1")
    }
  }
}
