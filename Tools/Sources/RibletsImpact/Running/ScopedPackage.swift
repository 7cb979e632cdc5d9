import RibletsModel
import RibletsSource

/// The targets of a package that selected tests need, and the manifest that has no others.
package struct ScopedPackage: Hashable, Sendable {
  /// The names of the targets that stay, as the manifest has them.
  package let targets: [String]
  /// The modules that tests reach at run time only, which an empty test target links.
  package let linked: [String]

  /// The empty test target.
  package static let linking = "RibletsLinkedTests"

  /// Chooses the targets of the root package that an impact selects tests of, and what they depend on.
  ///
  /// - Returns: `nil` if that is not known, or all of them.
  package init?(for impact: Impact, in app: ImpactedApp) {
    guard impact.everything.isEmpty, let package = app.model.packages.first else { return nil }
    let own = Set(package.modules.map(\.name))
    let tests = impact.targets.filter { own.contains($0.name) }
    let linked = Set(tests.flatMap(\.linked))
    // A module of another package cannot be named from here.
    guard linked.isSubset(of: own) else { return nil }
    let roots = linked.union(tests.map(\.name)).union(impact.modules)
    let kept = Set(roots.flatMap { app.modules.seen[$0] ?? [] }).union(app.modules.ofPlugins)
    targets = package.manifest.targets.filter { $0.kind == .plugin || kept.contains($0.name.moduleName) }.map(\.name)
      .sorted()
    self.linked = package.manifest.targets.map(\.name).filter { linked.contains($0.moduleName) }.sorted()
  }

  /// Returns a manifest with only these targets, for a folder that has the rest of the package by links.
  ///
  /// - Parameters:
  ///   - manifest: The manifest as it is; what is written by hand in it runs first.
  ///   - folder: The folder of the package, from which on its paths are meant.
  package func manifest(scoping manifest: String, from folder: String) -> String {
    """
    \(manifest)
    // Appended by riblets test: only what is selected, and packages in folders where they are.
    package.targets.removeAll { ![\(Self.list(targets))].contains($0.name) }
    package.products = []
    \(linked.isEmpty ? "" : linkingTarget)\(Self.places(in: manifest, from: folder))

    """
  }

  /// Returns a manifest with all targets, for such a folder.
  package static func wholeManifest(of manifest: String, from folder: String) -> String {
    """
    \(manifest)
    // Appended by riblets test: packages in folders where they are.
    \(places(in: manifest, from: folder))

    """
  }

  private var linkingTarget: String {
    """
    package.targets.append(
      .testTarget(name: "\(Self.linking)", dependencies: [\(Self.list(linked))], path: "\(Self.linking)"))

    """
  }

  private static func places(in manifest: String, from folder: String) -> String {
    // Earlier ones know no traits.
    let traits =
      OtherManifests.version(ofTools: manifest).lexicographicallyPrecedes([6, 1]) ? "" : ", traits: dependency.traits"
    return """
      package.dependencies = package.dependencies.map { dependency in
        guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
        let folder = \(literal(folder))
        let own = Context.packageDirectory
        let place =
          path.hasPrefix(own)
          ? folder + path.dropFirst(own.count) : path.hasPrefix("/") || path.hasPrefix("~") ? path : folder + "/" + path
        return name.map { .package(name: $0, path: place\(traits)) } ?? .package(path: place\(traits))
      }
      """
  }

  private static func list(_ names: [String]) -> String { names.map(literal).joined(separator: ", ") }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
