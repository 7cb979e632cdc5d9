package import RibletsModel
package import RibletsPlans
package import RibletsSource

extension AppModel {
  /// Reads the model of an app, with its tests.
  ///
  /// - Parameters:
  ///   - readsPackages: True to read the modules that the manifests of the app name, too.
  ///   - known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for a manifest of a module that cannot be read.
  package init(
    of app: FoundApp, readsPackages: Bool, known: [String: SourceOutline] = [:]
  ) throws(RequestProblem) {
    let modules = try AppModules(of: app)
    let packages = readsPackages ? ModelPackages(in: app.root) : ModelPackages()
    let folders = modules.modelFolders(withTestsBesides: packages.folders, root: app.root)
    let sources = ModelSources(root: app.root, folders: folders, withNames: false, known: known)
    var types = TypeTable()
    self.init(reading: sources, packages: packages, types: &types)
  }
}

extension AppModules {
  /// The folders of the modules with sources, those of other modules, and those of tests that are there.
  package func modelFolders(withTestsBesides others: [ModelSources.Folder], root: String) -> [ModelSources.Folder] {
    var folders = modelFolders(besides: others)
    var known = Set(folders.map(\.path))
    let tests = sorted.flatMap(\.testFolders) + [layout.tests]
    for folder in others.filter(\.isTest)
      + tests.map({ ModelSources.Folder(module: FilePath.name($0), path: $0, isTest: true) })
    where AppFolder.isFolder(root + "/" + folder.path) && known.insert(folder.path).inserted {
      folders.append(folder)
    }
    return folders
  }
}

extension RibletOwners {
  /// Reads the owners of an app's modules.
  ///
  /// - Throws: ``RequestProblem`` for a manifest that cannot be read.
  package init(of app: FoundApp) throws(RequestProblem) {
    let modules = try AppModules(of: app).modules.values
    let pairs = modules.flatMap { module in
      let owners = module.manifest.owners.sorted()
      return owners.isEmpty ? [] : [(module.name, owners), (module.interface, owners)]
    }
    self.init(ofModules: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }
}
