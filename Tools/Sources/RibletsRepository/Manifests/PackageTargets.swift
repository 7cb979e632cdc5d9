import RibletsPlans
import RibletsSource

/// The part of `Package.swift` that is made of the manifests of modules: the targets, sorted, one item a line.
package struct PackageTargets {
  /// The folders of tests whose files are no sources: beside the tests that read them, which are in one folder.
  static let dataFolders = ["Contracts/Recorded", "Snapshots/__Snapshots__"]

  private let modules: AppModules
  /// A closure that returns true if there is a file or a folder at a path.
  private let exists: (String) -> Bool

  package init(_ modules: AppModules, exists: @escaping (String) -> Bool) {
    self.modules = modules
    self.exists = exists
  }

  /// The text between the marks.
  package var text: String {
    let parts = (targets + testTargets).sorted { ($0.isTest ? 1 : 0, $0.name) < ($1.isTest ? 1 : 0, $1.name) }
    // Of names of any length.
    let lines = parts.map(\.text).joined().split(separator: "\n").map(String.init).flatMap(LineBreaking.broken)
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Part {
    let name: String
    var isTest = false
    let text: String
  }

  private var targets: [Part] {
    modules.sorted.flatMap { module in
      var own = module.manifest.dependencies.union(modules.products.modules)
      if module.manifest.interface != nil { own.insert(module.interface) }
      // The app holds all modules together; nobody else names them.
      if module.name == modules.layout.module {
        own.formUnion(modules.modules.keys.filter { $0 != module.name })
      }
      var parts = [target(module.name, folder: module.sources, own, plugins: module.manifest.plugins)]
      if let interface = module.manifest.interface {
        parts.append(
          target(
            module.interface, folder: module.interfaceSources, interface.union(modules.products.interfaces)))
      }
      return parts
    }
  }

  private func target(
    _ name: String, folder: String, _ dependencies: Set<String>, plugins: Set<String> = []
  ) -> Part {
    // Storyboards and nibs.
    let resources = exists("\(folder)/Resources") ? "      resources: [.process(\"Resources\")],\n" : ""
    return Part(
      name: name,
      text: call("target", name, folder, usual: "Sources/\(name)", dependencies) + resources
        + "      swiftSettings: settings" + self.plugins(plugins) + "\n    ),\n")
  }

  private var testTargets: [Part] {
    modules.sorted.flatMap { module in module.testFolders.filter(exists).map { testTarget(of: module, in: $0) } }
  }

  private func testTarget(of module: AppModule, in folder: String) -> Part {
    var dependencies = module.manifest.dependencies.union(module.manifest.tests).union(modules.products.tests)
    dependencies.insert(module.name)
    if module.manifest.interface != nil { dependencies.insert(module.interface) }
    let name = FilePath.name(folder)
    var text = call("testTarget", name, folder, usual: "Tests/\(name)", dependencies)
    let excluded = Self.dataFolders.filter { exists("\(folder)/\($0)") }
    if !excluded.isEmpty { text += "      \(Self.excluded(excluded))\n" }
    text += "      swiftSettings: settings" + plugins(modules.products.plugins.union(module.manifest.testPlugins))
    return Part(name: name, isTest: true, text: text + "\n    ),\n")
  }

  static func excluded(_ folders: [String]) -> String {
    "exclude: [\(folders.map { "\"\($0)\"" }.joined(separator: ", "))],"
  }

  private func plugins(_ plugins: Set<String>) -> String {
    plugins.isEmpty ? "" : ",\n" + list("plugins", plugins.sorted().map { item($0, "plugin") })
  }

  private func call(
    _ kind: String, _ name: String, _ folder: String, usual: String, _ dependencies: Set<String>
  ) -> String {
    var text = "    .\(kind)(\n      name: \"\(name)\",\n"
    let plain = dependencies.filter { !$0.contains("/") }.sorted().map { "\"\($0)\"" }
    let products = dependencies.filter { $0.contains("/") }.map { item($0, "product") }.sorted()
    text += list("dependencies", plain + products) + ",\n"
    if folder != usual { text += "      path: \"\(folder)\",\n" }
    return text
  }

  /// One item a line. The formatter wants no comma after the only one.
  private func list(_ label: String, _ items: [String]) -> String {
    let lines = items.map { "        \($0)" }.joined(separator: ",\n")
    return "      \(label): [\n\(lines)\(items.count > 1 ? "," : "")\n      ]"
  }

  /// `.product(name: "GRDB", package: "GRDB.swift")` for `GRDB.swift/GRDB`.
  private func item(_ text: String, _ kind: String) -> String {
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return "\"\(text)\"" }
    return ".\(kind)(name: \"\(parts[1])\", package: \"\(parts[0])\")"
  }
}
