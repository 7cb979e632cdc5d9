import Foundation
package import RibletsPlans
package import RibletsRepository
import RibletsSource
package import RibletsTemplates

/// Decides what the build files for Bazel come to: one beside each manifest, made of it.
package struct BazelPlanner {
  /// The folder of the files that belong to no package.
  static let folder = ".riblets/bazel"

  /// The first line of each file, by which it is known as one that may be written again.
  static let mark = "# Made by 'riblets export bazel' from Package.swift, which is the place for changes."

  /// The plug-in whose work is a rule.
  static let plugin = "RibletsMocksPlugin"

  private let templates: TemplateLibrary

  package init(templates: TemplateLibrary = TemplateLibrary()) { self.templates = templates }

  /// The changes of the files.
  ///
  /// Those that Riblets has written are replaced. Where the repositories are named by hand, that stays.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - linked: The modules that targets of tests reach at run time alone: SwiftPM links all tests together, Bazel each alone.
  ///   - usesWorkspace: True to name the repositories in `WORKSPACE.bazel`, for Bazel before version 7.
  /// - Throws: ``RequestProblem`` for an app without a manifest, or one whose Riblets is not fetched.
  package func plan(
    _ app: FoundApp, linked: [String: [String]] = [:], usesWorkspace: Bool = false
  ) throws(RequestProblem) -> ScaffoldPlan {
    let packages = try Self.packages(of: app)
    var plan = ScaffoldPlan()
    var texts: [(path: String, text: String)] = []
    for package in packages {
      try Self.checkOlderName(in: package, of: app)
      let file = BazelBuildFile(
        of: package, among: packages, linked: linked, settings: Self.mockSettings(of: package, in: app))
      texts.append((package.buildFile, file.text))
      for note in file.notes where !plan.notes.contains(note) { plan.notes.append(note) }
    }
    let repositories = BazelRepositories(packages, app)
    let values = try repositories.values()
    texts.append((Self.folder + "/BUILD.bazel", Self.mark + "\n"))
    texts.append((Self.folder + "/mocks.bzl", try templates.render(\.bazelMocks, values)))
    try addRoot(repositories, values, app, usesWorkspace: usesWorkspace, &texts, &plan.notes)
    for (path, text) in texts {
      if let there = Self.text(of: path, in: app), !Self.isWritten(there) {
        if there != text { plan.files.append(PlannedFile(path, text)) }
      } else {
        plan.put(PlannedFile(path, text), app.root)
      }
    }
    return plan
  }

  // MARK: Packages

  private static func packages(of app: FoundApp) throws(RequestProblem) -> [BazelPackage] {
    guard FileManager.default.fileExists(atPath: app.root + "/Package.swift"),
      var graph = PackageGraph(around: app.root)
    else { throw RequestProblem("There is no 'Package.swift' in '\(app.root)', which build files are made of.") }
    var sources = graph.localPackages(without: ["riblets-tools"])
    if !sources.contains(where: { $0.manifest.name == "riblets" }), app.layout.riblets?.version != nil {
      let named = sources.flatMap(\.manifest.packages).flatMap(\.names)
      for name in ["riblets", "riblets-data", "riblets-portable"] where name == "riblets" || named.contains(name) {
        // Packages of the current folder are known, too, but are not this app's.
        guard let fetched = graph.dependency(called: name), fetched.folder.hasPrefix(graph.folder + "/") else {
          throw RequestProblem("Riblets is not fetched, so its modules are not known. Fetch it: swift package resolve.")
        }
        sources.append(fetched)
      }
    }
    for source in sources where !FileManager.default.fileExists(atPath: source.folder + "/Package.swift") {
      throw RequestProblem(
        "There is no package in '\(source.folder.relative(to: graph.folder))', which 'Package.swift' depends on.")
    }
    return sources.map { BazelPackage($0, root: graph.folder) }
  }

  /// Bazel would prefer a new `BUILD.bazel` to a `BUILD` that is there, and say nothing of it.
  private static func checkOlderName(in package: BazelPackage, of app: FoundApp) throws(RequestProblem) {
    let older = package.buildFile.dropLast(".bazel".count)
    guard package.repository == nil, text(of: String(older), in: app) != nil else { return }
    throw RequestProblem(
      "'\(older)' is there, and Bazel reads no further one beside it. Move its targets to a folder of their own.")
  }

  private static func mockSettings(of package: BazelPackage, in app: FoundApp) -> String? {
    let file = ".riblets/mocks.json"
    guard package.repository == nil else { return nil }
    return text(of: package.path.isEmpty ? file : package.path + "/" + file, in: app) == nil ? nil : file
  }

  // MARK: The root

  private func addRoot(
    _ repositories: BazelRepositories, _ values: TemplateValues, _ app: FoundApp, usesWorkspace: Bool,
    _ texts: inout [(path: String, text: String)], _ notes: inout [String]
  ) throws(RequestProblem) {
    let there = ["MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"].compactMap { name in
      Self.text(of: name, in: app).map { (name: name, text: $0) }
    }
    let byHand = there.filter { !Self.isWritten($0.text) }
    if let file = byHand.first {
      let missing = repositories.names.filter { name in !byHand.contains { $0.text.contains("\"\(name)\"") } }
      if !missing.isEmpty {
        notes.append(
          "'\(file.name)' is written by hand, and stays so. Name there, as in Documentation/Bazel.md of Riblets: "
            + missing.joined(separator: ", ") + ".")
      }
    } else {
      let isWorkspace = usesWorkspace || there.map(\.name) == ["WORKSPACE.bazel"]
      texts.append(
        isWorkspace
          ? ("WORKSPACE.bazel", try templates.render(\.bazelWorkspace, values))
          : ("MODULE.bazel", try templates.render(\.bazelModule, values)))
    }
    if Self.text(of: ".gitignore", in: app)?.contains("bazel-") == false {
      notes.append("Add the line '/bazel-*' to '.gitignore': Bazel makes links of such names.")
    }
    let ignored = Self.text(of: ".bazelignore", in: app)
    if ignored.map(Self.isWritten) ?? true {
      texts.append((".bazelignore", Self.mark + "\n.build\n"))
    } else if ignored?.split(separator: "\n").contains(".build") == false {
      notes.append("Add the line '.build' to '.bazelignore': there are packages with build files of their own in it.")
    }
  }

  private static func isWritten(_ text: String) -> Bool { text.hasPrefix(mark) }

  private static func text(of path: String, in app: FoundApp) -> String? {
    FileManager.default.contents(atPath: app.root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }
}
