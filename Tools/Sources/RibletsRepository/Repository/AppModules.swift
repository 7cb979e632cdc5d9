import Foundation
package import RibletsPlans

/// The modules that an app consists of: one, or modules around one.
package struct AppModules: Sendable {
  package let layout: AppLayout
  package let products: PackageProducts
  /// The access of an import whose types a `package` declaration has: none in an app without `InternalImportsByDefault`, where
  /// Swift refuses `package import Menu` in one file beside `import Menu` in another one.
  package let importAccess: String
  /// By name. The app's own module is always among them.
  package private(set) var modules: [String: AppModule]
  /// The modules of folders; with `true` that of an interface.
  private var folders: [Substring: (module: String, isInterface: Bool)] = [:]

  package init(
    _ layout: AppLayout, _ products: PackageProducts, _ manifests: [String: ModuleManifest] = [:],
    importAccess: String = "package"
  ) {
    self.layout = layout
    self.products = products
    self.importAccess = importAccess
    var modules = [layout.module: AppModule(group: layout.module, beside: layout)]
    for (name, manifest) in manifests { modules[name] = AppModule(group: name, beside: layout, manifest) }
    self.modules = modules
    for module in modules.values { note(module) }
  }

  private mutating func note(_ module: AppModule) {
    for folder in [module.sources] + module.testFolders { folders[folder[...]] = (module.name, false) }
    folders[module.interfaceSources[...]] = (module.name, true)
  }

  /// Reads the manifests of an app.
  ///
  /// - Throws: ``RequestProblem`` for one that cannot be read.
  package init(of app: FoundApp) throws(RequestProblem) {
    var manifests: [String: ModuleManifest] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: app.root + "/" + ModuleManifest.folder)) ?? []
    for name in names where name.hasSuffix(".json") {
      manifests[String(name.dropLast(".json".count))] = try JSONText.value(
        ModuleManifest.self, at: "\(ModuleManifest.folder)/\(name)", in: app.root,
        expected: "the manifest of a module. It has lists of names: \(ModuleManifest.listNames)")
    }
    var products = PackageProducts.standard()
    if FileManager.default.fileExists(atPath: app.root + "/" + PackageProducts.file) {
      products = try JSONText.value(
        PackageProducts.self, at: PackageProducts.file, in: app.root,
        expected: "what all modules depend on. It has lists of names: 'interfaces', 'modules', 'plugins', 'tests'")
    }
    let package = FileManager.default.contents(atPath: app.root + "/Package.swift").map {
      String(decoding: $0, as: UTF8.self)
    }
    let isOpen = package.map { !$0.contains("InternalImportsByDefault") } ?? false
    self.init(app.layout, products, manifests, importAccess: isOpen ? "" : "package")
  }

  /// True if there are modules beside the app's own module.
  package var isModular: Bool { modules.count > 1 }

  package var app: AppModule { modules[layout.module] ?? AppModule(group: layout.module, beside: layout) }

  /// Modules with riblets, by name.
  package var sorted: [AppModule] { modules.values.sorted { $0.name < $1.name } }

  /// All folders with sources.
  package var sourceFolders: [String] {
    sorted.flatMap { $0.manifest.interface == nil ? [$0.sources] : [$0.sources, $0.interfaceSources] }
  }

  /// The module that a file belongs to, and whether it is of its interface.
  package func owner(of file: String) -> (module: AppModule, isInterface: Bool)? {
    for place in file.indices where file[place] == "/" {
      if let found = folders[file[..<place]], let module = modules[found.module] { return (module, found.isInterface) }
    }
    return nil
  }

  package mutating func update(_ name: String, _ change: (inout ModuleManifest) -> Void) {
    var module = modules[name] ?? AppModule(group: name, beside: layout)
    for folder in module.testFolders { folders[folder[...]] = nil }
    change(&module.manifest)
    modules[name] = module
    note(module)
  }

  /// Forgets a module and its folders.
  package mutating func remove(_ name: String) {
    guard let module = modules.removeValue(forKey: name) else { return }
    for folder in [module.sources, module.interfaceSources] + module.testFolders { folders[folder[...]] = nil }
  }
}
