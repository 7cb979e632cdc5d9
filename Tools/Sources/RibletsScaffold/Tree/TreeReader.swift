import Foundation

/// Reads the tree of riblets from the sources of an app.
package struct TreeReader {
  private let index: SourceIndex
  private let module: String
  private let known: (String) -> KnownArguments
  /// The names of the files in a folder, and in that of its module's resources.
  private let resources: (String) -> [String]
  private var files: [SourceFacts] = []
  /// The facts of all files together.
  private var all = SourceFacts()
  /// The files that declare classes, by their names.
  private var classFiles: [String: Int] = [:]

  /// Reads an app.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package static func tree(of app: FoundApp) throws(RequestProblem) -> RibletTree {
    let modules = try AppModules(of: app)
    let index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    return try Self(AppTexts(root: app.root), modules, index: index).tree()
  }

  init(_ texts: AppTexts, _ modules: AppModules, index: SourceIndex) throws(RequestProblem) {
    self.index = index
    let layout = modules.layout
    module = layout.module
    let tests = modules.sorted.map(\.tests) + [layout.tests]
    known = { name in
      let folders = tests.map { "\($0)/\(name)" }
      let folder = folders.first { !texts.names(in: $0).isEmpty } ?? "\(layout.tests)/\(name)"
      return KnownArguments(of: name, testsIn: folder, texts)
    }
    resources = { folder in
      let sources = modules.owner(of: folder + "/")?.module.sources ?? layout.sources
      return [sources + "/Resources", folder].flatMap { Self.localized(texts, in: $0) }
    }
    for path in index.files(declaring: { _ in true }) {
      let facts = SourceFacts(try ParsedFile(path, try texts.text(of: path)))
      all.merge(facts)
      for name in facts.classes { classFiles[name] = classFiles[name] ?? files.count }
      files.append(facts)
    }
  }

  /// The names in a folder, and in those of its languages, where Xcode puts a storyboard that is translated.
  private static func localized(_ texts: AppTexts, in folder: String) -> [String] {
    let names = texts.names(in: folder)
    return names + names.filter { $0.hasSuffix(".lproj") }.flatMap { texts.names(in: folder + "/" + $0) }
  }

  func tree() -> RibletTree {
    var tree = RibletTree()
    for riblet in riblets {
      tree.riblets[riblet.name] = riblet
      tree.startCalls[riblet.name] = all.startCalls[riblet.name + "Interactor"]
    }
    readEdges(into: &tree)
    readMentions(into: &tree)
    tree.edges.sort { ($0.parent, $0.child) < ($1.parent, $1.child) }
    let attached = Set(tree.edges.map(\.child))
    for name in tree.unattached where !attached.contains(name) {
      tree.riblets[name].map { tree.riblets[name] = withTestedValues($0) }
    }
    tree.notes.sort()
    return tree
  }

  // MARK: Riblets

  private var riblets: [KnownRiblet] {
    all.routers.map { router in
      let name = String(router.name.dropLast("Router".count))
      var riblet = KnownRiblet(
        name: name, isRoot: router.base == "LaunchRouter",
        view: router.base == "Router" ? .none : view(of: name), place: router.place)
      riblet.interface = interface(of: riblet)
      riblet.hasPresenter = all.classes.contains(name + "Presenter")
      riblet.flow = all.streamPresentables.contains(name + "Presentable") ? .oneWay : .twoWay
      let container = "\(NameWords(name).property)Container"
      riblet.dependencies = (all.requirements[name + "Dependency"] ?? []).filter { $0.name != container }
      riblet.arguments = all.buildParameters[name + "Buildable"] ?? []
      riblet.imports = imports(of: riblet)
      return riblet
    }
  }

  /// Returns the kind of view that shows a riblet, by its view and the imports in the file of that.
  private func view(of name: String) -> RibletRequest.View {
    if all.classes.contains(name + "Screen") { return .swiftui }
    let imports = classFiles[name + "ViewController"].map { files[$0].allImports } ?? []
    if imports.contains("RibletsViews") { return .portable }
    return imports.contains("UIKit") || imports.contains("RibletsUIKit") ? .uikit : .portable
  }

  private func interface(of riblet: KnownRiblet) -> RibletRequest.Interface {
    guard riblet.view == .uikit else { return .code }
    let names = resources(FilePath.folder(riblet.place.file))
    if names.contains(riblet.name + "ViewController.storyboard") { return .storyboard }
    return names.contains(riblet.name + "ViewController.xib") ? .xib : .code
  }

  /// The modules that have to be named so that the types of its items are known.
  private func imports(of riblet: KnownRiblet) -> [String] {
    let items = (riblet.dependencies + riblet.arguments).compactMap {
      try? TypedItem("\($0.name):\($0.type)", option: "")
    }
    if (try? ItemTypes.imports(for: items, given: [], module: module, in: index)) != nil { return [] }
    let file = files.first { $0.buildParameters[riblet.name + "Buildable"] != nil }
    return (file?.imports ?? []).filter { $0 != "Foundation" && !$0.hasPrefix("Riblets") }.sorted()
  }

  /// A riblet that nobody attaches has the values of its arguments only in its tests.
  private func withTestedValues(_ riblet: KnownRiblet) -> KnownRiblet {
    guard !riblet.arguments.isEmpty else { return riblet }
    let values = known(riblet.name)
    var riblet = riblet
    for (place, item) in riblet.arguments.enumerated() {
      guard let value = values[item.name] else { continue }
      let standard = SampleValue(name: item.name, type: item.type, in: index)?.text
      if value != standard { riblet.arguments[place].value = value }
    }
    return riblet
  }

  // MARK: Edges

  private func readEdges(into tree: inout RibletTree) {
    for facts in files {
      for edge in facts.edges {
        guard let parent = edge.parentRouter.flatMap(Self.riblet(ofRouter:)), tree.riblets[parent] != nil,
          let child = child(of: edge, in: tree)
        else {
          if facts.hasPluginPoint { continue }
          tree.notes.append(
            "\(edge.place): note: It is not clear which riblets '\(edge.type)' joins: 'attach(to:)' takes no router that is known, or nothing names the child's 'Routing' or 'Listener'."
          )
          continue
        }
        tree.edges.append(
          read(
            TreeEdge(parent: parent, child: child, isHandWritten: false, type: edge.type, place: edge.place), facts,
            tree))
      }
    }
  }

  private static func riblet(ofRouter type: String) -> String? {
    type.hasSuffix("Router") ? String(type.dropLast("Router".count)) : nil
  }

  private func child(of edge: SourceFacts.Edge, in tree: RibletTree) -> String? {
    for role in [RibletRole.routing, .listener, .buildable] {
      for type in edge.childTypes where type.hasSuffix(role.rawValue) {
        let name = String(type.dropLast(role.rawValue.count))
        if tree.riblets[name] != nil { return name }
      }
    }
    return nil
  }

  /// Takes over what the edge's file says of its values, and the parent's interactor of its beginning.
  private func read(_ edge: TreeEdge, _ facts: SourceFacts, _ tree: RibletTree) -> TreeEdge {
    var edge = edge
    let interactor = edge.parent + "Interactor"
    let call = "attach\(edge.child)"
    edge.pluginPoint = all.pluginPoints[edge.type]
    let starting = edge.pluginPoint.map { "attach" + $0 } ?? call
    edge.isAttachedAtStart = all.startCalls[interactor]?.contains(starting) == true
    edge.argumentValues = facts.parameterValues[interactor]?[call] ?? [:]
    let values = facts.propertyValues[edge.parent + "Component"] ?? [:]
    for item in tree.riblets[edge.child]?.dependencies ?? [] {
      guard let text = values[item.name], text != "dependency.\(item.name)" else { continue }
      let standard = SampleValue(name: item.name, type: item.type, in: index)
      if standard?.isComparable == true, standard?.text == text { continue }
      let isShared = text.hasPrefix("shared { ") && text.hasSuffix(" }")
      edge.madeValues[item.name] = isShared ? String(text.dropFirst("shared { ".count).dropLast(" }".count)) : text
    }
    return edge
  }

  /// Routers that know the builder of another riblet attach it by code of their own.
  private func readMentions(into tree: inout RibletTree) {
    for mention in all.mentions {
      guard let parent = Self.riblet(ofRouter: mention.router), tree.riblets[parent] != nil else { continue }
      let role = mention.type.hasSuffix("Buildable") ? "Buildable" : "Builder"
      let child = String(mention.type.dropLast(role.count))
      guard child != parent, tree.riblets[child] != nil, tree.edge(parent, child) == nil else { continue }
      tree.edges.append(TreeEdge(parent: parent, child: child, isHandWritten: true, place: mention.place))
      tree.notes.append(
        "\(mention.place): note: '\(parent)' knows the builder of '\(child)': it attaches it by code of its own, not by an edge."
      )
    }
  }
}
