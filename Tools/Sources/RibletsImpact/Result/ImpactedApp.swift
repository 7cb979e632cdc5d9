import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

/// An app whose impact is asked for: its model, and the names in its files.
package struct ImpactedApp: Sendable {
  let root: String
  let model: AppModel
  let nodes: [ReachNode]
  let modules: ModuleGraph
  /// Reasons why not all of it is known.
  let problems: [String]
  /// The folders of all packages that it consists of or depends on, as far as they are in local folders.
  private let packageFolders: Set<String>

  /// Reads the package in a folder, and those in local folders that it depends on.
  package init(at root: String) {
    let packages = ModelPackages(in: root)
    let sources = ModelSources(root: root, folders: packages.folders, isCached: true)
    let model = AppModel(reading: sources, packages: packages)
    let files = model.files
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    nodes = Workers.map(files.count, jobs: jobs, makeTools: {}) { _, number in
      let file = files[number]
      let text = FileManager.default.contents(atPath: root + "/" + file.path).map { SourceNames(reading: Array($0)) }
      return ReachNode(
        path: file.path, module: file.module, isTest: file.isTest, outline: file.outline, names: text)
    }
    modules = ModuleGraph(of: model.packages, files: nodes)
    let broken = nodes.compactMap(\.outline.errors.first).map { "\($0.position): \($0.text)" }
    problems = modules.problems + sources.notes.map { "\($0.position.file): \($0.text)" } + broken
    var graph = PackageGraph(around: root)
    packageFolders = Set(graph?.localPackages(without: []).map(\.folder) ?? [])
    self.root = root
    self.model = model
  }

  /// True for a file of a package that this one does not depend on.
  func isOfAnotherPackage(_ path: String) -> Bool {
    var folder = URL(filePath: root + "/" + path).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/", folder.path != root {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return !packageFolders.contains(folder.path)
      }
      folder = folder.deletingLastPathComponent()
    }
    return false
  }

  /// True if a test is of XCTest.
  package var usesXCTest: Bool { nodes.contains { $0.outline.imports.contains { $0.moduleName == "XCTest" } } }

  /// The names of the modules with tests of the package itself, without those of packages that it depends on.
  package var ownTests: Set<String> {
    Set(model.packages.first?.modules.filter { $0.kind == .testTarget }.map(\.name) ?? [])
  }

  /// The modules that tests of a target reach at run time and that it does not depend on, by target.
  package var linkedModules: [String: [String]] {
    let targets = Impact(ofAllTestsIn: self).targets.map { ($0.name, $0.linked) }
    return Dictionary(targets) { first, _ in first }
  }

  /// True if there is a package with modules.
  package var hasModules: Bool { !modules.modules.isEmpty }

  /// The Swift files of modules that git leaves out, of which it does not say whether they have changed.
  package func ignoredChanges(in repository: GitRepository) throws(GitFailure) -> [FileChange] {
    let folders = Set(modules.modules.values.map(\.folder)).sorted().map { root + "/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0) }
    if folders.isEmpty { return [] }
    let command = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--full-name", "--"]
    return try repository.parts(of: command + folders)
      .map { (repository.top + "/" + $0).relative(to: root) }
      .filter { path in modules.owner(of: path)?.owns(path) == true && !path.split(separator: "/").contains(".build") }
      .map { FileChange(path: $0, status: .possible) }
  }
}
