import Foundation
import RibletsPlans
import RibletsSource

/// A package whose targets get a build file: that of the app, one in a folder below it, or one elsewhere.
struct BazelPackage: Sendable {
  let source: SourcePackage
  /// Its folder from that of the app on.
  let path: String
  /// The name of the repository that it is to Bazel; `nil` for one in the app's own.
  let repository: String?
  /// The modules with Swift files in them, and true for those with a `main.swift`.
  private let mains: [String: Bool]
  /// The modules of its libraries, and those that these depend on.
  private let product: Set<String>

  /// - Parameters:
  ///   - source: The package, with the whole path of its folder.
  ///   - root: The folder of the app.
  init(_ source: SourcePackage, root: String) {
    path = source.folder.relative(to: root)
    let isOutside = path == ".." || path.hasPrefix("../")
    let isFetched = path.split(separator: "/").first == ".build"
    repository = isOutside || isFetched ? Self.repository(source.manifest.name ?? FilePath.name(source.folder)) : nil
    mains = source.modules.reduce(into: [:]) { mains, module in
      let files = module.files
      if !files.isEmpty { mains[module.name] = files.contains { FilePath.name($0) == "main.swift" } }
    }
    self.source = source.relative(to: source.folder)
    var product: Set<String> = []
    var open = source.manifest.products.flatMap(\.targets).map(\.moduleName)
    while let next = open.popLast() {
      guard let module = source.modules.first(where: { $0.name == next }), module.kind == .target,
        product.insert(next).inserted
      else { continue }
      open += module.dependencies.map(\.name.moduleName)
    }
    self.product = product
  }

  /// The file with its targets.
  var buildFile: String {
    if let repository { return "\(BazelPlanner.folder)/\(repository).BUILD.bazel" }
    return path.isEmpty ? "BUILD.bazel" : path + "/BUILD.bazel"
  }

  /// The modules that are built: of a package elsewhere, those that its products consist of.
  var modules: [SourceModule] {
    source.modules.filter { module in
      mains[module.name] != nil && module.kind != .macro && (repository == nil || product.contains(module.name))
    }
    .sorted { $0.name < $1.name }
  }

  /// True for a program that begins at a type with `@main`.
  func hasMainType(_ module: SourceModule) -> Bool { module.kind == .executableTarget && mains[module.name] == false }

  /// The label of a module.
  func label(of module: String) -> String {
    repository.map { "@\($0)//:\(module)" } ?? "//\(path):\(module)"
  }

  /// The modules of a product; empty if it has none of that name.
  func modules(ofProduct name: String) -> [String] {
    source.manifest.products.first { $0.name == name }?.targets.map(\.moduleName) ?? []
  }

  /// The name of a package as one of a repository: letters, digits and underscores.
  static func repository(_ name: String) -> String { name.lowercased().moduleName }
}
