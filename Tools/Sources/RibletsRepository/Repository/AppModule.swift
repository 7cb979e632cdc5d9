import RibletsPlans

/// A module of an app with its folders, relative to the package.
package struct AppModule: Hashable, Sendable {
  package let name: String
  package let sources: String
  /// The folder of its tests, or of those that are in none of its further targets.
  package let tests: String
  /// The name of the module that parents in other modules see of it; there if the manifest says so.
  package let interface: String
  package let interfaceSources: String
  package var manifest: ModuleManifest

  /// A module beside the module of the app.
  package init(group name: String, beside app: AppLayout, _ manifest: ModuleManifest = ModuleManifest()) {
    self.name = name
    self.manifest = manifest
    let base = name.hasSuffix("Module") ? String(name.dropLast("Module".count)) : name
    interface = base + "Interface"
    if name == app.module {
      (sources, tests) = (app.sources, app.tests)
    } else {
      sources = Self.around(app.sources) + name
      tests = Self.around(app.tests) + name + "Tests"
    }
    interfaceSources = Self.around(app.sources) + interface
  }

  /// All that it has files in.
  package var folders: [String] { [sources] + testFolders + (manifest.interface == nil ? [] : [interfaceSources]) }

  /// The folders of all targets of its tests.
  package var testFolders: [String] { [tests] + manifest.testTargets.sorted().map(testFolder) }

  /// Returns the folder of a target of its tests.
  package func testFolder(named target: String) -> String { Self.around(tests) + target }

  /// Returns the folder of the tests that a file is one of; `nil` for a file of its sources.
  package func testFolder(of file: String) -> String? { testFolders.first { file.hasPrefix($0 + "/") } }

  /// Returns the name of a module that begins with a riblet.
  package static func name(ofModuleOf riblet: String) -> String { riblet + "Module" }

  /// Returns the name of a target that begins with the tests of a riblet.
  package static func name(ofTestTargetOf riblet: String) -> String { riblet + "Tests" }

  private static func around(_ folder: String) -> String {
    folder.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }
}
