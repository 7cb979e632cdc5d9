import Foundation

/// The modules of a package, and those of other packages that they can see: its manifest, those of packages in local
/// folders and those of its checkouts, read and not run.
public struct PackageGraph: Sendable {
  /// The folder of the package.
  public let folder: String
  /// The facts that reading the manifests did not give.
  public private(set) var unknowns: [PackageManifest.Unknown] = []
  private lazy var places = CheckoutPlaces(around: folder)
  private var packages: [String: SourcePackage] = [:]

  /// The graph of the package that holds a path; `nil` if none does.
  public init?(around path: String) {
    var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").plainPath) {
      let above = folder.deletingLastPathComponent()
      if above.plainPath == folder.plainPath { return nil }
      folder = above
    }
    self.folder = folder.plainPath
    _ = package(in: self.folder)
  }

  /// The modules of the package that these files and folders are in, or that are in them.
  public func modules(around paths: [String]) -> [SourceModule] {
    (packages[folder]?.modules ?? []).filter { module in
      paths.contains { path in module.owns(path) || module.roots.contains { $0.hasPrefix(path + "/") } }
    }
  }

  /// The modules that these can see, directly or through others, themselves left out; sorted by name.
  public mutating func modulesSeen(by modules: [SourceModule]) -> [SourceModule] {
    var seen: [String: SourceModule] = [:]
    var open = modules.map { (package: folder, module: $0) }
    var visited: Set<String> = []
    while let next = open.popLast() {
      guard visited.insert(next.package + "\n" + next.module.name).inserted else { continue }
      for found in next.module.dependencies.flatMap({ resolve($0, in: next.package) }) {
        if seen[found.module.name] == nil { seen[found.module.name] = found.module }
        open.append(found)
      }
    }
    for module in modules { seen[module.name] = nil }
    return seen.values.sorted { $0.name < $1.name }
  }

  /// The package and those in local folders that it depends on, directly or through others.
  ///
  /// - Parameter names: The names of packages that are left out.
  public mutating func localPackages(without names: Set<String>) -> [SourcePackage] {
    var found: [SourcePackage] = []
    var open = [folder]
    while !open.isEmpty {
      let next = package(in: open.removeFirst())
      if found.contains(where: { $0.folder == next.folder }) { continue }
      found.append(next)
      for other in next.manifest.packages where other.names.isDisjoint(with: names) {
        other.path.map { open.append(Self.folder($0, from: next.folder)) }
      }
    }
    return found
  }

  /// A package that the package depends on by itself; `nil` if there is none of that name, or it is not fetched yet.
  public mutating func dependency(called name: String) -> SourcePackage? {
    guard let found = package(in: folder).manifest.packages.first(where: { $0.names.contains(name) }),
      let place = place(of: found, from: folder)
    else { return nil }
    return package(in: place)
  }

  private mutating func resolve(
    _ dependency: PackageManifest.Dependency, in folder: String
  ) -> [(package: String, module: SourceModule)] {
    let package = package(in: folder)
    var wanted: String?
    switch dependency {
    case .name(let name):
      let name = name.moduleName
      if let module = package.modules.first(where: { $0.name == name }) { return [(folder, module)] }
    case .product(_, let from): wanted = from?.lowercased()
    }
    for other in package.manifest.packages where wanted.map(other.names.contains) ?? true {
      guard let place = place(of: other, from: folder) else { continue }
      guard let modules = self.package(in: place).modules(of: dependency.name) else { continue }
      return modules.map { (place, $0) }
    }
    return []
  }

  private mutating func place(of package: PackageManifest.Package, from folder: String) -> String? {
    if let path = package.path { return Self.folder(path, from: folder) }
    if let place = places.place(of: package.names) { return place }
    let text =
      "'\(package.names.sorted().first ?? "")' has no checkout that is known here: it is not resolved yet, or by Xcode"
    let unknown = Self.unknown(text, in: folder)
    if !unknowns.contains(unknown) { unknowns.append(unknown) }
    return nil
  }

  private static func folder(_ path: String, from folder: String) -> String {
    URL(filePath: path, relativeTo: URL(filePath: folder + "/")).standardizedFileURL.resolvingSymlinksInPath().plainPath
  }

  private static func unknown(_ text: String, in folder: String) -> PackageManifest.Unknown {
    let position = SourcePosition(file: folder + "/Package.swift", line: 1, column: 1)
    return PackageManifest.Unknown(position: position, text: text)
  }

  private mutating func package(in folder: String) -> SourcePackage {
    if let known = packages[folder] { return known }
    let file = folder + "/Package.swift"
    var manifest = PackageManifest()
    if let data = FileManager.default.contents(atPath: file) {
      manifest = PackageManifest(reading: Array(data), path: file)
    } else {
      manifest.unknowns = [Self.unknown("the manifest cannot be read", in: folder)]
    }
    unknowns += manifest.unknowns
    let package = SourcePackage(manifest, in: folder)
    packages[folder] = package
    return package
  }
}
