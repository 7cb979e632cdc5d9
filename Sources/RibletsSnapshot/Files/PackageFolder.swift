import RibletsTestCore

/// The package that a source file belongs to.
enum PackageFolder {
  /// The nearest folder above a path that holds a manifest; nil when there is none, as in an Xcode project.
  static func above(_ path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if Files.exists("\(folder)/Package.swift") { return String(folder) }
    }
    return nil
  }

  /// The path as a person in the package would write it.
  static func relativePath(of path: String) -> String {
    guard let folder = above(path) else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
