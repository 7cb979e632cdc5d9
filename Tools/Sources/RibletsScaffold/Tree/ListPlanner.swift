/// Decides what the riblets of a list come to in an app: all that are new, with their edges, at once.
package struct ListPlanner {
  private let app: FoundApp
  private let templates: TemplateLibrary
  private let tree: RibletTree
  private let standardView: RibletRequest.View
  private let manifest: ViewManifest?
  private var index: SourceIndex
  private var texts: AppTexts
  private var entries: [ListEntry] = []
  /// The entries that are not there again, by name.
  private var definitions: [String: ListEntry] = [:]
  private var plan = ScaffoldPlan()
  private var problems: [String] = []
  /// The texts of the disk that were changed.
  private var oldTexts: [String: String] = [:]
  private var newFiles: Set<String> = []
  /// The groups that riblets of an app with groups come to.
  private var groups: ListGroups?
  /// Riblets of which a problem was told.
  private var refused: Set<String> = []

  /// Reads which riblets the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp) throws(RequestProblem) {
    self.app = app
    manifest = ViewManifest(of: app)
    let modules = try AppModules(of: app)
    index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    texts = AppTexts(root: app.root)
    templates = try TemplateLibrary(root: app.root)
    tree = try TreeReader(texts, modules, index: index).tree()
    standardView = RibletRequest.View(rawValue: app.layout.view) ?? .portable
    if modules.isGrouped { groups = ListGroups(modules, tree, index, templates, texts) }
  }

  /// The files and changes for a list.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - file: What it is called in problems.
  ///   - parent: The riblet that those without indentation are attached by.
  /// - Throws: ``RequestProblem`` with all lines that cannot be done.
  package func plan(_ text: String, file: String, below parent: String?) throws(RequestProblem) -> ScaffoldPlan {
    var planner = self
    if let parent, tree.riblets[parent] == nil { throw RequestProblem(tree.unknown(parent)) }
    planner.entries = try ListParser(text, file: file).entries
    for entry in planner.entries where !entry.isAgain { planner.definitions[entry.name] = entry }
    planner.checkKnown(below: parent)
    planner.checkCircles(below: parent)
    if planner.problems.isEmpty {
      planner.findPlaces(below: parent)
      planner.addRiblets(below: parent)
    }
    if planner.problems.isEmpty { planner.addEdges(below: parent) }
    guard planner.problems.isEmpty else { throw RequestProblem(listing: planner.problems) }
    return try planner.finished
  }

  private func parent(of entry: ListEntry, _ top: String?) -> String? { entry.parent.map { entries[$0].name } ?? top }

  private mutating func attempt(_ entry: ListEntry, _ work: (inout Self) throws(RequestProblem) -> Void) {
    do throws(RequestProblem) {
      try work(&self)
    } catch {
      refused.insert(entry.name)
      problems.append(error.place == nil ? "\(entry.place): error: \(error)" : "\(error)")
    }
  }

  // MARK: What is there

  /// Checks riblets that are there already, which is fine if the list says the same of them.
  private mutating func checkKnown(below top: String?) {
    var same: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      guard let known = tree.riblets[entry.name] else {
        if entry.isAgain, definitions[entry.name] == nil {
          problems.append(
            "\(entry.place): error: '\(entry.name)' is neither further up nor in the app. Leave 'again' out to make it."
          )
        }
        continue
      }
      let parent = parent(of: entry, top)
      let edge = parent.flatMap { tree.edge($0, entry.name) }
      if known.isRoot, let parent, edge == nil {
        let way = entry.parent == nil ? "Leave --parent out" : "Leave it out"
        let problem = known.isLaunched(notBelow: parent)
        problems.append("\(entry.place): error: \(problem) \(way), or attach another riblet.")
      } else if let problem = difference(entry, known, edge, below: parent) {
        problems.append("\(entry.place): error: \(problem)")
      } else if !entry.isAgain, seen.insert(entry.name).inserted {
        same.append(entry.name)
      }
    }
    guard !same.isEmpty else { return }
    plan.notes.append("Left as \(same.count == 1 ? "it is" : "they are"): \(same.joined(separator: ", ")).")
  }

  private func difference(_ entry: ListEntry, _ known: KnownRiblet, _ edge: TreeEdge?, below parent: String?) -> String?
  {
    let list = TreeList(tree, view: standardView)
    if !entry.isAgain {
      let asked = entry.known(view: standardView)
      guard Self.isSame(asked, known), edge.map({ isSame(entry, $0) }) != false else {
        let options = list.options(of: known, below: edge).joined(separator: ", ")
        let line = entry.name + (options.isEmpty ? "" : " (\(options))")
        return
          "'\(entry.name)' is there already (\(known.place)), with other options. To leave it as it is, let the list say: \(line)"
      }
      if let parent, edge == nil, !tree.edges(to: entry.name).isEmpty {
        let others = tree.edges(to: entry.name).map { "'\($0.parent)'" }.joined(separator: " and ")
        return
          "'\(entry.name)' is there already, below \(others). To attach it below '\(parent)', too: \(entry.name) (again)"
      }
    } else if let edge, !isSame(entry, edge) {
      let options = list.options(of: known, below: edge, isAgain: true).joined(separator: ", ")
      return
        "'\(edge.parent)' attaches '\(entry.name)' already (\(edge.place)), otherwise. To leave it so, let the list say: \(entry.name) (\(options))"
    }
    return nil
  }

  private static func isSame(_ a: KnownRiblet, _ b: KnownRiblet) -> Bool {
    func items(_ items: [ListedItem]) -> [String] { items.map { "\($0.name): \($0.type)" }.sorted() }
    return a.view == b.view && a.interface == b.interface && a.hasPresenter == b.hasPresenter && a.flow == b.flow
      && items(a.dependencies) == items(b.dependencies) && items(a.arguments) == items(b.arguments)
  }

  /// Values of dependencies only matter where both are there: what nobody needs is not written.
  private func isSame(_ entry: ListEntry, _ edge: TreeEdge) -> Bool {
    if edge.isHandWritten { return true }
    let values = entry.argumentValues
    guard values == edge.argumentValues, entry.request.pluginPoint == edge.pluginPoint else { return false }
    let made = entry.madeValues
    guard made.allSatisfy({ edge.madeValues[$0.key] == nil || edge.madeValues[$0.key] == $0.value }) else {
      return false
    }
    let takesAll = (tree.riblets[entry.name]?.arguments ?? []).allSatisfy { values[$0.name] != nil }
    return !takesAll || edge.pluginPoint != nil || edge.isAttachedAtStart == (entry.request.attachment != .byHand)
  }

  /// Finds riblets that would attach each other without end.
  private mutating func checkCircles(below top: String?) {
    var starts = StartEdges(of: tree)
    for entry in entries {
      guard let parent = parent(of: entry, top), tree.edge(parent, entry.name) == nil,
        tree.riblets[entry.name]?.isRoot != true, let request = try? request(of: entry, below: nil),
        tree.isStarting(request, below: parent)
      else { continue }
      if let problem = starts.problem(with: entry.name, below: parent) {
        let way = request.pluginPoint == nil ? "Add by-hand." : "Take by-hand instead of plugin-into."
        problems.append("\(entry.place): error: \(problem) \(way)")
      }
      starts.add(entry.name, below: parent)
    }
  }

  // MARK: What is new

  private mutating func addRiblets(below top: String?) {
    for entry in entries where isNew(entry) && groups?.has(entry.name) != false && !refused.contains(entry.name) {
      attempt(entry) { (planner: inout Self) throws(RequestProblem) in
        let request = try planner.request(of: entry, below: planner.parent(of: entry, top))
        try request.check()
        try RibletPlanner.check(request, planner.index)
        let layout = planner.layout(of: entry.name)
        let context = try planner.context(request)
        let files = try RibletFiles(context: context, layout: layout, templates: planner.templates).files()
        let index = planner.index
        for file in try planner.groups?.adapted(files, of: entry.name, index) ?? files { planner.take(file) }
        if planner.parent(of: entry, top) == nil {
          planner.plan.notes.append("'\(request.name)' has no parent yet, so nothing shows it.")
        }
      }
    }
  }

  private mutating func addEdges(below top: String?) {
    var parents: [String] = []
    var children: [String: [ListEntry]] = [:]
    for entry in entries {
      guard let parent = parent(of: entry, top), tree.edge(parent, entry.name) == nil else { continue }
      if children[parent] == nil { parents.append(parent) }
      children[parent, default: []].append(entry)
    }
    for parent in parents {
      let all = children[parent] ?? []
      // What one of them has a value for, the others find there.
      let values = all.flatMap(\.request.dependencies).filter { $0.value != nil }
      for entry in all {
        attempt(entry) { (planner: inout Self) throws(RequestProblem) in
          try planner.addEdge(entry, below: parent, others: values)
        }
      }
    }
  }

  private mutating func addEdge(
    _ entry: ListEntry, below name: String, others: [TypedItem]
  ) throws(RequestProblem) {
    let request = try request(of: entry, below: name)
    try request.check()
    if let point = request.pluginPoint { try check(point, of: name) }
    let parent = try Parent(name, texts, index: index)
    let layout = layout(of: name)
    var context = try context(request)
    context.module = layout.module
    var joined = ScaffoldPlan()
    try Edge(
      parent: parent, child: context, layout: layout, templates: templates, texts: texts,
      pluginPoint: request.pluginPoint, others: others
    ).join(&joined)
    for file in try groups?.adapted(joined.files, ofEdgeTo: entry.name, below: name) ?? joined.files { take(file) }
    for edit in joined.edits { take(edit) }
    plan.notes += joined.notes
    plan.missing += joined.missing
  }

  private func check(_ point: String, of parent: String) throws(RequestProblem) {
    let found = try FoundPluginPoint(point, root: app.root, index: index)
    guard found.parent != parent else { return }
    throw RequestProblem("The plug-in point '\(point)' belongs to '\(found.parent)', not to '\(parent)'.")
  }

  /// Returns the request of an entry; a reference has the facts of the riblet that it refers to.
  private func request(of entry: ListEntry, below parent: String?) throws(RequestProblem) -> RibletRequest {
    var request = entry.request
    let first = definitions[entry.name]
    if entry.isAgain || tree.riblets[entry.name] != nil {
      let known = tree.riblets[entry.name] ?? first?.known(view: standardView)
      guard let known else { return request }
      request.view = known.view
      request.interface = known.interface
      request.hasPresenter = known.hasPresenter
      request.flow = known.flow
      request.imports = known.imports
      request.dependencies = try Self.items(known.dependencies, entry.madeValues)
      request.arguments = try Self.items(known.arguments, entry.argumentValues)
    } else if !entry.hasView {
      request.view = standardView
    }
    // A plug-in point says itself whose children its plug-ins are.
    request.parent = request.pluginPoint == nil ? parent : nil
    return request
  }

  private static func items(_ items: [ListedItem], _ values: [String: String]) throws(RequestProblem) -> [TypedItem] {
    var result: [TypedItem] = []
    for item in items {
      let text = ListedItem(name: item.name, type: item.type, value: values[item.name]).text
      result.append(try TypedItem(text, option: "the list"))
    }
    return result
  }

  private func context(_ request: RibletRequest) throws(RequestProblem) -> RibletContext {
    let module = layout(of: request.name.text).module
    let imports = try ItemTypes.imports(
      for: request.dependencies + request.arguments, given: request.imports, module: module, in: index)
    let context = RibletContext(
      request: request, module: module, place: try RibletPlace(request, app, manifest), imports: imports, index: index)
    try context.check()
    return context
  }

  private mutating func take(_ file: PlannedFile) {
    plan.files.append(file)
    newFiles.insert(file.path)
    texts[file.path] = file.text
    let isSource = groups?.isSource(file.path) ?? file.path.hasPrefix(app.layout.sources + "/")
    if isSource { index.add(file.text, file: file.path) }
  }

  private mutating func take(_ edit: PlannedEdit) {
    if !newFiles.contains(edit.path) { oldTexts[edit.path] = oldTexts[edit.path] ?? edit.oldText }
    texts[edit.path] = edit.newText
  }

  /// New files and changed ones, each with its last text.
  private var finished: ScaffoldPlan {
    get throws(RequestProblem) {
      var finished = plan
      finished.files = plan.files.map { PlannedFile($0.path, texts[$0.path] ?? $0.text) }
      finished.edits = oldTexts.sorted { $0.key < $1.key }
        .map { PlannedEdit(path: $0.key, oldText: $0.value, newText: texts[$0.key] ?? $0.value) }
      try groups?.write(to: &finished, root: app.root)
      let count = index.ribletNames.count
      if groups == nil, count >= Grouping.threshold, !finished.files.isEmpty {
        finished.notes.append("There are \(count) riblets in one module now. To put them into groups: riblets layout.")
      }
      finished.files.sort { $0.path < $1.path }
      return finished
    }
  }

  // MARK: Groups

  private func isNew(_ entry: ListEntry) -> Bool { !entry.isAgain && tree.riblets[entry.name] == nil }

  private func layout(of riblet: String) -> AppLayout { groups?.layout(of: riblet) ?? app.layout }

  /// Decides which groups new riblets come to, in the order of the list.
  private mutating func findPlaces(below top: String?) {
    guard groups != nil else { return }
    // What is further down is placed before it is attached again.
    var early: [ListEntry] = []
    for entry in entries {
      if !isNew(entry), groups?.has(entry.name) == false {
        early.append(entry)
      } else {
        findPlace(of: entry, below: parent(of: entry, top))
      }
    }
    for entry in early { findPlace(of: entry, below: parent(of: entry, top)) }
  }

  private mutating func findPlace(of entry: ListEntry, below parent: String?) {
    attempt(entry) { (planner: inout Self) throws(RequestProblem) in
      guard let parent else {
        guard planner.isNew(entry) else { return }
        throw RequestProblem(
          "A riblet of an app with groups stands in the group of its parent. Say which: --parent Root.")
      }
      guard planner.tree.edge(parent, entry.name) == nil else { return }
      // Nothing is said of what is below one that has no place.
      guard planner.groups?.has(parent) == true else { return try planner.checkModule(of: parent) }
      if planner.isNew(entry) { planner.groups?.place(entry.name, below: parent) }
      guard planner.groups?.has(entry.name) == true else { return try planner.checkModule(of: entry.name) }
      let request = try planner.request(of: entry, below: parent)
      do throws(RequestProblem) {
        let isNew = planner.tree.riblets[entry.name] == nil
        try planner.groups?.join(request, below: parent, isNew: isNew, planner.index)
      } catch {
        throw error.said(at: "\(entry.place)")
      }
      guard planner.tree.riblets[entry.name] != nil else { return }
      let border = try planner.groups?.addBorder(to: entry.name, below: parent, planner.texts, planner.index)
      for file in border?.files ?? [] { planner.take(file) }
      for edit in border?.edits ?? [] {
        planner.take(edit)
        if planner.groups?.isSource(edit.path) == true { planner.index.replace(edit.newText, file: edit.path) }
      }
    }
  }

  private func checkModule(of riblet: String) throws(RequestProblem) {
    guard let file = tree.riblets[riblet]?.place.file else { return }
    throw RequestProblem(
      "'\(file.folder)' is in no module that '\(GroupManifest.folder)' has. Run: riblets layout.")
  }
}
