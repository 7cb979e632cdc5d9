import Foundation

/// A package and its modules.
public struct SourcePackage: Hashable, Sendable {
  /// Its folder.
  public var folder: String
  /// The content of its manifest.
  public var manifest: PackageManifest
  /// Its modules in order, without plug-ins of builds.
  public var modules: [SourceModule]

  init(_ manifest: PackageManifest, in folder: String) {
    self.folder = folder
    self.manifest = manifest
    let targets = manifest.targets.filter { $0.kind != .plugin }
    let counts = targets.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    modules = targets.compactMap { target in
      guard let root = Self.folder(of: target, isOnly: counts[target.kind] == 1, in: folder) else { return nil }
      return SourceModule(
        name: target.name.moduleName, kind: target.kind, position: target.position, folder: root,
        dependencies: target.dependencies, excluded: target.excluded.map { Self.path($0, in: root) },
        roots: target.sources?.map { Self.path($0, in: root) } ?? [root],
        resources: target.resources.map { Self.path($0, in: root) })
    }
  }

  /// The modules of a product.
  func modules(of product: String) -> [SourceModule]? {
    guard let product = manifest.products.first(where: { $0.name == product }) else { return nil }
    let targets = Set(product.targets.map(\.moduleName))
    return modules.filter { targets.contains($0.name) }
  }

  /// The path without `.` and `..`: `Sources/B/words.json` of `../B/words.json` in `Sources/A`.
  private static func path(_ path: String, in folder: String) -> String {
    URL(filePath: path.hasPrefix("/") ? path : folder + "/" + path).standardizedFileURL.plainPath
  }

  private static func folder(of target: PackageManifest.Target, isOnly: Bool, in package: String) -> String? {
    if let path = target.path {
      return path == "." || path.isEmpty ? package : Self.path(path, in: package)
    }
    // The folders of SwiftPM, for a target without a path.
    let parents = (target.kind == .testTarget ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let folders = parents.map { "\(package)/\($0)/\(target.name)" } + (isOnly ? ["\(package)/\(parents[0])"] : [])
    return folders.first { FileManager.default.fileExists(atPath: $0) }
  }
}

extension SourcePackage {
  /// The same with paths that begin at a folder.
  public func relative(to folder: String) -> SourcePackage {
    var copy = self
    copy.folder = self.folder.relative(to: folder)
    for place in modules.indices {
      copy.modules[place].position.file = modules[place].position.file.relative(to: folder)
      copy.modules[place].folder = modules[place].folder.relative(to: folder)
      copy.modules[place].excluded = modules[place].excluded.map { $0.relative(to: folder) }
      copy.modules[place].resources = modules[place].resources.map { $0.relative(to: folder) }
      copy.modules[place].roots = modules[place].roots.map { $0.relative(to: folder) }
    }
    for place in manifest.targets.indices {
      copy.manifest.targets[place].position.file = manifest.targets[place].position.file.relative(to: folder)
    }
    for place in manifest.unknowns.indices {
      copy.manifest.unknowns[place].position.file = manifest.unknowns[place].position.file.relative(to: folder)
    }
    return copy
  }
}

extension String {
  /// The way from a folder to an absolute path; empty for the folder itself.
  package func relative(to folder: String) -> String {
    if utf8.starts(with: folder.utf8), utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/") {
      return String(Substring(utf8.dropFirst(folder.utf8.count + 1)))
    }
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return (other.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared)).joined(separator: "/")
  }

  /// The name of a target as an import writes it.
  package var moduleName: String {
    // Nearly all are words of ASCII.
    let isWord = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isWord ? self : String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension URL {
  /// The path without a slash at the end.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
