import RibletsEdits

/// The types that go, with the modules that had them.
struct RemovedTypes {
  /// By name, with those of mocks.
  private var modules: [String: Set<String?>] = [:]

  /// - Parameter module: `nil` for a file outside of the app's modules.
  mutating func add(_ declarations: [TopLevel], of module: String?) {
    for part in declarations where !part.isExtension && !part.isPrivate {
      for name in [part.type, part.type + "Mock"] { modules[name, default: []].insert(module) }
    }
  }

  /// The names that have none of some words in them.
  func names(without words: [String]) -> [String] {
    modules.keys.filter { name in !words.contains { name.contains($0) } }
  }

  /// Returns true if a name in a file means one of them: another module may have a type of the same name.
  func isSeen(_ name: String, in file: ParsedFile, of module: String?) -> Bool {
    guard let owners = modules[name] else { return false }
    guard let module else { return true }
    return owners.contains { owner in owner.map { $0 == module || file.allImports.contains($0) } ?? true }
  }
}
