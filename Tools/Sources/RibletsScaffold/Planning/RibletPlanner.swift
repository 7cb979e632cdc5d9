/// Decides what a new riblet comes to in an app.
package struct RibletPlanner {
  private let app: FoundApp
  private let index: SourceIndex
  private let templates: TemplateLibrary
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

  /// The files and the line of a new riblet, below its parent if it has one.
  ///
  /// - Parameter isRepeated: Whether a riblet of this name may be there, whose files are decided one by one.
  /// - Throws: ``RequestProblem`` for what cannot be done.
  package func plan(_ request: RibletRequest, isRepeated: Bool = false) throws(RequestProblem) -> ScaffoldPlan {
    try request.check()
    let point = try pluginPoint(of: request)
    if isRepeated && index.ribletNames.contains(request.name.text) {
      try checkRepeated(request, below: point?.parent ?? request.parent)
    } else {
      try Self.check(request, index)
    }
    let texts = AppTexts(root: app.root)
    let parent = try (point?.parent ?? request.parent).map { (name) throws(RequestProblem) in
      try Parent(name, texts, index: index)
    }
    let group = try GroupPlace(of: request, below: parent, modules, index)
    let imports = try ItemTypes.imports(
      for: request.dependencies + request.arguments, given: request.imports, module: group.child.module, in: index)
    var context = RibletContext(
      request: request, module: group.child.module, place: try RibletPlace(request, app), imports: imports,
      index: index)
    try context.check()
    var plan = ScaffoldPlan()
    plan.files = try RibletFiles(context: context, layout: group.child, templates: templates).files()
    if let parent {
      context.module = group.parent.module
      try Edge(
        parent: parent, child: context, layout: group.parent, templates: templates, texts: texts,
        pluginPoint: point?.name
      ).join(&plan)
    } else {
      plan.notes.append("'\(request.name)' has no parent yet, so nothing shows it.")
    }
    if modules.isGrouped { try GroupedRiblet(group, modules, index, templates, root: app.root).adapt(&plan) }
    plan.files.sort { $0.path < $1.path }
    return plan
  }

  private func pluginPoint(of request: RibletRequest) throws(RequestProblem) -> FoundPluginPoint? {
    guard let name = request.pluginPoint else { return nil }
    return try FoundPluginPoint(name, root: app.root, index: index)
  }

  /// Checks that a riblet that is there can be what a request makes of it.
  private func checkRepeated(_ request: RibletRequest, below parent: String?) throws(RequestProblem) {
    let tree = try TreeReader.tree(of: app)
    let name = request.name.text
    if let known = tree.riblets[name], known.isRoot {
      throw RequestProblem(
        "'\(name)' is launched (\(known.place)), and what is written here is attached by a parent. Choose another name."
      )
    }
    guard let parent, tree.edge(parent, name)?.isAttachedAtStart != true, tree.isStarting(request, below: parent),
      let problem = StartEdges(of: tree).problem(with: name, below: parent)
    else { return }
    let way = request.pluginPoint == nil ? "Add --attach by-hand." : "Take --parent and --attach by-hand instead."
    throw RequestProblem("\(problem) \(way)")
  }

  /// Checks that the name of a request is free.
  static func check(_ request: RibletRequest, _ index: SourceIndex) throws(RequestProblem) {
    let name = request.name
    if let found = index.riblet(inLowerCase: name.text.lowercased()) {
      let router = index.types(named: found + "Router").first
      let place = router.map { " (\($0.file):\($0.line))" } ?? ""
      throw RequestProblem(
        found == name.text
          ? "There is a riblet '\(name)' already\(place). Choose another name, or add --force or --skip to write it again."
          : "There is a riblet '\(found)' already\(place), and '\(name)' differs only in upper and lower case. Choose another name."
      )
    }
    for (role, type) in zip(RibletRole.allCases, name.typeNames) where request.view == .swiftui || !role.isOfSwiftUI {
      guard let found = index.types(named: type).first else { continue }
      throw RequestProblem(
        "There is a '\(type)' already, which a riblet '\(name)' would have. Choose another name.",
        at: "\(found.file):\(found.line):1")
    }
  }
}
