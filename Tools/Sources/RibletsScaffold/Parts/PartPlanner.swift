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

  /// Plans a part in the module that a riblet is in.
  package func plan(
    in riblet: String?, _ plan: (PartPlanner) throws(RequestProblem) -> ScaffoldPlan
  ) throws(RequestProblem) -> ScaffoldPlan {
    let router = index.types(named: (riblet ?? "") + "Router").first
    guard modules.isGrouped, let module = router.flatMap({ modules.owner(of: $0.file)?.module }) else {
      return try plan(self)
    }
    var planner = self
    planner.app.layout = GroupPlace.layout(of: module, modules)
    var result = try plan(planner)
    try GroupedRiblet(GroupPlace(ofPartIn: planner.app.layout), modules, index, templates, root: app.root)
      .adapt(&result)
    return result
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
    return app.layout.tests + folder.dropFirst(app.layout.sources.count)
  }
}
