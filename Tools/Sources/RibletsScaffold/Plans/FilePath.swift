/// The parts of a path.
enum FilePath {
  static func folder(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name without what comes after its last dot.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
