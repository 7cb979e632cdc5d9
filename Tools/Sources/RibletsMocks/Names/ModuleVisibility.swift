import RibletsSource

/// The modules to which files belong, and those that they import: a module that is not imported is not seen.
struct ModuleVisibility: Sendable {
  private var modules: [String: String] = [:]
  private var imports: [String: Set<String>] = [:]
  /// For the paths of files that import a module of Riblets, or RIBs: true for Riblets.
  private var choices: [String: Bool] = [:]
  /// True if a file is of Riblets, or imports a module of it.
  private var isRibletsSeen = false

  /// True if no file is known to belong to a module, so that all see all.
  var isEmpty: Bool { modules.isEmpty }

  mutating func add(_ file: SourceFile) {
    if file.module == "Riblets" { isRibletsSeen = true }
    if file.imports.contains(where: { $0.isOf("Riblets") }) {
      choices[file.path] = true
      isRibletsSeen = true
    } else if file.imports.contains(where: { $0.isOf("RIBs") }) {
      choices[file.path] = false
    }
    guard let module = file.module else { return }
    modules[file.path] = module
    imports[file.path] = Set(file.imports.map(\.moduleName))
  }

  /// Returns true if `Routing` in a file may be Riblets' own. A file that imports neither Riblets nor RIBs may have it from a
  /// module that exports it, in an app that uses Riblets elsewhere.
  func mayUseRiblets(_ file: String) -> Bool { file.isEmpty || choices[file] ?? isRibletsSeen }

  func name(of found: some NamedDeclaration) -> String? { modules[found.marks.position.file] }

  /// Returns true if two declarations are of different modules, so that both may be there.
  func differ(_ first: some NamedDeclaration, _ second: some NamedDeclaration) -> Bool {
    name(of: first) != name(of: second)
  }

  /// Returns true if the file of a protocol can name a declaration. Where either's module is unknown, it can.
  func isVisible(_ found: some NamedDeclaration, to asker: SourceProtocol) -> Bool {
    guard let module = name(of: found), let own = name(of: asker) else { return true }
    return module == own || imports[asker.marks.position.file, default: []].contains(module)
  }
}

extension SourceImport {
  /// Returns true for a module of this name, or one whose name begins so: `RibletsTesting` is of Riblets.
  fileprivate func isOf(_ prefix: String) -> Bool {
    name.hasPrefix(prefix) || name.utf8.contains(UInt8(ascii: " ")) && moduleName.hasPrefix(prefix)
  }
}
