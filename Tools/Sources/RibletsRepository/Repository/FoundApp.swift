import Foundation
import RibletsModel
package import RibletsPlans

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
  ///   - needsPackage: False to take the folder itself where there is no package, if `sources` are said.
  ///   - needsOneModule: False if the modules that the manifest names are read, whichever of them has riblets.
  package init(
    around folder: String, sources: String? = nil, tests: String? = nil, needsPackage: Bool = true,
    needsOneModule: Bool = true
  ) throws(RequestProblem) {
    let place = try Self.folder(around: folder, needsPackage: needsPackage, hasSources: sources != nil)
    root = place?.path ?? folder
    let written = place?.hasLayout == true ? try Self.read(root + "/" + AppLayout.file) : nil
    var isGuessed = written == nil && sources == nil
    if let sources {
      guard AppFolder.isFolder(root + "/" + sources) else {
        throw RequestProblem("There is no folder '\(sources)' in '\(root)', to which --sources is relative.")
      }
      layout = AppLayout(sources: sources, riblets: written?.riblets)
    } else if let written {
      layout = written
    } else {
      do throws(RequestProblem) {
        layout = AppLayout(module: try ModuleCounts(of: root).theOne().name)
      } catch {
        if needsOneModule || ModelPackages(in: root).modules.isEmpty { throw error }
        layout = AppLayout(module: FilePath.name(root))
        isGuessed = false
      }
    }
    self.isGuessed = isGuessed
    if let tests { layout.tests = tests }
    if written != nil, sources == nil { try checkModule() }
  }

  /// Checks that the written module is the one whose sources its folder has, as far as the manifest says.
  private func checkModule() throws(RequestProblem) {
    let folders = ModelPackages(in: root).folders.filter { !$0.isTest && $0.path == layout.sources }
    guard let folder = folders.first, !folders.contains(where: { $0.module == layout.module }) else { return }
    throw RequestProblem(
      "'\(layout.sources)' has the sources of the target '\(folder.module)' in Package.swift, not of '\(layout.module)'. Write \"module\" : \"\(folder.module)\" here.",
      at: "\(AppLayout.file):1:1")
  }

  private static func folder(
    around folder: String, needsPackage: Bool, hasSources: Bool
  ) throws(RequestProblem) -> AppFolder? {
    do throws(RequestProblem) {
      return try AppFolder(around: folder)
    } catch {
      if needsPackage || !AppFolder.isFolder(folder) { throw error }
      if hasSources { return nil }
      throw RequestProblem(
        "\(error) If the app is an Xcode project, name the folder with its code, for example '--sources Shop', or '--sources .' for all folders."
      )
    }
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

  /// Returns true for a path of a file on which a plan may rest.
  package static func reads(_ path: String) -> Bool {
    // By what most files are first.
    [".swift", ".storyboard", ".xib"].contains(where: path.hasSuffix) || path.hasPrefix(".riblets/")
      || path.contains("/__Snapshots__/")
  }
}
