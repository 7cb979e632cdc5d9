import RibletsSource

/// A Swift file as the graph of what code reaches knows it.
struct ReachNode: Sendable {
  /// The path from the folder of the app on.
  let path: String
  /// The module.
  let module: String
  /// True if it is of a module with tests.
  let isTest: Bool
  /// The declarations.
  let outline: SourceOutline
  /// The names in it; of a former file none, as only what it declared counts.
  let names: SourceNames?

  /// The reason why it reaches more than its names say; `nil` for most.
  var boundlessness: String? {
    guard let names else { return nil }
    if let name = Self.lookups.intersection(names.all).min() ?? Self.programs.intersection(names.called).min() {
      return "'\(name)' finds code by a text, or starts a program"
    }
    guard isTest || path.hasPrefix("Tests/") || path.contains("/Tests/") else { return nil }
    let readers = Self.readers.intersection(names.all)
    let reads = names.all.contains("contentsOf") && names.all.contains("URL")
    guard let name = readers.min() ?? (reads ? "contentsOf" : nil) else { return nil }
    return "'\(name)' may read any file"
  }

  private static let lookups: Set<String> = [
    "NSClassFromString", "NSSelectorFromString", "_typeByName", "dlsym", "dlopen", "Process", "posix_spawn",
  ]
  private static let programs: Set<String> = ["system", "popen", "fork", "execv", "execvp", "execve"]
  private static let readers: Set<String> = ["FileManager", "FileHandle", "contentsOfFile", "fopen", "opendir"]
}
