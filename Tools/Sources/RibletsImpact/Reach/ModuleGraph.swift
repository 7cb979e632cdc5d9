import RibletsModel
import RibletsSource

/// The modules of an app and what they see, as manifests and imports say.
struct ModuleGraph: Sendable {
  /// The modules by name.
  private(set) var modules: [String: SourceModule] = [:]
  /// The modules that each one sees, directly or through others, and itself.
  private(set) var seen: [String: Set<String>] = [:]
  /// Numbers of modules, the same for those that can be in one program, as something depends on both or one on the other, or tests of
  /// one package depend on them.
  ///
  /// Modules of Riblets have none: an app gives them what they reach.
  private(set) var programNumbers: [String: Int] = [:]
  /// The modules with code that is not read: a plug-in or a macro writes some of it.
  private(set) var opaque: Set<String> = []
  /// Those of them of which a plug-in makes code.
  private(set) var plugged: Set<String> = []
  /// The modules with a plug-in of a package of the app.
  private(set) var pluggedByOwn: Set<String> = []
  /// The executables and macros that each module depends on: it may run them without a name of theirs in it.
  private(set) var programs: [String: Set<String>] = [:]
  /// The modules that tests see all of: they import it with `@testable`, or a plug-in may, which makes mocks.
  private(set) var testables: [String: Set<String>] = [:]
  /// The modules that plug-ins of builds are made of.
  private(set) var ofPlugins: Set<String> = []
  /// Reasons why the graph is not known.
  private(set) var problems: [String] = []

  /// The plug-in whose output is known: mocks of protocols.
  private static let mocks = "RibletsMocksPlugin"

  init(of packages: [SourcePackage], files: [ModelFile]) {
    for package in packages {
      for unknown in package.manifest.unknowns {
        problems.append("\(unknown.position.file):\(unknown.position.line): \(unknown.text)")
      }
      for module in package.modules {
        if let other = modules[module.name] {
          problems.append("two modules are called '\(module.name)': '\(other.folder)' and '\(module.folder)'")
        }
        modules[module.name] = module
      }
    }
    var direct = modules.mapValues { _ in Set<String>() }
    let own = Set(packages.flatMap { $0.manifest.targets.filter { $0.kind == .plugin }.map(\.name) })
    for package in packages {
      let targets = Dictionary(package.manifest.targets.map { ($0.name.moduleName, $0) }) { first, _ in first }
      // An own plug-in of that name may make anything.
      let known = package.manifest.targets.contains { $0.kind == .plugin && $0.name == Self.mocks } ? "" : Self.mocks
      for module in package.modules {
        let found = module.dependencies.flatMap { Self.resolve($0, in: package, packages) }
        direct[module.name, default: []].formUnion(found)
        programs[module.name] = Set(found.filter { [.executableTarget, .macro].contains(modules[$0]?.kind) })
        let plugins = targets[module.name]?.plugins ?? ["unknown"]
        if !plugins.isEmpty { testables[module.name] = Set(found) }
        let hasMacro = found.contains { modules[$0]?.kind == .macro }
        if plugins.contains(where: { $0 != known }) { plugged.insert(module.name) }
        if !own.isDisjoint(with: plugins) { pluggedByOwn.insert(module.name) }
        if plugged.contains(module.name) || hasMacro { opaque.insert(module.name) }
      }
    }
    // A module can be imported without a word in the manifest, as long as something else has it built.
    for file in files {
      for line in PartFacts.imports(of: file.outline) where modules[line.module] != nil {
        direct[file.module, default: []].insert(line.module)
        if line.isTestable { testables[file.module, default: []].insert(line.module) }
      }
    }
    for name in modules.keys { seen[name] = Self.closure(of: [name], in: direct) }
    addUsersOfMacros(files)
    number(direct, packages)
    let plugins = packages.flatMap { package in
      package.manifest.targets.filter { $0.kind == .plugin }
        .flatMap { $0.dependencies.flatMap { Self.resolve($0, in: package, packages) } }
    }
    ofPlugins = Self.closure(of: Set(plugins), in: direct)
  }

  /// Adds the modules that write the name of a macro of the app, as `@AddInit` or `#makeColors`.
  private mutating func addUsersOfMacros(_ files: [ModelFile]) {
    var macros: [String: Set<String>] = [:]
    for file in files where modules[file.module] != nil {
      for name in file.outline.macros {
        for use in [name, "#" + name] { macros[use, default: []].insert(file.module) }
      }
    }
    if macros.isEmpty { return }
    for file in files where !opaque.contains(file.module) {
      let seen = seen[file.module] ?? []
      if file.outline.names.contains(where: { !(macros[$0] ?? []).isDisjoint(with: seen) }) {
        opaque.insert(file.module)
      }
    }
  }

  private mutating func number(_ direct: [String: Set<String>], _ packages: [SourcePackage]) {
    var neighbours: [String: Set<String>] = [:]
    // SwiftPM links all tests of a package into one program.
    let tests = packages.map { $0.modules.filter { $0.kind == .testTarget }.map(\.name) }
    let together = direct.merging(tests.compactMap { all in all.first.map { ($0, Set(all.dropFirst())) } }) {
      $0.union($1)
    }
    for (name, others) in together where !RibletsInterfaces.modules.contains(name) {
      for other in others.subtracting(RibletsInterfaces.modules) {
        neighbours[name, default: []].insert(other)
        neighbours[other, default: []].insert(name)
      }
    }
    for name in modules.keys.sorted() where programNumbers[name] == nil && !RibletsInterfaces.modules.contains(name) {
      let number = programNumbers.count
      for other in Self.closure(of: [name], in: neighbours) { programNumbers[other] = number }
    }
  }

  /// A file for each module with code that is not read, which stands for that code.
  var generatedFiles: [ModelFile] {
    opaque.sorted().map { name in
      var outline = SourceOutline(path: "the generated code of \(name)")
      outline.parts = [OutlinedPart(name: "generated code")]
      return ModelFile(module: name, isTest: modules[name]?.kind == .testTarget, outline: outline)
    }
  }

  /// Returns true if code of two modules can be in one program, and the first one can reach the second one.
  func canMeet(_ module: String, _ other: String) -> Bool {
    RibletsInterfaces.modules.contains(other) || programNumbers[module] == programNumbers[other]
  }

  /// True for a module of another package that is not among those whose declarations are known.
  func isUnlisted(_ module: String) -> Bool {
    modules[module] == nil && !KnownInterfaces.modulesThatReadNothing.contains(module)
      && !RibletsInterfaces.modules.contains(module)
  }

  /// The modules that see one of some, and these.
  func dependents(of names: Set<String>) -> Set<String> {
    Set(seen.filter { !$0.value.isDisjoint(with: names) }.keys)
  }

  /// The modules that see what is internal to one, without itself.
  func testing(_ name: String) -> [String] { testables.filter { $0.value.contains(name) }.keys.sorted() }

  /// The module that a file is in, also if its manifest excludes it.
  func owner(of path: String) -> SourceModule? {
    func rank(_ module: SourceModule) -> (Int, Int, String) {
      (module.owns(path) ? 1 : 0, module.folder.utf8.count, module.name)
    }
    return modules.values.filter {
      $0.owns(path) || path.hasPrefix($0.folder + "/") || path.hasPrefix($0.folder) && $0.folder.isEmpty
    }
    .max { rank($0) < rank($1) }
  }

  /// The modules whose manifests name a file as a resource.
  ///
  /// - Parameter inFolders: True for these, and those that have the file in their folders.
  func bundling(_ path: String, inFolders: Bool) -> Set<String> {
    Set(modules.values.filter { $0.isResource(path) || inFolders && $0.holds(path) }.map(\.name))
  }

  private static func closure(of names: Set<String>, in direct: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = Array(names)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += direct[next] ?? [] }
    }
    return found
  }

  private static func resolve(
    _ dependency: PackageManifest.Dependency, in package: SourcePackage, _ packages: [SourcePackage]
  ) -> [String] {
    if case .name(let name) = dependency, package.modules.contains(where: { $0.name == name.moduleName }) {
      return [name.moduleName]
    }
    // A product by its name in whichever package: one too many is no harm.
    return packages.flatMap { other in
      other.manifest.products.filter { $0.name == dependency.name }.flatMap { $0.targets.map(\.moduleName) }
    }
  }
}
