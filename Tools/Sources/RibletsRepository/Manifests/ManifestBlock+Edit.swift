import Foundation
package import RibletsPlans

extension ManifestBlock {
  /// Returns true if there is a file in a folder. An empty one is not in git.
  ///
  /// - Parameter gone: Files that are about to be removed.
  package static func hasFiles(_ folder: String, in root: String, apartFrom gone: Set<String> = []) -> Bool {
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

  /// The lines of `Package.swift` between the marks, and those that the manifests of modules make; without lines that are
  /// there because a folder is.
  ///
  /// - Returns: `nil` if there is no manifest with marks.
  package static func lines(of app: FoundApp) throws(RequestProblem) -> (written: [String], made: [String])? {
    let data = FileManager.default.contents(atPath: app.root + "/" + file)
    guard let text = data.flatMap({ String(validating: $0, as: UTF8.self) }), let written = try? lines(in: text) else {
      return nil
    }
    let made = PackageTargets(try AppModules(of: app)) { hasFiles($0, in: app.root) }.text
    return (
      written.filter { !isOfFolder($0) }, made.split(separator: "\n").map(String.init).filter { !isOfFolder($0) }
    )
  }

  /// The change of `Package.swift`, if it says something else than the manifests.
  ///
  /// - Parameters:
  ///   - planned: Its text, if that is decided to be another one than that of the disk.
  ///   - before: The modules that it was made of, if some of them go: what only these have is no loss.
  package static func edit(
    _ modules: AppModules, root: String, isForced: Bool, planned: String? = nil, before: AppModules? = nil,
    exists: @escaping (String) -> Bool
  ) throws(RequestProblem) -> PlannedEdit? {
    let data = FileManager.default.contents(atPath: root + "/" + file)
    guard let text = planned ?? data.flatMap({ String(validating: $0, as: UTF8.self) })
    else { throw RequestProblem("Cannot read 'Package.swift': it is not text, or the system refused.") }
    var known = text
    let targets = PackageTargets(modules, exists: exists).text
    if let before {
      let former = PackageTargets(before) { hasFiles($0, in: root) }.text
      // Lines by hand stand in nobody's way then.
      if former == targets { return nil }
      known = try replacing(in: text, with: former, isForced: isForced)
    }
    let new = try replacing(in: known, with: targets, isForced: isForced || before != nil)
    return new == text ? nil : PlannedEdit(path: file, oldText: text, newText: new)
  }
}
