import Foundation
package import RibletsModel
import RibletsSource

/// An app whose impact is asked for: its model, and the uses of its files by each other.
package struct ImpactedApp: Sendable {
  package let root: String
  let model: AppModel
  let modules: ModuleGraph
  let unread: UnreadCode
  /// The parts of its files.
  let nodes: [ReachNode]
  private let mocks: [MockOfPart]
  let facts: ReachFacts
  let settings: ImpactSettings
  /// True if the manifest does not say which tests there are without being run.
  package let hasUnknownTests: Bool
  /// True if a package is under `swift package edit`.
  let hasEdits: Bool
  /// Reasons why not all of it is known.
  package let problems: [String]
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
    let modules = ModuleGraph(of: model.packages, files: model.files)
    self.modules = modules
    let unread = UnreadCode(of: model, modules, in: root)
    self.unread = unread
    let files = model.files + modules.generatedFiles
    let facts = ReachFacts(of: files, readers: settings.opensFiles)
    let unlisted = files.map { file in
      file.outline.imports.filter { modules.isUnlisted($0.moduleName) }
    }
    let exportsUnlisted = unlisted.joined().contains { $0.attributes.contains("@_exported") }
    var nodes: [ReachNode] = []
    for (place, file) in files.enumerated() {
      let first = nodes.count
      let isGenerated = place >= model.files.count
      let reached = ReachFile(
        file.outline, at: file.path, module: file.module, isTest: file.isTest, isGenerated: isGenerated,
        importsUnlisted: exportsUnlisted || !unlisted[place].isEmpty,
        marks: isGenerated ? unread.generatedMarks[file.module] ?? [:] : unread.marks(of: file))
      nodes += file.outline.parts.enumerated().map {
        ReachNode($1, of: reached, first: first, facts.parts[first + $0])
      }
    }
    (self.nodes, mocks) = (nodes, Self.mocks(of: model, nodes))
    let broken = model.files.compactMap { file in
      file.outline.errors.first.map { "\($0.position): \($0.text)" }
    }
    let others = OtherManifests(of: model.packages, in: root)
    (hasUnknownTests, hasEdits) = (model.hasUnknownTests || others.mayHaveTests, others.hasEdits)
    problems =
      (hasUnknownTests ? ["the manifest does not say what tests there are"] : [])
      + [settings.problem].compactMap(\.self) + Self.strayTests(in: model, modules) + Self.unreadTests(in: nodes, facts)
      + modules.problems + others.problems
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

  /// The modules of tests without a test that is read: a plug-in or a macro may write some.
  private static func unreadTests(in nodes: [ReachNode], _ facts: ReachFacts) -> [String] {
    let read = Set(facts.parts.indices.filter { !facts.parts[$0].suites.isEmpty }.map { nodes[$0].module })
    let unread = nodes.filter { $0.isGenerated && $0.isTest && !read.contains($0.module) }
    return unread.map { "all tests of '\($0.module)' may be generated" }
  }

  /// Returns the graph of the app's code, with parts that were there before a change.
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

  /// The modules that tests of a target reach at run time and that it does not depend on, by target.
  package var linkedModules: [String: [String]] {
    let targets = Impact(ofAllTestsIn: self, findsLinked: true).targets.map { ($0.name, $0.linked) }
    return Dictionary(targets) { first, _ in first }
  }

  /// True if code of the app can tell in which line it stands: tests may compare that.
  ///
  /// It writes `#line`, or calls functions that may have it by default: of tests, of a package that is not known, or of generated
  /// code. A test may also read what a trap prints.
  var writesLines: Bool {
    func numbers(of words: String...) -> [UInt32] { words.compactMap { facts.number(of: $0) } }
    let words = numbers(of: "#line", "#column", "#_sourceLocation")
    let printed = (["standardErrorContent"] + PartFacts.crashReaders).flatMap { numbers(of: $0) }
    if unread.readsCrashes || !unread.generatedMarks.isEmpty { return true }
    return nodes.indices.contains { number in
      let node = nodes[number]
      if RibletsInterfaces.modules.contains(node.module) { return false }
      if node.isTest { return facts.namesOfPart[number].contains(where: printed.contains) }
      return facts.namesOfPart[number].contains(where: words.contains)
        || facts.parts[number].imports.contains { ["Testing", "XCTest"].contains($0.module) || isUnknown($0.module) }
    }
  }

  /// True for a module of another package that is not on the lists.
  func isUnknown(_ module: String) -> Bool {
    modules.isUnlisted(module) && !settings.opensNoFiles.contains(module)
  }

  /// The name by which a manifest may read files, or have the compiler read some: a document can change what is built then.
  var readingManifest: String? {
    nameOfManifests(opening: PartFacts.readers.union(["packageDirectory", "unsafeFlags"]))
  }

  /// The name by which a manifest may read any file, sources among them.
  var openingManifest: String? { nameOfManifests(opening: PartFacts.readers.subtracting(PartFacts.paths)) }

  private func nameOfManifests(opening names: Set<String>) -> String? {
    nameOfManifests(among: names.union(PartFacts.finders))
      ?? nameOfManifests(among: PartFacts.calls, besides: PartFacts.libraries)
  }

  /// The name by which a manifest asks for the state of git, which each change is one of.
  var gitManifest: String? { nameOfManifests(among: ["gitInformation"]) }

  /// - Parameter besides: Names of which one has to be there, too, if that is not empty.
  private func nameOfManifests(among names: Set<String>, besides: Set<String> = []) -> String? {
    let found = model.packages.lazy.compactMap { package -> String? in
      texts(ofManifestsOf: package).lazy.compactMap { text -> String? in
        let all = SourceNames(reading: Array(text)).all
        return besides.isEmpty || !all.isDisjoint(with: besides) ? all.intersection(names).min() : nil
      }.first
    }
    return found.first
  }

  /// The manifests of a package, for all versions of Swift.
  func texts(ofManifestsOf package: SourcePackage) -> [Data] {
    let folder = URL(filePath: root).appending(path: package.folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let manifests = files.filter { $0 == "Package.swift" || $0.hasPrefix("Package@") }
    return manifests.compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
  }

  /// True if there is a package with modules.
  package var hasModules: Bool { !modules.modules.isEmpty }

  /// The files of modules, and manifests, among those that git leaves out.
  package func sources(among files: [String]) -> [String] {
    files.filter { path in
      (modules.owner(of: path)?.owns(path) == true || path.hasSuffix("/Package.swift")
        || !modules.bundling(path, inFolders: false).isEmpty) && !path.split(separator: "/").contains(".build")
    }
  }

  /// True if a target of a manifest has no folder.
  var lacksModules: Bool {
    model.packages.contains { $0.modules.count < $0.manifest.targets.filter { $0.kind != .plugin }.count }
  }

  /// Joins files that are not in the working tree and are in no module: `web/a.js` and `web/b.js` to `web`, if that is not there.
  package func joined(leftOut files: [String]) -> [String] {
    // The outermost folder that is not there around each folder.
    var missing: [String: String?] = [:]
    func outermost(around path: String) -> String {
      guard let slash = path.lastIndex(of: "/") else { return path }
      let folder = String(path[..<slash])
      if let known = missing[folder] { return known ?? path }
      let isThere = FileManager.default.fileExists(atPath: root + "/" + folder)
      let found = isThere ? nil : outermost(around: folder)
      missing.updateValue(found, forKey: folder)
      return found ?? path
    }
    var isJoined: [String: Bool] = [:]
    let joined = files.map { path -> String in
      let folder = outermost(around: path)
      if folder == path { return path }
      // The folder `.riblets` may have a manifest.
      let joins =
        isJoined[folder]
        ?? (!folder.hasSuffix(".riblets") && modules.owner(of: folder) == nil
          && !modules.modules.values.contains { $0.reaches(folder) })
      isJoined[folder] = joins
      return joins ? folder : path
    }
    return Set(joined).sorted()
  }

  /// The changes of files that git leaves out, of which it does not say whether they have changed.
  package func changes(of files: [String], _ sources: IgnoredSources) -> [FileChange] {
    sources.changes(of: files, since: IgnoredSources.last(in: root))
  }
}

extension AppModel {
  fileprivate var hasUnknownTests: Bool { packages.first?.manifest.unknowns.contains(where: \.hidesTargets) ?? false }
}
