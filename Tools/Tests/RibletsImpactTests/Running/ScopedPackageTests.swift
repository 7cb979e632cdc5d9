import RibletsImpact
import Testing

struct ScopedPackageTests {
  private func scope(of path: String, replacing old: String, with new: String) throws -> ScopedPackage? {
    let sample = try ImpactSample()
    return ScopedPackage(
      for: try sample.impact(of: path, replacing: old, with: new), in: ImpactedApp(at: sample.root))
  }

  @Test func `it has the selected test targets and what they need, also at run time`() throws {
    let scope = try #require(try scope(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "1 + 3"))

    #expect(scope.targets == ["Cart", "CartInterface", "CartTests", "Home", "HomeTests"])
    #expect(scope.linked == ["Cart"])
  }

  @Test func `it leaves out what is not selected`() throws {
    let scope = try #require(try scope(of: "Sources/Cart/CartColors.swift", replacing: "enum", with: "\nenum"))

    #expect(scope.targets == ["Cart", "CartInterface", "CartTests"])
    #expect(scope.linked == [])
  }

  @Test func `everything has no scope`() throws {
    #expect(try scope(of: "Package.swift", replacing: "Shop", with: "Shops") == nil)
  }

  @Test func `its manifest is the one that is there, with a filter behind it`() throws {
    let scope = try #require(try scope(of: "Sources/Cart/CartColors.swift", replacing: "enum", with: "\nenum"))

    #expect(
      scope.manifest(scoping: "let package = Package()\n", from: "/code/a \"shop\"") == #"""
        let package = Package()

        // Appended by riblets test: only what is selected, and packages in folders where they are.
        package.targets.removeAll { !["Cart", "CartInterface", "CartTests"].contains($0.name) }
        package.products = []
        package.dependencies = package.dependencies.map { dependency in
          guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
          let folder = "/code/a \"shop\""
          let own = Context.packageDirectory
          let place =
            path.hasPrefix(own)
            ? folder + path.dropFirst(own.count) : path.hasPrefix("/") || path.hasPrefix("~") ? path : folder + "/" + path
          return name.map { .package(name: $0, path: place) } ?? .package(path: place)
        }

        """#)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.1", true), ("//swift-tools-version:6.0.3", false), ("// swift-tools-version: 7", true),
  ])
  func `a manifest that knows traits keeps those of packages in folders`(line: String, knowsTraits: Bool) {
    let manifest = ScopedPackage.wholeManifest(of: "\n\(line)\nlet package = Package()\n", from: "/code")

    #expect(manifest.contains(".package(path: place, traits: dependency.traits)") == knowsTraits)
  }
}
