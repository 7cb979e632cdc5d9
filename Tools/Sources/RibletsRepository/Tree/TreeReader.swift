import Foundation
package import RibletsEdits
package import RibletsModel
package import RibletsPlans
import RibletsReading
package import RibletsSource

/// Makes the tree of riblets, with the values that lists give, of the model of an app.
package struct TreeReader: Sendable {
  private let model: AppModel
  /// The types that its files declare.
  package let index: SourceIndex
  private let known: @Sendable (String) -> KnownArguments
  /// The kind of views that are written in a way of their own.
  private let standardView: RibletRequest.View
  /// The names of the files in a folder, and in that of its module's resources.
  private let resources: @Sendable (String) -> [String]
  /// The files, as the model has them.
  private let files: [ModelFile]
  /// For each declaration of the index the places of its file, and of itself in that.
  private let places: [(file: Int, type: Int)]

  /// Reads an app.
  ///
  /// - Parameters:
  ///   - isTolerant: True to leave out what does not parse, with a note of the tree.
  ///   - readsPackages: True to read the modules that the manifests of the app name, too.
  ///   - known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package static func tree(
    of app: FoundApp, isTolerant: Bool = false, readsPackages: Bool = false, known: [String: SourceOutline] = [:]
  ) throws(RequestProblem) -> RibletTree {
    let modules = try AppModules(of: app)
    let packages = readsPackages ? ModelPackages(in: app.root) : ModelPackages()
    let reader = try Self(AppTexts(root: app.root), modules, packages, isTolerant: isTolerant, known: known)
    Workings.keep(reader)
    return reader.tree()
  }

  package init(
    _ texts: AppTexts, _ modules: AppModules, _ packages: ModelPackages = ModelPackages(), isTolerant: Bool = false,
    known outlines: [String: SourceOutline] = [:]
  ) throws(RequestProblem) {
    let folders = modules.modelFolders(besides: packages.folders)
    let sources = ModelSources(root: texts.root, folders: folders, withNames: false, known: outlines)
    let model = AppModel(reading: sources, packages: packages)
    try self.init(texts, modules, packages, model: model, isTolerant: isTolerant)
  }

  /// Takes the model of an app that is read already, with or without its tests.
  ///
  /// - Parameter index: The types of its files without tests; `nil` to look for them.
  package init(
    _ texts: AppTexts, _ modules: AppModules, _ packages: ModelPackages = ModelPackages(), model: AppModel,
    index: SourceIndex? = nil, isTolerant: Bool = false
  ) throws(RequestProblem) {
    let layout = modules.layout
    standardView = layout.standardView
    let tests = modules.sorted.flatMap(\.testFolders) + [layout.tests] + packages.folders.filter(\.isTest).map(\.path)
    known = { name in
      let folders = tests.map { "\($0)/\(name)" }
      let folder = folders.first { !texts.names(in: $0).isEmpty } ?? "\(layout.tests)/\(name)"
      return KnownArguments(of: name, testsIn: folder, texts)
    }
    resources = { folder in
      let sources = modules.owner(of: folder + "/")?.module.sources ?? layout.sources
      return [sources + "/Resources", folder].flatMap { Self.localized(texts, in: $0) }
    }
    self.model = model
    files = model.files.filter { !$0.isTest }
    let outlines = files.map(\.outline)
    self.index = index ?? SourceIndex(of: outlines)
    places = outlines.enumerated().flatMap { place, file in file.types.indices.map { (place, $0) } }
    if !isTolerant, let error = outlines.lazy.compactMap(\.errors.first).first {
      throw ParsedFile.problem(at: error.position, isConflict: error.isConflict)
    }
  }

  /// The types of a name, and extensions of it, each with its file.
  private func types(named name: String) -> [(type: OutlinedType, file: ModelFile)] {
    index.places(named: name).map { number in
      let place = places[number]
      return (files[place.file].outline.types[place.type], files[place.file])
    }.filter { $0.type.name == name }
  }

  /// The names in a folder, and in those of its languages, where Xcode puts a storyboard that is translated.
  private static func localized(_ texts: AppTexts, in folder: String) -> [String] {
    let names = texts.names(in: folder)
    return names + names.filter { $0.hasSuffix(".lproj") }.flatMap { texts.names(in: folder + "/" + $0) }
  }

  package func tree() -> RibletTree {
    var tree = RibletTree()
    let riblets = Array(model.riblets.values)
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let found = Workers.map(riblets.count, jobs: jobs, makeTools: {}) { _, number in
      let riblet = riblets[number]
      let facts = facts(on: riblet)
      return (known(riblet, facts, as: model.name(of: riblet.id)), facts.firstRoutes)
    }
    for (riblet, routes) in found {
      tree.riblets[riblet.name] = riblet
      tree.firstRoutes[riblet.name] = routes
    }
    for edge in model.edges {
      tree.edges.append(read(edge, tree))
    }
    // A value that the listener is given at the end may be another one than the key of the route.
    let keys = tree.edges.filter { !$0.isHandWritten }.map { ($0.child, $0.key) }
    for (child, key) in Dictionary(keys, uniquingKeysWith: { $0 ?? $1 }) { tree.riblets[child]?.options.key = key }
    tree.edges.sort { ($0.parent, $0.child) < ($1.parent, $1.child) }
    let unattached = Set(tree.unattached).subtracting(tree.edges.map(\.child))
    for id in model.riblets.keys where unattached.contains(model.name(of: id)) {
      let name = model.name(of: id)
      tree.riblets[name].map { tree.riblets[name] = withTestedValues($0, known(id.name)) }
    }
    tree.links = model.links.map { TreeLink(pattern: $0.pattern, ends: $0.ends, place: $0.position) }
    tree.notes = model.notes.map(\.description)
    return tree
  }

  // MARK: Riblets

  private func known(_ riblet: ModelRiblet, _ facts: RibletFacts, as name: String) -> KnownRiblet {
    let id = riblet.id
    let place = riblet.position
    var options = RibletOptions()
    options.view = riblet.hasView ? facts.view ?? standardView : .none
    if options.view == .uikit { options.interface = interface(of: id, in: FilePath.folder(place.file)) }
    (options.hasPresenter, options.flow, options.key) = (facts.hasPresenter, facts.flow, facts.key)
    var known = KnownRiblet(name: name, isRoot: riblet.isRoot, options: options, place: place)
    known.listenerMethods = facts.listenerMethods
    let items = riblet.needs + riblet.arguments
    let typed = items.map(\.typed)
    // With the types as the formatter spaces them.
    let listed = zip(items, typed).map { ListedItem(name: $0.name, type: $1?.type ?? $0.type) }
    known.dependencies = Array(listed.prefix(riblet.needs.count))
    known.arguments = Array(listed.dropFirst(riblet.needs.count))
    let types = typed.compactMap(\.self)
    known.imports = types.allSatisfy(index.knowsTypes) ? [] : facts.imports
    known.isCodable = known.arguments.contains { argument in
      SourceIndex.paths(in: argument.type).contains { index.missingProtocols(ofValue: $0, inRoutes: false) == nil }
    }
    return known
  }

  /// The facts that its types show: those of its module, if that has any of the name.
  private func facts(on riblet: ModelRiblet) -> RibletFacts {
    RibletFacts(of: riblet.id.name, router: riblet.router) { name in
      let found = types(named: name)
      let own = found.filter { $0.file.module == riblet.id.module }
      return (own.isEmpty ? found : own).map { ($0.type, $0.file.outline) }
    }
  }

  private func interface(of id: RibletID, in folder: String) -> RibletRequest.Interface {
    let names = resources(folder)
    if names.contains(id.name + "ViewController.storyboard") { return .storyboard }
    return names.contains(id.name + "ViewController.xib") ? .xib : .code
  }

  /// A riblet that nobody attaches has the values of its arguments only in its tests.
  private func withTestedValues(_ riblet: KnownRiblet, _ values: @autoclosure () -> KnownArguments) -> KnownRiblet {
    guard !riblet.arguments.isEmpty else { return riblet }
    var riblet = riblet
    let values = values().asked(for: riblet.arguments, in: index)
    riblet.arguments = riblet.arguments.map { $0.with(values[$0.name]) }
    return riblet
  }

  // MARK: Edges

  /// Takes over what the edge's file says of its values, and the parent's interactor of its beginning.
  private func read(_ edge: ModelEdge, _ tree: RibletTree) -> TreeEdge {
    let (parent, child) = (model.name(of: edge.parent), model.name(of: edge.child))
    guard case .route(let type, let shown) = edge.kind else {
      return TreeEdge(parent: parent, child: child, isHandWritten: true, place: edge.position)
    }
    var made = TreeEdge(
      parent: parent, child: child, isHandWritten: false, type: type, place: edge.position)
    made.shown = Presentation(rawValue: shown)
    let route = NameWords(edge.child.name).property
    made.isAttachedAtStart = tree.firstRoutes[parent]?.contains(route) == true
    let declared = types(named: type).first { $0.file.path == edge.position.file }
    // `var key: String { "\(id)" }`
    let key = declared?.type.members.first { $0.kind == .property && $0.name == "key" }?.value
    made.key = key.map { $0.filter { !#""\()"#.contains($0) } }
    let extensions = (declared?.file.outline.types ?? []).filter { $0.keyword == .extension }
    for member in members(of: edge.parent.name + "Route", in: extensions) where member.name == route {
      for parameter in member.parameters { made.argumentValues[parameter.name] = parameter.value }
    }
    let properties = members(of: edge.parent.name + "Component", in: extensions).filter { $0.kind == .property }
    for item in tree.riblets[child]?.dependencies ?? [] {
      guard let text = properties.first(where: { $0.name == item.name })?.value, text != "dependency.\(item.name)"
      else {
        continue
      }
      made.madeValues[item.name] = MadeValue.asked(by: text, name: item.name, type: item.type, in: index)
    }
    return made
  }

  private func members(of type: String, in extensions: [OutlinedType]) -> [OutlinedMember] {
    extensions.filter { $0.name == type }.flatMap(\.members)
  }
}

extension AppModules {
  /// The folders of the modules with sources, those of interfaces as modules of their own; and those of other modules.
  package func modelFolders(besides others: [ModelSources.Folder]) -> [ModelSources.Folder] {
    let own = sorted.flatMap { module in
      [ModelSources.Folder(module: module.name, path: module.sources)]
        + (module.manifest.interface == nil
          ? [] : [ModelSources.Folder(module: module.interface, path: module.interfaceSources)])
    }
    let known = Set(own.map(\.path))
    return own + others.filter { !$0.isTest && !known.contains($0.path) }
  }
}
