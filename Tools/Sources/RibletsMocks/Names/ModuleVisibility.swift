import RibletsSource

/// The modules to which files belong, and those that they import: a module that is not imported is not seen.
struct ModuleVisibility: Sendable {
  private var modules: [String: String] = [:]
  private var imports: [String: Set<String>] = [:]

  /// True if no file is known to belong to a module, so that all see all.
  var isEmpty: Bool { modules.isEmpty }

  mutating func add(_ file: SourceFile) {
    guard let module = file.module else { return }
    modules[file.path] = module
    imports[file.path] = Set(file.imports.compactMap(\.module))
  }

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
  /// `Foundation` for `struct Foundation.URL`.
  var module: String? {
    name.split(separator: " ").last?.split(separator: ".").first.map(String.init)
  }
}
