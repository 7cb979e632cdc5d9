import Foundation
package import RibletsPlans

extension AppModules {
  /// Writes the manifests of all modules, and what the package's makes of them.
  package func write(to plan: inout ScaffoldPlan, root: String, isForced: Bool = false) throws(RequestProblem) {
    for module in sorted { putManifest(of: module, to: &plan, root: root) }
    let gone = Set(plan.moves.map(\.path) + plan.removals)
    let folders = Set((plan.files.map(\.path) + plan.moves.map(\.newPath)).flatMap(\.foldersAround))
    let planned = plan.edits.first { $0.path == ManifestBlock.file }?.newText
    if let edit = try ManifestBlock.edit(
      self, root: root, isForced: isForced, planned: planned,
      exists: { folders.contains($0) || ManifestBlock.hasFiles($0, in: root, apartFrom: gone) })
    {
      plan.put(PlannedFile(edit.path, edit.newText), root)
    }
  }

  /// Writes the manifest of a module. An app of one module needs none as long as it would be empty.
  package func putManifest(of module: AppModule, to plan: inout ScaffoldPlan, root: String) {
    let file = PlannedFile(ModuleManifest.file(of: module.name), module.manifest.text)
    let isThere = FileManager.default.fileExists(atPath: root + "/" + file.path)
    if isThere || isModular || module.manifest != ModuleManifest() { plan.put(file, root) }
  }
}

extension String {
  /// All folders on the way to it.
  package var foldersAround: [String] {
    let parts = split(separator: "/")
    return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
  }
}
