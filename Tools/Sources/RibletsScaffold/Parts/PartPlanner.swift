import RibletsEdits
package import RibletsPlans
package import RibletsRepository
import RibletsTemplates

/// Decides what a new part comes to in an app.
package struct PartPlanner {
  private(set) var app: FoundApp
  let index: SourceIndex
  let templates: TemplateLibrary
  private let layout: any PlanLayout
  var modules: AppModules { layout.modules }

  /// Reads which types the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp, _ layouts: PlanLayouts) throws(RequestProblem) {
    self.app = app
    let modules = try AppModules(of: app)
    index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    layout = try layouts.layout(of: app, modules, index, AppTexts(root: app.root))
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
    let modules = layout.modules
    let module = try name.map(self.module) ?? router.flatMap { modules.owner(of: $0.file)?.module } ?? modules.app
    var planner = self
    planner.app.layout = modules.layout(of: module)
    let laidOut = try layout.laidOut(part: try plan(planner), in: module.name)
    let hidden = HiddenNames(in: index, templates)
    for file in laidOut.files { try hidden.check(file, modules, meant: []) }
    return laidOut
  }

  private func module(named name: String) throws(RequestProblem) -> AppModule {
    if let module = layout.modules.modules[name] { return module }
    let names = layout.modules.sorted.map(\.name)
    let hint =
      NearestName.match(for: name, in: names).map { "Did you mean '\($0)'?" }
      ?? "There are: \(names.joined(separator: ", "))."
    throw RequestProblem("There is no module '\(name)' in \(ModuleManifest.folder). \(hint)")
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
    guard folder.hasPrefix(app.layout.sources) else {
      return app.layout.tests + "/" + (folder.split(separator: "/").last ?? "")
    }
    let home = (try? layout.layout(of: folder)) ?? app.layout
    return home.tests + folder.dropFirst(app.layout.sources.count)
  }
}
