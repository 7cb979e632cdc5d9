import Foundation
import RibletsModel
import RibletsSource

extension Impact {
  /// Finds what changes of an app can reach.
  ///
  /// A change of bodies reaches the code that uses the file, in some way, by a name; a change of an interface all code that is
  /// compiled against it, and what uses that. What is not understood reaches everything.
  ///
  /// - Parameters:
  ///   - changes: The changes that lead to the app as it is.
  ///   - base: The commit before them.
  ///   - namesDependents: True to find the ``dependents``, too.
  ///   - ignored: Returns true for the paths of files that no build and no test reads.
  package init(
    of changes: [FileChange], in app: ImpactedApp, since base: String = "", namesDependents: Bool = false,
    ignoring ignored: (String) -> Bool = { _ in false }
  ) {
    var reader = ImpactReader(app)
    self.base = base
    for change in changes.sorted(by: { $0.path < $1.path }) where !ignored(change.path) {
      self.changes += reader.read(change)
    }
    reader.finish(&self, namesDependents: namesDependents)
  }

  /// All tests of an app, whatever has changed.
  package init(ofAllTestsIn app: ImpactedApp) {
    var reader = ImpactReader(app)
    reader.everything.append("all tests are asked for")
    reader.finish(&self)
  }
}

/// Decides how far each change reaches, and gathers what is there.
private struct ImpactReader {
  let app: ImpactedApp
  private var nodes: [ReachNode]
  fileprivate var everything: [String]
  /// The changed files by number, with the reasons.
  private var causes: [Int: ImpactStep] = [:]
  /// The changed modules; true if those that depend on them are compiled anew, too.
  private var built: Set<String> = []
  private var changedParts: [RibletID: Set<String>] = [:]
  /// The modules all of whose files count as changed, with the reasons.
  private var wholeModules: [String: ImpactStep] = [:]
  private var numbers: [String: Int]
  private var readsFiles = false

  init(_ app: ImpactedApp) {
    self.app = app
    nodes = app.graph.nodes
    everything = app.problems
    numbers = Dictionary(nodes.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  // MARK: Changes

  mutating func read(_ change: FileChange) -> [ImpactedFile] {
    // A file that comes to another module goes from the one, and is new in the other.
    if case .moved(let former) = change.status,
      app.modules.owner(of: former)?.name != app.modules.owner(of: change.path)?.name
    {
      let parts = [
        FileChange(path: former, status: .deleted, before: change.before),
        FileChange(path: change.path, status: .added),
      ]
      return parts.map { file(of: $0, statusText: "moved", former: former) }
    }
    return [file(of: change, statusText: Self.text(of: change.status), former: change.pathBefore)]
  }

  private static func text(of status: FileChange.Status) -> String {
    switch status {
    case .added: "added"
    case .deleted: "deleted"
    case .modified: "modified"
    case .moved: "moved"
    case .possible: "possible"
    }
  }

  private mutating func file(of change: FileChange, statusText: String, former: String?) -> ImpactedFile {
    let owner = app.modules.owner(of: change.path)
    let isTest = owner?.kind == .testTarget
    var declarations: [String] = []
    let kind = kind(of: change, owner, &declarations)
    spread(change, kind, owner, declarations)
    return ImpactedFile(
      path: change.path, former: former == change.path ? nil : former, status: statusText, kind: kind, isTest: isTest,
      module: owner?.name, declarations: declarations)
  }

  private func kind(of change: FileChange, _ owner: SourceModule?, _ declarations: inout [String]) -> ChangeKind {
    if owner == nil, app.isOfAnotherPackage(change.path) { return .document }
    if Self.isManifest(change.path) { return .manifest }
    guard let owner else { return Self.isDocument(change.path) ? .document : .unknown }
    // What C declares is not read: all that can see it may use it.
    if owner.owns(change.path), Self.isOfC(change.path) { return .sharedInterface }
    guard change.path.hasSuffix(".swift"), owner.owns(change.path) else { return .resource }
    let before = change.before.map { SourceInterface(reading: $0, path: change.path) }
    let after = change.status == .deleted ? nil : contents(of: change.path)
    let now = after.map { SourceInterface(reading: $0, path: change.path) }
    if change.status != .added, change.status != .possible, before == nil { return .unknown }
    if change.status != .deleted, now == nil { return .unknown }
    let names = Set(before.map { Array($0.declarations.keys) } ?? []).union(
      now.map { Array($0.declarations.keys) } ?? [])
    declarations = names.filter { before?.declarations[$0] != now?.declarations[$0] }.sorted()
    if let before, let now, before.text == now.text { return .body }
    let isOutward = [before, now].contains { $0?.isOutward == true }
    let outlines = [
      change.before.map { SourceOutline(reading: $0, path: change.path) },
      after.map { SourceOutline(reading: $0, path: change.path) },
    ]
    return isOutward || outlines.contains { $0.map { conformsOutward($0, in: owner.name) } ?? false }
      ? .sharedInterface : .interface
  }

  /// True if an extension gives a conformance to a type that other modules see: it needs no word for that.
  private func conformsOutward(_ outline: SourceOutline, in module: String) -> Bool {
    outline.types.contains { type in
      guard type.keyword == .extension, !type.inherited.isEmpty else { return false }
      let name = String(type.name.prefix { $0 != "<" && $0 != "." })
      let declared = nodes.lazy.filter { $0.module == module }.flatMap(\.outline.types)
        .filter { $0.keyword != .extension && $0.scopes.isEmpty && $0.name == name }
      let isHidden = { (type: OutlinedType) in
        type.keyword != .typealias
          && type.modifiers.isDisjoint(with: ["public", "package", "open", "@usableFromInline"])
      }
      return declared.isEmpty || !declared.allSatisfy(isHidden)
    }
  }

  private func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: app.root + "/" + path).map { Array($0) }
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.resolved"
      || name.hasPrefix("Package") && name.hasSuffix(".swift") && !name.contains("Tests")
        && (name == "Package.swift" || name.hasPrefix("Package@"))
      || path.split(separator: "/").contains(".swiftpm") || path.hasSuffix(".riblets/mocks.json")
      || path.hasSuffix(".modulemap") || path.hasSuffix(".swift-version")
  }

  private static func isOfC(_ path: String) -> Bool {
    let end = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    return ["c", "cc", "cpp", "cxx", "def", "h", "hh", "hpp", "inc", "m", "mm", "s", "S"].contains(end)
  }

  /// True for a file that no build reads; a test may read it by its path.
  private static func isDocument(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    return name.hasSuffix(".md") || name.hasPrefix("LICENSE") || parts.contains(".riblets") || parts.contains(".github")
      || [".gitignore", ".gitattributes", ".editorconfig", ".swift-format", "CODEOWNERS", ".bazelignore"].contains(name)
      || name.hasSuffix(".bazel") || name.hasSuffix(".bzl")
  }

  // MARK: Reach of a change

  private mutating func spread(
    _ change: FileChange, _ kind: ChangeKind, _ owner: SourceModule?, _ declarations: [String]
  ) {
    let cause = ImpactStep(file: change.path, name: "\(kind.text) \(Self.text(of: change.status))")
    switch kind {
    case .manifest: everything.append("\(change.path) says how the app is built")
    case .unknown:
      everything.append(
        owner == nil
          ? "\(change.path) is in no module, and what reads it is not known"
          : "\(change.path) cannot be compared with what it was: it cannot be read, or was no file")
    case .document: readsFiles = true
    case .resource:
      readsFiles = true
      // A bundle is found by those that link it, too.
      for name in app.modules.dependents(of: Set(owner.map { [$0.name] } ?? [])) { add(module: name, cause) }
    case .body, .interface, .sharedInterface:
      guard let owner else { return }
      if change.path.hasSuffix(".swift") { addFile(change, cause, owner, declarations) }
      spread(kind, owner, cause)
    }
    guard let owner else { return }
    built.insert(owner.name)
    if app.modules.ofPlugins.contains(owner.name) || owner.kind == .plugin {
      everything.append("\(change.path) is of '\(owner.name)', which runs while the app is built")
    }
  }

  private mutating func spread(_ kind: ChangeKind, _ owner: SourceModule, _ cause: ImpactStep) {
    switch kind {
    case .interface:
      add(module: owner.name, cause)
      for name in app.modules.dependents(of: Set(app.modules.testing(owner.name))) { add(module: name, cause) }
    case .sharedInterface:
      for name in app.modules.dependents(of: [owner.name]) { add(module: name, cause) }
    case .body where owner.kind == .macro:
      for name in app.modules.dependents(of: [owner.name]) { add(module: name, cause) }
    case .body, .document, .manifest, .resource, .unknown: break
    }
  }

  private mutating func add(module: String, _ cause: ImpactStep) {
    if wholeModules[module] == nil { wholeModules[module] = cause }
    built.insert(module)
  }

  /// Marks the file as it is, and as it was.
  private mutating func addFile(
    _ change: FileChange, _ cause: ImpactStep, _ owner: SourceModule, _ declarations: [String]
  ) {
    if let number = numbers[change.path] {
      causes[number] = cause
      note(nodes[number], declarations)
    }
    guard let before = change.before else { return }
    let outline = SourceOutline(reading: before, path: change.path)
    if let error = outline.errors.first {
      everything.append("\(change.path) did not parse before, in line \(error.position.line)")
    }
    let node = ReachNode(
      former: change.path, module: owner.name, isTest: owner.kind == .testTarget, outline: outline)
    causes[nodes.count] = cause
    nodes.append(node)
    note(node, declarations)
  }

  /// Notes the riblets and roles whose declarations differ; where none does, those that the file is of.
  private mutating func note(_ node: ReachNode, _ declarations: [String]) {
    if node.isTest { return }
    for name in declarations.isEmpty ? node.outline.types.map({ $0.scopes.first ?? $0.name }) : declarations {
      guard let part = app.model.part(named: name, in: node.module) else { continue }
      changedParts[part.riblet, default: []].insert(part.role)
    }
  }

  // MARK: The result

  mutating func finish(_ impact: inout Impact, namesDependents: Bool = false) {
    for (number, node) in nodes.enumerated() where causes[number] == nil {
      if let cause = wholeModules[node.module] {
        causes[number] = cause
      } else if readsFiles, node.boundlessness != nil {
        causes[number] = ImpactStep(file: node.path, name: node.boundlessness ?? "")
      }
    }
    let graph = app.graph.adding(Array(nodes[app.facts.count...]))
    let reached = graph.files(reaching: Set(causes.keys))
    impact.everything = Array(Set(everything)).sorted()
    let isAll = !everything.isEmpty
    func isReached(_ file: String) -> Bool { isAll || (numbers[file].map { reached[$0] != nil } ?? false) }
    let all = suites { [causes] number in isAll ? [] : Self.way(from: number, reached, graph, causes) }
    let selected = all.filter { isReached($0.file) }
    impact.suiteCount = all.count
    impact.targets = targets(of: selected, among: all, graph)
    if namesDependents { impact.dependents = dependents(of: impact, targets(of: all, among: all, graph)) }
    impact.modules = (isAll ? Set(app.modules.modules.keys) : built).filter {
      app.modules.modules[$0].map { $0.kind != .testTarget } ?? false
    }.sorted()
    addRiblets(to: &impact, isReached)
  }

  /// The test targets that changes reach by the modules that each one is linked with.
  private func dependents(of impact: Impact, _ targets: [ImpactedTarget]) -> [String] {
    let linked = Dictionary(targets.map { ($0.name, $0.linked) }) { first, _ in first }
    let changed = Set(impact.changes.filter { $0.kind != .document }.compactMap(\.module))
    let tests = app.modules.modules.values.filter { $0.kind == .testTarget }.map(\.name).sorted()
    return tests.filter { test in
      let modules = [test] + (linked[test] ?? [])
      return !everything.isEmpty || modules.contains { !(app.modules.seen[$0] ?? []).isDisjoint(with: changed) }
    }
  }

  private func suites(_ reason: (Int) -> [ImpactStep]) -> [ImpactedSuite] {
    var found: [ImpactedSuite] = []
    let tests = Dictionary(app.model.tests.map { ($0.position.file + " " + $0.type, $0) }) { first, _ in first }
    for (number, node) in app.graph.nodes.enumerated() where node.isTest {
      var names: Set<String> = []
      func add(_ name: String, _ kind: ImpactedSuite.Kind) {
        guard names.insert(name).inserted else { return }
        let test = tests[node.path + " " + name]
        found.append(
          ImpactedSuite(
            target: node.module, name: name, kind: kind, file: node.path,
            riblet: (test?.riblet ?? riblet(ofTestsIn: node.path)).map(app.model.name(of:)),
            role: test.flatMap { $0.role.isEmpty ? nil : $0.role }, reason: reason(number)))
      }
      for suite in app.facts.suites(of: number) { add(suite.name, suite.kind) }
    }
    return found.sorted { ($0.target, $0.name, $0.file) < ($1.target, $1.name, $1.file) }
  }

  /// The riblet that the name of a file begins with, `Cart+ReceiptTests.swift`, or that its folder is named after.
  private func riblet(ofTestsIn path: String) -> RibletID? {
    let parts = path.split(separator: "/").suffix(2)
    let names = [parts.last?.prefix { $0 != "+" && $0 != "." }, parts.first].compactMap { $0.map(String.init) }
    return names.lazy.compactMap { app.model.riblets(named: $0).first }.first
  }

  /// The files from a test to the change that it reaches.
  private static func way(
    from number: Int, _ reached: [Int: ReachGraph.Use?], _ graph: ReachGraph, _ causes: [Int: ImpactStep]
  ) -> [ImpactStep] {
    var steps: [ImpactStep] = []
    var place = number
    while let use = reached[place] ?? nil {
      steps.append(ImpactStep(file: graph.nodes[place].path, name: use.name))
      place = use.file
    }
    if let cause = causes[place] {
      if cause.file != graph.nodes[place].path {
        steps.append(ImpactStep(file: graph.nodes[place].path, name: "it is compiled anew"))
      }
      steps.append(cause)
    }
    return steps
  }

  private func targets(of selected: [ImpactedSuite], among all: [ImpactedSuite], _ graph: ReachGraph)
    -> [ImpactedTarget]
  {
    let counts = Dictionary(grouping: all, by: \.target).mapValues(\.count)
    return Dictionary(grouping: selected, by: \.target).map { name, suites in
      let reached = graph.modules(reachedBy: suites.compactMap { numbers[$0.file] })
      let linked = reached.subtracting(app.modules.seen[name] ?? [])
        .filter { app.modules.modules[$0].map { $0.kind != .testTarget } ?? false }
      return ImpactedTarget(
        name: name, isWhole: suites.count == counts[name], suites: suites, linked: linked.sorted())
    }
    .sorted { $0.name < $1.name }
  }

  private func addRiblets(to impact: inout Impact, _ isReached: (String) -> Bool) {
    let model = app.model
    let parents = Dictionary(grouping: model.edges, by: \.child).mapValues { $0.map(\.parent) }
    impact.riblets = changedParts.map { id, roles in
      ImpactedRiblet(
        name: model.name(of: id), roles: roles.sorted(), parents: (parents[id] ?? []).map(model.name(of:)).sorted())
    }
    .sorted { $0.name < $1.name }
    let reached = model.riblets.values.filter { riblet in riblet.parts.values.contains { isReached($0.file) } }
    impact.reached = reached.map { model.name(of: $0.id) }.sorted()
    impact.screens = model.riblets.values.filter { riblet in
      ["View", "ViewController", "Screen", "Presenter"].contains {
        riblet.parts[$0].map { isReached($0.file) } ?? false
      }
    }
    .map { model.name(of: $0.id) }.sorted()
    impact.links =
      model.links.filter { isReached($0.position.file) }.map(\.pattern).sorted()
      + model.workflows.filter { isReached($0.position.file) }.map(\.name).sorted()
    var edges: Set<ImpactedEdge> = []
    var open = Array(changedParts.keys)
    var seen = Set(open)
    while let next = open.popLast() {
      for parent in parents[next] ?? [] {
        edges.insert(ImpactedEdge(parent: model.name(of: parent), child: model.name(of: next)))
        if seen.insert(parent).inserted { open.append(parent) }
      }
    }
    impact.tree = edges.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) }
  }
}
