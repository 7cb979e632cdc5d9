import Foundation
package import RibletsModel
import RibletsSource

/// An app whose impact is asked for: its model, and the uses of its files by each other.
package struct ImpactedApp: Sendable {
  package let root: String
  let model: AppModel
  let modules: ModuleGraph
  /// The parts of its files.
  let nodes: [ReachNode]
  private let mocks: [MockOfPart]
  let facts: ReachFacts
  let settings: ImpactSettings
  /// Reasons why not all of it is known.
  let problems: [String]
  /// The folders of all packages that it consists of or depends on, as far as they are in local folders.
  private let packageFolders: Set<String>
  /// The names of the modules with tests of the package itself, without those of packages that it depends on.
  package let ownTests: Set<String>

  /// Reads the package in a folder, and those in local folders that it depends on.
  package init(at root: String) {
    self.init(at: root, ModelPackages(in: root))
  }

  /// Reads an app of which the packages are read.
  package init(at root: String, _ packages: ModelPackages) {
    let sources = ModelSources(root: root, folders: packages.folders, withNames: true)
    let model = AppModel(reading: sources, packages: packages)
    settings = ImpactSettings(in: root)
    let facts = ReachFacts(of: model.files, readers: settings.opensFiles)
    var nodes: [ReachNode] = []
    for file in model.files {
      let first = nodes.count
      let reached = ReachFile(file.outline, at: file.path, module: file.module, isTest: file.isTest)
      nodes += file.outline.parts.enumerated().map {
        ReachNode($1, of: reached, first: first, facts.parts[first + $0])
      }
    }
    modules = ModuleGraph(of: model.packages, files: model.files)
    (self.nodes, mocks) = (nodes, Self.mocks(of: model, nodes))
    let broken = model.files.compactMap { file in
      file.outline.errors.first.map { "\($0.position): \($0.text)" }
    }
    problems =
      [settings.problem].compactMap(\.self) + Self.strayTests(in: model, modules) + modules.problems
      + (sources.notes + sources.links).map { "\($0.position.file): \($0.text)" }
      + broken
    var graph = PackageGraph(around: root)
    packageFolders = Set(graph?.localPackages(without: []).map(\.folder) ?? [])
    ownTests = Set(model.packages.first?.modules.filter { $0.kind == .testTarget }.map(\.name) ?? [])
    self.root = root
    self.model = model
    self.facts = facts
  }

  /// The modules with tests that are no test targets: each program with tests that is linked with one runs them.
  private static func strayTests(in model: AppModel, _ modules: ModuleGraph) -> [String] {
    let stray = model.files.filter { file in
      !file.isTest && modules.modules[file.module] != nil && !RibletsInterfaces.modules.contains(file.module)
        && file.outline.imports.contains { $0.moduleName == "Testing" }
        && (file.outline.types.contains(where: \.hasTestMember)
          || file.outline.members.contains { $0.modifiers.contains("@Test") })
    }
    return Set(stray.map(\.module)).sorted().map { "'\($0)' has tests and is no test target" }
  }

  /// The uses between the parts, and those of former parts.
  func graph(adding former: ArraySlice<ReachNode>) -> ReachGraph {
    ReachGraph(nodes + former, facts, modules, mocks: mocks)
  }

  /// The generated mocks, with the parts that declare their protocols.
  private static func mocks(of model: AppModel, _ nodes: [ReachNode]) -> [MockOfPart] {
    var numbers: [SourcePosition: Int] = [:]
    for (number, node) in nodes.enumerated() {
      let types = node.types
      for place in types.indices where types[place].keyword == .protocol { numbers[types[place].position] = number }
    }
    return model.protocols.compactMap { declared in
      guard case .generated(let name) = declared.mock else { return nil }
      return numbers[declared.position].map { (name: name, part: $0) }
    }
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
  package var usesXCTest: Bool {
    model.files.contains { $0.outline.imports.contains { $0.moduleName == "XCTest" } }
  }

  /// The modules that tests of a target reach at run time and that it does not depend on, by target.
  package var linkedModules: [String: [String]] {
    let targets = Impact(ofAllTestsIn: self).targets.map { ($0.name, $0.linked) }
    return Dictionary(targets) { first, _ in first }
  }

  /// True if code of the app can tell in which line it stands: tests may compare that.
  ///
  /// It writes `#line`, or calls functions for tests, which have it by default.
  var writesLines: Bool {
    let words = facts.names.indices.filter { ["#line", "#column", "#_sourceLocation"].contains(facts.names[$0]) }
    return nodes.indices.contains { number in
      guard number < facts.count else { return false }
      let node = nodes[number]
      if node.isTest || RibletsInterfaces.modules.contains(node.module) { return false }
      return facts.namesOfPart[number].contains { words.contains(Int($0)) }
        || facts.parts[number].imports.contains { ["Testing", "XCTest"].contains($0.module) }
    }
  }

  /// True if there is a package with modules.
  package var hasModules: Bool { !modules.modules.isEmpty }

  /// The Swift files of modules among those that git leaves out.
  package func sources(among files: [String]) -> [String] {
    files.filter { path in
      modules.owner(of: path)?.owns(path) == true && !path.split(separator: "/").contains(".build")
    }
  }

  /// The changes of files that git leaves out, of which it does not say whether they have changed.
  package func changes(of files: [String], _ sources: IgnoredSources) -> [FileChange] {
    sources.changes(of: files, since: IgnoredSources.last(in: root))
  }
}
