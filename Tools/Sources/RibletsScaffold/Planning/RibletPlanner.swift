import Foundation
import RibletsEdits
package import RibletsPlans
package import RibletsRepository
import RibletsTemplates

/// Decides what new riblets come to in an app, one after the other: each finds what those before it have planned.
package struct RibletPlanner {
  private let app: FoundApp
  private let templates: TemplateLibrary
  private let manifest: ViewManifest?
  private var index: SourceIndex
  /// The texts of the disk, and those of the plan in their place.
  private var texts: AppTexts
  private var layout: any PlanLayout
  private var plan = ScaffoldPlan()
  private var newPaths: Set<String> = []
  private let hidden: HiddenNames
  /// The texts of the disk that the plan changes.
  private var oldTexts: [String: String] = [:]

  /// Reads which types the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp, _ layouts: PlanLayouts) throws(RequestProblem) {
    let modules = try AppModules(of: app)
    let index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    try self.init(app, layouts, modules, index, AppTexts(root: app.root))
  }

  init(
    _ app: FoundApp, _ layouts: PlanLayouts, _ modules: AppModules, _ index: SourceIndex, _ texts: AppTexts
  ) throws(RequestProblem) {
    (self.app, self.index, self.texts) = (app, index, texts)
    templates = try TemplateLibrary(root: app.root)
    manifest = ViewManifest(of: app)
    layout = try layouts.layout(of: app, modules, index, texts)
    hidden = HiddenNames(in: index, templates)
  }

  /// The names of the riblets that there are.
  package var ribletNames: [String] { index.ribletNames }

  /// The advice for the app with the riblets that were planned.
  var advice: String? { layout.advice(on: ribletNames.count) }

  /// The files and the line of a new riblet, below its parent if it has one.
  ///
  /// - Parameter isRepeated: True if a riblet of this name may be there, whose files are decided one by one.
  /// - Throws: ``RequestProblem`` for what cannot be done.
  package func plan(_ request: RibletRequest, isRepeated: Bool = false) throws(RequestProblem) -> ScaffoldPlan {
    var planner = self
    try planner.add(request, isRepeated: isRepeated)
    planner.noteFirstTest(of: request)
    return try planner.finished
  }

  /// Notes the test in which to begin; not beside what is left to do.
  private mutating func noteFirstTest(of request: RibletRequest) {
    let file = "/\(request.name)\(request.hasView ? "Spec" : "InteractorTests").swift"
    guard plan.missing.isEmpty, let test = plan.files.first(where: { $0.path.hasSuffix(file) }) else { return }
    plan.notes.append("Begin with '\(test.path)': write there what '\(request.name)' does first.")
  }

  /// The dependencies of a request that its parent neither has nor is told how to make.
  package func unknownDependencies(of request: RibletRequest) throws(RequestProblem) -> [TypedItem] {
    guard let parent = request.parent else { return [] }
    return RouteDependencies.unknown(request, to: try Parent(parent, texts, index: index))
  }

  // MARK: On a draft

  /// Begins with an app as a command has decided on it so far.
  init(_ draft: AppDraft, _ layouts: PlanLayouts) throws(RequestProblem) {
    try self.init(draft.app, layouts, draft.modules, draft.index, draft.texts)
  }

  /// The files that are new, each with its last text.
  var newFiles: [PlannedFile] { plan.files.map { PlannedFile($0.path, texts[$0.path] ?? $0.text) } }

  var notes: [String] { plan.notes }

  var missing: [String] { plan.missing }

  /// Adds what was planned to a draft.
  func write(to draft: inout AppDraft) throws(RequestProblem) {
    draft.modules = layout.modules
    for file in newFiles { draft.add(file) }
    for (path, old) in oldTexts { try draft.put(texts[path] ?? old, at: path) }
  }

  // MARK: One riblet

  /// Plans a new riblet, and its route if it has a parent.
  ///
  /// - Parameter others: The dependencies that other children, which join at the same time, bring values for.
  mutating func add(
    _ request: RibletRequest, isRepeated: Bool = false, others: [TypedItem] = []
  ) throws(RequestProblem) {
    try request.check()
    let parent = request.parent
    let isThere = isRepeated && index.ribletNames.contains(request.name.text)
    if isThere {
      try checkRepeated(request, below: parent)
    } else {
      try Self.check(request, index)
    }
    let home = try parent.map { (name) throws(RequestProblem) in try folder(of: name) }
    let place = try layout.place(request, below: home, index)
    let planned = try files(of: request, beside: isThere ? try folder(of: request.name.text) : home, in: place)
    let files = try layout.laidOut(planned, of: request.name.text, below: home)
    // Of a riblet that is there, the index has the types already.
    let items = request.dependencies + request.arguments
    for file in files { try take(file, for: items, isIndexed: isThere) }
    if let parent {
      try join(request, to: parent, others)
    } else {
      plan.notes.append("'\(request.name)' has no parent yet, so nothing shows it.")
    }
  }

  /// Plans a route to a riblet that is there, or that was added.
  ///
  /// - Parameter request: The facts of the riblet, and its parent.
  mutating func attach(_ request: RibletRequest, others: [TypedItem] = []) throws(RequestProblem) {
    try request.check()
    guard let parent = request.parent else { return }
    let opened = try layout.opened(request.name.text, below: folder(of: parent), texts, index)
    for file in opened.files { try take(file) }
    for edit in opened.edits {
      take(edit)
      if layout.modules.isSource(edit.path) { index.replace(edit.newText, file: edit.path) }
    }
    try join(request, to: parent, others)
  }

  private mutating func join(
    _ request: RibletRequest, to name: String, _ others: [TypedItem]
  ) throws(RequestProblem) {
    try checkSaved(request, below: name)
    let folder = try folder(of: name)
    let joined = try edge(to: request, from: name, in: layout.layout(of: folder), others)
    let files = try layout.laidOut(edge: joined.files, to: request.name.text, below: folder, index)
    for file in files { try take(file, for: request.dependencies + request.arguments) }
    for edit in joined.edits { take(edit) }
    plan.notes += joined.notes
    plan.missing += joined.missing
  }

  /// Checks that a route can keep all arguments.
  ///
  /// - Throws: ``RequestProblem`` for one that it cannot keep, and for one of which only the user knows.
  private func checkSaved(_ request: RibletRequest, below parent: String) throws(RequestProblem) {
    for argument in request.arguments {
      for path in SourceIndex.paths(in: argument.type) {
        let type = withoutModule(path)
        let missing = index.missingProtocols(ofValue: type)
        if let missing, !missing.isEmpty {
          throw RequestProblem(
            "'\(parent)' cannot keep '\(argument.name)' in a route, which is saved and compared: '\(type)' is not \(missing.joined(separator: " and ")). Let it conform, or give it as --dependency."
          )
        }
        if missing == nil, !request.isCodable {
          throw RequestProblem(
            "'\(parent)' keeps '\(argument.name)' in a route, so '\(type)' has to be Codable, Hashable and Sendable, and the sources of the app do not tell. If it is, say so: --codable. If not, give it as --dependency."
          )
        }
      }
    }
  }

  /// The name of a type without its module: `Date` of `Foundation.Date`.
  private func withoutModule(_ type: String) -> String {
    let root = String(type.prefix { $0 != "." })
    guard root != type, index.types(named: root).isEmpty,
      KnownTypes.isModule(root) || layout.modules.importable[root] != nil
    else { return type }
    return String(type.dropFirst(root.count + 1))
  }

  // Functions of their own, so that nobody else has the index when it takes the types of what they return.

  private func files(
    of request: RibletRequest, beside folder: String?, in place: AppLayout
  ) throws(RequestProblem) -> [PlannedFile] {
    var files = RibletFiles(context: try context(request, in: place), layout: place, templates: templates)
    files.subfolder = subfolder(beside: folder, in: place)
    return try files.files()
  }

  private func edge(
    to request: RibletRequest, from parent: String, in home: AppLayout, _ others: [TypedItem]
  ) throws(RequestProblem) -> ScaffoldPlan {
    var joined = ScaffoldPlan()
    try RouteFile(
      parent: Parent(parent, texts, index: index), child: context(request, in: home), layout: home,
      templates: templates, texts: texts, others: others
    ).join(&joined)
    return joined
  }

  /// The folders of a module in which a riblet stands, that the one beside it shall stand in, too.
  ///
  /// - Parameter folder: That of the riblet.
  private func subfolder(beside folder: String?, in layout: AppLayout) -> String {
    guard let folder, folder.hasPrefix(layout.sources + "/") else { return "" }
    return String(FilePath.folder(folder).dropFirst(layout.sources.count))
  }

  private func folder(of parent: String) throws(RequestProblem) -> String {
    try Parent(parent, texts, index: index).folder
  }

  private func context(_ request: RibletRequest, in layout: AppLayout) throws(RequestProblem) -> RibletContext {
    let imports = try NameHomes(
      seenFrom: layout.module, self.layout.modules, index, given: request.imports, trustsTypes: request.isKnown
    ).imports(for: request.dependencies + request.arguments)
    let context = RibletContext(
      request: request, module: layout.module, place: try RibletPlace(request, app, manifest), imports: imports,
      index: index)
    try context.check()
    return context
  }

  // MARK: The plan

  private mutating func take(
    _ file: PlannedFile, for items: [TypedItem] = [], isIndexed: Bool = false
  ) throws(RequestProblem) {
    try hidden.check(file, layout.modules, meant: items)
    plan.files.append(file)
    newPaths.insert(file.path)
    texts[file.path] = file.text
    if layout.modules.isSource(file.path), !isIndexed { index.add(file.text, file: file.path) }
  }

  private mutating func take(_ edit: PlannedEdit) {
    if !newPaths.contains(edit.path) { oldTexts[edit.path] = oldTexts[edit.path] ?? edit.oldText }
    texts[edit.path] = edit.newText
  }

  /// New files and changed ones, each with its last text.
  var finished: ScaffoldPlan {
    get throws(RequestProblem) {
      var finished = plan
      finished.files = newFiles
      finished.edits = oldTexts.sorted { $0.key < $1.key }
        .map { PlannedEdit(path: $0.key, oldText: $0.value, newText: texts[$0.key] ?? $0.value) }
      finished = try layout.completed(finished)
      finished.files.sort { $0.path < $1.path }
      return finished
    }
  }

  // MARK: Checks

  /// Checks that a riblet that is there can be what a request makes of it.
  private func checkRepeated(_ request: RibletRequest, below parent: String?) throws(RequestProblem) {
    let tree = try TreeReader.tree(of: app)
    let name = request.name.text
    if let known = tree.riblets[name], known.isRoot {
      throw RequestProblem(
        "'\(name)' is launched (\(known.place)), and what is written here is attached by a parent. Choose another name."
      )
    }
    guard let parent, tree.edge(parent, name)?.isAttachedAtStart != true, request.isFirst,
      let problem = StartEdges(of: tree).problem(with: name, below: parent)
    else { return }
    throw RequestProblem("\(problem) Add --attach by-hand.")
  }

  /// Checks that the name of a request is free.
  private static func check(_ request: RibletRequest, _ index: SourceIndex) throws(RequestProblem) {
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
