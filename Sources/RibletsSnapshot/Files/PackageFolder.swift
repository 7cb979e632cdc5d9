import RibletsTestCore

/// The package that a source file belongs to.
enum PackageFolder {
  /// Returns the nearest folder above a path with a manifest; nil if there is none, as in an Xcode project.
  static func above(_ path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if Files.exists("\(folder)/Package.swift") { return String(folder) }
    }
    return nil
  }

  /// Returns the path relative to the package.
  static func relativePath(of path: String) -> String {
    guard let folder = above(path) else { return path }
    return String(path.dropFirst(folder.count + 1))
  }
}
