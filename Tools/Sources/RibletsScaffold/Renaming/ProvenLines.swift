import Foundation

/// What templates give for one file, each statement in one line and without indentation.
struct GeneratedLines {
  /// All lines, for the old name.
  var all: Set<String> = []
  /// Lines that are different for the new name.
  var renamed: [String: String] = [:]
}

/// What templates give for the files of a riblet and its edges: what stands there is known to be generated.
struct ProvenLines {
  private let app: FoundApp
  private let layout: AppLayout
  private let texts: AppTexts
  private let templates: TemplateLibrary
  private let index: SourceIndex
  private let tree: RibletTree
  private let old: String
  private let new: String

  init(_ app: FoundApp, tree: RibletTree, index: SourceIndex, old: String, new: String) throws(RequestProblem) {
    self.app = app
    layout = app.layout
    texts = AppTexts(root: app.root)
    templates = try TemplateLibrary(root: app.root).withoutLayout
    (self.tree, self.index, self.old, self.new) = (tree, index, old, new)
  }

  /// The lines by the paths of files.
  func byPath() throws(RequestProblem) -> [String: GeneratedLines] {
    var lines: [String: GeneratedLines] = [:]
    guard let riblet = tree.riblets[old] else { return lines }
    if let before = context(riblet, named: old), let after = context(riblet, named: new) {
      let oldFiles = try RibletFiles(context: before, layout: layout, templates: templates).files()
      let newFiles = try RibletFiles(context: after, layout: layout, templates: templates).files()
      for (oldFile, newFile) in zip(oldFiles, newFiles) {
        lines[oldFile.path] = GeneratedLines(
          all: Set(Self.lines(oldFile.text)), renamed: Self.pairs(oldFile.text, newFile.text) { _ in true })
      }
    }
    if riblet.isRoot {
      let path = "\(layout.tests)/App/\(layout.module)ApplicationTests.swift"
      lines[path] = try applicationTests
    }
    for edge in tree.edges where edge.parent == old || edge.child == old {
      guard let child = tree.riblets[edge.child] else { continue }
      let before = try text(of: edge, child, edge.parent, edge.child)
      let after = try text(
        of: edge, child, edge.parent == old ? new : edge.parent, edge.child == old ? new : edge.child)
      for file in files(of: edge, child) { lines[file.path] = GeneratedLines(all: Set(Self.lines(file.text))) }
      lines[edge.place.file, default: GeneratedLines()].renamed = Self.pairs(before, after) { $0.hasPrefix("//") }
    }
    return lines
  }

  /// The tests of the app, which speak of a root that is called so.
  private var applicationTests: GeneratedLines {
    get throws(RequestProblem) {
      let lines = Self.lines(try templates.render(.applicationTests, ["name": layout.module]))
      var generated = GeneratedLines(all: Set(lines))
      for line in lines where line.contains("\"Root\"") {
        func named(_ name: String) -> String {
          // A person sees the title.
          let text = line.hasPrefix("app.expectTitle(") ? NameWords(name).title : name
          return line.replacingOccurrences(of: "\"Root\"", with: "\"\(text)\"")
        }
        generated.renamed[named(old)] = named(new)
      }
      return generated
    }
  }

  /// An edge and its tests as they would be written today; nothing if they could not be.
  private func files(of edge: TreeEdge, _ child: KnownRiblet) -> [PlannedFile] {
    var known = child
    for place in known.arguments.indices {
      known.arguments[place].value = edge.argumentValues[known.arguments[place].name]
    }
    var plan = ScaffoldPlan()
    guard var context = context(known, named: child.name),
      let parent = try? Parent(edge.parent, texts, index: index)
    else { return [] }
    context.request.parent = edge.pluginPoint == nil ? edge.parent : nil
    if !edge.isAttachedAtStart { context.request.attachment = .byHand }
    try? Edge(
      parent: parent, child: context, layout: layout, templates: templates, texts: texts, pluginPoint: edge.pluginPoint
    ).join(&plan)
    return plan.files
  }

  private func context(_ riblet: KnownRiblet, named text: String) -> RibletContext? {
    guard let name = try? RibletName(text) else { return nil }
    var request = RibletRequest(name: name)
    request.view = riblet.view
    request.interface = riblet.interface
    request.hasPresenter = riblet.hasPresenter
    request.flow = riblet.flow
    // A riblet with items that could not be asked for was not generated.
    for item in riblet.dependencies {
      guard let typed = try? TypedItem(item.text, option: "") else { return nil }
      request.dependencies.append(typed)
    }
    for item in riblet.arguments {
      guard let typed = try? TypedItem(item.text, option: "") else { return nil }
      request.arguments.append(typed)
    }
    guard let place = try? RibletPlace(request, app) else { return nil }
    return RibletContext(
      request: request, module: layout.module, place: place, isRoot: riblet.isRoot, imports: riblet.imports,
      index: index)
  }

  /// An edge, as far as its comments go.
  private func text(
    of edge: TreeEdge, _ child: KnownRiblet, _ parentName: String, _ childName: String
  ) throws(RequestProblem) -> String {
    let given = child.dependencies.map { item in
      ["name": item.name, "type": item.type, "value": "", "isMade": true] as [String: Any]
    }
    return try templates.render(
      .edge,
      [
        "parent": parentName, "name": childName, "property": NameWords(childName).property, "given": given,
        "pluginPoint": edge.pluginPoint ?? "",
      ])
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
  }

  private static func pairs(_ old: String, _ new: String, isWanted: (String) -> Bool) -> [String: String] {
    let (oldLines, newLines) = (lines(old), lines(new))
    guard oldLines.count == newLines.count else { return [:] }
    var pairs: [String: String] = [:]
    var doubtful: Set<String> = []
    for (old, new) in zip(oldLines, newLines) where !old.isEmpty && isWanted(old) {
      if let known = pairs[old], known != new { doubtful.insert(old) }
      pairs[old] = new
    }
    return pairs.filter { $0.key != $0.value && !doubtful.contains($0.key) }
  }
}
