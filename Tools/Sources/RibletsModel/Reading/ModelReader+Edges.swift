import RibletsSource

extension ModelReader {
  mutating func readEdges() {
    for entry in types.entries where entry.type.keyword == .struct || entry.type.keyword == .enum { readRoute(entry) }
    for id in model.riblets.keys.sorted() { readRouter(of: id) }
    for id in model.riblets.keys.sorted() { checkFirstRoutes(of: id) }
  }

  /// Notes the routes that an interactor begins with and that no route file has: it went on another branch, perhaps.
  private mutating func checkFirstRoutes(of id: RibletID) {
    let (interactor, route) = (id.name + "Interactor", id.name + "Route")
    guard let entry = types.type(named: interactor, seenFrom: id.module),
      let routeEntry = types.type(named: route, seenFrom: id.module)
    else { return }
    let routes = Set(types.whole(routeEntry).flatMap(\.type.members).map(\.name))
    for use in types.whole(entry).flatMap(\.type.members).flatMap(\.uses)
    where use.kind == .route && !routes.contains(use.name) {
      note(
        use.position,
        "'\(interactor)' begins with '.\(use.name)', and '\(id.name)' has no such route. Add the child, or remove the route here."
      )
    }
  }

  private mutating func add(_ edge: ModelEdge) {
    if children[edge.parent, default: []].insert(edge.child).inserted { model.edges.append(edge) }
  }

  /// The riblet that a name of a router, a builder or another part stands for.
  func riblet(_ name: String, roles: [String], _ entry: TypeTable.Entry) -> RibletID? {
    for role in roles where name.hasSuffix(role) {
      let stem = String(name.dropLast(role.count))
      let home = types.type(named: name, seenFrom: entry.module, imports: entry.imports)?.module
      let ids = model.riblets(named: stem)
      let found =
        ids.first { $0.module == home } ?? ids.first { $0.module == entry.module } ?? (ids.count == 1 ? ids[0] : nil)
      if let found { return found }
    }
    return nil
  }

  // MARK: Routes

  /// Reads a value that is a route: the router that `build(in:)` takes is the parent's, its result the child's.
  private mutating func readRoute(_ entry: TypeTable.Entry) {
    let type = entry.type
    let conformances = type.inherited + (types.extensions[type.name] ?? []).flatMap(\.type.inherited)
    guard conformances.contains("ChildRoute") else { return }
    let parts = types.whole(entry)
    let members = parts.flatMap(\.type.members)
    let build = members.first { $0.kind == .function && $0.name == "build" && $0.parameters.first?.label == "in" }
    guard let parent = (build?.parameters.first?.type).flatMap({ riblet($0, roles: ["Router"], entry) }),
      let child = parts.compactMap({ child(of: $0) }).first ?? child(ofRoute: type.name, below: parent)
    else {
      return note(
        type.position,
        "It is not clear which riblets '\(type.name)' joins: 'build(in:)' takes no router that is known, or nothing names the child's 'Routing', 'Listener' or 'Buildable'."
      )
    }
    let shown = members.first { $0.kind == .property && $0.name == "shown" && $0.modifiers.contains("static") }
    add(
      ModelEdge(
        parent: parent, child: child,
        kind: .route(
          type: type.name,
          shown: shown?.value?.split(separator: ".").last.map(String.init) ?? Presentation.embedded.rawValue),
        position: type.position, conditions: type.conditions))
  }

  /// The child that a route is called after, for one whose routing protocol is not its own: `ShopCart` below Shop.
  private func child(ofRoute name: String, below parent: RibletID) -> RibletID? {
    guard name.hasPrefix(parent.name) else { return nil }
    let ids = model.riblets(named: String(name.dropFirst(parent.name.count)))
    return ids.first { $0.module == parent.module } ?? (ids.count == 1 ? ids[0] : nil)
  }

  private func child(of entry: TypeTable.Entry) -> RibletID? {
    let names = (entry.type.uses + entry.type.members.flatMap(\.uses)).map(\.name)
    for role in ["Routing", "Listener", "Buildable", "Builder"] {
      for name in names where name.hasSuffix(role) {
        if let found = riblet(name, roles: [role], entry) { return found }
      }
    }
    return nil
  }

  // MARK: Routers

  private struct Mention {
    let use: OutlinedUse
    let entry: TypeTable.Entry
    let conditions: [String]

    var isBuilder: Bool { use.name.hasSuffix("Buildable") || use.name.hasSuffix("Builder") }
  }

  /// Reads the children that a router attaches by code of its own.
  private mutating func readRouter(of parent: RibletID) {
    guard
      let router = model.riblets[parent].flatMap({ riblet in
        types.named(riblet.router).first { $0.module == parent.module }
      })
    else { return }
    let parts = types.withSuperclasses(router)
    var attachments: [SourcePosition] = []
    var isFollowed = children[parent] != nil
    var known: Set<String> = []
    var mentions: [Mention] = []
    for entry in parts {
      isFollowed = readMarks(of: entry, parent) || isFollowed
      mentions += entry.type.uses.map { Mention(use: $0, entry: entry, conditions: entry.type.conditions) }
      for member in entry.type.members {
        let conditions = entry.type.conditions + member.conditions
        mentions += member.uses.map { Mention(use: $0, entry: entry, conditions: conditions) }
      }
    }
    // Builders first: what else names one is a longer way to it.
    for mention in mentions.filter(\.isBuilder) + mentions.filter({ !$0.isBuilder }) {
      let use = mention.use
      switch use.kind {
      case .call, .statement:
        if use.name == "attachChild" { attachments.append(use.position) }
      case .step, .route, .link, .item: break
      case .type, .construction:
        guard known.insert(use.name).inserted else { continue }
        isFollowed = follow(mention, parent) || isFollowed
      }
    }
    guard !isFollowed, let place = attachments.first, !followBuilder(of: parent) else { return }
    note(
      place,
      "'\(model.name(of: parent))' attaches a child here, and its router names no builder of a riblet that is read. Say which it is in a comment of the router: // @attaches Cart, or: // @attaches no riblet"
    )
  }

  /// Adds the edges to children that the riblet's own builder makes and hands to the router; `false` if there are none.
  private mutating func followBuilder(of parent: RibletID) -> Bool {
    let name = parent.name + "Builder"
    guard let builder = types.type(named: name, seenFrom: parent.module) else { return false }
    var isFollowed = false
    var known: Set<String> = [name, parent.name + "Buildable"]
    for entry in types.whole(builder) {
      for member in entry.type.members {
        for use in member.uses where use.name.hasSuffix("Builder") || use.name.hasSuffix("Buildable") {
          guard known.insert(use.name).inserted else { continue }
          let mention = Mention(use: use, entry: entry, conditions: entry.type.conditions + member.conditions)
          isFollowed = follow(mention, parent) || isFollowed
        }
      }
    }
    return isFollowed
  }

  /// Reads the comments that name children, or say that there are none: `// @attaches Cart, Menu`.
  private mutating func readMarks(of entry: TypeTable.Entry, _ parent: RibletID) -> Bool {
    var isFollowed = false
    for mark in entry.type.marks where mark.name == "attaches" {
      if mark.text.hasPrefix("no riblet") {
        isFollowed = true
        continue
      }
      for name in mark.text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
        let ids = model.riblets(named: name)
        guard let child = ids.first(where: { $0.module == parent.module }) ?? (ids.count == 1 ? ids[0] : nil) else {
          note(
            mark.position,
            ids.isEmpty
              ? "There is no riblet '\(name)'."
              : "Several modules have a riblet '\(name)'. Say which is meant: \(ids.map(\.description).joined(separator: ", "))."
          )
          continue
        }
        isFollowed = true
        add(
          ModelEdge(
            parent: parent, child: child, kind: .mark, position: mark.position, conditions: entry.type.conditions))
      }
    }
    return isFollowed
  }

  /// Adds the edges to what a name in a router can build; `false` if it builds nothing.
  private mutating func follow(_ mention: Mention, _ parent: RibletID) -> Bool {
    let (use, entry) = (mention.use, mention.entry)
    let router = model.riblets[parent]?.router
    let isOwn = use.name == router || use.name.hasSuffix("Router") && use.kind != .construction
    if isOwn { return false }
    let roles = use.kind == .construction ? ["Buildable", "Builder", "Router"] : ["Buildable", "Builder"]
    if let child = riblet(use.name, roles: roles, entry) {
      add(
        ModelEdge(
          parent: parent, child: child, kind: .builder, position: use.position, conditions: mention.conditions))
      return true
    }
    var way = BuilderSearch(types: types, routers: routers)
    let found = way.builds(use.name, seenFrom: entry)
    for (child, through) in found where child != parent {
      add(
        ModelEdge(
          parent: parent, child: child, kind: .indirect(through: through), position: use.position,
          conditions: mention.conditions))
    }
    return !found.isEmpty
  }
}

/// Finds the riblets that values of a type can build, through protocols, factories and adapters.
private struct BuilderSearch {
  let types: TypeTable
  let routers: [String: [RibletID]]
  private var seen: Set<String> = []

  init(types: TypeTable, routers: [String: [RibletID]]) {
    self.types = types
    self.routers = routers
  }

  /// The riblets, each with the types on the way to it, in order.
  mutating func builds(_ name: String, seenFrom entry: TypeTable.Entry) -> [(RibletID, [String])] {
    guard seen.insert(name).inserted, seen.count < 50,
      let found = types.type(named: name, seenFrom: entry.module, imports: entry.imports)
    else { return [] }
    let way: [(RibletID, [String])]
    switch found.type.keyword {
    case .protocol: way = isBuilding(found) ? conformers(of: found) : made(by: found)
    case .typealias: way = found.type.uses.flatMap { builds($0.name, seenFrom: found) }
    default: way = made(by: found)
    }
    return way.map { ($0.0, [name] + $0.1) }
  }

  /// Returns true for a protocol of builders: one with a method `build`, or that inherits from one.
  private func isBuilding(_ entry: TypeTable.Entry) -> Bool {
    entry.type.members.contains { $0.kind == .function && $0.name == "build" }
      || entry.inheritedNames.contains { $0.hasSuffix("Buildable") }
  }

  /// The riblets that types with a conformance build, if the types are made anywhere.
  private mutating func conformers(of entry: TypeTable.Entry) -> [(RibletID, [String])] {
    var found: [(RibletID, [String])] = []
    let name = entry.type.name
    for conformer in types.conformers[name] ?? [] {
      let meant = types.type(named: name, seenFrom: conformer.module, imports: conformer.imports)
      guard meant?.module == entry.module else { continue }
      let type = OutlinedType.base(of: conformer.type.name)
      if conformer.type.keyword == .protocol {
        found += builds(type, seenFrom: conformer)
      } else if types.constructed.contains(type),
        let whole = types.type(named: type, seenFrom: conformer.module, imports: conformer.imports),
        seen.insert(type).inserted
      {
        found += riblets(of: whole).map { ($0.0, [type] + $0.1) }
      }
    }
    return found
  }

  /// The riblets that a type builds: whose routers it makes, or whose builders it knows.
  private mutating func riblets(of entry: TypeTable.Entry) -> [(RibletID, [String])] {
    var found: [(RibletID, [String])] = []
    for part in types.whole(entry) {
      for use in part.type.members.flatMap(\.uses) {
        if use.kind == .construction, let ids = routers[use.name] {
          found += [(ids.first { $0.module == part.module } ?? ids[0], [])]
        } else if use.name.hasSuffix("Builder") || use.name.hasSuffix("Buildable"), use.name != entry.type.name,
          !part.type.inherited.contains(use.name)
        {
          found += known(use.name, part) ?? builds(use.name, seenFrom: part)
        }
      }
    }
    return found
  }

  private func known(_ builder: String, _ entry: TypeTable.Entry) -> [(RibletID, [String])]? {
    for role in ["Buildable", "Builder"] where builder.hasSuffix(role) {
      let ids = routers[builder.dropLast(role.count) + "Router"] ?? []
      if let id = ids.first(where: { $0.module == entry.module }) ?? ids.first { return [(id, [])] }
    }
    return nil
  }

  /// The riblets whose builders the members of a factory return.
  private mutating func made(by entry: TypeTable.Entry) -> [(RibletID, [String])] {
    let name = entry.type.name
    // The parts of riblets know builders for themselves.
    let isPart = ["Interactor", "Component", "ViewController", "Presenter", "Router"].contains { name.hasSuffix($0) }
    if name.hasSuffix("Builder") { return riblets(of: entry) }
    guard !isPart else { return [] }
    let results = types.whole(entry).flatMap(\.type.members).compactMap(\.type).flatMap(TypeTable.words(in:))
    var found: [(RibletID, [String])] = []
    for result in results where result.hasSuffix("Buildable") || result.hasSuffix("Builder") {
      found += known(result, entry) ?? builds(result, seenFrom: entry)
    }
    return found
  }
}
