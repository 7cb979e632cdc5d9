import Foundation

/// The lines that templates give for one file, each statement in one line and without indentation.
struct GeneratedLines {
  /// All lines, for the old name.
  var all: Set<String> = []
  /// Lines that are different for the new name.
  var renamed: [String: String] = [:]

  /// With what statements become in groups, where others have some riblets behind borders.
  ///
  /// They have no texts in them, so that syntax finds their names.
  func inGroups(of riblets: [String]) -> Self {
    var lines = self
    for line in all {
      var split = line
      for riblet in riblets {
        split = split.replacing("\(riblet)Routing", with: "\(riblet)ChildRouting")
          .replacing("\(riblet)Builder(dependency:", with: "\(riblet)Border.builder(dependency:")
      }
      lines.all.formUnion([split, "package " + line])
    }
    return lines
  }
}

/// The lines that templates give for the files of a riblet and its edges, so that they are known to be generated.
struct ProvenLines {
  private let app: FoundApp
  private let modules: AppModules
  private let texts: AppTexts
  private let templates: TemplateLibrary
  private let index: SourceIndex
  private let tree: RibletTree
  private let old: String
  private let new: String
  private let hasBorder: Bool

  init(
    _ app: FoundApp, _ modules: AppModules, tree: RibletTree, index: SourceIndex, _ map: NameMap
  ) throws(RequestProblem) {
    self.app = app
    self.modules = modules
    texts = AppTexts(root: app.root)
    templates = try TemplateLibrary(root: app.root).withoutLayout
    (self.tree, self.index) = (tree, index)
    (old, new, hasBorder) = (map.old.riblet, map.new.riblet, map.old.hasBorder)
  }

  /// The lines by the paths of files.
  func byPath() throws(RequestProblem) -> [String: GeneratedLines] {
    var lines: [String: GeneratedLines] = [:]
    guard let riblet = tree.riblets[old] else { return lines }
    let layout = layout(of: riblet)
    if let before = context(riblet, named: old), let after = context(riblet, named: new) {
      let oldFiles = try RibletFiles(context: before, layout: layout, templates: templates).files()
      let newFiles = try RibletFiles(context: after, layout: layout, templates: templates).files()
      for (oldFile, newFile) in zip(oldFiles, newFiles) {
        lines[oldFile.path] = GeneratedLines(
          all: Set(Self.lines(oldFile.text)), renamed: Self.pairs(oldFile.text, newFile.text) { _ in true })
      }
      if hasBorder { try addInterface(of: RibletFolders(riblet, modules), oldFiles, newFiles, to: &lines) }
    }
    if riblet.isRoot {
      let path = "\(modules.layout.tests)/App/\(modules.layout.module)ApplicationTests.swift"
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
    guard modules.isGrouped else { return lines }
    let borders = tree.edges(from: old).map(\.child) + [old]
    return lines.mapValues { $0.inGroups(of: borders) }
  }

  private func layout(of riblet: KnownRiblet?) -> AppLayout {
    modules.layout(of: riblet.flatMap { RibletFolders($0, modules).module })
  }

  /// Adds the lines that move to the interface, and those that it has besides.
  private func addInterface(
    of folders: RibletFolders, _ oldFiles: [PlannedFile], _ newFiles: [PlannedFile],
    to lines: inout [String: GeneratedLines]
  ) throws(RequestProblem) {
    guard let folder = folders.interface, let module = folders.module else { return }
    func text(_ name: String, _ files: [PlannedFile]) throws(RequestProblem) -> String {
      let sources = files.filter { $0.path.hasPrefix(module.sources + "/") }.map(\.text)
      let context: [String: Any] = ["name": name, "module": module.name, "childRouting": "Routing"]
      return (sources + [try templates.render(.interface, context)]).joined(separator: "\n")
    }
    let (before, after) = (try text(old, oldFiles), try text(new, newFiles))
    lines["\(folder)/\(old)Interface.swift"] = GeneratedLines(
      all: Set(Self.lines(before)), renamed: Self.pairs(before, after) { _ in true })
  }

  /// The tests of the app, which speak of a root that is called so.
  private var applicationTests: GeneratedLines {
    get throws(RequestProblem) {
      let lines = Self.lines(try templates.render(.applicationTests, ["name": modules.layout.module]))
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
    context.module = layout(of: tree.riblets[edge.parent]).module
    context.request.parent = edge.pluginPoint == nil ? edge.parent : nil
    if !edge.isAttachedAtStart { context.request.attachment = .byHand }
    try? Edge(
      parent: parent, child: context, layout: layout(of: tree.riblets[edge.parent]), templates: templates, texts: texts,
      pluginPoint: edge.pluginPoint
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
      request: request, module: layout(of: riblet).module, place: place, isRoot: riblet.isRoot, imports: riblet.imports,
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
