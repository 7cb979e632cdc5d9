import Foundation
import RibletsReading
public import RibletsSource

/// The packages of an app: the one in its folder, and those in local folders that it depends on. Paths are from there on.
public struct ModelPackages: Sendable {
  /// The packages, each before those that it depends on.
  public private(set) var packages: [SourcePackage] = []
  /// Notes on what the manifests do not say without being run.
  public private(set) var notes: [ModelNote] = []

  /// The packages of Riblets, which belong to no app.
  private static let riblets: Set<String> = [
    "riblets", "riblets-bridges", "riblets-data", "riblets-portable", "riblets-store", "riblets-tools", "riblets-web",
  ]

  /// No package.
  public init() {}

  /// Reads the manifests of an app; of none, if its folder has no `Package.swift`.
  public init(in root: String) {
    guard FileManager.default.fileExists(atPath: root + "/Package.swift"), var graph = PackageGraph(around: root)
    else { return }
    packages = graph.localPackages(without: Self.riblets).map { $0.relative(to: graph.folder) }
    notes = packages.flatMap(\.manifest.unknowns).map { unknown in
      let expected = unknown.expected.isEmpty ? "" : " Expected \(unknown.expected)."
      let text = unknown.text.prefix(1).uppercased() + unknown.text.dropFirst() + "."
      return ModelNote(position: unknown.position, text: text + expected)
    }
  }

  /// The modules of all packages.
  public var modules: [SourceModule] { packages.flatMap(\.modules) }

  /// The folders of all modules, for ``ModelSources``.
  public var folders: [ModelSources.Folder] {
    modules.map { ModelSources.Folder(module: $0.name, path: $0.folder, isTest: $0.kind == .testTarget) }
  }

  /// The files that no manifest leaves out, with the modules that they belong to: several modules can have one folder.
  func owned(_ files: [ModelFile]) -> [ModelFile] {
    if packages.isEmpty { return files }
    let modules = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return files.flatMap { file -> [ModelFile] in
      guard let found = modules[file.module], !found.owns(file.path) else { return [file] }
      return self.modules.filter { $0.owns(file.path) }.map { owner in
        let isTest = owner.kind == .testTarget || file.isTest && found.kind != .testTarget
        return ModelFile(module: owner.name, isTest: isTest, outline: file.outline)
      }
    }
  }
}
