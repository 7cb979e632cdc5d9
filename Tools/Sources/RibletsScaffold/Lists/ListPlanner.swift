import RibletsEdits
package import RibletsPlans
package import RibletsRepository
import RibletsTemplates

/// Decides what the riblets of a list come to in an app: what its lines come to, one after the other.
package struct ListPlanner {
  private let app: FoundApp
  private let tree: RibletTree
  private let standardView: RibletRequest.View
  private var planner: RibletPlanner
  private var entries: [ListEntry] = []
  /// The entries that are no references, by name.
  private var definitions: [String: ListEntry] = [:]
  /// The dependencies with values that new routes of a parent bring.
  private var values: [String: [TypedItem]] = [:]
  private var notes: [String] = []
  private var problems: [String] = []
  /// Riblets of which a problem was told, and those below them.
  private var refused: Set<String> = []

  /// Reads which riblets the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources or templates that cannot be read.
  package init(_ app: FoundApp, _ layouts: PlanLayouts) throws(RequestProblem) {
    self.app = app
    let modules = try AppModules(of: app)
    let texts = AppTexts(root: app.root)
    let reader = try TreeReader(texts, modules)
    tree = reader.tree()
    planner = try RibletPlanner(app, layouts, modules, reader.index, texts)
    standardView = app.layout.standardView
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
    if planner.problems.isEmpty { planner.add(below: parent) }
    guard planner.problems.isEmpty else { throw RequestProblem(listing: planner.problems) }
    return try planner.finished
  }

  private func parent(of entry: ListEntry, _ top: String?) -> String? { entry.parent.map { entries[$0].name } ?? top }

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
    notes.append("Left as \(same.count == 1 ? "it is" : "they are"): \(same.joined(separator: ", ")).")
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
    return a.options == b.options && items(a.dependencies) == items(b.dependencies)
      && items(a.arguments) == items(b.arguments)
  }

  /// Values of dependencies only matter where both are there: what nobody needs is not written.
  private func isSame(_ entry: ListEntry, _ edge: TreeEdge) -> Bool {
    if edge.isHandWritten { return true }
    let values = entry.argumentValues
    var asked = entry.request
    asked.key = tree.riblets[entry.name]?.options.key
    guard values == edge.argumentValues, asked.place == edge.shown else { return false }
    let made = entry.madeValues
    guard made.allSatisfy({ edge.madeValues[$0.key] == nil || edge.madeValues[$0.key] == $0.value }) else {
      return false
    }
    let takesAll = (tree.riblets[entry.name]?.arguments ?? []).allSatisfy { values[$0.name] != nil }
    return !takesAll || edge.isAttachedAtStart == asked.isFirst
  }

  /// Finds riblets that would attach each other without end.
  private mutating func checkCircles(below top: String?) {
    var starts = StartEdges(of: tree)
    for entry in entries {
      guard let parent = parent(of: entry, top), tree.edge(parent, entry.name) == nil,
        tree.riblets[entry.name]?.isRoot != true, let request = try? request(of: entry, below: nil),
        request.isFirst
      else { continue }
      if let problem = starts.problem(with: entry.name, below: parent) {
        problems.append("\(entry.place): error: \(problem) Add by-hand.")
      }
      starts.add(entry.name, below: parent)
    }
  }

  // MARK: What is new

  /// Adds the lines in their order; a reference to a riblet further down comes after that.
  private mutating func add(below top: String?) {
    for entry in entries {
      guard let parent = parent(of: entry, top), !isThere(entry, below: parent) else { continue }
      values[parent, default: []] += entry.request.dependencies.filter { $0.value != nil }
    }
    var late: [ListEntry] = []
    var known = Set(tree.riblets.keys)
    for entry in entries {
      if entry.isAgain, !known.contains(entry.name) {
        late.append(entry)
      } else {
        known.insert(entry.name)
        add(entry, below: parent(of: entry, top))
      }
    }
    for entry in late { add(entry, below: parent(of: entry, top)) }
  }

  /// Returns true if the app has what a line says.
  private func isThere(_ entry: ListEntry, below parent: String?) -> Bool {
    guard tree.riblets[entry.name] != nil else { return false }
    return parent.map { tree.edge($0, entry.name) != nil } ?? true
  }

  private mutating func add(_ entry: ListEntry, below parent: String?) {
    if isThere(entry, below: parent) { return }
    // Nothing is said of what is below one that cannot be.
    if refused.contains(entry.name) || parent.map(refused.contains) == true { return _ = refused.insert(entry.name) }
    do throws(RequestProblem) {
      let request = try request(of: entry, below: parent)
      let others = parent.flatMap { values[$0] } ?? []
      if entry.isAgain || tree.riblets[entry.name] != nil {
        try planner.attach(request, others: others)
      } else {
        try planner.add(request, others: others)
      }
    } catch {
      refused.insert(entry.name)
      problems.append("\(error.said(at: "\(entry.place)"))")
    }
  }

  /// Returns the request of an entry; a reference has the facts of the riblet that it refers to.
  private func request(of entry: ListEntry, below parent: String?) throws(RequestProblem) -> RibletRequest {
    var request = entry.request
    let first = definitions[entry.name]
    if entry.isAgain || tree.riblets[entry.name] != nil {
      let known = tree.riblets[entry.name] ?? first?.known(view: standardView)
      guard let known else { return request }
      let imports = request.imports
      try request.take(known, made: entry.madeValues, arguments: entry.argumentValues)
      request.imports += imports
      request.isCodable = request.isCodable || first?.request.isCodable == true
      request.isKnown = tree.riblets[entry.name] != nil
    } else if !entry.hasView {
      request.view = standardView
    }
    request.parent = parent
    return request
  }

  private var finished: ScaffoldPlan {
    get throws(RequestProblem) {
      var finished = try planner.finished
      finished.notes = notes + finished.notes
      if !finished.files.isEmpty, let advice = planner.advice { finished.notes.append(advice) }
      return finished
    }
  }
}
