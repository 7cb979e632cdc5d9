import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The riblets and routes of an app of several modules that lie outside of them, and their way to where `riblets new riblet` would
/// have put them.
///
/// They come with a merge: somebody added them on a branch that began before the app had modules.
struct StrayRiblets {
  private let layout: AppLayout
  private let sources: AppSources
  /// The texts of the disk, and in their place those that were decided on, by the old paths.
  private var texts: AppTexts
  /// The texts of the disk that were changed before their files were looked at.
  private var oldTexts: [String: String] = [:]
  private let index: SourceIndex
  private let strayEdges: [StrayEdge]
  private var groups: ModularApp
  /// The modules of the stray riblets that have one already.
  private var modules: [String: AppModule] = [:]
  private var plan = ScaffoldPlan()

  /// A route whose file, or whose child, is outside of the modules.
  private struct StrayEdge {
    let parent: String
    let child: String
    let file: String
  }

  /// Looks at the app's own module, in which nothing of riblets belongs.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  init(of app: FoundApp, _ modules: AppModules) throws(RequestProblem) {
    layout = app.layout
    sources = try AppSources(app, modules)
    texts = AppTexts(root: app.root)
    let isClean =
      sources.riblets.isEmpty && !sources.sources.keys.contains { FilePath.stem($0).contains("+") }
    index = isClean ? SourceIndex(of: []) : try SourceIndex(root: app.root, folders: modules.sourceFolders)
    groups = ModularApp(modules, index, try TemplateLibrary(root: app.root), texts)
    strayEdges = Self.edges(in: index, sources)
  }

  /// The moves, with what changes in the files; an empty plan if nothing is outside.
  mutating func plan(root: String, isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    for riblet in sources.riblets { try place(riblet, below: []) }
    for edge in strayEdges { try move(edge) }
    if !plan.isEmpty { try groups.modules.write(to: &plan, root: root, isForced: isForced) }
    return plan
  }

  private static func edges(in index: SourceIndex, _ sources: AppSources) -> [StrayEdge] {
    let names = Set(index.ribletNames)
    let strays = Set(sources.riblets)
    let files = index.declarations.filter { $0.keyword == .struct }.map(\.file).filter {
      FilePath.stem($0).contains("+")
    }
    return Set(files).sorted().compactMap { file in
      let parts = FilePath.stem(file).split(separator: "+").map(String.init)
      guard parts.count == 2, names.contains(parts[0]), names.contains(parts[1]),
        sources.sources[file] != nil || strays.contains(parts[1])
      else { return nil }
      return StrayEdge(parent: parts[0], child: parts[1], file: file)
    }
  }

  // MARK: Riblets

  /// Gives a riblet its module, after that of its parent.
  private mutating func place(_ riblet: String, below: Set<String>) throws(RequestProblem) {
    guard modules[riblet] == nil else { return }
    let parents = strayEdges.filter { $0.child == riblet && $0.parent != riblet && !below.contains($0.parent) }
      .map(\.parent)
    guard let parent = parents.first else {
      throw RequestProblem(
        "'\(riblet)' lies outside of the modules, and no route of a riblet leads to it, by which its module would be known. Give it a parent, or move it by hand.",
        at: routerPlace(of: riblet))
    }
    for parent in parents where sources.riblets.contains(parent) { try place(parent, below: below.union([riblet])) }
    let home = try module(of: parent)
    let module = try groups.module(ofStray: riblet, below: home, index)
    modules[riblet] = module
    let homes = try parents.map { (name) throws(RequestProblem) in try self.module(of: name) }
    let other = homes.first { $0.name != module.name }
    let place = ModulePlace(of: riblet, in: module, below: other ?? module, groups.modules)
    do throws(RequestProblem) {
      try move(riblet, to: place)
    } catch {
      throw RequestProblem(
        "'\(riblet)' lies outside of the modules, and this stands in the way of its place in '\(module.name)':\n\(error)"
      )
    }
  }

  private func routerPlace(of riblet: String) -> String? {
    index.types(named: riblet + "Router").first.map { "\($0.file):\($0.line):1" }
  }

  private func module(of riblet: String) throws(RequestProblem) -> AppModule {
    if let module = modules[riblet] { return module }
    return try groups.module(of: routerFolder(of: riblet))
  }

  private func routerFolder(of riblet: String) -> String {
    index.types(named: riblet + "Router").first?.file.folder ?? ""
  }

  private mutating func move(_ riblet: String, to place: ModulePlace) throws(RequestProblem) {
    let folder = routerFolder(of: riblet)
    let tests = layout.tests + folder.dropFirst(layout.sources.count)
    var moves: [PlannedMove] = []
    for path in sources.sources.keys.sorted() where sources.riblet(ofSource: path) == riblet && !isRouteFile(path) {
      moves.append(PlannedMove(path: path, newPath: "\(place.child.sources)/\(riblet)\(path.dropFirst(folder.count))"))
    }
    for path in sources.tests where sources.riblet(ofTest: path) == riblet && !isRouteFile(path) {
      moves.append(PlannedMove(path: path, newPath: newTest(path, from: tests, to: place.child, riblet)))
    }
    let tested = layout.module
    try take(moves) { (groups, files) throws(RequestProblem) in
      try groups.adapted(files, at: place, tested: tested)
    }
    for path in sources.others {
      let isTest = path.hasPrefix(layout.tests + "/")
      if isTest, sources.riblet(ofTest: path) == riblet {
        plan.moves.append(PlannedMove(path: path, newPath: newTest(path, from: tests, to: place.child, riblet)))
      } else if !isTest, sources.riblet(ofSource: path) == riblet || FilePath.stem(path) == riblet + "ViewController" {
        try moveResource(path, from: folder, to: place.child, riblet)
      }
    }
  }

  private func newTest(_ path: String, from folder: String, to group: AppLayout, _ riblet: String) -> String {
    path.hasPrefix(folder + "/")
      ? "\(group.tests)/\(riblet)\(path.dropFirst(folder.count))" : group.tests + path.dropFirst(layout.tests.count)
  }

  /// A storyboard or a nib names its class in a module.
  private mutating func moveResource(
    _ path: String, from folder: String, to group: AppLayout, _ riblet: String
  ) throws(RequestProblem) {
    let newPath =
      path.hasPrefix(folder + "/")
      ? "\(group.sources)/\(riblet)\(path.dropFirst(folder.count))"
      : group.sources + path.dropFirst(layout.sources.count)
    plan.moves.append(PlannedMove(path: path, newPath: newPath))
    guard [".storyboard", ".xib"].contains(where: path.hasSuffix) else { return }
    let text = try texts.text(of: path)
    let new = text.replacing("customModule=\"\(layout.module)\"", with: "customModule=\"\(group.module)\"")
    if new != text { plan.edits.append(PlannedEdit(path: newPath, oldText: text, newText: new)) }
  }

  private func isRouteFile(_ path: String) -> Bool {
    let stem = FilePath.stem(path)
    return strayEdges.contains { stem == "\($0.parent)+\($0.child)" || stem == "\($0.parent)+\($0.child)Tests" }
  }

  // MARK: Routes

  /// The tests in the app's module that are about stray riblets and routes.
  private var strayTests: [String] {
    sources.tests.filter { sources.riblet(ofTest: $0) != nil || isRouteFile($0) }
  }

  private mutating func move(_ edge: StrayEdge) throws(RequestProblem) {
    let (parent, child) = (try module(of: edge.parent), try module(of: edge.child))
    let place = ModulePlace(of: edge.child, in: child, below: parent, groups.modules)
    let folder: String
    if modules[edge.parent] == nil {
      folder = String(routerFolder(of: edge.parent).dropFirst(parent.sources.count))
    } else {
      folder = "/" + edge.parent
    }
    let tests = (sources.tests + texts.swiftFiles(in: parent.tests)).first {
      FilePath.stem($0) == "\(edge.parent)+\(edge.child)Tests"
    }
    var moves = [
      PlannedMove(path: edge.file, newPath: "\(parent.sources)\(folder)/\(FilePath.name(edge.file))")
    ]
    if let tests { moves.append(PlannedMove(path: tests, newPath: "\(parent.tests)\(folder)/\(FilePath.name(tests))")) }
    // Others that move are adapted in their turn.
    let leaving = Set(moves.map(\.path) + strayTests)
    if modules[edge.child] == nil,
      let moduleInterface = try groups.moduleInterface(at: place, texts, index, leaving: leaving)
    {
      plan.files += moduleInterface.files
      for edit in moduleInterface.edits { take(edit) }
    }
    let tested = layout.module
    try take(moves) { (groups, files) throws(RequestProblem) in
      try groups.adapted(files, ofEdgeAt: place, tested: tested)
    }
  }

  // MARK: The plan

  /// Changes a file that stays where it is, or that moves later on.
  private mutating func take(_ edit: PlannedEdit) {
    let old = oldTexts[edit.path] ?? edit.oldText
    oldTexts[edit.path] = old
    texts[edit.path] = edit.newText
    plan.edits.removeAll { $0.path == edit.path }
    plan.edits.append(PlannedEdit(path: edit.path, oldText: old, newText: edit.newText))
  }

  private mutating func take(
    _ moves: [PlannedMove],
    _ adapted: (inout ModularApp, [PlannedFile]) throws(RequestProblem) -> [PlannedFile]
  ) throws(RequestProblem) {
    var old: [String: String] = [:]
    for move in moves { old[move.newPath] = try texts.text(of: move.path) }
    let files = try adapted(&groups, moves.map { PlannedFile($0.newPath, old[$0.newPath] ?? "") })
    plan.moves += moves.filter { $0.path != $0.newPath }
    let paths = Dictionary(uniqueKeysWithValues: moves.map { ($0.newPath, $0.path) })
    plan.edits.removeAll { edit in moves.contains { $0.path == edit.path } }
    for file in files {
      guard let path = paths[file.path], let found = old[file.path] else {
        plan.files.append(file)
        continue
      }
      let text = oldTexts[path] ?? found
      if text != file.text { plan.edits.append(PlannedEdit(path: file.path, oldText: text, newText: file.text)) }
    }
  }
}
