import Foundation

/// An app in a folder.
package struct FoundApp: Sendable {
  /// The folder of its package.
  package let root: String
  package var layout: AppLayout
  /// True if the layout was guessed, as there is no file that says it.
  package let isGuessed: Bool

  /// Looks for an app in a folder and those around it.
  ///
  /// - Parameters:
  ///   - sources: The folder of the module, relative to the package, where neither file nor guess is to say it.
  ///   - tests: The folder of its tests, likewise.
  package init(around folder: String, sources: String? = nil, tests: String? = nil) throws(RequestProblem) {
    let place = try AppFolder(around: folder)
    root = place.path
    let written = place.hasLayout ? try Self.read(root + "/" + AppLayout.file) : nil
    isGuessed = written == nil && sources == nil
    if let sources {
      guard AppFolder.isFolder(root + "/" + sources) else {
        throw RequestProblem("There is no folder '\(sources)' in '\(root)', to which --sources is relative.")
      }
      layout = AppLayout(sources: sources, riblets: written?.riblets)
    } else if let written {
      layout = written
    } else {
      layout = AppLayout(module: try ModuleCounts(of: root).theOne().name)
    }
    if let tests { layout.tests = tests }
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
}
