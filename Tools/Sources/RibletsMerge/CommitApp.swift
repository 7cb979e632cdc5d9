import Foundation
import RibletsChanges
import RibletsEdits
import RibletsImpact
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// An app as a commit has it, in a folder of its own, in which commands are carried out once more.
final class CommitApp {
  private(set) var commit: String
  private let copy: CommitCopy
  private let repository: GitRepository
  /// The folder of the app in the work tree.
  private let root: String
  /// As it was read after the last command.
  private var known = Known()
  /// The outlines of files that are as they were read.
  private(set) var outlines: [String: SourceOutline] = [:]
  private var isChanged = false
  /// The tree that the files are stored as; `nil` if they have changed since.
  private var stored: String?

  private struct Known {
    var app: FoundApp?
    var tree: RibletTree?
    var model: AppModel?
    var targetLines: (written: [String], made: [String])??
  }

  /// - Parameters:
  ///   - root: The folder of the app in the work tree.
  ///   - other: A commit whose files were read; what is the same in both is not read again.
  init(
    of commit: String, in repository: GitRepository, for root: String, like other: CommitApp? = nil
  ) throws(GitFailure) {
    (self.commit, self.repository, self.root) = (commit, repository, root)
    guard let other else {
      copy = try CommitCopy(of: commit, in: repository, for: root)
      return
    }
    let tree = try other.write()
    copy = try CommitCopy(of: commit, like: other.copy, at: tree, in: repository)
    outlines = other.outlines
    try forget(from: tree, to: commit)
  }

  private func forget(from tree: String, to other: String) throws(GitFailure) {
    for path in try repository.parts(of: ["diff-tree", "-r", "--name-only", "-z", tree, other]) {
      outlines[self.path(of: path)] = nil
    }
  }

  /// Becomes another tree, whose files take the place of those that are here.
  func become(_ tree: String) throws(GitFailure) {
    let former = try write()
    if tree == former { return }
    try copy.become(tree, from: former, in: repository)
    try forget(from: former, to: tree)
    (commit, known, isChanged, stored) = (tree, Known(), false, tree)
  }

  func remove() { copy.remove() }

  /// The app as it is in the folder now.
  var app: FoundApp {
    get throws(RequestProblem) {
      if let app = known.app { return app }
      let files = [AppLayout.file, "Package.swift"]
      guard files.contains(where: { content(of: $0) != nil }) else {
        throw RequestProblem("The commit \(commit.prefix(10)) has no app at this place. Merge with git.")
      }
      do throws(RequestProblem) {
        let app = try FoundApp(around: copy.root)
        known.app = app
        return app
      } catch {
        let text = "\(error)".replacing(copy.root + "/", with: "")
        throw RequestProblem(
          "The commit \(commit.prefix(10)) has an app that cannot be read:\n\(text)\nMend that there, and commit it. Or merge with git."
        )
      }
    }
  }

  var model: AppModel {
    get throws(RequestProblem) {
      if let model = known.model { return model }
      let model = try AppModel(of: app, readsPackages: false, known: outlines)
      known.model = model
      outlines = Dictionary(model.files.map { ($0.path, $0.outline) }) { first, _ in first }
      return model
    }
  }

  /// The riblets as they are in the folder now.
  ///
  /// - Throws: ``RequestProblem`` for sources that do not parse, whose riblets would seem to be removed.
  var tree: RibletTree {
    get throws(RequestProblem) {
      if let tree = known.tree { return tree }
      let tree = try tree(isTolerant: false)
      known.tree = tree
      return tree
    }
  }

  /// The lines of `Package.swift`, without spaces before them, and how often each is there.
  var manifestLines: [String: Int] {
    let text = content(of: ManifestBlock.file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Dictionary(text.lines.map { ($0.trimmed, 1) }, uniquingKeysWith: +)
  }

  /// The lines of `Package.swift` between the marks, and those that manifests make; `nil` if there are no marks.
  var targetLines: (written: [String], made: [String])? {
    get throws(RequestProblem) {
      if let lines = known.targetLines { return lines }
      let lines = try ManifestBlock.lines(of: app)
      known.targetLines = .some(lines)
      return lines
    }
  }

  /// Those between the marks that no manifest makes.
  var linesByHand: [String: Int] {
    get throws(RequestProblem) {
      guard let lines = try targetLines else { return [:] }
      let own = Set(lines.written).subtracting(lines.made).map(\.trimmed)
      return manifestLines.filter { own.contains($0.key) }
    }
  }

  /// The riblets, whatever does not parse.
  var tolerantTree: RibletTree {
    get throws(RequestProblem) { try tree(isTolerant: true) }
  }

  private func tree(isTolerant: Bool) throws(RequestProblem) -> RibletTree {
    try TreeReader(AppTexts(root: copy.root), AppModules(of: app), model: model, isTolerant: isTolerant).tree()
  }

  /// Returns the content of a file; `nil` if there is none.
  func content(of path: String) -> Data? { FileManager.default.contents(atPath: copy.root + "/" + path) }

  /// Carries out a plan.
  func carryOut(_ plan: ScaffoldPlan) throws {
    if plan.isEmpty { return }
    known = Known()
    (isChanged, stored) = (true, nil)
    let touched =
      plan.files.map(\.path) + plan.edits.map(\.path) + plan.removals + plan.moves.flatMap { [$0.path, $0.newPath] }
    for path in touched { outlines[path] = nil }
    var files = try Repository(at: copy.root, command: "riblets merge", isExclusive: true)
    defer { files.close() }
    var draft = files.draft()
    try draft.take(plan)
    try files.apply(draft.changes())
  }

  /// The path from the folder of the app on of a path from the top of the repository on.
  func path(of path: String) -> String { (repository.top + "/" + path).relative(to: root) }

  /// Names the sides in the marks of conflicts of a file, whose path is from the top of the repository on.
  ///
  /// - Returns: The path, which has such a name itself if a file was in the way of a folder: `Docs~HEAD`.
  func name(_ sides: [String], _ names: [String], in path: String) -> String {
    let new = zip(sides, names).reduce(path) { path, side in
      path.replacing("~" + side.0, with: "~" + side.1.replacing("/", with: "_"))
    }
    let place = copy.folder.appending(path: new)
    if new != path {
      try? FileManager.default.moveItem(at: copy.folder.appending(path: path), to: place)
      (isChanged, stored) = (true, nil)
    }
    guard let data = try? Data(contentsOf: place), var text = String(validating: data, as: UTF8.self) else {
      return new
    }
    for (side, name) in zip(sides, names) { text = text.replacing(side, with: name) }
    outlines[self.path(of: path)] = nil
    known = Known()
    (isChanged, stored) = (true, nil)
    try? Data(text.utf8).write(to: place, options: .atomic)
    return new
  }

  /// Stores the files as they are now.
  ///
  /// - Returns: The name of the tree.
  func write() throws(GitFailure) -> String {
    if let stored { return stored }
    let tree =
      isChanged ? try repository.tree(of: copy.folder) : try repository.text(of: ["rev-parse", commit + "^{tree}"])
    stored = tree
    return tree
  }
}

/// A side of a merge as it was read, whatever becomes of its files.
struct ReadApp {
  let tree: RibletTree
  let model: AppModel
  /// True if its `Package.swift` has marks for targets.
  let isMarked: Bool

  init(_ side: CommitApp) throws(RequestProblem) {
    (tree, model, isMarked) = (try side.tree, try side.model, try side.targetLines != nil)
  }
}
