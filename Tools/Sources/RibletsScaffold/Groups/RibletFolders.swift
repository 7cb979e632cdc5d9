import RibletsEdits
import RibletsPlans
import RibletsSource

/// The folders of one riblet: in its module, its tests, and the interface that parents in other modules see.
struct RibletFolders {
  let riblet: String
  /// The module it is in; `nil` for one outside of the app's folders.
  let module: AppModule?
  /// The folder of its router.
  let sources: String

  init(_ riblet: KnownRiblet, _ modules: AppModules) {
    self.riblet = riblet.name
    sources = FilePath.folder(riblet.place.file)
    module = modules.owner(of: sources + "/")?.module
  }

  /// Those that are named after it, and so its own.
  var own: [String] {
    guard FilePath.name(sources) == riblet else { return interface.map { [$0] } ?? [] }
    guard let module, sources.hasPrefix(module.sources + "/") else { return [sources] }
    let tests = module.testFolders.map { $0 + sources.dropFirst(module.sources.count) }
    return [sources] + tests + (interface.map { [$0] } ?? [])
  }

  /// The folder in which its module has what other modules see of it.
  var interface: String? {
    guard let module, module.manifest.interface != nil else { return nil }
    return "\(module.interfaceSources)/\(riblet)"
  }

  /// Returns the folder of storyboards and nibs.
  func resources(_ layout: AppLayout) -> String { (module?.sources ?? layout.sources) + "/Resources" }
}

extension AppModules {
  /// The folders of a module as those of an app of one module.
  func layout(of module: AppModule?) -> AppLayout { module.map { GroupPlace.layout(of: $0, self) } ?? layout }

  /// Returns true if a file is one of the tests of a module.
  func isTest(_ path: String) -> Bool {
    owner(of: path).map { $0.module.testFolder(of: path) != nil } ?? path.hasPrefix(layout.tests + "/")
  }

  /// The module that compiles a file, but for tests, which see it from within; `nil` for one of no module.
  func name(ofModuleOf path: String) -> String? {
    owner(of: path).map { $0.isInterface ? $0.module.interface : $0.module.name }
  }

  /// All modules that others can import, by the folders of their sources.
  var importable: [String: String] {
    var folders: [String: String] = [:]
    for module in sorted {
      folders[module.name] = module.sources
      if module.manifest.interface != nil { folders[module.interface] = module.interfaceSources }
    }
    return folders
  }

  /// Returns true if modules that do not see a riblet have it behind a boundary.
  func hasBorder(_ riblet: String, in files: [ParsedFile]) -> Bool {
    isGrouped
      && files.contains { file in
        owner(of: file.path)?.isInterface == true
          && file.declarations.contains { $0.type == riblet + "Border" && !$0.isExtension }
      }
  }
}
