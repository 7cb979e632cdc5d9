import Foundation

/// An app in a folder.
package struct FoundApp: Sendable {
  /// The folder of its package.
  package let root: String
  package var layout: AppLayout
  /// Whether the layout was guessed, as there is no file that says it.
  package let isGuessed: Bool

  /// Looks for an app in a folder and those around it.
  ///
  /// - Parameters:
  ///   - sources: The folder of the module, relative to the package, where neither file nor guess is to say it.
  ///   - tests: The folder of its tests, likewise.
  package init(around folder: String, sources: String? = nil, tests: String? = nil) throws(RequestProblem) {
    var app = try Self(lookingAround: folder, sources: sources)
    if let tests { app.layout.tests = tests }
    self = app
  }

  private init(lookingAround folder: String, sources: String?) throws(RequestProblem) {
    var place = folder
    while true {
      if FileManager.default.fileExists(atPath: place + "/" + AppLayout.file) {
        root = place
        let written = try Self.read(place + "/" + AppLayout.file)
        layout = sources.map { AppLayout(sources: $0, riblets: written.riblets) } ?? written
        isGuessed = false
        return
      }
      if FileManager.default.fileExists(atPath: place + "/Package.swift") {
        root = place
        if let sources { layout = AppLayout(sources: sources) } else { layout = try Self.guess(in: place) }
        isGuessed = sources == nil
        return
      }
      let parent = URL(filePath: place).deletingLastPathComponent().standardizedFileURL.path
      guard parent != place, place != "/" else { break }
      place = parent
    }
    throw RequestProblem(
      "There is no app in '\(folder)' or around it: no '\(AppLayout.file)' and no 'Package.swift'. Make one: riblets new app Shop."
    )
  }

  private static func read(_ path: String) throws(RequestProblem) -> AppLayout {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RequestProblem("Cannot read '\(path)': the system refused.")
    }
    do {
      return try JSONDecoder().decode(AppLayout.self, from: data)
    } catch {
      throw RequestProblem(
        "It is not the layout of an app. It has 'module', 'sources', 'tests' and 'view'; to guess them again, delete it.",
        at: "\(path):1:1")
    }
  }

  /// The module with most routers, or the only one.
  private static func guess(in root: String) throws(RequestProblem) -> AppLayout {
    let modules = ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []).sorted()
    var counts: [(module: String, count: Int)] = []
    for module in modules where !module.hasPrefix(".") {
      let index = try SourceIndex(root: root, folders: ["Sources/\(module)"])
      counts.append((module, index.ribletNames.count))
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count > 0 || counts.count == 1 else {
      throw RequestProblem(
        "No module in '\(root)/Sources' has riblets, so it is not clear where a new one belongs. Say it with --sources and --tests."
      )
    }
    return AppLayout(module: best.module)
  }
}
