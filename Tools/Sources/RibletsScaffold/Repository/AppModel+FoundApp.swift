package import RibletsModel
package import RibletsPlans

extension AppModel {
  /// Reads the model of an app, with its tests.
  ///
  /// - Parameter readsPackages: True to read the modules that the manifests of the app name, too.
  /// - Throws: ``RequestProblem`` for a manifest of a group that cannot be read.
  package init(of app: FoundApp, readsPackages: Bool) throws(RequestProblem) {
    let modules = try AppModules(of: app)
    let packages = readsPackages ? ModelPackages(in: app.root) : ModelPackages()
    let sources = modules.modelFolders(besides: packages.folders)
    var known = Set(sources.map(\.path))
    var folders = sources
    let tests = modules.sorted.map(\.tests) + [app.layout.tests]
    for folder in packages.folders.filter(\.isTest)
      + tests.map({ ModelSources.Folder(module: FilePath.name($0), path: $0, isTest: true) })
    where AppFolder.isFolder(app.root + "/" + folder.path) && known.insert(folder.path).inserted {
      folders.append(folder)
    }
    self.init(reading: ModelSources(root: app.root, folders: folders, isCached: true), packages: packages)
  }
}

extension RibletOwners {
  /// Reads the owners of an app's groups.
  ///
  /// - Throws: ``RequestProblem`` for a manifest that cannot be read.
  package init(of app: FoundApp) throws(RequestProblem) {
    let modules = try AppModules(of: app).modules.values
    let pairs = modules.flatMap { module in
      let owners = module.manifest.owners.sorted()
      return owners.isEmpty ? [] : [(module.name, owners), (module.interface, owners)]
    }
    self.init(ofGroups: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
