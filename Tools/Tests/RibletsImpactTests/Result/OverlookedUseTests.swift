import RibletsImpact
import TestFolder
import Testing

/// Uses that an earlier selection did not see, found by somebody who knew the page alone.
struct OverlookedUseTests {
  /// Sources by path, the line that changes, and a test that uses it.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let base: String
    var shop = ""
    let body: String
    let test: String
  }

  /// A class below Riblets' bases, and a route that needs an instance.
  private static let route = """
    import Riblets
    public final class R: Interactor { public init() {} }
    public struct Way: ChildRoute { public init() {}
      public func build(in parent: R) -> Int { 1 } }
    """

  static let uses = [
    Use(
      testDescription: "a subscript whose one name is no label",
      base: "extension Array { public subscript(kk: Int8) -> Int { 1 } }",
      body: "{ 1 }", test: "[1, 2][Int8(1)]"),
    Use(
      testDescription: "a subscript whose label is left out with its default",
      base: "extension Array { public subscript(off n: Int = 3, _ s: Int16) -> Int { 1 } }", body: "{ 1 }",
      test: "[1][Int16(1)]"),
    Use(
      testDescription: "a subscript with a block behind it",
      base: "extension Array { public subscript(wher f: (Int8) -> Bool) -> Int { 1 } }", body: "{ 1 }",
      test: "[1][] { $0 > 3 }"),
    Use(
      testDescription: "an extension of an alias in a type",
      base:
        "public struct Real { public init() {} }\npublic struct Ho { public typealias Entry = Real }\npublic func real() -> Real { Real() }",
      shop: "extension Ho.Entry { public func callAsFunction() -> Int { 1 } }", body: "{ 1 }", test: "real()()"),
    Use(
      testDescription: "a conformance by a protocol of the app that refines another one",
      base: "public protocol Mye: LocalizedError {}\nextension Int8: Mye {}",
      shop: "extension Int8 { public var errorDescription: String? { 1.description } }", body: "1.description",
      test: "(Int8(1) as any Error).localizedDescription"),
    Use(
      testDescription: "an instance made by 'Self'", base: route,
      shop:
        "extension R { public static func stub() -> R { Self() } }\npublic func use(_ r: R) -> Int { Way().build(in: r) }",
      body: "{ 1 }", test: "use(.stub())"),
    Use(
      testDescription: "an instance made in brackets", base: route,
      shop: "public func use(_ r: R) -> Int { Way().build(in: r) }", body: "{ 1 }", test: "use((R)())"),
    Use(
      testDescription: "an instance made by an element's type", base: route,
      shop: "public func use(_ r: R) -> Int { Way().build(in: r) }", body: "{ 1 }", test: "use([R].Element())"),
    Use(
      testDescription: "an instance made by a generic alias", base: route,
      shop: "public typealias Same<T> = T\npublic func use(_ r: R) -> Int { Way().build(in: r) }", body: "{ 1 }",
      test: "use(Same<R>())"),
    Use(
      testDescription: "an instance made by an associated type", base: route,
      shop: """
        public protocol Making { associatedtype Product; func take(_ p: Product) }
        public struct F: Making { public init() {}; public func take(_ p: R) {}; public func make() -> Product { Product() } }
        public func use(_ r: R) -> Int { Way().build(in: r) }
        """, body: "{ 1 }", test: "use(F().make())"),
    Use(
      testDescription: "a generic parameter with the name of a class",
      base: "import Riblets\npublic class Item: Interactor {}\npublic func use<Item>(_ item: Item) -> Int { 1 }",
      body: "{ 1 }",
      test: "use(3)"),
    Use(
      testDescription: "a type of Foundation with the name of a class",
      base: "import Riblets\nimport Foundation\npublic class Locale: Interactor {}",
      shop: "public struct Way: ChildRoute { public init() {}; public func build(in parent: Locale) -> Int { 1 } }",
      body: "{ 1 }", test: "Way().build(in: .current)"),
  ]

  @Test(arguments: uses) func `a use that was overlooked selects its suite`(use: Use) throws {
    let sample = try ImpactSample([
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Base"), .target(name: "Shop", dependencies: ["Base"]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ]
      )
      """,
      "Sources/Base/Base.swift": use.base + "\n",
      "Sources/Shop/Shop.swift": "import Base\nimport Foundation\nimport Riblets\n\(use.shop)\n",
      "Tests/ShopTests/UseTests.swift":
        "import Base\nimport Shop\nimport Testing\nstruct UseTests { @Test func test() { #expect(\(use.test) != nil) } }\n",
    ])
    let path = use.shop.contains(use.body) ? "Sources/Shop/Shop.swift" : "Sources/Base/Base.swift"

    let impact = try sample.impact(of: path, replacing: use.body, with: use.body.replacing("1", with: "2"))

    #expect(impact.kinds == [.body])
    #expect(impact.names.contains("UseTests"))
  }

  @Test func `a line that a function for tests tells by default moves`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Kit.swift":
        "import Testing\nstruct Kit {\n  func add() { print(1) }\n}\nfunc after() -> Int? { Issue.record(\"x\").sourceLocation?.line }\n",
      "Tests/HomeTests/KitTests.swift":
        "import Testing\n@testable import Home\nstruct KitTests { @Test func line() { #expect(after() == 5) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Kit.swift", replacing: "print(1)", with: "print(1)\n  print(2)")

    #expect(impact.names == ["KitTests"])
  }

  @Test(arguments: ["Glibc.open(name, 0)", "open /* x */ (name, 0)", "stat(name, &info)", "realpath(name, nil)"])
  func `a document is read by other functions of the C library`(call: String) throws {
    let sample = try ImpactSample([
      "DOC.md": "One\n", "Sources/Home/Reading.swift": "import Glibc\nfunc read(_ name: String) { _ = \(call) }\n",
      "Tests/HomeTests/ReadTests.swift":
        "import Testing\n@testable import Home\nstruct ReadTests { @Test func use() { read(\"DOC.md\") } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == ["ReadTests"])
  }
}
