import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// Puts the tests of an app of one module into targets: those of a branch of the tree together, which compile without the
/// others, and with their own mocks.
///
/// Riblets that have their place keep it. What was added on a branch from before comes to the place of its riblet, and if
/// more riblets than one target holds are in the usual one, they get others.
struct TestSplitPlanner {
  private let files: AppSources
  private let texts: AppTexts
  private let parents: [String: Set<String>]
  private var modules: AppModules
  /// The riblets of files of tests, by path.
  private var riblets: [String: String] = [:]
  /// The tests of each riblet.
  private var tests: [String: [String]] = [:]
  /// The targets of the tests of each riblet, by folder.
  private var places: [String: String] = [:]
  /// The folder of the target that each file comes to.
  private var folders: [String: String] = [:]

  private var usual: String { modules.app.tests }

  init(_ files: AppSources, _ modules: AppModules, _ texts: AppTexts) {
    (self.files, self.modules, self.texts) = (files, modules, texts)
    parents = files.parents
    for path in files.tests {
      guard let riblet = files.riblet(ofTest: path) else { continue }
      riblets[path] = riblet
      tests[riblet, default: []].append(path)
    }
    if modules.app.manifest.testTargets.isEmpty { begin() } else { resume() }
    for path in files.tests { folders[path] = riblets[path].flatMap { places[$0] } ?? folder(of: path) }
  }

  private func folder(of path: String) -> String { files.testFolder(of: path) ?? usual }

  // MARK: Riblets

  /// Takes the modules that the app would have; that of its root stays with what is of no riblet.
  private mutating func begin() {
    for (name, members) in Modularization(parents: parents).groups.sorted(by: { $0.key < $1.key }) {
      let folder =
        isOfRoot(members)
        ? usual : newFolder(beginningWith: String(name.dropLast(AppModule.name(ofModuleOf: "").count)))
      for riblet in members { places[riblet] = folder }
    }
  }

  private mutating func resume() {
    for riblet in files.riblets { places[riblet] = mostTests(of: riblet) }
    let size = Modularization.sizes.upperBound
    let kept = Modularization(parents: parents).groups.values.first(where: isOfRoot) ?? []
    for riblet in files.riblets where places[riblet] == usual && !kept.contains(riblet) && count(in: usual) > size {
      let parent = parents[riblet]?.min().flatMap { places[$0] }
      let others = ([parent].compactMap(\.self) + Set(places.values).sorted()).filter { $0 != usual }
      places[riblet] = others.first { count(in: $0) < size } ?? newFolder(beginningWith: riblet)
    }
  }

  private func isOfRoot(_ members: [String]) -> Bool {
    parents.filter(\.value.isEmpty).keys.min().map(members.contains) == true
  }

  private func count(in folder: String) -> Int { places.values.count { $0 == folder } }

  /// The folder with most of a riblet's tests: a file elsewhere has come with a merge.
  private func mostTests(of riblet: String) -> String {
    let counts = Dictionary(grouping: tests[riblet] ?? [], by: folder).mapValues(\.count)
    func rank(_ place: (key: String, value: Int)) -> (Int, Int, String) {
      (-place.value, place.key == usual ? 1 : 0, place.key)
    }
    return counts.min { rank($0) < rank($1) }?.key ?? usual
  }

  private func newFolder(beginningWith riblet: String) -> String {
    modules.app.newTestFolder(of: riblet, texts, besides: places.values)
  }

  // MARK: What tests share

  /// Keeps tests that use what other tests declare in the target of those.
  ///
  /// A file of no riblet goes along if one target alone uses it. Otherwise all stay where they are.
  ///
  /// - Returns: The riblets whose tests stay, each with a file for which they do.
  private mutating func keepTogether() throws(RequestProblem) -> [String: String] {
    let users = try users().sorted { $0.key < $1.key }
    for (path, others) in users where riblets[path] == nil {
      let targets = Set(others.compactMap { folders[$0] })
      if targets.count == 1, let target = targets.first { folders[path] = target }
    }
    var staying: [String: String] = [:]
    var isChanging = true
    while isChanging {
      isChanging = false
      for (path, others) in users {
        for user in others.sorted() where folders[user] != folders[path] {
          for file in [path, user] where folders[file] != folder(of: file) {
            isChanging = true
            stay(file)
            if let riblet = riblets[file] { staying[riblet] = staying[riblet] ?? path }
          }
        }
      }
    }
    return staying
  }

  /// Leaves the tests of the file's riblet, or a file of none, where they are.
  private mutating func stay(_ path: String) {
    folders[path] = folder(of: path)
    guard let riblet = riblets[path] else { return }
    places[riblet] = mostTests(of: riblet)
    for test in tests[riblet] ?? [] { folders[test] = folder(of: test) }
  }

  /// The files that name something of each one's.
  private func users() throws(RequestProblem) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    var names: [String: Set<String>] = [:]
    for path in files.tests {
      let source = try files.source(path)
      names[path] = source.names
      for name in source.types.union(source.members) { owners[name, default: []].insert(path) }
    }
    var users: [String: Set<String>] = [:]
    for (path, named) in names {
      for name in named {
        guard let declaring = owners[name], !declaring.contains(path) else { continue }
        for owner in declaring { users[owner, default: []].insert(path) }
      }
    }
    return users
  }

  // MARK: The plan

  /// The moves, with the manifests.
  ///
  /// - Throws: ``RequestProblem`` for a file that cannot be read or does not parse, and for a place that is taken.
  mutating func plan(root: String, isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let staying = try keepTogether()
    var plan = ScaffoldPlan()
    let all = (files.tests + files.others).filter { files.testFolder(of: $0) != nil }
    for path in all {
      let home = folders[path] ?? files.riblet(ofTest: path).flatMap { places[$0] } ?? folder(of: path)
      let newPath = home + files.placeInTarget(path)
      if newPath != path { plan.moves.append(PlannedMove(path: path, newPath: newPath)) }
    }
    try checkPlaces(of: plan.moves, among: all)
    try addManifests(to: &plan, all, root: root, isForced: isForced)
    plan.notes = notes(staying, isEmpty: plan.isEmpty)
    return plan
  }

  private func checkPlaces(of moves: [PlannedMove], among all: [String]) throws(RequestProblem) {
    let left = Set(all).subtracting(moves.map(\.path))
    let taken = moves.map(\.newPath).filter(left.contains)
    guard taken.isEmpty else {
      throw RequestProblem(
        listing: taken.map {
          "\($0):1:1: error: This file is there already, and another one would get its place. Move it first."
        })
    }
  }

  private mutating func addManifests(
    to plan: inout ScaffoldPlan, _ all: [String], root: String, isForced: Bool
  ) throws(RequestProblem) {
    let gone = Set(plan.moves.map(\.path))
    let left = Set((all.filter { !gone.contains($0) } + plan.moves.map(\.newPath)).flatMap(\.foldersAround))
    let begun = Set(places.values).union(folders.values).subtracting([usual]).map(FilePath.name)
    let before = modules
    modules.update(modules.app.name) { manifest in
      manifest.testTargets.formUnion(begun)
      manifest.testTargets = manifest.testTargets.filter { left.contains(before.app.testFolder(named: $0)) }
    }
    modules.putManifest(of: modules.app, to: &plan, root: root)
    let edit = try ManifestBlock.edit(
      modules, root: root, isForced: isForced, before: before,
      exists: { left.contains($0) || ManifestBlock.hasFiles($0, in: root, apartFrom: gone) })
    if let edit { plan.edits.append(edit) }
  }

  private func notes(_ staying: [String: String], isEmpty: Bool) -> [String] {
    if isEmpty, modules.app.manifest.testTargets.isEmpty, staying.isEmpty {
      return [
        "The tests of \(files.riblets.count) riblets are one target: one holds up to \(Modularization.sizes.upperBound)."
      ]
    }
    let manifest = ModuleManifest.file(of: modules.app.name)
    return staying.sorted { $0.key < $1.key }.map { riblet, path in
      "The tests of '\(riblet)' stay in '\(FilePath.name(places[riblet] ?? usual))': they share '\(path)' with those of others. To move them, put it into a module that all tests depend on, and name that in 'tests' of \(manifest)."
    }
  }
}
