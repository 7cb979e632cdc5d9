import Foundation
import RibletsPlans

extension ManifestBlock {
  /// Returns true if there is a file in a folder. An empty one is not in git.
  ///
  /// - Parameter gone: Files that are about to be removed.
  static func hasFiles(_ folder: String, in root: String, apartFrom gone: Set<String> = []) -> Bool {
    let path = root + "/" + folder
    guard let names = FileManager.default.enumerator(atPath: path) else { return false }
    for case let name as String in names {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder), !isFolder.boolValue,
        !gone.contains(folder + "/" + name)
      {
        return true
      }
    }
    return false
  }

  /// The change of `Package.swift`, if it says something else than the manifests.
  ///
  /// - Parameter planned: Its text, if that is decided to be another one than that of the disk.
  static func edit(
    _ modules: AppModules, root: String, isForced: Bool, planned: String? = nil, exists: @escaping (String) -> Bool
  ) throws(RequestProblem) -> PlannedEdit? {
    let data = FileManager.default.contents(atPath: root + "/" + file)
    guard let text = planned ?? data.flatMap({ String(validating: $0, as: UTF8.self) })
    else { throw RequestProblem("Cannot read 'Package.swift': it is not text, or the system refused.") }
    let new = try replacing(
      in: text, with: PackageTargets(modules, exists: exists).text, isForced: isForced)
    return new == text ? nil : PlannedEdit(path: file, oldText: text, newText: new)
  }
}
