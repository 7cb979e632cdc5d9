import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact
import RibletsModel
import RibletsPlans
import RibletsReading
import RibletsRepository
import RibletsScaffold
import RibletsSource

/// An app, and what changes of it can reach.
struct AppImpact {
  let app: ImpactedApp
  let impact: Impact
  /// The sources that git leaves out; `nil` if they do not count.
  var ignored: IgnoredSources?
}

/// The options that say what has changed.
struct ImpactOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("A file that may change in any way, instead of a comparison of commits.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Files that no build and no test reads, as a pattern of '.gitignore' without slashes: '*.md'. Can be repeated.",
      valueName: "pattern"))
  var ignore: [String] = []

  @OptionGroup var folder: FolderOptions

  /// Reads what changes can reach, and the app that they lead to.
  ///
  /// - Parameters:
  ///   - range: A commit, or two; the last commit unless something else is given.
  ///   - namesDependents: True to find the test targets that depend on what changes, too.
  func impact(of range: String?, namesDependents: Bool = false) throws(CommandFailure) -> AppImpact {
    let root = try root()
    let found: AppImpact
    do throws(GitFailure) {
      found =
        files.isEmpty
        ? try impact(of: range ?? "HEAD", at: root, namesDependents) : impactOfFiles(at: root, namesDependents)
    } catch {
      throw CommandFailure(error.description, error.status)
    }
    try Self.check(found.app, at: root)
    return found
  }

  /// Fails for an app without modules, of which nothing can be said.
  static func check(_ app: ImpactedApp, at root: String) throws(CommandFailure) {
    guard !app.hasModules, !app.hasUnknownTests else { return }
    throw CommandFailure("There is no module in '\(root)': no 'Package.swift', or none that names one.", .missingInput)
  }

  func root() throws(CommandFailure) -> String { try folder.realAppFolder() }

  private func impactOfFiles(at root: String, _ namesDependents: Bool) -> AppImpact {
    let changes = files.map { file in
      let path = URL(filePath: file, relativeTo: URL(filePath: root + "/")).standardizedFileURL
        .resolvingSymlinksInPath().path
      let given = URL(filePath: file).standardizedFileURL.resolvingSymlinksInPath().path
      return FileChange(
        path: (FileManager.default.fileExists(atPath: given) ? given : path).relative(to: root), status: .possible)
    }
    let app = ImpactedApp(at: root)
    return AppImpact(
      app: app, impact: Impact(of: changes, in: app, namesDependents: namesDependents, ignoring: isIgnored))
  }

  private func impact(
    of range: String, at root: String, _ namesDependents: Bool
  ) throws(GitFailure) -> AppImpact {
    let repository = try GitRepository(around: root)
    let read = { @Sendable () throws(GitFailure) in try GitDifference(range, in: repository, relativeTo: root) }
    func impact(of difference: GitDifference, in app: ImpactedApp, _ ignored: [FileChange] = []) -> AppImpact {
      let impact = Impact(
        of: difference.changes + ignored, in: app, since: difference.base, namesDependents: namesDependents,
        ignoring: isIgnored)
      return AppImpact(app: app, impact: impact)
    }
    if range.contains(".."), case let difference = try read(), let head = difference.head {
      // Another commit than what is checked out is read from a folder of its own.
      let copy = try CommitCopy(of: head, in: repository, for: root)
      defer { copy.remove() }
      return impact(of: difference, in: ImpactedApp(at: copy.root))
    }
    let packages = ModelPackages(in: root)
    let (app, found) = Workers.both(jobs: 2) {
      ImpactedApp(at: root, packages)
    } _: {
      Result { () throws(GitFailure) in
        let manifests = packages.packages.map { $0.folder + "/Package.swift" }
        return (try read(), try repository.ignoredFiles(below: packages.folders.map(\.path) + manifests))
      }
    }
    var (difference, ignored) = try found.get()
    let leftOut = app.joined(leftOut: difference.leftOut.filter { !isIgnored($0) })
    try difference.add(leftOut: leftOut, in: repository, relativeTo: root)
    let sources = app.sources(among: ignored)
    let contents = IgnoredSources(at: sources, beside: difference, in: repository)
    var changed = impact(of: difference, in: app, app.changes(of: sources, contents))
    if ignore.isEmpty { changed.ignored = contents }
    return changed
  }

  private func isIgnored(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ignore.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
  }
}

extension FolderChoice {
  /// The folder of the app, without links on the way.
  func realAppFolder() throws(CommandFailure) -> String {
    URL(filePath: try appFolder().path).resolvingSymlinksInPath().path
  }
}

extension GitFailure {
  var status: ExitStatus {
    switch self {
    case .noGit, .noRepository, .noCommit, .noSharedCommit: .missingInput
    case .conflicts, .failed: .badData
    case .noFolder: .cannotCreate
    }
  }
}
