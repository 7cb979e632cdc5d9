import RibletsEdits
import RibletsPlans
import RibletsRepository

/// The imports that a declaration takes along to another file of its module.
struct NeededImports {
  private let modules: AppModules
  private let code: CodeFiles

  init(_ modules: AppModules, _ code: CodeFiles) {
    (self.modules, self.code) = (modules, code)
  }

  /// The imports of a file, without modules of the app that have nothing the declaration names.
  func imports(of file: ParsedFile, for property: TopLevel.Property) throws(RequestProblem) -> [String] {
    guard modules.isModular else { return file.imports }
    let folders = modules.importable
    let names = property.identifiers
    var needed: [String] = []
    for module in file.imports {
      if let folder = folders[module], try !declares(names, folder) { continue }
      needed.append(module)
    }
    return needed
  }

  private func declares(_ names: Set<String>, _ folder: String) throws(RequestProblem) -> Bool {
    for path in code.paths where path.hasPrefix(folder + "/") {
      let source = try AppSource(path, code.text(of: path))
      if !names.isDisjoint(with: source.members.union(source.types)) { return true }
    }
    return false
  }
}
