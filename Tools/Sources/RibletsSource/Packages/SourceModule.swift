import Foundation

/// A module of a package: a target and its files.
public struct SourceModule: Hashable, Sendable {
  /// Its name, as imports write it.
  public var name: String
  /// The function of the manifest that makes it.
  public var kind: PackageManifest.Target.Kind
  /// Its place in the manifest.
  public var position: SourcePosition
  /// Its folder.
  public var folder: String
  /// The targets and products that it depends on, as the manifest names them.
  public var dependencies: [PackageManifest.Dependency]
  /// Paths in it that do not belong to it.
  public var excluded: [String]
  /// Paths that it consists of.
  public var roots: [String]
  /// Paths of its resources, which may be sources of something else.
  public var resources: [String] = []

  /// Returns true if a file belongs to it.
  public func owns(_ file: String) -> Bool {
    func isBelow(_ root: String) -> Bool { root.isEmpty || file == root || file.hasPrefix(root + "/") }
    return roots.contains(where: isBelow) && !excluded.contains(where: isBelow)
  }

  /// Returns true for a file that is not compiled but copied.
  public func isResource(_ file: String) -> Bool {
    resources.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  /// Returns true for a file in its folder that its manifest does not exclude.
  public func holds(_ file: String) -> Bool {
    func isBelow(_ path: String) -> Bool { path.isEmpty || file == path || file.hasPrefix(path + "/") }
    return isBelow(folder) && !excluded.contains(where: isBelow)
  }

  /// Returns true if files in a folder may belong to it.
  public func reaches(_ folder: String) -> Bool {
    let inside = folder.hasSuffix("/") ? folder : folder + "/"
    return owns(folder) || roots.contains { $0.hasPrefix(inside) }
  }

  /// Its Swift files, sorted.
  public var files: [String] {
    var found: [String] = []
    for root in roots {
      if root.hasSuffix(".swift") { found.append(root) }
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      found += names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }.map {
        root + "/" + $0
      }
    }
    return found.filter(owns).sorted()
  }
}
