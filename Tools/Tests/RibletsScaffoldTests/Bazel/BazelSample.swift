import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// An app and a Riblets of few modules in a folder of its own.
final class BazelSample {
  let root: String
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "bazel \(UUID().uuidString)")
    root = folder.appending(path: "app").path
    try write(
      """
      // swift-tools-version: 6.3
      let package = Package(
        name: "riblets",
        products: [
          .library(name: "Riblets", targets: ["Riblets"]), .library(name: "Snapshots", targets: ["Pictures", "Texts"]),
        ],
        targets: [
          .target(name: "Riblets"), .target(name: "Pictures", dependencies: ["Core"]), .target(name: "Texts"),
          .target(name: "Core"), .target(name: "Unused"), .testTarget(name: "RibletsTests", dependencies: ["Riblets"]),
        ])
      """, to: "../riblets/Package.swift")
    for module in ["Riblets", "Pictures", "Texts", "Core", "Unused"] {
      try write("", to: "../riblets/Sources/\(module)/\(module).swift")
    }
    try write("", to: "../riblets/Tests/RibletsTests/Tests.swift")
    try writeManifest(
      """
      .target(name: "Shop", dependencies: [.product(name: "Riblets", package: "riblets")]),
      .executableTarget(name: "ShopApp", dependencies: ["Shop"]),
      .testTarget(
        name: "ShopTests", dependencies: ["Shop", .product(name: "Snapshots", package: "riblets")],
        exclude: ["__Snapshots__"], plugins: [.plugin(name: "RibletsMocksPlugin", package: "riblets-tools")]),
      """)
    for file in ["Sources/Shop/Shop", "Sources/ShopApp/ShopApp", "Tests/ShopTests/ShopTests"] {
      try write("", to: file + ".swift")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes the manifest of the app.
  func writeManifest(_ targets: String, packages: String = "", settings: String = "") throws {
    try write(
      """
      // swift-tools-version: 6.3
      \(settings)
      let package = Package(
        name: "Shop",
        dependencies: [
          .package(name: "riblets", path: "../riblets"),
          .package(name: "riblets-tools", path: "../riblets/Tools"), \(packages)
        ],
        targets: [
      \(targets)
        ])
      """, to: "Package.swift")
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: root + "/" + path).standardizedFileURL
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  func plan(linked: [String: [String]] = [:], usesWorkspace: Bool = false) throws -> ScaffoldPlan {
    try BazelPlanner().plan(FoundApp(around: root, sources: "."), linked: linked, usesWorkspace: usesWorkspace)
  }

  /// The build file of the app as it would be written.
  func buildFile(linked: [String: [String]] = [:]) throws -> String { try plan(linked: linked).text(of: "BUILD.bazel") }

  /// The rule of a target in the build file of the app.
  func rule(_ name: String, linked: [String: [String]] = [:]) throws -> String {
    let rules = try buildFile(linked: linked).split(separator: "\n\n").map(String.init)
    return try #require(rules.first { $0.contains("name = \"\(name)\"") })
  }

  /// Writes what is planned.
  func apply(_ plan: ScaffoldPlan) throws {
    for file in plan.files { try write(file.text, to: file.path) }
    for edit in plan.edits { try write(edit.newText, to: edit.path) }
  }
}
