import RibletsEdits
package import RibletsPlans
import RibletsTemplates

/// Decides what a new part comes to in an app.
package struct PartPlanner {
  private(set) var app: FoundApp
  let index: SourceIndex
  let templates: TemplateLibrary
  private let modules: AppModules

  /// Reads which types the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) {
    self.app = app
    modules = try AppModules(of: app)
    index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    templates = try TemplateLibrary(root: app.root)
  }

  /// The names of the riblets that there are.
  package var ribletNames: [String] { index.ribletNames }

  /// Plans a part in the module that a riblet is in, or in the one that is named; in the app's own without both.
  ///
  /// - Throws: ``RequestProblem`` for a module that the app does not have, and for names that it does not see.
  package func plan(
    in riblet: String?, module name: String? = nil,
    _ plan: (PartPlanner) throws(RequestProblem) -> ScaffoldPlan
  ) throws(RequestProblem) -> ScaffoldPlan {
    let router = index.types(named: (riblet ?? "") + "Router").first
    let module = try name.map(self.module) ?? router.flatMap { modules.owner(of: $0.file)?.module } ?? modules.app
    guard modules.isGrouped else { return try plan(self) }
    var planner = self
    planner.app.layout = GroupPlace.layout(of: module, modules)
    var result = try plan(planner)
    var resumed = modules
    resumed.resume(result)
    var files = GroupedFiles(resumed, index, templates, AppTexts(root: app.root))
    files.begin(module.name)
    result.files = try files.adapted(result.files, of: "", in: module.name, .none)
    try files.modules.write(to: &result, root: app.root)
    return result
  }

  private func module(named name: String) throws(RequestProblem) -> AppModule {
    if let module = modules.modules[name] { return module }
    let names = modules.sorted.map(\.name)
    let hint =
      NearestName.match(for: name, in: names).map { "Did you mean '\($0)'?" }
      ?? "There are: \(names.joined(separator: ", "))."
    throw RequestProblem("There is no module '\(name)' in \(GroupManifest.folder). \(hint)")
  }

  /// Finds types that are there already.
  ///
  /// - Parameters:
  ///   - types: What a part would declare.
  ///   - files: Files whose types may be there, as they are decided one by one.
  func check(_ types: [String], of name: String, apartFrom files: [String] = []) throws(RequestProblem) {
    for type in types {
      guard let found = index.types(named: type).first(where: { !files.contains($0.file) }) else { continue }
      throw RequestProblem(
        "There is a '\(type)' already, which '\(name)' would have. Choose another name, or add --force or --skip to write it again.",
        at: "\(found.file):\(found.line):1")
    }
  }

  /// The folder of tests that mirrors a folder of sources.
  func testFolder(for folder: String) -> String {
    if let tests = TestPlaces(modules, index, AppTexts(root: app.root)), folder.hasPrefix(app.layout.sources + "/") {
      return tests.tests(of: folder) + folder.dropFirst(app.layout.sources.count)
    }
    guard folder.hasPrefix(app.layout.sources) else {
      return app.layout.tests + "/" + (folder.split(separator: "/").last ?? "")
    }
    return app.layout.tests + folder.dropFirst(app.layout.sources.count)
  }
}
