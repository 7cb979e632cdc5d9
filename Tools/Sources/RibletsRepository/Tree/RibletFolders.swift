import RibletsEdits
import RibletsPlans
import RibletsSource

/// The folders of one riblet: in its module, its tests, and the interface that parents in other modules see.
package struct RibletFolders {
  package let riblet: String
  /// The module it is in; `nil` for one outside of the app's folders.
  package let module: AppModule?
  /// The folder of its router.
  package let sources: String

  package init(_ riblet: KnownRiblet, _ modules: AppModules) {
    self.riblet = riblet.name
    sources = FilePath.folder(riblet.place.file)
    module = modules.owner(of: sources + "/")?.module
  }

  /// Those that are named after it, and so its own.
  package var own: [String] {
    guard FilePath.name(sources) == riblet else { return interface.map { [$0] } ?? [] }
    guard let module, sources.hasPrefix(module.sources + "/") else { return [sources] }
    let tests = module.testFolders.map { $0 + sources.dropFirst(module.sources.count) }
    return [sources] + tests + (interface.map { [$0] } ?? [])
  }

  /// The folder in which its module has what other modules see of it.
  package var interface: String? {
    guard let module, module.manifest.interface != nil else { return nil }
    return "\(module.interfaceSources)/\(riblet)"
  }

  /// Returns the folder of storyboards and nibs.
  package func resources(_ layout: AppLayout) -> String { (module?.sources ?? layout.sources) + "/Resources" }
}
