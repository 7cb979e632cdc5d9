import Foundation

/// Which modules a package has, and which of other packages they can see: its manifest, those of packages beside it and
/// those of its checkouts, read and not run.
public struct PackageGraph: Sendable {
  /// A module: a target and its files.
  public struct Module: Hashable, Sendable {
    /// Its name, as imports write it.
    public var name: String
    /// Its folder.
    public var folder: String
    /// Paths in it that do not belong to it.
    var excluded: [String]
    /// Paths that it consists of.
    var roots: [String]

    /// Returns true if a file belongs to it.
    public func owns(_ file: String) -> Bool {
      func isBelow(_ root: String) -> Bool { file == root || file.hasPrefix(root + "/") }
      return roots.contains(where: isBelow) && !excluded.contains(where: isBelow)
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

  /// A fact that reading the manifests did not give, with the file and line.
  public struct Unknown: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var text: String
  }

  /// The folder of the package.
  public let folder: String
  private var places: CheckoutPlaces
  private var packages: [String: PackageManifest] = [:]
  /// The facts that reading the manifests did not give.
  public private(set) var unknowns: [Unknown] = []

  /// The graph of the package that holds a path; `nil` if none does.
  public init?(around path: String) {
    var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").plainPath) {
      let above = folder.deletingLastPathComponent()
      if above.plainPath == folder.plainPath { return nil }
      folder = above
    }
    self.folder = folder.plainPath
    places = CheckoutPlaces(around: folder.plainPath)
    load(self.folder)
  }

  /// The modules of the package that these files and folders are in, or that are in them.
  public func modules(around paths: [String]) -> [Module] {
    modules(in: folder).filter { module in
      paths.contains { path in module.owns(path) || module.roots.contains { $0.hasPrefix(path + "/") } }
    }
  }

  /// The modules that these can see, directly or through others, themselves left out; sorted by name.
  public mutating func modulesSeen(by modules: [Module]) -> [Module] {
    var seen: [String: Module] = [:]
    var open = modules.map { (package: folder, module: $0.name) }
    var visited: Set<String> = []
    while let next = open.popLast() {
      guard visited.insert(next.package + "\n" + next.module).inserted,
        let target = packages[next.package]?.targets.first(where: { $0.name.moduleName == next.module })
      else { continue }
      for (package, module) in target.dependencies.flatMap({ resolve($0, in: next.package) }) {
        if seen[module.name] == nil { seen[module.name] = module }
        open.append((package, module.name))
      }
    }
    for module in modules { seen[module.name] = nil }
    return seen.values.sorted { $0.name < $1.name }
  }

  private mutating func resolve(
    _ dependency: PackageManifest.Dependency, in package: String
  ) -> [(package: String, module: Module)] {
    guard let manifest = packages[package] else { return [] }
    let name: String
    var wanted: String?
    switch dependency {
    case .name(let text):
      if let module = modules(in: package).first(where: { $0.name == text.moduleName }) { return [(package, module)] }
      name = text
    case .product(let text, let from):
      name = text
      wanted = from?.lowercased()
    }
    for other in manifest.packages where wanted.map(other.names.contains) ?? true {
      guard let folder = place(of: other, from: package) else { continue }
      load(folder)
      guard let product = packages[folder]?.products.first(where: { $0.name == name }) else { continue }
      let targets = Set(product.targets.map(\.moduleName))
      return modules(in: folder).filter { targets.contains($0.name) }.map { (folder, $0) }
    }
    return []
  }

  private mutating func place(of package: PackageManifest.Package, from folder: String) -> String? {
    if let path = package.path {
      return URL(filePath: path, relativeTo: URL(filePath: folder + "/")).standardizedFileURL
        .resolvingSymlinksInPath().plainPath
    }
    if let place = places.place(of: package.names) { return place }
    let text =
      "'\(package.names.sorted().first ?? "")' has no checkout that is known here: it is not resolved yet, or by Xcode"
    let unknown = Unknown(file: folder + "/Package.swift", line: 1, text: text)
    if !unknowns.contains(unknown) { unknowns.append(unknown) }
    return nil
  }

  private mutating func load(_ folder: String) {
    guard packages[folder] == nil else { return }
    let file = folder + "/Package.swift"
    guard let source = FileManager.default.contents(atPath: file) else {
      packages[folder] = PackageManifest()
      return unknowns.append(Unknown(file: file, line: 1, text: "the manifest cannot be read"))
    }
    let manifest = PackageManifest(reading: String(decoding: source, as: UTF8.self))
    packages[folder] = manifest
    unknowns += manifest.unknowns.map { Unknown(file: file, line: $0.line, text: "it computes \($0.what)") }
  }

  private func modules(in folder: String) -> [Module] {
    guard let manifest = packages[folder] else { return [] }
    let targets = manifest.targets.filter { $0.kind != "plugin" }
    return targets.compactMap { target in
      guard let root = Self.folder(of: target, isOnly: targets.count == 1, in: folder) else { return nil }
      return Module(
        name: target.name.moduleName, folder: root, excluded: target.excluded.map { root + "/" + $0 },
        roots: target.sources?.map { root + "/" + $0 } ?? [root])
    }
  }

  private static func folder(of target: PackageManifest.Target, isOnly: Bool, in package: String) -> String? {
    if let path = target.path {
      return path == "." || path.isEmpty ? package : URL(filePath: package + "/" + path).standardizedFileURL.plainPath
    }
    let parents = target.kind == "testTarget" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let folders = parents.map { "\(package)/\($0)/\(target.name)" } + (isOnly ? ["\(package)/\(parents[0])"] : [])
    return folders.first { FileManager.default.fileExists(atPath: $0) }
  }
}

extension String {
  /// The name of a target as an import writes it.
  fileprivate var moduleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension URL {
  /// Without a slash at the end.
  fileprivate var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
