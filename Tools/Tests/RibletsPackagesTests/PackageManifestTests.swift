import Testing

@testable import RibletsPackages

struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(reading: "// swift-tools-version: 6.1\nimport PackageDescription\n" + text)
  }

  @Test func `targets, products and packages are read with what they depend on`() {
    let manifest = manifest(
      """
      let package = Package(
        name: "app",
        products: [.library(name: "Shop", targets: ["Shop", "Core"])],
        dependencies: [
          .package(name: "places", path: "../Where"),
          .package(url: "https://example.org/Net.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              "Core", .target(name: "Model"), .byName(name: "Other"), .product(name: "Places", package: "places"),
            ],
            path: "Code/Shop", exclude: ["Old"], sources: ["New"]),
          .executableTarget(name: "Core"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ]
      )
      """)
    #expect(manifest.targets.map(\.name) == ["Shop", "Core", "ShopTests"])
    #expect(manifest.targets.map(\.kind) == ["target", "executableTarget", "testTarget"])
    let shop = manifest.targets[0]
    #expect(shop.path == "Code/Shop")
    #expect(shop.excluded == ["Old"])
    #expect(shop.sources == ["New"])
    #expect(
      shop.dependencies == [.name("Core"), .name("Model"), .name("Other"), .product("Places", package: "places")])
    #expect(manifest.products == [.init(name: "Shop", targets: ["Shop", "Core"])])
    #expect(manifest.packages.map(\.names) == [["places", "where"], ["net"]])
    #expect(manifest.packages.map(\.path) == ["../Where", nil])
    #expect(manifest.unknowns == [])
  }

  @Test func `constants are looked up, also where they are added up`() {
    let manifest = manifest(
      """
      let core = "Core"
      let common: [Target.Dependency] = [.target(name: core), .product(name: "Riblets", package: "riblets")]
      let package = Package(name: "app", targets: [
        .target(name: "Shop", dependencies: common + ["Model"]), .target(name: core, path: "Code"),
      ])
      """)
    #expect(
      manifest.targets.first { $0.name == "Shop" }?.dependencies
        == [.name("Core"), .product("Riblets", package: "riblets"), .name("Model")])
    #expect(manifest.targets.filter { $0.name == "Core" }.map(\.path) == ["Code"])
    #expect(manifest.unknowns == [])
  }

  @Test func `targets behind conditions, and those that are added later, count`() {
    let manifest = manifest(
      """
      let package = Package(name: "app", targets: [.target(name: "Shop")])
      #if os(macOS)
        package.targets.append(.target(name: "Mac"))
      #endif
      package.dependencies += [.package(path: Context.environment["PLACES"] ?? "../Places")]
      """)
    #expect(manifest.targets.map(\.name) == ["Shop", "Mac"])
    #expect(manifest.packages.map(\.path) == ["../Places"])
  }

  @Test func `what is computed is named with its line`() {
    let manifest = manifest(
      """
      func feature(_ name: String) -> Target { .target(name: name) }
      let package = Package(name: "app", dependencies: [.package(path: folder())], targets: [
        feature("A"),
        .target(name: "B", dependencies: names.map { .byName(name: $0) }),
        .target(name: "C", dependencies: [feature], path: folder()),
      ])
      """)
    #expect(
      manifest.unknowns == [
        .init(line: 3, what: "the name of a target"), .init(line: 4, what: "where a package is"),
        .init(line: 6, what: "the dependencies of 'B'"), .init(line: 7, what: "the path of 'C'"),
        .init(line: 7, what: "a dependency of 'C'"),
      ])
    #expect(manifest.targets.map(\.name) == ["B", "C"])
  }

  @Test(arguments: ["", "let package = Package(", "let a = b\nlet b = a\nlet c = Target.target(name: a)", "\u{0}"])
  func `a manifest that is broken is read without a crash`(text: String) {
    #expect(manifest(text).targets == [])
  }
}
