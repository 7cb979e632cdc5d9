import RibletsImpact
import TestFolder
import Testing

/// Manifests for versions of Swift, packages that are edited, and the folders in which SwiftPM looks.
struct OtherManifestTests {
  private static let missing = "the manifest does not say what tests there are"

  @Test(
    arguments: [
      ("5.9", "Package@swift-6.swift", true), ("5.9", "Package@swift-6.0.swift", true),
      ("6.0", "Package@swift-6.swift", true), ("6.0", "Package@swift-6.1.2.swift", true),
      ("6.0", "Package@swift-5.9.swift", false), ("6.1", "Package@swift-6.0.swift", false),
      ("6", "Package@swift-six.swift", true),
    ])
  func `a test was missed that only a manifest for another version of Swift names`(
    asked: String, name: String, counts: Bool
  ) throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing("tools-version: 6.3", with: "tools-version: \(asked)"), name: manifest,
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "Home", with: "House")

    #expect(impact.everything == (counts ? ["SwiftPM may take '\(name)', which is not read", Self.missing] : []))
  }

  @Test func `a package that is edited is taken from elsewhere, also if nothing seems to have changed`() throws {
    let sample = try ImpactSample([
      ".build/workspace-state.json": #"{"object": {"dependencies": [{"state": {"name": "edited", "path": null}}]}}"#
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "Home", with: "House")

    let reason = "a package is taken from elsewhere: see 'swift package edit'"
    #expect(impact.everything == [reason])
    #expect(sample.impact().everything == [reason])
    #expect(ImpactedApp(at: sample.root).isBoundToFolder)
  }

  @Test(arguments: [
    ("let local = FileManager.default.fileExists(atPath: \"../Local\")", true),
    ("import Foundation\nlet local = access(\"../Local\", 0) == 0", true), ("let place = #filePath", true),
    ("@_silgen_name(\"open\") func find(_ path: UnsafePointer<CChar>, _ flag: Int32) -> Int32", true),
    ("let library = dlopen(\"./a.so\", 1)", true),
    ("let flags = [\"-I\", Context.packageDirectory + \"/../Local\"]", true),
    ("let flags = [SwiftSetting.unsafeFlags([\"-I\", \"../Local\"])]", true),
    ("let flags = [SwiftSetting.unsafeFlags([\"-warn\"])]", false),
    ("let other = Package.Dependency.package(path: \"../Other\")", false),
    ("func access() -> Bool { true }\nlet isOpen = access()", false),
    ("package.targets.append(.target(name: \"Made\", plugins: [\"Maker\"]))", true),
  ])
  func `a manifest that looks for files was built in another folder`(code: String, isBound: Bool) throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample(["Package.swift": manifest + "\n\(code)\n", "Sources/Made/Made.swift": ""])

    #expect(ImpactedApp(at: sample.root).isBoundToFolder == isBound)
  }

  @Test(arguments: ["Source", "Sources", "src", "srcs", "Tests"])
  func `tests are found in each folder in which SwiftPM looks`(folder: String) throws {
    let (path, manifest) = ("Sources/Cart/CartPrices.swift", try #require(ImpactSample.files["Package.swift"]))
    let target = #".testTarget(name: "ShopTests", dependencies: ["Cart"]),"#
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing("targets: [\n", with: "targets: [\n    \(target)\n"),
      "\(folder)/ShopTests/ShopTests.swift": """
      import Testing
      @testable import Cart

      struct ShopTests { @Test func total() { #expect(CartPrices().total() == 3) } }
      """,
    ])

    #expect(try sample.impact(of: path, replacing: "2", with: "3").names.contains("ShopTests"))
  }
}
