import Foundation

/// Where an app has its parts: the file `.riblets/app.json`, which `riblets new app` writes.
package struct AppLayout: Hashable, Codable, Sendable {
  /// How the app finds Riblets.
  package struct Riblets: Hashable, Codable, Sendable {
    /// A folder, relative to the package.
    package var path: String?
    package var version: String?

    package init(path: String) { self.path = path }
    package init(version: String) { self.version = version }
  }

  /// The module of the riblets.
  package var module: String
  /// The folder of the module.
  package var sources: String
  /// The folder of its tests.
  package var tests: String
  /// What shows new riblets unless an option says otherwise.
  package var view: String
  package var riblets: Riblets?

  /// The usual folders of a module.
  package init(module: String, view: RibletRequest.View = .portable, riblets: Riblets? = nil) {
    self.module = module
    sources = "Sources/\(module)"
    tests = "Tests/\(module)Tests"
    self.view = view.rawValue
    self.riblets = riblets
  }

  /// The folder of a module, and that of its tests beside it.
  package init(sources: String, riblets: Riblets? = nil) {
    self.init(module: sources.split(separator: "/").last.map(String.init) ?? sources, riblets: riblets)
    self.sources = sources
  }

  package static let file = ".riblets/app.json"

  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

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
