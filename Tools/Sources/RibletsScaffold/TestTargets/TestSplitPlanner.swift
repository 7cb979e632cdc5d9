import RibletsPlans
import RibletsSource

/// Puts the tests of an app of one module into targets: those of a branch of the tree together, which compile without the
/// others, and with their own mocks.
///
/// Riblets that have their place keep it. What was added on a branch from before comes to the place of its riblet, and if
/// more riblets than one target holds are in the usual one, they get others.
struct TestSplitPlanner {
  private let files: AppSources
  private var modules: AppModules
  /// The test files, parsed, by path.
  private var sources: [String: AppSource] = [:]
  /// The riblets in the targets of their tests, by folder.
  private var places: [String: String] = [:]
  /// The folder of the target that each file comes to.
  private var folders: [String: String] = [:]
  private var notes: [String] = []

  private var usual: String { modules.app.tests }

  /// - Throws: ``RequestProblem`` for a file that cannot be read, or does not parse.
  init(_ files: AppSources, _ modules: AppModules) throws(RequestProblem) {
    (self.files, self.modules) = (files, modules)
    for path in files.tests { sources[path] = try files.source(path) }
    if modules.app.manifest.testTargets.isEmpty { begin() } else { resume() }
    for path in files.tests { folders[path] = files.riblet(ofTest: path).flatMap { places[$0] } ?? folder(of: path) }
    keepTogether()
  }

  private func folder(of path: String) -> String { files.testFolder(of: path) ?? usual }

  // MARK: Riblets

  /// The groups that the app would have; that of its root stays with what is of no riblet.
  private mutating func begin() {
    let parents = files.parents
    let groups = Grouping(parents: parents).groups
    let root = parents.filter(\.value.isEmpty).keys.min()
    for (name, members) in groups.sorted(by: { $0.key < $1.key }) {
      let isUsual = root.map(members.contains) == true
      let folder = isUsual ? usual : self.folder(beginningWith: String(name.dropLast("Group".count)))
      for riblet in members { places[riblet] = folder }
    }
  }

  private mutating func resume() {
    for riblet in files.riblets { places[riblet] = mostFiles(of: riblet) }
    let size = Grouping.sizes.upperBound
    let groups = Grouping(parents: files.parents).groups.values
    let root = files.parents.filter(\.value.isEmpty).keys.min()
    let kept = groups.first { members in root.map(members.contains) == true } ?? []
    for riblet in files.riblets where places[riblet] == usual && !kept.contains(riblet) && count(in: usual) > size {
      let others = modules.app.testFolders.dropFirst().sorted() + Set(places.values).subtracting([usual]).sorted()
      let parent = files.parents[riblet]?.sorted().first.flatMap { places[$0] }
      let free = ([parent].compactMap(\.self).filter { $0 != usual } + others).first { count(in: $0) < size }
      places[riblet] = free ?? folder(beginningWith: riblet)
    }
  }

  private func count(in folder: String) -> Int { places.values.count { $0 == folder } }

  /// The folder with most of a riblet's tests: a file elsewhere has come with a merge.
  private func mostFiles(of riblet: String) -> String {
    var counts: [String: Int] = [:]
    for path in files.tests where files.riblet(ofTest: path) == riblet { counts[folder(of: path), default: 0] += 1 }
    return counts.max { ($0.value, $0.key != usual ? 1 : 0, $1.key) < ($1.value, $1.key != usual ? 1 : 0, $0.key) }?.key
      ?? usual
  }

  /// Returns a folder that nothing is in yet.
  private func folder(beginningWith riblet: String) -> String {
    let module = modules.app
    var (folder, number) = (module.testFolder(named: TestPlaces.target(of: riblet)), 1)
    while module.testFolders.contains(folder) || places.values.contains(folder) {
      number += 1
      folder = module.testFolder(named: TestPlaces.target(of: riblet + String(number)))
    }
    return folder
  }

  // MARK: What tests share

  /// Keeps tests that use what other tests declare in the target of those.
  ///
  /// What belongs to no riblet goes along if one target alone uses it. Otherwise all stay where they are.
  private mutating func keepTogether() {
    let users = self.users
    for (path, others) in users.sorted(by: { $0.key < $1.key }) where files.riblet(ofTest: path) == nil {
      let targets = Set(others.compactMap { folders[$0] })
      if targets.count == 1, let target = targets.first { folders[path] = target }
    }
    var staying: [String: String] = [:]
    var isChanging = true
    while isChanging {
      isChanging = false
      for (path, others) in users.sorted(by: { $0.key < $1.key }) {
        for user in others.sorted() where folders[user] != folders[path] {
          for file in [path, user] where folders[file] != folder(of: file) {
            isChanging = true
            stay(file)
            if let riblet = files.riblet(ofTest: file), staying[riblet] == nil { staying[riblet] = path }
          }
        }
      }
    }
    for (riblet, path) in staying.sorted(by: { $0.key < $1.key }) {
      notes.append(
        "The tests of '\(riblet)' stay in '\(FilePath.name(usual))': they share '\(path)' with those of others. To move them, put it into a module that all tests depend on, and name that in 'tests' of \(GroupManifest.file(of: modules.app.name))."
      )
    }
  }

  /// Leaves the tests of the file's riblet, or a file of none, where they are.
  private mutating func stay(_ path: String) {
    let riblet = files.riblet(ofTest: path)
    if let riblet { places[riblet] = mostFiles(of: riblet) }
    for other in files.tests where other == path || (riblet != nil && files.riblet(ofTest: other) == riblet) {
      folders[other] = folder(of: other)
    }
  }

  /// The files that name something of each one's.
  private var users: [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for (path, source) in sources {
      for name in source.types.union(source.members) { owners[name, default: []].insert(path) }
    }
    var users: [String: Set<String>] = [:]
    for (path, source) in sources {
      for name in source.names {
        guard let declaring = owners[name], !declaring.contains(path) else { continue }
        for owner in declaring { users[owner, default: []].insert(path) }
      }
    }
    return users
  }

  // MARK: The plan

  /// The moves, with the manifests.
  mutating func plan(root: String, isForced: Bool) throws(RequestProblem) -> ScaffoldPlan {
    var plan = ScaffoldPlan()
    for path in files.tests + files.others where files.testFolder(of: path) != nil {
      let home = folders[path] ?? files.riblet(ofTest: path).flatMap { places[$0] } ?? folder(of: path)
      let newPath = home + files.placeInTarget(path)
      if newPath != path { plan.moves.append(PlannedMove(path: path, newPath: newPath)) }
    }
    let gone = Set(plan.moves.map(\.path))
    let left = Set((files.tests + files.others).filter { !gone.contains($0) } + plan.moves.map(\.newPath))
    let there = plan.moves.map(\.newPath).filter { files.tests.contains($0) && !gone.contains($0) }
    guard there.isEmpty else {
      throw RequestProblem(
        listing: there.map {
          "\($0):1:1: error: This file is there already, and another one would get its place. Move it first."
        })
    }
    let before = modules
    let used = Set(left.flatMap(\.foldersAround))
    let begun = Set(places.values).union(folders.values).subtracting([usual]).map(FilePath.name)
    modules.update(modules.app.name) { manifest in
      manifest.testTargets = Set(
        manifest.testTargets.union(begun).filter { used.contains(before.app.testFolder(named: $0)) })
    }
    plan.put(PlannedFile(GroupManifest.file(of: modules.app.name), modules.app.manifest.text), root)
    let edit = try ManifestBlock.edit(
      modules, root: root, isForced: isForced, before: before,
      exists: { used.contains($0) || ManifestBlock.hasFiles($0, in: root, apartFrom: gone) })
    if let edit { plan.edits.append(edit) }
    plan.notes = notes
    if plan.isEmpty, modules.app.manifest.testTargets.isEmpty {
      plan.notes.append(
        "The tests of \(files.riblets.count) riblets are one target: one holds up to \(Grouping.sizes.upperBound).")
    }
    return plan
  }
}
