/// The parts of a path.
package enum FilePath {
  package static func folder(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name without what comes after its last dot.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
