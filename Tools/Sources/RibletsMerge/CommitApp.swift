import Foundation
import RibletsChanges
import RibletsEdits
import RibletsImpact
import RibletsLayout
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// An app as a commit has it, in which commands are carried out once more.
///
/// All states of a merge share a folder. The folder has the files of the state that was read last, so moving to another state
/// writes only the files that differ.
final class CommitApp {
  /// The folder, which may be ahead of what is stored of its state.
  private final class Folder {
    let copy: CommitCopy
    weak var state: CommitApp?
    /// The files that were changed since they were stored, from the top of the repository on.
    var changed: Set<String> = []
    private var tree: String

    init(_ copy: CommitCopy, tree: String) { (self.copy, self.tree) = (copy, tree) }

    /// Stores what was changed.
    func store() throws(GitFailure) {
      if !changed.isEmpty { tree = try copy.store(changed) }
      changed = []
      state?.stored = tree
    }

    /// Takes the files of a state.
    func enter(_ state: CommitApp) throws(GitFailure) {
      try store()
      if tree != state.stored { try copy.become(state.stored, from: tree) }
      (self.state, tree) = (state, state.stored)
    }
  }

  private(set) var commit: String
  private let folder: Folder
  private let repository: GitRepository
  /// The folder of the app in the work tree.
  private let root: String
  /// As it was read after the last command.
  private var known = Known()
  /// The outlines of files that are as they were read.
  private(set) var outlines: [String: SourceOutline] = [:]
  /// The tree that the files are stored as.
  private var stored: String

  private struct Known {
    var app: FoundApp?
    var tree: RibletTree?
    var draft: AppDraft?
    var targetLines: (written: [String], made: [String])??
    var manifestLines: [String: Int]?
    var groups: [String: String]??
  }

  /// - Parameter root: The folder of the app in the work tree.
  init(of commit: String, in repository: GitRepository, for root: String) throws(GitFailure) {
    (self.commit, self.repository, self.root) = (commit, repository, root)
    stored = try repository.text(of: ["rev-parse", commit + "^{tree}"])
    folder = Folder(try CommitCopy(of: commit, in: repository, for: root), tree: stored)
  }

  /// Shares the folder of another state, and what was read of the files that both have.
  init(of commit: String, like other: CommitApp) throws(GitFailure) {
    (self.commit, folder, repository, root) = (commit, other.folder, other.repository, other.root)
    (stored, known, outlines) = (try other.write(), other.known, other.outlines)
    try become(repository.text(of: ["rev-parse", commit + "^{tree}"]))
    self.commit = commit
  }

  /// Takes the files of another tree.
  func become(_ tree: String) throws(GitFailure) {
    let former = try write()
    if tree == former { return }
    for path in try repository.parts(of: ["diff-tree", "-r", "--name-only", "-z", former, tree]) {
      outlines[self.path(of: path)] = nil
    }
    (commit, known, stored) = (tree, Known(), tree)
    if folder.state === self { folder.state = nil }
  }

  /// Removes the folder of all states.
  func remove() { folder.copy.remove() }

  /// The folder of the app, with the files of this state.
  private var place: String {
    get throws(GitFailure) {
      if folder.state !== self { try folder.enter(self) }
      return folder.copy.root
    }
  }

  /// The app, in the folder. The files are there until another state is read.
  var app: FoundApp {
    get throws {
      try Interruption.check()
      let place = try place
      if let app = known.app { return app }
      let files = [AppLayout.file, "Package.swift"]
      guard try files.contains(where: { try content(of: $0) != nil }) else {
        throw RequestProblem("The commit \(commit.prefix(10)) has no app at this place. Merge with git.")
      }
      do throws(RequestProblem) {
        let app = try FoundApp(around: place)
        known.app = app
        return app
      } catch {
        let text = "\(error)".replacing(place + "/", with: "")
        throw RequestProblem(
          "The commit \(commit.prefix(10)) has an app that cannot be read:\n\(text)\nMend that there, and commit it. Or merge with git."
        )
      }
    }
  }

  /// All that is read of its sources.
  private var draft: AppDraft {
    get throws {
      try Interruption.check()
      if let draft = known.draft { return draft }
      let draft = try AppDraft(app, known: outlines)
      known.draft = draft
      for file in draft.model.files where outlines[file.path] == nil { outlines[file.path] = file.outline }
      return draft
    }
  }

  var model: AppModel { get throws { try draft.model } }

  /// The types that its files declare.
  var index: SourceIndex { get throws { try draft.index } }

  /// A planner of changes. The files are there until another state is read.
  var dependencies: DependencyPlanner {
    get throws {
      let tree = try tree
      _ = try place
      return try DependencyPlanner(draft, tree: tree)
    }
  }

  /// The riblets.
  ///
  /// - Throws: ``RequestProblem`` for sources that do not parse, whose riblets would seem to be removed.
  var tree: RibletTree {
    get throws {
      if let tree = known.tree { return tree }
      _ = try place
      let tree = try draft.tree()
      known.tree = tree
      return tree
    }
  }

  /// The lines of `Package.swift`, without spaces before them, and how often each is there.
  var manifestLines: [String: Int] {
    get throws(GitFailure) {
      if let lines = known.manifestLines { return lines }
      let text = try content(of: ManifestBlock.file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let lines = Dictionary(text.lines.map { ($0.trimmed, 1) }, uniquingKeysWith: +)
      known.manifestLines = lines
      return lines
    }
  }

  /// The lines of `Package.swift` between the marks, and those that manifests make; `nil` if there are no marks.
  var targetLines: (written: [String], made: [String])? {
    get throws {
      if let lines = known.targetLines { return lines }
      let lines = try ManifestBlock.lines(of: app)
      known.targetLines = .some(lines)
      return lines
    }
  }

  /// Those between the marks that no manifest makes.
  var linesByHand: [String: Int] {
    get throws {
      guard let lines = try targetLines else { return [:] }
      let own = Set(lines.written).subtracting(lines.made).map(\.trimmed)
      return try manifestLines.filter { own.contains($0.key) }
    }
  }

  /// The modules of the riblets; `nil` for an app of one module.
  var groups: [String: String]? {
    get throws {
      if let groups = known.groups { return groups }
      let groups = try LayoutPlanner(app).groups(known: outlines)
      known.groups = .some(groups)
      return groups
    }
  }

  /// Reads all of this at once. To read one thing now and another one later moves the folder twice.
  func read() throws { _ = try (model, targetLines, manifestLines, tree, groups) }

  /// The riblets, whatever does not parse.
  var tolerantTree: RibletTree {
    get throws {
      _ = try place
      return try draft.tree(isTolerant: true)
    }
  }

  /// The places of code that names routes which the app does not have, as findings.
  func uses(of routes: [TreeEdge]) throws -> [String] {
    _ = try place
    let draft = try draft
    return try routes.flatMap { route in
      try RouteUses(of: route, in: draft)?.found(in: draft).map {
        "\($0.place): error: '\($0.name)' is used here, and '\(route.parent)' attaches '\(route.child)' no longer in the merged app."
      } ?? []
    }
  }

  /// The places of code that uses dependencies which riblets do not have, as findings.
  func uses(ofLost items: [(item: String, riblet: String)]) throws -> [String] {
    _ = try place
    let draft = try draft
    return try items.flatMap { item, riblet in
      guard let id = draft.model.riblets(named: riblet).first else { return [String]() }
      return try ItemUses(of: item, by: id, draft).places.map {
        "\($0): error: '\(item)' is used here, and '\(riblet)' has it no longer in the merged app."
      }
    }
  }

  /// The folders below `Sources` and `Tests` with Swift files, but without a target in `Package.swift`, each with such a file.
  var strayFolders: [String: String] {
    get throws {
      let place = try place
      func folder(_ path: String) -> String { path.split(separator: "/").prefix(2).joined(separator: "/") }
      let known = Set(try model.files.map { folder($0.path) })
      let manifest = try content(of: ManifestBlock.file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      var found: [String: String] = [:]
      for top in ["Sources", "Tests"] {
        let walk = FileManager.default.enumerator(atPath: place + "/" + top)
        while let file = walk?.nextObject() as? String {
          let path = top + "/" + file
          guard path.hasSuffix(".swift"), !known.contains(folder(path)) else { continue }
          found[folder(path)] = min(path, found[folder(path)] ?? path)
        }
      }
      return found.filter { folder, _ in
        let name = folder.split(separator: "/").last ?? ""
        return !manifest.contains("\"\(name)\"") && !manifest.contains("\"\(folder)\"")
      }
    }
  }

  /// Returns `Package.swift`.
  ///
  /// - Parameter known: The manifest of another state. If they differ, this one has to parse.
  /// - Throws: ``RequestProblem`` with the place where it does not.
  func manifest(besides known: Data?) throws -> Data? {
    let data = try content(of: ManifestBlock.file)
    if let data, known != nil, data != known {
      _ = try ParsedFile(ManifestBlock.file, String(decoding: data, as: UTF8.self))
    }
    return known ?? data
  }

  /// Returns the content of a file; `nil` if there is none.
  func content(of path: String) throws(GitFailure) -> Data? {
    FileManager.default.contents(atPath: try place + "/" + path)
  }

  /// Carries out a plan.
  ///
  /// - Throws: ``RequestProblem`` for a change that the files do not allow, ``GitFailure`` if there is no space for it.
  func carryOut(_ plan: ScaffoldPlan) throws {
    if plan.isEmpty { return }
    try Interruption.check()
    let place = try place
    let changes: ChangeSet
    do {
      var files = try Repository(at: place, command: "riblets merge", isExclusive: true)
      defer { files.close() }
      var draft = files.draft()
      try draft.take(plan)
      changes = try draft.changes()
      try files.apply(changes)
    } catch let error as ChangeError {
      switch error {
      case .interrupted: throw error
      case .system(let failure), .takenBack(let failure), .stuck(_, let failure):
        throw folder.copy.failure(failure.code)
      default: throw RequestProblem("\(error)")
      }
    }
    known = Known()
    let top = root.relative(to: repository.top)
    for path in changes.changes.flatMap({ [$0.path, $0.oldPath ?? $0.path] }) {
      outlines[path] = nil
      folder.changed.insert(top.isEmpty ? path : top + "/" + path)
    }
  }

  /// The path from the folder of the app on of a path from the top of the repository on.
  func path(of path: String) -> String { (repository.top + "/" + path).relative(to: root) }

  /// Names the sides in the marks of conflicts of a file, whose path is from the top of the repository on.
  ///
  /// - Returns: The path, which has such a name itself if a file was in the way of a folder: `Docs~HEAD`.
  func name(_ sides: [String], _ names: [String], in path: String) throws(GitFailure) -> String {
    _ = try place
    let new = zip(sides, names).reduce(path) { path, side in
      path.replacing("~" + side.0, with: "~" + side.1.replacing("/", with: "_"))
    }
    let place = folder.copy.folder.appending(path: new)
    if new != path { try? FileManager.default.moveItem(at: folder.copy.folder.appending(path: path), to: place) }
    folder.changed.formUnion([path, new])
    // A link has no marks, and the file behind it is another one.
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
    guard !isLink, let data = try? Data(contentsOf: place), var text = String(validating: data, as: UTF8.self) else {
      return new
    }
    for (side, name) in zip(sides, names) { text = text.replacing(side, with: name) }
    outlines[self.path(of: path)] = nil
    known = Known()
    try? Data(text.utf8).write(to: place, options: .atomic)
    return new
  }

  /// Stores the files as they are now.
  ///
  /// - Returns: The name of the tree.
  func write() throws(GitFailure) -> String {
    if folder.state === self { try folder.store() }
    return stored
  }
}

/// A side of a merge as it was read, whatever becomes of its files.
struct ReadApp {
  let tree: RibletTree
  let model: AppModel
  /// True if its `Package.swift` has marks for targets.
  let isMarked: Bool

  init(_ side: CommitApp) throws {
    (tree, model, isMarked) = (try side.tree, try side.model, try side.targetLines != nil)
  }
}
