import Foundation
import Testing

@testable import RibletsSource

struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    let text = "// swift-tools-version: 6.1\nimport PackageDescription\n" + text
    return PackageManifest(reading: Array(text.utf8), path: "Package.swift")
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
    #expect(manifest.targets.map(\.kind) == [.target, .executableTarget, .testTarget])
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

  @Test func `plug-ins of targets are read by their names, where these are written out`() {
    let manifest = manifest(
      """
      let mocks: [Target.PluginUsage] = [.plugin(name: "Mocks", package: "tools"), "Words"]
      let package = Package(name: "Shop", targets: [
        .target(name: "A"), .target(name: "B", plugins: mocks), .target(name: "C", plugins: plugins(of: "C")),
        .target(name: "D", plugins: nil),
      ])
      """)

    #expect(manifest.targets.map(\.plugins) == [[], ["Mocks", "Words"], nil, []])
  }

  @Test func `settings are read as they are written, and whether there are resources`() {
    let manifest = manifest(
      """
      let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .define("A")]
      let package = Package(name: "Shop", targets: [
        .target(name: "A", swiftSettings: settings), .target(name: "B", resources: [.copy("Words")]),
        .target(name: "C", resources: nil, swiftSettings: settings + [.define("C")]),
      ])
      """)

    #expect(manifest.targets.map { $0.settings?.count } == [2, 0, nil])
    #expect(manifest.targets.map(\.hasResources) == [false, true, false])
    guard case .call("swiftLanguageMode", let arguments)? = manifest.targets.first?.settings?.first?.value else {
      Issue.record("the setting is no call")
      return
    }
    #expect(arguments.first?.expression.languageMode == "6")
  }

  @Test func `the language mode is that of the package, or of its tools`() {
    func mode(_ text: String) -> String { PackageManifest(reading: Array(text.utf8), path: "").languageMode }
    let package = "let package = Package(name: \"Shop\""

    #expect(mode("// swift-tools-version: 6.3\n\(package))") == "6")
    #expect(mode("// swift-tools-version:5.10\n\(package))") == "5")
    #expect(mode("// swift-tools-version: 6.0\n\(package), swiftLanguageModes: [.v5])") == "5")
    #expect(mode(package + ")") == "5")
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

  /// The parts that were not read, as compilers write notes.
  private func unknowns(_ text: String) -> [String] {
    manifest(text).unknowns.map { unknown in
      "\(unknown.position.line):\(unknown.position.column): \(unknown.text)"
        + (unknown.expected.isEmpty ? "" : "; expected \(unknown.expected)")
    }
  }

  @Test func `what is computed is named with its place, and with what was expected`() {
    let text = """
      func feature(_ name: String) -> Target { .target(name: name) }
      let package = Package(name: "app", dependencies: [.package(path: folder())], targets: [
        feature("A"),
        .target(name: "B", dependencies: names.map { .byName(name: $0) }),
        .target(name: "C", dependencies: [feature], path: folder(), exclude: [old()], sources: isNew ? ["D"] : ["E"]),
      ])
      package.products.append(.library(name: "\\(name)", targets: []))
      """
    #expect(
      unknowns(text) == [
        "3:42: it computes the name of a target; expected a string",
        "4:51: it computes where a package is; expected a string after 'path:' or 'url:'",
        "6:36: it computes the dependencies of 'B'; expected a list in square brackets",
        "7:53: it computes the path of 'C'; expected a string",
        "7:73: it computes what 'C' excludes; expected a string",
        "7:90: it computes the sources of 'C'; expected a list in square brackets",
        "7:37: it computes a dependency of 'C'; expected a string, .target(name:) or .product(name:package:)",
        "9:25: it computes the name of a product; expected a string",
      ])
    #expect(manifest(text).targets.map(\.name) == ["B", "C"])
  }

  @Test func `strings are read with their escapes`() {
    let manifest = manifest(
      #"""
      let package = Package(name: "a\"b", targets: [
        .target(name: "Caf\u{e9}", path: #"C:\Shop"#), .target(name: #"\#tTab"#, path: "a\\b"),
        .target(name: "", path: "🧁"), .target(name: "\(1)"),
      ])
      """#)
    #expect(manifest.name == "a\"b")
    #expect(manifest.targets.map(\.name) == ["Café", "\tTab", ""])
    #expect(manifest.targets.map(\.path) == ["C:\\Shop", "a\\b", "🧁"])
    #expect(manifest.unknowns.map(\.text) == ["it computes the name of a target"])
  }

  @Test func `comments, types in front of calls, casts and parentheses change nothing`() {
    let manifest = manifest(
      """
      let core = "Core", model: Target.Dependency = .target(name: "Model")
      // .target(name: "Ghost")
      let package = Package(name: "app", targets: [
        Target.target(name: /* .target(name: "Ghost") */ "Shop",
                      dependencies: ([core] + [model]) as [Target.Dependency]),
        .target(
          name: ("Core"), path: nil,
          plugins: [.plugin(name: "Maker", package: "tools")]),
        .plugin(name: "Own", capability: .buildTool()),
      ])
      let text = \"\"\"
        .target(name: "Ghost")
        \"\"\"
      """)
    #expect(manifest.targets.map(\.name) == ["Shop", "Core", "Own"])
    #expect(manifest.targets[0].dependencies == [.name("Core"), .name("Model")])
    #expect(manifest.targets.map(\.position.line) == [6, 8, 11])
    #expect(manifest.unknowns == [])
  }

  @Test func `line ends and byte order marks of other systems change nothing`() {
    let text = "let package = Package(\n  name: \"app\",\n  targets: [.target(name: \"Shop\")])\n"
    for other in [text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text] {
      let manifest = PackageManifest(reading: Array(other.utf8), path: "Package.swift")
      #expect(manifest.name == "app")
      #expect(manifest.targets.map(\.position) == [SourcePosition(file: "Package.swift", line: 3, column: 13)])
      #expect(manifest.unknowns == [])
    }
  }

  @Test func `what does not parse is said, and all else is read`() {
    let half = "let package = Package(name: \"app\", targets: [\n  .target(name: \"Shop\"),\n  .target(name: \"Cart\", "
    #expect(manifest(half).targets.map(\.name) == ["Shop", "Cart"])
    #expect(unknowns(half) == ["5:25: it does not parse here"])
    let conflict = """
      let package = Package(name: "app", targets: [
      <<<<<<< ours
        .target(name: "Shop"),
      =======
        .target(name: "Cart"),
      >>>>>>> theirs
        .target(name: "Menu"),
      ])
      """
    #expect(manifest(conflict).targets.map(\.name).last == "Menu")
    #expect(unknowns(conflict) == ["4:1: it has the markers of a conflict"])
    #expect(unknowns(String(repeating: "(", count: 100_000)) == ["3:1: it is nested too deep"])
    let wide = PackageManifest(reading: [0xFF, 0xFE, 0x63, 0x00], path: "Package.swift")
    #expect(wide.unknowns.last?.text == "it is not UTF-8, which Swift files are")
  }

  @Test(arguments: ["", "let package = Package(", "let a = b\nlet b = a\nlet c = Target.target(name: a)", "\u{0}"])
  func `a manifest that is broken is read without a crash`(text: String) {
    #expect(manifest(text).targets == [])
  }

  // MARK: Real ones

  private static let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

  private static func bytes(_ folder: String) throws -> [UInt8] {
    Array(try Data(contentsOf: repository.appending(path: folder + "/Package.swift")))
  }

  @Test(arguments: [
    ".", "Data", "Data/Store", "Portable", "Portable/Web", "Bridges", "Tools", "Tools/MockSamples", "Examples",
    "Examples/SampleFeatures", "Benchmarks",
  ])
  func `the manifests of this repository are read wholly`(folder: String) throws {
    let text = try Self.bytes(folder)
    let manifest = PackageManifest(reading: text, path: "Package.swift")
    #expect(manifest.unknowns == [])
    #expect(manifest.name?.hasPrefix("riblets") == true)
    let names = String(decoding: text, as: UTF8.self).matches(of: #/\.(?:executableT|testT|t)arget\(\s*name: "(.+?)"/#)
      .map { String($0.1) }
    #expect(Set(names).isSubset(of: manifest.targets.map(\.name)))
    #expect(names.count > 0)
  }

  @Test(arguments: [41, 42] as [UInt64])
  func `half-written manifests are read without a crash, and no target is invented`(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededNumbers(state: seed)
    let whole = try Self.bytes("Examples/SampleFeatures")
    for _ in 0..<50 {
      var text = whole
      for _ in 0..<(1 + random.number(below: 4)) { random.mutate(&text) }
      let manifest = PackageManifest(reading: text, path: "Package.swift")
      let words = String(decoding: text, as: UTF8.self)
      for target in manifest.targets where !target.name.contains("\\") {
        #expect(words.contains(target.name), "\(target.name)")
      }
    }
  }

  /// Code around a target with a folder, and a reason why the folder is not the one that is read; none for the last ones.
  @Test(arguments: [
    ("#if os(Linux)\nlet place = \"X\"\n#else\nlet place = \"Y\"\n#endif", "computes the path of 'Shop'"),
    ("var place = \"X\"\nplace = \"Y\"", "computes the path of 'Shop'"),
    ("var place = \"X\", other = \"Y\"\nswap(&place, &other)", "computes the path of 'Shop'"),
    ("let place = \"X\"\nfunc shop(place: String) {}", "computes the path of 'Shop'"),
    ("let place = \"X\"\nfunc shop(_ place: String) {}", "computes the path of 'Shop'"),
    ("let place = \"X\"\n[\"Y\"].map { place in place }", "computes the path of 'Shop'"),
    ("let place = \"X\"\nlet a = { (place: String) -> String in place }", "computes the path of 'Shop'"),
    ("let place = \"X\"\nfor place in [\"Y\"] {}", "computes the path of 'Shop'"),
    ("let place = \"X\"\nfor (place, other) in [(\"Y\", 1)] {}", "computes the path of 'Shop'"),
    ("let place = \"X\"\ndo { let (other, place) = (1, \"Y\") }", "computes the path of 'Shop'"),
    ("let place = \"X\"\nlet other: String = \"Z\", place = \"Y\"", "computes the path of 'Shop'"),
    ("let set = \"X\"\nlet place = set ?? \"Y\"", "computes the path of 'Shop'"),
    ("let place = \"X\"\npackage.targets[0].path = \"Y\"", "may change 'path' of a target"),
    ("let place = \"X\"\npackage.targets[0][keyPath: \\.path] = \"Y\"", "may change 'path' of a target"),
    ("let place = \"X\"\nset(&package.targets[0].path, \"Y\")", "may change 'path' of a target"),
    ("let place = \"X\"\nextension Target { func move() { path = \"Y\" } }", "may change 'path' of a target"),
    ("let place = \"X\"\npackage.targets[0].exclude[1] = \"Y\"", "may change 'exclude' of a target"),
    ("let place = \"X\"\n(a.sources, b) = ([], 1)", "may change 'sources' of a target"),
    ("let place = \"X\"\npackage.targets[0].name = \"B\"", "may change 'name' of a target"),
    ("let place = \"X\"\nswap(&a.name, &b.name)", "may change 'name' of a target"),
    ("let place = \"X\"\npackage.targets[0].dependencies += [\"B\"]", "may change 'dependencies' of a target"),
    ("let place = \"X\"\nlet more: [Target] = [.target(name: \"Shop\", path: \"Y\")]", "makes 'Shop' in several ways"),
    ("let place = \"X\"\nlet make = Target.target", "makes targets by 'target' without a call of '.target'"),
    (
      "let place = \"X\"\nextension Target { static let b = target(name: \"B\") }",
      "makes targets by 'target' without a call of '.target'"
    ),
    (
      "let place = \"X\"\nfunc + (a: [Target], b: [Target]) -> [Target] { a }\nlet b = Target.target(name: \"B\", exclude: [\"C\"] + [\"D\"])",
      "computes what 'B' excludes"
    ),
    ("let place = \"X\"\npackage.dependencies.append(.package(path: \"Y\"))", ""),
    ("let place = \"X\"\nfor target in package.targets where target.name != \"B\" { target.swiftSettings = [] }", ""),
    ("let place = \"X\"\nlet more: [Target] = [.target(name: \"Shop\", path: \"X\")]", ""),
    ("#if os(Linux)\nlet place = \"X\"\n#endif", ""), ("let place: String = \"X\"", ""),
    ("let place = Context.environment[\"NO_SUCH_VARIABLE\"] ?? \"X\"", ""),
  ])
  func `a manifest that gives a target another folder was read as if it did not`(code: String, reason: String) {
    let manifest = manifest("let package = Package(targets: [.target(name: \"Shop\", path: place)])\n\(code)\n")

    #expect(Set(manifest.unknowns.map(\.text)) == (reason.isEmpty ? [] : ["it " + reason]))
    #expect(!reason.isEmpty || manifest.targets.map(\.path) == ["X"])
  }

  @Test func `a variable of the environment is the value that is set`() {
    let manifest = manifest(
      "let package = Package(dependencies: [.package(path: Context.environment[\"HOME\"] ?? \"Y\")])\n")

    #expect(manifest.packages.map(\.path) == [ProcessInfo.processInfo.environment["HOME"] ?? "Y"])
  }
}
