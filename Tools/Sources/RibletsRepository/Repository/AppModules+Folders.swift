package import RibletsEdits
import RibletsPlans

extension AppModules {
  /// The folders of a module as those of an app of one module.
  package func layout(of module: AppModule?) -> AppLayout {
    guard let module else { return layout }
    var layout = layout
    (layout.module, layout.sources, layout.tests) = (module.name, module.sources, module.tests)
    return layout
  }

  /// Returns true if a file belongs to a module and is no test.
  package func isSource(_ path: String) -> Bool {
    guard let owner = owner(of: path) else { return false }
    return owner.isInterface || path.hasPrefix(owner.module.sources + "/")
  }

  /// Returns true if a file is one of the tests of a module.
  package func isTest(_ path: String) -> Bool {
    owner(of: path).map { $0.module.testFolder(of: path) != nil } ?? path.hasPrefix(layout.tests + "/")
  }

  /// The module that compiles a file, but for tests, which see it from within; `nil` for one of no module.
  package func name(ofModuleOf path: String) -> String? {
    owner(of: path).map { $0.isInterface ? $0.module.interface : $0.module.name }
  }

  /// All modules that others can import, by the folders of their sources.
  package var importable: [String: String] {
    var folders: [String: String] = [:]
    for module in sorted {
      folders[module.name] = module.sources
      if module.manifest.interface != nil { folders[module.interface] = module.interfaceSources }
    }
    return folders
  }

  /// Returns true if modules that do not see a riblet have it behind a boundary.
  package func hasModuleInterface(_ riblet: String, in files: [ParsedFile]) -> Bool {
    isModular
      && files.contains { file in
        owner(of: file.path)?.isInterface == true
          && file.declarations.contains { $0.type == riblet + "ModuleInterface" && !$0.isExtension }
      }
  }

  /// Modules without riblets: what they have is for all.
  package func sharedModules(_ index: SourceIndex) -> Set<String> {
    var names = Set(modules.keys).subtracting([layout.module])
    for router in index.declarations where router.isRouter {
      if let owner = owner(of: router.file) { names.remove(owner.module.name) }
    }
    return names
  }
}
