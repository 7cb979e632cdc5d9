import Foundation
public import RibletsModel
import RibletsReading
import RibletsSource

extension AppMap {
  /// Draws the map of an app.
  ///
  /// - Parameters:
  ///   - model: The app.
  ///   - name: Its name.
  ///   - owners: The owners of its riblets.
  ///   - coverage: The report of its coverage, if there is one.
  ///   - history: The commits that changed its files, where that is known.
  ///   - bytes: The bytes that riblets had at recorded commits, the oldest first.
  public init(
    of model: AppModel, name: String, owners: RibletOwners = RibletOwners(), coverage: CoverageFile? = nil,
    history: ChangeHistory? = nil, bytes: [RibletID: [Int]] = [:]
  ) {
    let maker = MapMaker(model, owners, coverage, history, bytes)
    app = name
    (riblets, (files, modules)) = Workers.both(jobs: ProcessInfo.processInfo.activeProcessorCount) {
      maker.riblets
    } _: {
      let files = model.files.map { file in
        MapFile(path: file.path, lines: file.outline.lines, changes: history?.changes(of: file.path))
      }
      return (files, maker.modules)
    }
    edges = model.edges.map(maker.edge)
    links = model.links.map(maker.link)
    workflows = model.workflows.map(maker.workflow)
    notes = model.notes.map { note in
      let place = maker.knownPlace(note.position)
      return MapNote(text: place == nil ? note.description : note.text, place: place)
    }
  }
}

/// Makes the parts of a map from those of a model.
private struct MapMaker: Sendable {
  let model: AppModel
  let owners: RibletOwners
  let coverage: CoverageFile?
  let history: ChangeHistory?
  let bytes: [RibletID: [Int]]
  private let numbers: [String: Int]
  private let sizes: RibletSizes
  private let roles: TestedRoles
  private let supplies: [RibletID: [MapRiblet.Supply]]
  private let tests: [RibletID: [ModelTests]]

  init(
    _ model: AppModel, _ owners: RibletOwners, _ coverage: CoverageFile?, _ history: ChangeHistory?,
    _ bytes: [RibletID: [Int]]
  ) {
    (self.model, self.bytes) = (model, bytes)
    self.owners = owners
    self.coverage = coverage
    self.history = history
    let numbers = Dictionary(model.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    roles = TestedRoles(of: model)
    tests = Dictionary(grouping: model.tests, by: \.riblet)
    (supplies, sizes) = Workers.both(jobs: ProcessInfo.processInfo.activeProcessorCount) {
      ItemSupplies(of: model).byRiblet.mapValues { supplies in
        supplies.map { supply in
          MapRiblet.Supply(
            dependency: supply.item, isMade: supply.isMade, users: supply.users.sorted().map { model.name(of: $0) },
            place: MapPlace(file: numbers[supply.position.file] ?? 0, line: supply.position.line))
        }
      }
    } _: {
      RibletSizes(of: model)
    }
  }

  func place(_ position: SourcePosition) -> MapPlace {
    MapPlace(file: numbers[position.file] ?? 0, line: position.line)
  }

  func knownPlace(_ position: SourcePosition) -> MapPlace? {
    numbers[position.file].map { MapPlace(file: $0, line: position.line) }
  }

  var riblets: [MapRiblet] {
    let roots = model.roots
    return model.riblets.values.sorted { $0.id < $1.id }.map { riblet in
      let tests = tests[riblet.id] ?? []
      let tested = Set(tests.map(\.role))
      let order = Dictionary(uniqueKeysWithValues: AppModel.roles.enumerated().map { ($1, $0) })
      return MapRiblet(
        name: model.name(of: riblet.id), module: riblet.id.module, isRoot: roots.contains(riblet.id),
        hasView: riblet.hasView,
        place: place(riblet.position),
        parts: riblet.parts.sorted { (order[$0.key] ?? 99, $0.key) < (order[$1.key] ?? 99, $1.key) }
          .map { MapRiblet.Part(role: $0.key, place: place($0.value)) },
        needs: riblet.needs.map { item in
          MapRiblet.Need(
            name: item.name, type: item.type, place: place(item.position),
            paths: (riblet.paths[item.name] ?? []).map(path))
        },
        arguments: riblet.arguments.map { .init(name: $0.name, type: $0.type) },
        supplies: supplies[riblet.id] ?? [],
        tests: tests.map { .init(role: $0.role, type: $0.type, place: place($0.position)) },
        missingTests: roles.roles(of: riblet).filter { !tested.contains($0) },
        coverage: coverage?.figures(module: riblet.id.module, name: riblet.id.name),
        owners: owners.owners(of: riblet), lines: sizes.lines(of: riblet.id),
        changes: history?.changes(ofAny: sizes.files(of: riblet.id)), bytes: bytes[riblet.id])
    }
  }

  private func path(_ path: DependencyPath) -> MapPath {
    let end: MapPath.End =
      switch path.end {
      case .provided: .made
      case .missing: .missing
      case .outside: .outside
      }
    return MapPath(
      steps: path.steps.map { step in
        MapPath.Step(
          type: step.type, dependency: step.item,
          riblet: model.riblet(ofComponent: step.type, at: step.position).map { model.name(of: $0) },
          place: place(step.position))
      }, end: end)
  }

  func edge(_ edge: ModelEdge) -> MapEdge {
    let kind: MapEdge.Kind
    var (route, shown): (String?, String?) = (nil, nil)
    var through: [String] = []
    switch edge.kind {
    case .route(let type, let way): (kind, route, shown) = (.route, type, way)
    case .builder: kind = .builder
    case .indirect(let types): (kind, through) = (.indirect, types)
    case .mark: kind = .mark
    }
    return MapEdge(
      parent: model.name(of: edge.parent), child: model.name(of: edge.child), kind: kind, route: route, shown: shown,
      through: through, conditions: edge.conditions, place: place(edge.position))
  }

  func link(_ link: ModelLink) -> MapLink {
    let riblets = link.ends.compactMap { end -> RibletID? in
      let edges = model.edges.filter { edge in
        if case .route(end, _) = edge.kind { true } else { false }
      }
      let child = (edges.first { $0.parent.module == link.module } ?? edges.first)?.child
      let workflows = model.workflows.filter { $0.name == end }
      return child ?? (workflows.first { $0.module == link.module } ?? workflows.first)?.riblet
    }
    return MapLink(
      pattern: link.pattern, module: link.module, ends: link.ends, riblets: riblets.map { model.name(of: $0) },
      place: place(link.position))
  }

  func workflow(_ workflow: ModelWorkflow) -> MapWorkflow {
    MapWorkflow(
      name: workflow.name, item: workflow.item, riblet: workflow.riblet.map { model.name(of: $0) },
      steps: workflow.steps.map { .init(call: $0.call, place: place($0.position)) }, place: place(workflow.position))
  }

  // MARK: Modules

  var modules: [MapModule] {
    let files = Dictionary(grouping: model.files, by: \.module)
    let counts = Dictionary(grouping: model.riblets.keys, by: \.module).mapValues(\.count)
    let targets = model.packages.flatMap { package in package.modules.map { (package.manifest.name, $0) } }
    let known = Dictionary(targets.map { ($1.name, ($0, $1)) }, uniquingKeysWith: { first, _ in first })
    let names = Set(files.keys).union(known.keys)
    return names.sorted().map { name in
      let own = files[name] ?? []
      let target = known[name]
      let asked =
        target.map { Set($0.1.dependencies.map(\.name)) } ?? Set(own.flatMap(\.outline.imports).map(\.name))
      return MapModule(
        name: name, package: target?.0,
        kind: target?.1.kind.rawValue ?? (own.first?.isTest == true ? "testTarget" : "target"),
        dependencies: asked.intersection(names).subtracting([name]).sorted(),
        others: asked.subtracting(names).sorted(), riblets: counts[name] ?? 0, files: own.count,
        lines: own.reduce(0) { $0 + $1.outline.lines })
    }
  }
}
