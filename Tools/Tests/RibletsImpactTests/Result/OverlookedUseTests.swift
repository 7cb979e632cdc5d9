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

  @Test(arguments: uses + inferred) func `a use that was overlooked selects its suite`(use: Use) throws {
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

  /// A type of the app, and what an extension of a type with it as an argument adds.
  private static func item(_ extension: String) -> String {
    "public struct Item { public var n = 1; public init() {} }\n\(`extension`)"
  }

  static let inferred = [
    Use(
      testDescription: "a property of an array whose element is inferred",
      base: item("extension [Item] { public var total: Int { 1 } }"), body: "{ 1 }", test: "[].total"),
    Use(
      testDescription: "a property of an optional whose value is inferred",
      base: item("extension Item? { public var text: Int { 1 } }"), body: "{ 1 }", test: "Optional.none.text"),
    Use(
      testDescription: "a static function of a type with an inferred argument",
      base: item("extension Result<Item, Never> { public static func whole() -> Int { 1 } }"), body: "{ 1 }",
      test: "Result.whole()"),
    Use(
      testDescription: "an initialiser of an array whose element is inferred",
      base: item("extension [Item] { public init(count n: Int8) { self = []; print(1) } }"), body: "print(1)",
      test: "Array(count: Int8(3))"),
    Use(
      testDescription: "an operator of an array whose element is inferred",
      base: item("infix operator <=+\nextension [Item] { public static func <=+ (l: Self, r: Int) -> Int { 1 } }"),
      body: "{ 1 }", test: "[] <=+ 3"),
    Use(
      testDescription: "a subscript of an array whose element is inferred",
      base: item("extension [Item] { public subscript(b: Bool) -> Int { 1 } }"), body: "{ 1 }", test: "([])[true]"),
    Use(
      testDescription: "a call of an array whose element is inferred",
      base: item("extension Array<Item> { public func callAsFunction(q: Int) -> Int { 1 } }"), body: "{ 1 }",
      test: "([])(q: 1)"),
    Use(
      testDescription: "a static function of builders of children with an inferred component",
      base: "import Riblets\n" + item("extension ChildBuilders<Item> { public static func hello() -> Int { 1 } }"),
      body: "{ 1 }", test: "ChildBuilders.hello()"),
    Use(
      testDescription: "a literal of an app's own type",
      base: item("extension Item: ExpressibleByIntegerLiteral { public init(integerLiteral: Int) { print(1) } }"),
      shop: "typealias IntegerLiteralType = Item\npublic func text() -> String { let x = 5; return \"\\(x)\" }",
      body: "print(1)", test: "text()"),
  ]

  @Test func `what stands in one line with a change moves by a column`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Columns.swift": "func first() -> Int { 1 }; func second() -> Int { #column }\n",
      "Tests/HomeTests/ColumnTests.swift":
        "import Testing\n@testable import Home\nstruct ColumnTests { @Test func use() { #expect(second() == 51) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Columns.swift", replacing: "{ 1 }", with: "{ 100 }")

    #expect(impact.names == ["ColumnTests"])
  }

  @Test func `tests in a module that is no test target select everything`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Shared.swift": "import Testing\n@Suite public struct SharedTests { @Test func use() {} }\n"
    ])

    let impact = try sample.impact(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "2 + 2")

    #expect(impact.everything == ["'Home' has tests and is no test target"])
  }

  @Test func `a document is read by C behind a function`() throws {
    let sample = try ImpactSample([
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "CReader"), .target(name: "Home", dependencies: ["CReader"]),
          .testTarget(name: "HomeTests", dependencies: ["Home"]),
        ]
      )
      """,
      "DOC.md": "One\n", "Sources/CReader/include/reader.h": "int first(const char *path);\n",
      "Sources/CReader/reader.c":
        "#include <stdio.h>\nint first(const char *path) { return fgetc(fopen(path, \"r\")); }\n",
      "Sources/Home/Reading.swift": "import CReader\nfunc read() -> Int32 { first(\"DOC.md\") }\n",
      "Tests/HomeTests/ReadTests.swift":
        "import Testing\n@testable import Home\nstruct ReadTests { @Test func use() { #expect(read() == 1) } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names.contains("ReadTests"))
  }

  @Test func `an initialiser that may fail with generic parameters parses`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Key.swift": "struct Key {\n  init?<T>(_ value: T) { print(1) }\n}\n",
      "Tests/HomeTests/KeyTests.swift":
        "import Testing\n@testable import Home\nstruct KeyTests { @Test func use() { _ = Key(3) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Key.swift", replacing: "print(1)", with: "print(2)")

    #expect(impact.everything == [])
    #expect(impact.names == ["KeyTests"])
  }
}
