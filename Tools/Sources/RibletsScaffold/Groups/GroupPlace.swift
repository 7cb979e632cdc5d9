/// The place of a new riblet and its edge: one module, or the groups of riblet and parent.
struct GroupPlace {
  let riblet: String
  /// The folders of the riblet.
  let child: AppLayout
  /// The folders of its parent.
  let parent: AppLayout

  /// True if the parent is in another module than the riblet.
  var isBorder: Bool { child.module != parent.module }

  /// - Throws: ``RequestProblem`` for what cannot be placed, or for types that its module would not see.
  init(
    of request: RibletRequest, below parent: Parent?, _ modules: AppModules, _ index: SourceIndex
  ) throws(RequestProblem) {
    riblet = request.name.text
    guard modules.isGrouped else {
      child = modules.layout
      self.parent = modules.layout
      return
    }
    guard let parent else {
      throw RequestProblem(
        "A riblet of an app with groups stands in the group of its parent. Say which: --parent Root.")
    }
    guard let home = modules.owner(of: parent.folder + "/")?.module else {
      throw RequestProblem(
        "'\(parent.folder)' is in no module that '\(GroupManifest.folder)' has. Run: riblets layout.")
    }
    let group = GroupSizes(modules, index).group(ofNew: request.name.text, in: home, modules)
    let module = modules.modules[group] ?? AppModule(group: group, beside: modules.layout)
    child = Self.layout(of: module, modules)
    self.parent = Self.layout(of: home, modules)
    try checkTypes(request, modules, index, shared: modules.sharedModules(index))
  }

  /// A place that was decided before.
  init(of riblet: String, in child: AppModule, below parent: AppModule, _ modules: AppModules) {
    self.riblet = riblet
    self.child = Self.layout(of: child, modules)
    self.parent = Self.layout(of: parent, modules)
  }

  /// The place of a part of a riblet.
  init(ofPartIn layout: AppLayout) {
    riblet = ""
    child = layout
    parent = layout
  }

  static func layout(of module: AppModule, _ modules: AppModules) -> AppLayout {
    var layout = modules.layout
    layout.module = module.name
    layout.sources = module.sources
    layout.tests = module.tests
    return layout
  }

  /// Checks that both modules see the types that the riblet is given.
  ///
  /// - Parameter shared: Modules without riblets.
  func checkTypes(
    _ request: RibletRequest, _ modules: AppModules, _ index: SourceIndex, shared: Set<String>
  ) throws(RequestProblem) {
    for name in (request.dependencies + request.arguments).flatMap(\.typeNames) {
      guard let type = index.types(named: name).first, let owner = modules.owner(of: type.file) else { continue }
      let isSeen =
        owner.isInterface || shared.contains(owner.module.name)
        || (owner.module.name == child.module && owner.module.name == parent.module)
      if isSeen { continue }
      let other = owner.module.name == child.module ? parent.module : child.module
      throw RequestProblem(
        "'\(name)' is in the module '\(owner.module.name)', which '\(other)' does not see. Move it to a module without riblets, such as '\(modules.layout.module)Shared', with package access.",
        at: "\(type.file):\(type.line):1")
    }
  }
}

extension AppModules {
  /// Groups without riblets: what they have is for all.
  func sharedModules(_ index: SourceIndex) -> Set<String> {
    var names = Set(modules.keys).subtracting([layout.module])
    for router in index.declarations where router.isRouter {
      if let owner = owner(of: router.file) { names.remove(owner.module.name) }
    }
    return names
  }
}

/// The number of riblets in each group.
struct GroupSizes {
  private var counts: [String: Int] = [:]

  init(_ modules: AppModules, _ index: SourceIndex) {
    for router in index.declarations where router.isRouter {
      if let owner = modules.owner(of: router.file) { counts[owner.module.name, default: 0] += 1 }
    }
  }

  /// The group that a new riblet comes to.
  func group(ofNew riblet: String, in home: AppModule, _ modules: AppModules) -> String {
    let below = modules.sorted.filter { home.manifest.dependencies.contains($0.interface) && $0.name != home.name }
    return Grouping.group(
      ofNew: riblet, in: home.name, sizes: counts, below: below.filter { counts[$0.name] != nil }.map(\.name),
      taken: Set(modules.modules.keys))
  }

  /// Counts one more.
  mutating func add(to group: String) { counts[group, default: 0] += 1 }
}
