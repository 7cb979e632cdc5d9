import Foundation
import RibletsModel

/// Reads the model of a package as a command does, all modules with their tests: `ModelProbe FOLDER`.
@main
struct ModelProbe {
  static func main() {
    let root = CommandLine.arguments.dropFirst().first ?? "."
    let folders = ["Sources", "Tests"].flatMap { top in
      ((try? FileManager.default.contentsOfDirectory(atPath: root + "/" + top)) ?? []).sorted().map {
        ModelSources.Folder(module: $0, path: top + "/" + $0, isTest: top == "Tests")
      }
    }
    let model = AppModel(reading: ModelSources(root: root, folders: folders, isCached: true))
    print(
      """
      \(model.files.count) files, \(model.riblets.count) riblets, \(model.edges.count) edges, \
      \(model.tests.count) types with tests, \(model.notes.count) notes
      """)
    // As commands end, without freeing anything.
    exit(0)
  }
}
