import Foundation
import RibletsModel
import RibletsSource
import Testing

/// Each test has a folder of its own, with an app, a package in it and one beside it.
final class ModelPackagesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "packages \(UUID().uuidString)")

  init() throws {
    try write(
      """
      let package = Package(
        name: "app",
        dependencies: [
          .package(path: "Packages/Pay"), .package(path: "../Player"), .package(path: "../../riblets"),
          .package(url: "https://example.org/Net.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Shop", dependencies: ["Core", .product(name: "Pay", package: "Pay"), "Net"], path: "Code",
            exclude: ["Old"]),
          .target(name: "Core"), .testTarget(name: "ShopTests", dependencies: ["Shop"]), .target(name: "Nowhere"),
          .macro(name: "Macros"), .plugin(name: "Maker"),
        ])
      """, to: "App/Package.swift")
    try write(
      """
      let package = Package(
        name: "Pay", products: [.library(name: "Pay", targets: ["Pay"])], dependencies: [.package(path: "../../../Player")],
        targets: [.target(name: "Pay", dependencies: ["Player"])])
      """, to: "App/Packages/Pay/Package.swift")
    try write(
      """
      let package = Package(
        name: "player", products: [.library(name: "Player", targets: ["Player"])], dependencies: [.package(path: "../App")],
        targets: [.target(name: "Player")])
      """, to: "Player/Package.swift")
    try write(.riblet("Settings"), to: "App/Code/Settings.swift")
    try write(.riblet("Settings"), to: "App/Code/Old/Settings.swift")
    try write("", to: "App/Sources/Core/Core.swift")
    try write("", to: "App/Sources/Macros/Macros.swift")
    try write("struct SettingsRouterTests { @Test func a() {} }", to: "App/Tests/ShopTests/SettingsRouterTests.swift")
    try write(.riblet("Pay"), to: "App/Packages/Pay/Sources/Pay/Pay.swift")
    try write(.riblet("Settings"), to: "Player/Sources/Player/Settings.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var root: String { folder.appending(path: "App").path(percentEncoded: false) }

  private var model: AppModel {
    let packages = ModelPackages(in: root)
    return AppModel(reading: ModelSources(root: root, folders: packages.folders), packages: packages)
  }

  @Test func `an app has the packages in local folders that it depends on, but those of Riblets`() {
    let packages = model.packages
    #expect(packages.map(\.manifest.name) == ["app", "Pay", "player"])
    #expect(packages.map(\.folder) == ["", "Packages/Pay", "../Player"])
    #expect(
      packages.map { $0.modules.map { "\($0.kind) \($0.name) in \($0.folder)" } } == [
        [
          "target Shop in Code", "target Core in Sources/Core", "testTarget ShopTests in Tests/ShopTests",
          "macro Macros in Sources/Macros",
        ], ["target Pay in Packages/Pay/Sources/Pay"], ["target Player in ../Player/Sources/Player"],
      ])
    #expect(packages[0].modules[0].dependencies.map(\.name) == ["Core", "Pay", "Net"])
    #expect(packages[1].modules[0].position.file == "Packages/Pay/Package.swift")
  }

  @Test func `riblets of all modules are read, without files that a manifest leaves out`() {
    #expect(model.names == ["Pay", "Player.Settings", "Shop.Settings"])
    #expect(
      model.riblets.values.map(\.position.file).sorted() == [
        "../Player/Sources/Player/Settings.swift", "Code/Settings.swift", "Packages/Pay/Sources/Pay/Pay.swift",
      ])
    #expect(model.tests.map(\.type) == ["SettingsRouterTests"])
    #expect(model.notes == [])
  }

  @Test func `what a manifest computes, and a package that is not there, are notes`() throws {
    try write(
      """
      let package = Package(
        name: "app", dependencies: [.package(path: "../Lost")],
        targets: [.target(name: "Shop", dependencies: all(), path: "Code", exclude: ["Old"])])
      """, to: "App/Package.swift")
    #expect(
      model.sentences == [
        "../Lost/Package.swift:1:1: note: The manifest cannot be read.",
        "Package.swift:3:49: note: It computes the dependencies of 'Shop'. Expected a list in square brackets.",
      ])
    #expect(model.names == ["Settings"])
  }

  @Test func `an app without a manifest has no packages`() throws {
    try FileManager.default.removeItem(at: folder.appending(path: "App/Package.swift"))
    #expect(ModelPackages(in: root).packages == [])
    #expect(ModelPackages(in: root).notes == [])
  }
}
