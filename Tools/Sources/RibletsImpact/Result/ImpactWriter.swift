import RibletsModel
import RibletsSource

extension Impact {
  /// Finds what changes of an app can reach.
  ///
  /// A change of bodies reaches the code that uses the declarations around them, in some way, by a name; a change of an interface all code that is
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
    var reach = ChangeReach(in: app)
    self.base = base
    let paths = Set(changes.map(\.path))
    for change in changes.sorted(by: { $0.path < $1.path }) where !ignored(change.path) {
      for judged in JudgedChange.all(of: change, among: paths, in: app) {
        reach.add(judged)
        self.changes.append(judged.file)
      }
    }
    reach.close()
    ImpactWriter(reach).write(to: &self, namesDependents: namesDependents)
  }

  /// All tests of an app, whatever has changed.
  ///
  /// - Parameter findsLinked: True to find the ``ImpactedTarget/linked`` modules, too, which takes as long as all of the rest.
  package init(ofAllTestsIn app: ImpactedApp, findsLinked: Bool = false) {
    var reach = ChangeReach(in: app)
    reach.everything.append("all tests are asked for")
    reach.close()
    ImpactWriter(reach).write(to: &self, findsLinked: findsLinked)
  }
}

/// Writes what is reached into a report.
private struct ImpactWriter {
  private let app: ImpactedApp
  private let reach: ChangeReach

  init(_ reach: ChangeReach) { (app, self.reach) = (reach.app, reach) }

  func write(to impact: inout Impact, namesDependents: Bool = false, findsLinked: Bool = true) {
    lazy var graph = app.graph(adding: reach.nodes[app.facts.count...])
    impact.everything = Array(Set(reach.everything)).sorted()
    let isAll = !reach.everything.isEmpty
    let all = suites
    let changed = Set(reach.causes.keys)
    let reached = isAll ? [:] : graph.parts(reaching: changed)
    func isReached(_ file: String) -> Bool { isAll || reach.numbers[file]?.contains { reached[$0] != nil } ?? false }
    lazy var ways = SuiteReach(graph)
    let selected = all.compactMap { placed in
      if isAll { return placed }
      guard placed.parts.contains(where: { reached[$0] != nil }),
        let way = ways.way(from: placed.parts, to: changed)
      else { return nil }
      var selected = placed
      selected.suite.reason = steps(way, from: placed.parts, graph)
      return selected
    }
    impact.suiteCount = all.count
    impact.targets = targets(of: selected, among: all, findsLinked ? graph : nil)
    if namesDependents { impact.dependents = dependents(of: impact, targets(of: all, among: all, graph)) }
    impact.modules = (isAll ? Set(app.modules.modules.keys) : reach.built).filter {
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
      return !reach.everything.isEmpty || modules.contains { !(app.modules.seen[$0] ?? []).isDisjoint(with: changed) }
    }
  }

  /// A suite, and the numbers of the parts of a file that have tests of it.
  private struct PlacedSuite {
    var suite: ImpactedSuite
    var parts: [Int]
  }

  /// The suites by target and name.
  private var suites: [PlacedSuite] {
    var found: [PlacedSuite] = []
    let tests = Dictionary(app.model.tests.map { ($0.position.file + " " + $0.type, $0) }) { first, _ in first }
    for (path, numbers) in reach.numbers {
      var places: [String: Int] = [:]
      lazy var named = riblet(ofTestsIn: path)
      for number in numbers where number < app.facts.count && app.nodes[number].isTest {
        for suite in app.facts.parts[number].suites {
          if let place = places[suite.name] {
            found[place].parts.append(number)
            continue
          }
          places[suite.name] = found.count
          let test = tests[path + " " + suite.name]
          found.append(
            PlacedSuite(
              suite: ImpactedSuite(
                target: app.nodes[number].module, name: suite.name, kind: suite.kind, file: path,
                riblet: (test?.riblet ?? named).map(app.model.name(of:)),
                role: test.flatMap { $0.role.isEmpty ? nil : $0.role }, reason: []), parts: [number]))
        }
      }
    }
    return found.sorted { left, right in
      (left.suite.target, left.suite.name, left.suite.file) < (right.suite.target, right.suite.name, right.suite.file)
    }
    .reduce(into: []) { suites, next in
      guard let last = suites.last, last.suite.target == next.suite.target, last.suite.name == next.suite.name else {
        return suites.append(next)
      }
      // Extensions in other files have tests of it, too.
      if !isDeclared(last), isDeclared(next) { suites[suites.count - 1].suite = next.suite }
      suites[suites.count - 1].parts += next.parts
    }
  }

  /// True if the file of a suite has more than an extension of it.
  private func isDeclared(_ placed: PlacedSuite) -> Bool {
    placed.parts.contains { number in
      app.nodes[number].types.contains { $0.keyword != .extension && $0.scopes.isEmpty && $0.name == placed.suite.name }
    }
  }

  /// The riblet that the name of a file begins with, `Cart+ReceiptTests.swift`, or that its folder is named after.
  private func riblet(ofTestsIn path: String) -> RibletID? {
    let parts = path.split(separator: "/").suffix(2)
    let names = [parts.last?.prefix { $0 != "+" && $0 != "." }, parts.first].compactMap { $0.map(String.init) }
    return names.lazy.compactMap { app.model.riblets(named: $0).first }.first
  }

  /// The way from a suite to a change, for the report.
  private func steps(_ way: [(part: Int, use: ReachGraph.Use)], from parts: [Int], _ graph: ReachGraph) -> [ImpactStep]
  {
    var steps = way.map { ImpactStep(file: graph.nodes[$0.part].path, name: $0.use.name) }
    let end = way.last?.use.part ?? parts.first { reach.causes[$0] != nil }
    guard let end, let cause = reach.causes[end] else { return steps }
    if cause.file != graph.nodes[end].path {
      steps.append(ImpactStep(file: graph.nodes[end].path, name: "it is compiled anew"))
    }
    return steps + [cause]
  }

  private func targets(of selected: [PlacedSuite], among all: [PlacedSuite], _ graph: ReachGraph?) -> [ImpactedTarget] {
    let counts = Dictionary(grouping: all, by: \.suite.target).mapValues(\.count)
    return Dictionary(grouping: selected, by: \.suite.target).map { name, suites in
      let reached = graph?.modules(reachedBy: suites.flatMap(\.parts)) ?? []
      let linked = reached.subtracting(app.modules.seen[name] ?? [])
        .filter { app.modules.modules[$0].map { $0.kind != .testTarget } ?? false }
      return ImpactedTarget(
        name: name, isWhole: suites.count == counts[name], suites: suites.map(\.suite), linked: linked.sorted())
    }
    .sorted { $0.name < $1.name }
  }

  private func addRiblets(to impact: inout Impact, _ isReached: (String) -> Bool) {
    let model = app.model
    let parents = Dictionary(grouping: model.edges, by: \.child).mapValues { $0.map(\.parent) }
    impact.riblets = reach.changedParts.map { id, roles in
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
    var open = Array(reach.changedParts.keys)
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
