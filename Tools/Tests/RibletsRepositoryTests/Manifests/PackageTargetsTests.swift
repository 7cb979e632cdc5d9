import Foundation
import Testing

@testable import RibletsRepository
@testable import RibletsScaffold

struct PackageTargetsTests {
  private func text(
    _ manifests: [String: ModuleManifest], without missing: [String] = [], contracts: Bool = false
  ) -> String {
    let products = PackageProducts(
      interfaces: ["riblets/Riblets"], modules: ["riblets/Riblets"], plugins: [], tests: ["riblets/RibletsTesting"])
    let modules = AppModules(AppLayout(module: "Shop"), products, manifests)
    return PackageTargets(modules) { path in
      !missing.contains(path) && !path.hasSuffix("/Resources") && (contracts || !path.hasSuffix("/Contracts/Recorded"))
    }.text
  }

  @Test func `one module is one target and its tests`() {
    #expect(
      text([:]) == """
            .target(
              name: "Shop",
              dependencies: [
                .product(name: "Riblets", package: "riblets")
              ],
              swiftSettings: settings
            ),
            .testTarget(
              name: "ShopTests",
              dependencies: [
                "Shop",
                .product(name: "RibletsTesting", package: "riblets"),
              ],
              exclude: ["Snapshots/__Snapshots__"],
              swiftSettings: settings
            ),

        """)
  }

  @Test func `what tests read beside them is left out`() {
    let snapshots = "Tests/ShopTests/Snapshots/__Snapshots__"
    #expect(text([:], contracts: true).contains("exclude: [\"Contracts/Recorded\", \"Snapshots/__Snapshots__\"],\n"))
    #expect(text([:], without: [snapshots], contracts: true).contains("exclude: [\"Contracts/Recorded\"],\n"))
  }

  @Test func `a module sees its interface, the app all modules, and tests what their module sees`() {
    let text = text(
      [
        "CartModule": ModuleManifest(dependencies: ["MenuInterface", "GRDB.swift/GRDB"], interface: ["ShopShared"]),
        "Shop": ModuleManifest(dependencies: ["CartInterface"]),
      ], without: ["Tests/CartModuleTests/Snapshots/__Snapshots__", "Tests/ShopTests"])

    #expect(
      text == """
            .target(
              name: "CartInterface",
              dependencies: [
                "ShopShared",
                .product(name: "Riblets", package: "riblets"),
              ],
              swiftSettings: settings
            ),
            .target(
              name: "CartModule",
              dependencies: [
                "CartInterface",
                "MenuInterface",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Riblets", package: "riblets"),
              ],
              swiftSettings: settings
            ),
            .target(
              name: "Shop",
              dependencies: [
                "CartInterface",
                "CartModule",
                .product(name: "Riblets", package: "riblets"),
              ],
              swiftSettings: settings
            ),
            .testTarget(
              name: "CartModuleTests",
              dependencies: [
                "CartInterface",
                "CartModule",
                "MenuInterface",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "RibletsTesting", package: "riblets"),
              ],
              swiftSettings: settings
            ),

        """)
  }

  @Test func `a plug-in takes part in the sources, the tests of one module, or all tests`() {
    var cart = ModuleManifest()
    cart.plugins = ["tools/Points"]
    cart.testPlugins = ["tools/Fixtures"]
    let products = PackageProducts(interfaces: [], modules: [], plugins: ["tools/Mocks"], tests: [])
    let modules = AppModules(AppLayout(module: "Shop"), products, ["CartModule": cart])
    let text = PackageTargets(modules) { !$0.hasSuffix("/Resources") && !$0.hasSuffix("/Recorded") }.text
    let plugins = text.components(separatedBy: "arget(\n").dropFirst().map { target in
      target.components(separatedBy: ".plugin(name: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }

    // Modules before the app, sources before tests.
    #expect(plugins == [["Points"], [], ["Fixtures", "Mocks"], ["Mocks"]])
  }

  @Test func `folders that are not the usual ones are named`() {
    let layout = AppLayout(sources: "Modules/Shop")
    let products = PackageProducts(interfaces: [], modules: [], plugins: [], tests: [])
    let text = PackageTargets(AppModules(layout, products, ["CartModule": ModuleManifest()])) { _ in false }.text
    #expect(text.contains("      path: \"Modules/CartModule\",\n"))
    #expect(text.contains("      path: \"Modules/Shop\",\n"))
  }

  @Test func `each target of tests sees the module, and data beside it is left out`() {
    var shop = ModuleManifest()
    shop.testTargets = ["CartTests", "GoneTests"]
    let text = text(["Shop": shop], without: ["Tests/GoneTests", "Tests/CartTests/Snapshots/__Snapshots__"])
    #expect(
      text.hasSuffix(
        """
            .testTarget(
              name: "CartTests",
              dependencies: [
                "Shop",
                .product(name: "RibletsTesting", package: "riblets"),
              ],
              swiftSettings: settings
            ),
            .testTarget(
              name: "ShopTests",
              dependencies: [
                "Shop",
                .product(name: "RibletsTesting", package: "riblets"),
              ],
              exclude: ["Snapshots/__Snapshots__"],
              swiftSettings: settings
            ),

        """))
    #expect(shop.text.contains("\"testTargets\": [\n    \"CartTests\",\n    \"GoneTests\"\n  ]"))
  }
}
