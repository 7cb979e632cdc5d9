import RibletsPlans
import RibletsSource

/// The build file of a package: a rule for each module, and one for the mocks of each target of tests.
struct BazelBuildFile {
  private let package: BazelPackage
  private let all: [BazelPackage]
  private let linked: [String: [String]]
  private let settings: String?
  private var rules: [String] = []
  /// The options of the compiler that several targets have.
  private let shared: [CompilerOptions]
  private var loaded: Set<String> = []
  private var hasMocks = false
  /// The parts of the package that the file leaves out, in sentences.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - package: The package.
  ///   - all: All packages with build files.
  ///   - linked: The modules that targets of tests reach at run time alone.
  ///   - settings: The settings of mocks in its folder, if there are some.
  init(of package: BazelPackage, among all: [BazelPackage], linked: [String: [String]], settings: String?) {
    self.package = package
    self.all = all
    self.linked = linked
    self.settings = settings
    let options = package.modules.compactMap { Self.options(of: $0, in: package) }
    var counts: [CompilerOptions: Int] = [:]
    for option in options { counts[option, default: 0] += 1 }
    shared = counts.filter { $0.value > 1 }.keys.sorted { $0.list.lexicographicallyPrecedes($1.list) }
    for module in package.modules { add(module) }
    notes += package.source.manifest.unknowns.map { "\(manifest):\($0.position.line): \($0.text)." }
    let written = Set(package.modules.map(\.name))
    for module in package.source.modules where package.repository == nil && !written.contains(module.name) {
      let reason = module.kind == .macro ? "is a macro" : "has no Swift in it"
      notes.append("'\(module.name)' \(reason), for which no rule is written.")
    }
  }

  private var manifest: String { package.path.isEmpty ? "Package.swift" : package.path + "/Package.swift" }

  var text: String {
    var text = BazelPlanner.mark + "\n"
    if !loaded.isEmpty {
      let names = loaded.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      text += "load(\"@build_bazel_rules_swift//swift:swift.bzl\", \(names))\n"
    }
    if hasMocks { text += "load(\"//\(BazelPlanner.folder):mocks.bzl\", \"riblets_mocks\")\n" }
    for options in shared { text += "\n\(name(of: options) ?? "") = \(Self.list(options.list, indent: ""))\n" }
    return text + rules.map { "\n" + $0 }.joined()
  }

  // MARK: Rules

  private mutating func add(_ module: SourceModule) {
    guard let target = package.source.manifest.targets.first(where: { $0.name.moduleName == module.name }),
      let options = Self.options(of: module, in: package)
    else { return }
    noteUnknowns(of: target, options)
    let dependencies = module.dependencies.flatMap { resolve($0, of: module) }
    let programs = dependencies.filter(\.isProgram).map(\.label)
    let mocks = module.kind == .testTarget ? addMocks(for: module, target, dependencies) : nil
    let rule =
      switch module.kind {
      case .executableTarget: "swift_binary"
      case .testTarget: "swift_test"
      case .target, .macro, .plugin: "swift_library"
      }
    loaded.insert(rule)
    var attributes = [("name", "\"\(module.name)\"")]
    attributes.append(("srcs", Self.glob(of: module) + (mocks.map { " + [\":\($0)\"]" } ?? "")))
    if rule == "swift_library" { attributes.append(("alwayslink", "True")) }
    var copts = name(of: options) ?? Self.list(options.list)
    if package.hasMainType(module) { copts += " + [\"-parse-as-library\"]" }
    attributes.append(("copts", copts))
    var data: [String] = []
    if module.kind == .testTarget || target.hasResources { data.append(Self.otherFiles(of: module)) }
    if !programs.isEmpty { data.append(Self.labels(programs)) }
    if !data.isEmpty { attributes.append(("data", data.joined(separator: " + "))) }
    attributes.append(("module_name", "\"\(module.name)\""))
    if rule == "swift_library" { attributes.append(("visibility", "[\"//visibility:public\"]")) }
    let atRunTime = (linked[module.name] ?? []).compactMap(label(ofModule:))
    let labels = dependencies.filter { !$0.isProgram }.map(\.label) + atRunTime
    if !labels.isEmpty { attributes.append(("deps", Self.labels(labels))) }
    rules.append(Self.text(rule, attributes))
  }

  /// Adds the rule that makes the mocks of a target of tests, as the build plug-in does; returns its name, if there is one.
  private mutating func addMocks(
    for module: SourceModule, _ target: PackageManifest.Target, _ dependencies: [Dependency]
  ) -> String? {
    guard target.plugins?.contains(BazelPlanner.plugin) == true else { return nil }
    hasMocks = true
    let own = dependencies.filter(\.isOwn)
    let others = package.modules.filter { $0.kind == .testTarget && $0.name != module.name }
    let shared = Set(others.flatMap { $0.dependencies.flatMap { resolve($0) } }.map(\.label))
    let name = module.name + "_mocks"
    var attributes = [("name", "\"\(name)\""), ("target", "\"\(target.name)\"")]
    attributes.append(("mocked", Self.labels(own.map(\.label))))
    attributes.append(("seen", Self.labels(dependencies.filter { !$0.isOwn }.map(\.label))))
    // Modules that other tests have, too: then each target has the mocks that its files name.
    if own.allSatisfy({ shared.contains($0.label) }) { attributes.append(("users", Self.glob(of: module))) }
    if let settings {
      attributes.append(("settings", "\"\(settings)\""))
      attributes.append(("targets", Self.list(package.source.manifest.targets.map(\.name))))
    }
    rules.append(Self.text("riblets_mocks", attributes))
    return name
  }

  private mutating func noteUnknowns(of target: PackageManifest.Target, _ options: CompilerOptions) {
    for place in options.unknowns {
      notes.append("\(manifest):\(place.line): a setting of '\(target.name)' is left out: no option is known for it.")
    }
    if target.hasResources {
      notes.append("'\(target.name)' has resources. They are data to Bazel, and there is no 'Bundle.module'.")
    }
    for plugin in target.plugins ?? ["a plug-in"] where plugin != BazelPlanner.plugin {
      notes.append("'\(target.name)' is built with '\(plugin)', for which no rule is written.")
    }
  }

  // MARK: Dependencies

  private struct Dependency {
    let label: String
    /// True if it is a target of the same package.
    let isOwn: Bool
    /// True if it is run, and not linked.
    let isProgram: Bool
  }

  private mutating func resolve(_ dependency: PackageManifest.Dependency, of module: SourceModule) -> [Dependency] {
    let found = resolve(dependency)
    let isLeftOut = package.source.modules.contains { $0.name == dependency.name.moduleName }
    if found.isEmpty, !isLeftOut {
      notes.append("'\(module.name)' depends on '\(dependency.name)', which is in no package that is known here.")
    }
    for other in found where other.label.hasPrefix("@swiftpkg_") {
      notes.append("\(other.label) is for rules_swift_package_manager to provide.")
    }
    return found
  }

  private func resolve(_ dependency: PackageManifest.Dependency) -> [Dependency] {
    if case .name(let name) = dependency, let own = package.modules.first(where: { $0.name == name.moduleName }) {
      return [Dependency(label: ":" + own.name, isOwn: true, isProgram: own.kind == .executableTarget)]
    }
    for other in all {
      let names = other.modules(ofProduct: dependency.name)
      if names.isEmpty { continue }
      let modules = other.modules.filter { names.contains($0.name) }
      return modules.map {
        Dependency(label: other.label(of: $0.name), isOwn: false, isProgram: $0.kind == .executableTarget)
      }
    }
    guard case .product(let product, let from?) = dependency else { return [] }
    let repository = "swiftpkg_" + BazelPackage.repository(from)
    return [Dependency(label: "@\(repository)//:\(product)", isOwn: false, isProgram: false)]
  }

  /// The label of a module of whichever package; `nil` for a program.
  private func label(ofModule name: String) -> String? {
    let home = all.first { $0.modules.contains { $0.name == name && $0.kind == .target } }
    return home.map { $0.path == package.path ? ":" + name : $0.label(of: name) }
  }

  // MARK: Text

  private static func options(of module: SourceModule, in package: BazelPackage) -> CompilerOptions? {
    package.source.manifest.targets.first { $0.name.moduleName == module.name }
      .map { CompilerOptions(of: $0, in: package.source.manifest) }
  }

  private func name(of options: CompilerOptions) -> String? {
    shared.firstIndex(of: options).map { $0 == 0 ? "COPTS" : "COPTS_\($0 + 1)" }
  }

  private static func text(_ rule: String, _ attributes: [(String, String)]) -> String {
    "\(rule)(\n" + attributes.map { "    \($0) = \($1),\n" }.joined() + ")\n"
  }

  private static func glob(of module: SourceModule) -> String {
    let patterns = module.roots.map { $0.hasSuffix(".swift") ? $0 : $0.isEmpty ? "**/*.swift" : $0 + "/**/*.swift" }
    let excluded = module.excluded.map { $0.hasSuffix(".swift") ? $0 : $0 + "/**" }
    let rest = excluded.isEmpty ? "" : ", exclude = \(list(excluded))"
    return "glob(\(list(patterns))\(rest))"
  }

  /// The files in the folder of a module that are no Swift, also those that SwiftPM leaves alone: tests find them by paths.
  private static func otherFiles(of module: SourceModule) -> String {
    let pattern = module.folder.isEmpty ? "**" : module.folder + "/**"
    return "glob([\"\(pattern)\"], allow_empty = True, exclude = [\"**/*.swift\"])"
  }

  /// A list of labels: each once, what is near before what is far.
  private static func labels(_ labels: [String]) -> String {
    let far = { (label: String) in label.hasPrefix("@") ? 2 : label.hasPrefix("//") ? 1 : 0 }
    return list(Set(labels).sorted { (far($0), $0) < (far($1), $1) })
  }

  private static func list(_ items: [String], indent: String = "    ") -> String {
    let quoted = items.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
    guard items.count > 1 else { return "[\(quoted.joined())]" }
    return "[\n" + quoted.map { "\(indent)    \($0),\n" }.joined() + indent + "]"
  }
}
