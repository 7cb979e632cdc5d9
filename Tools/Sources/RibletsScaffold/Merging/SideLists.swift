import Foundation
import RibletsEdits
import RibletsModel
package import RibletsPlans
package import RibletsRepository
package import RibletsSource

/// The texts of one side of a merge that have lists: read at once, because another side takes the place of the files.
package struct SideLists {
  /// The manifests of modules.
  let manifests: [String: ModuleManifest]
  /// The names of the riblets, sorted.
  let riblets: [String]
  /// By path. Interactors, routes, manifests of modules, and `Package.swift`.
  private(set) var texts: [String: String] = [:]
  /// The files of interactors, by riblet.
  private var interactors: [String: String] = [:]

  /// - Parameter known: The outlines of files that need not be read.
  /// - Throws: ``RequestProblem`` for a manifest or sources that cannot be read.
  package init(of app: FoundApp, known: [String: SourceOutline] = [:]) throws(RequestProblem) {
    let modules = try AppModules(of: app)
    manifests = modules.modules.mapValues(\.manifest)
    let folders = modules.sourceFolders.map { ModelSources.Folder(module: "", path: $0) }
    let sources = ModelSources(root: app.root, folders: folders, withNames: false, known: known)
    if let note = sources.notes.first { throw RequestProblem("\(note)".replacing(": note: ", with: ": error: ")) }
    var riblets: Set<String> = []
    for file in sources.files {
      for type in file.outline.types where type.keyword == .class {
        let name = type.name
        if name.hasSuffix("Router"), name != "Router" { riblets.insert(String(name.dropLast("Router".count))) }
        guard name.hasSuffix("Interactor") else { continue }
        let riblet = String(name.dropLast("Interactor".count))
        if interactors[riblet] == nil { interactors[riblet] = file.path }
      }
    }
    self.riblets = riblets.sorted()
    let routes = sources.files.map(\.path).filter { FilePath.stem($0).contains("+") }
    let paths = manifests.keys.map(ModuleManifest.file) + [ManifestBlock.file] + interactors.values + routes
    for path in paths {
      texts[path] = FileManager.default.contents(atPath: app.root + "/" + path).flatMap {
        String(validating: $0, as: UTF8.self)
      }
    }
  }

  /// The routes' files, sorted.
  var routes: [String] { texts.keys.filter { FilePath.stem($0).contains("+") && $0.hasSuffix(".swift") }.sorted() }

  /// The file of a riblet's interactor, and its text; `nil` if there is none.
  func interactor(of riblet: String) -> PlannedFile? {
    guard let path = interactors[riblet], let text = texts[path] else { return nil }
    return PlannedFile(path, text)
  }
}
