import RibletsModel
import RibletsSource

/// The reach of changes in an app: the changed parts of files, and the modules that are compiled again because of them.
struct ChangeReach {
  let app: ImpactedApp
  /// The parts of the app, and behind them changed ones as they were.
  private(set) var nodes: [ReachNode]
  /// The reasons why everything is reached.
  var everything: [String]
  /// The changed parts by number, with the reasons.
  private(set) var causes: [Int: ImpactStep] = [:]
  /// The changed modules, and the modules that are compiled again because of them.
  private(set) var built: Set<String> = []
  /// The riblets that code is changed of, with the roles.
  private(set) var changedParts: [RibletID: Set<String>] = [:]
  /// The modules all of whose files count as changed, with the reasons.
  private var wholeModules: [String: ImpactStep] = [:]
  private var readsFiles = false
  /// True if a source is changed, which code may read as a text.
  private var readsSources = false
  private lazy var readingManifest = app.readingManifest
  private lazy var openingManifest = app.openingManifest
  private lazy var gitManifest = app.gitManifest
  /// The numbers of the parts of each file of the app, by path.
  let numbers: [String: [Int]]

  init(in app: ImpactedApp) {
    self.app = app
    nodes = app.nodes
    everything = app.problems
    numbers = Dictionary(grouping: nodes.indices) { [nodes] in nodes[$0].path }
  }

  /// Adds a change.
  mutating func add(_ judged: JudgedChange) {
    let (change, kind, owner) = (judged.change, judged.kind, judged.owner)
    let cause = ImpactStep(file: change.path, name: "\(kind.text) \(change.statusText)")
    if let name = gitManifest { everything.append("\(change.path) may change a manifest, by '\(name)'") }
    if kind != .document, let name = openingManifest {
      everything.append("\(change.path) may be read by a manifest, by '\(name)'")
    }
    switch kind {
    case .manifest: everything.append("\(change.path) says how the app is built")
    case .unknown:
      everything.append(
        owner == nil
          ? "\(change.path) is in no module, and what reads it is not known; if nothing does: --ignore '\(change.path)'"
          : "\(change.path) cannot be compared with what it was: it cannot be read, or was no file")
    case .document:
      readsFiles = true
      for name in app.modules.dependents(of: app.modules.plugged) { add(module: name, cause) }
      if let name = readingManifest { everything.append("\(change.path) may be read by a manifest, by '\(name)'") }
    case .resource:
      readsFiles = true
      if let test = change.path.testOfSnapshot, let parts = numbers[test] {
        for number in parts { causes[number] = cause }
        break
      }
      // A bundle is found by those that link it, too.
      for name in app.modules.dependents(of: Set(owner.map { [$0.name] } ?? [])) { add(module: name, cause) }
    case .body, .interface, .sharedInterface:
      guard let owner else { return }
      if change.path.hasSuffix(".swift") {
        readsSources = true
        addFile(judged, cause, owner)
        spread(kind, owner, cause)
        if let name = app.unread.namingSwift.min() {
          everything.append("\(change.path) may be in the C of '\(name)', which names a Swift file")
        }
        if judged.isLinked {
          everything.append("\(change.path) has code that is found without its name, as by '@section'")
        }
      } else {
        // Each test program is linked with it, headers are included from any folder, and the linker calls constructors.
        everything.append("\(change.path) is of C")
      }
    }
    addBundles(of: judged, cause)
    guard let owner else { return }
    built.insert(owner.name)
    if app.modules.ofPlugins.contains(owner.name) || owner.kind == .plugin {
      everything.append("\(change.path) is of '\(owner.name)', which runs while the app is built")
    }
  }

  /// Marks the modules that may have a file as a resource: several can have one folder, and a manifest can name a file of another folder.
  private mutating func addBundles(of judged: JudgedChange, _ cause: ImpactStep) {
    let path = judged.change.path
    let isSnapshot = path.testOfSnapshot.map { numbers[$0] != nil } ?? false
    let inFolders = judged.kind == .resource && !isSnapshot
    let bundling = Set([path, judged.former ?? path].flatMap { app.modules.bundling($0, inFolders: inFolders) })
    for name in app.modules.dependents(of: bundling) { add(module: name, cause) }
    if let name = bundling.intersection(app.modules.ofPlugins).min() {
      everything.append("\(path) is of '\(name)', which runs while the app is built")
    }
    if let name = bundling.union([judged.owner?.name ?? ""]).intersection(app.unread.modulesOfC).min(),
      judged.kind == .resource,
      !path.isDocument
    {
      everything.append("\(path) may be included by the C of '\(name)'")
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

  /// Marks the changed parts of the file as it is, and as it was.
  private mutating func addFile(_ judged: JudgedChange, _ cause: ImpactStep, _ owner: SourceModule) {
    let path = judged.change.path
    func isChanged(_ name: String) -> Bool { judged.parts?.contains(name) ?? true }
    let changed = (numbers[path] ?? []).filter { isChanged(nodes[$0].name) }
    for number in changed { causes[number] = cause }
    // Only who reads it as a text can tell that a file without declarations has changed.
    if changed.isEmpty { readsFiles = true }
    let isTest = owner.kind == .testTarget
    if !isTest { note(path, judged, in: owner.name) }
    guard let outline = judged.before else { return }
    if let error = outline.errors.first {
      everything.append("\(path) did not parse before, in line \(error.position.line)")
    }
    let former = ReachFile(outline, at: outline.path, module: owner.name, isTest: isTest)
    for part in outline.parts where isChanged(part.name) {
      causes[nodes.count] = cause
      nodes.append(ReachNode(part, former: former))
    }
  }

  /// Notes the riblets and roles whose declarations differ; where none does, those that the file is of.
  private mutating func note(_ path: String, _ judged: JudgedChange, in module: String) {
    let types = (numbers[path] ?? []).flatMap { nodes[$0].types } + (judged.before?.types ?? [])
    let all = judged.declarations.isEmpty ? types.map { $0.scopes.first ?? $0.name } : judged.declarations
    for name in all {
      guard let part = app.model.part(named: name, in: module) else { continue }
      changedParts[part.riblet, default: []].insert(part.role)
    }
  }

  /// The reason why a part may read any file; `nil` if it cannot.
  private func reasonToRead(_ number: Int) -> String? {
    guard number < app.facts.count else { return nil }
    if let name = nodes[number].reading { return "'\(name)' may read any file" }
    let unknown = app.facts.parts[number].imports.map(\.module).filter(app.isUnknown)
    if let module = unknown.min() { return "'\(module)' may read any file" }
    let ofC = app.facts.parts[number].imports.first { app.unread.modulesWithC.contains($0.module) }
    return ofC.map { "'\($0.module)' has code in C, which may read any file" }
  }

  /// Counts the parts as changed whose whole module does, or that may read changed files.
  mutating func close() {
    for (number, node) in nodes.enumerated() where causes[number] == nil {
      if let cause = wholeModules[node.module] {
        causes[number] = cause
      } else if readsFiles, let reason = reasonToRead(number) {
        causes[number] = ImpactStep(file: node.path, name: reason)
      } else if readsSources, let name = node.opening {
        causes[number] = ImpactStep(file: node.path, name: "'\(name)' may read any file")
      }
    }
  }
}

extension String {
  /// The test of a picture or a text: `Tests/CartTests/CartViewTests.swift` of `Tests/CartTests/__Snapshots__/CartViewTests/…`.
  fileprivate var testOfSnapshot: String? {
    let parts = split(separator: "/")
    guard let place = parts.firstIndex(of: "__Snapshots__"), place + 2 < parts.count else { return nil }
    return (parts[..<place] + [parts[place + 1] + ".swift"]).joined(separator: "/")
  }
}
