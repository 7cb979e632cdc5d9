import Foundation
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
      testDescription: "an initializer with a label, by another name of the type",
      base: "extension Double { public init(hours: Int) { self = Double(hours) * 3600 } }", body: "3600",
      test: "TimeInterval(hours: 2)"),
    Use(
      testDescription: "an initializer without a label, by an alias in sugar",
      base:
        "public typealias Fields = [String: Int8]\nextension Dictionary { public init(_ text: Substring) { self = [:]; print(16) } }",
      body: "16", test: "Fields(Substring())"),
    Use(
      testDescription: "an initializer without a label, by another name of the type",
      base: "extension UInt8 { public init(_ text: Substring) { self = UInt8(text, radix: 16)! } }", body: "16",
      test: "Data.Element(Substring())"),
    Use(
      testDescription: "an initializer without a label, by a name in a type of Swift",
      base: "extension UInt { public init(_ text: Substring) { self = UInt(text, radix: 16)! } }", body: "16",
      test: "Int.Magnitude(Substring())"),
    Use(
      testDescription: "an initializer without a label, by a name of C",
      base: "extension Int64 { public init(_ text: Substring) { self = Int64(text, radix: 16)! } }", body: "16",
      test: "off_t(Substring())"),
    Use(
      testDescription: "an initializer whose block has an alias as its type",
      base: """
        public typealias Change = (inout [Int]) -> Void
        extension [Int] { public init(building f: Change) { self = []; f(&self); print(16) } }
        """, body: "16", test: "Array { $0.append(1) }"),
    Use(
      testDescription: "an initializer whose first value is a default on several lines",
      base: """
        extension UInt {
          public init(scale: UInt = 1
            + 2, _ raw: Substring) { self = UInt(raw, radix: 16)! } }
        """, body: "16", test: "Int.Magnitude(Substring())"),
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
    Use(
      testDescription: "a requirement that a class meets by an extension of its base class",
      base: "import Foundation\npublic final class Reader: NSObject, XMLParserDelegate {}",
      shop: "extension NSObject { public func parserDidStartDocument(_ parser: XMLParser) { started = 1 } }",
      body: "{ started = 1 }", test: "read(Reader())"),
    Use(
      testDescription: "an operator between literals", base: number(named: "Mo"),
      shop: "extension Mo { public static func * (a: Mo, b: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "(1 * 2) as Character"),
    Use(
      testDescription: "an operator between members of a type that is not written",
      base: "public enum Op { case axx; public static func <<>(a: Op, b: Op) -> Int { 1 } }", body: "{ 1 }",
      test: ".axx <<> .axx"),
    Use(
      testDescription: "an operator of any type",
      base: number(named: "Mo") + "\npublic func character() -> Character { .init(1) }",
      shop: "extension Mo { public static func ==<T: Error>(a: Mo, b: T?) -> Character { character() } }",
      body: ".init(1)", test: "(1 == nil) as Character"),
    Use(
      testDescription: "an operator right behind another sign", base: number(named: "Mo"),
      shop: "extension Mo { public static func *(a: Double, b: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "(Double(\"1\")!*2) as Character"),
    Use(
      testDescription: "a comparison without spaces", base: number(named: "Mo"),
      shop: "extension Mo { public static func > (a: Double, b: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "(Double.pi>2) as Character"),
    Use(
      testDescription: "a comparison of brackets without spaces", base: number(named: "Mo"),
      shop: "extension Mo { public static func > (a: Double, b: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "((Double.pi)>(2)) as Character"),
    Use(
      testDescription: "a comparison with a name in capitals", base: number(named: "Mo"),
      shop: "extension Mo { public static func < (a: Double, b: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "{ (x: Double) in let Most = x; return (Most<2) as Character }(1)"),
    Use(
      testDescription: "the operator of a pattern", base: number(named: "Mo"),
      shop: "extension Mo { public static func ~= (a: Mo, b: Date) -> Bool { b != .init(1) } }",
      body: "{ b != .init(1) }", test: "{ if case 3 = Date() { true } else { nil } }()"),
    Use(
      testDescription: "an operator of letters beyond ASCII", base: number(named: "Mo"),
      shop: "extension Mo { public static prefix func √ (a: Mo) -> Character { character(1) } }",
      body: "{ character(1) }", test: "(√4) as Character"),
    Use(
      testDescription: "an extension of an alias in a generic type",
      base: "public struct Gen<Item> { public typealias Element = Decimal }",
      shop: "extension Gen<Bool>.Element { public func callAsFunction() -> Int { 1 } }", body: "{ 1 }",
      test: "Decimal(1)()"),
  ]

  /// A type that numbers in code can be.
  private static func number(named name: String) -> String {
    "public struct \(name): ExpressibleByIntegerLiteral { public init(integerLiteral: Int) {} }"
  }

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

  @Test(arguments: [
    "Glibc.open(name, 0)", "open /* x */ (name, 0)", "stat(name, &info)", "realpath(name, nil)",
    "faccessat(AT_FDCWD, name, R_OK, 0)", "ftok(name, 1)", "inotify_add_watch(watch, name, 2)",
  ])
  func `a document is read by other functions of the C library`(call: String) throws {
    let sample = try ImpactSample([
      "DOC.md": "One\n", "Sources/Home/Reading.swift": "import Glibc\nfunc read(_ name: String) { _ = \(call) }\n",
      "Tests/HomeTests/ReadTests.swift":
        "import Testing\n@testable import Home\nstruct ReadTests { @Test func use() { read(\"DOC.md\") } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == ["ReadTests"])
  }

  @Test func `a function that is left out was taken for the one of the C library`() throws {
    let sample = try ImpactSample([
      "DOC.md": "One\n",
      "Tests/HomeTests/ReadTests.swift": """
      import Testing
      @testable import Home
      struct ReadTests {
        @Test func use() { #expect(access("DOC.md", 4) == 0) }
        #if NEVER
        func access(_ path: String, _ mode: Int) -> Int { 0 }
        #endif
      }

      """,
    ])

    #expect(try sample.impact(of: "DOC.md", to: nil).names.contains("ReadTests"))
  }

  @Test func `a function of the C library with another name in Swift may read a document`() throws {
    let sample = try ImpactSample([
      "DOC.md": "One\n",
      "Tests/HomeTests/ReadTests.swift": """
      import Testing
      @_silgen_name("access") func isThere(_ path: UnsafePointer<CChar>, _ mode: Int32) -> Int32
      struct ReadTests { @Test func use() { #expect(isThere("DOC.md", 4) == 0) } }

      """,
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names.contains("ReadTests"))
  }

  @Test(arguments: [
    "extension [Int]: @retroactive LocalizedError {}", "extension Numbers: @retroactive LocalizedError {}",
    "extension Swift::Array: @retroactive LocalizedError {}",
    "protocol Failing where Self: LocalizedError {}\nextension [Int]: Failing {}",
    "struct Box<Value> { typealias Part = Value }\nextension Box<[Int]>.Part: LocalizedError {}",
    "extension Data.Numbers: LocalizedError {}", "extension numbers_t: LocalizedError {}",
  ])
  func `a type conforms under another of its names`(_ conformance: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/Numbers.swift":
        "import Foundation\ntypealias Numbers = [Int]\nextension Array { var errorDescription: String? { 1.description } }\n",
      "Sources/Home/Failure.swift": "import Foundation\n\(conformance)\n",
      "Tests/HomeTests/FailureTests.swift":
        "import Testing\nstruct FailureTests { @Test func use() { #expect(([1] as any Error).localizedDescription == \"1\") } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Numbers.swift", replacing: "1.description", with: "2.description")

    #expect(impact.names.contains("FailureTests"))
  }

  @Test(arguments: [
    "protocol Described: CustomStringConvertible {}", "protocol Described where Self: CustomStringConvertible {}",
    "protocol Named: CustomStringConvertible {}\nprotocol Described: Named {}",
    "typealias Text = CustomStringConvertible & Sendable\nprotocol Described: Text {}",
  ])
  func `a protocol of the app hid that it refines one of another package`(_ protocols: String) throws {
    let sample = try ImpactSample([
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Base"), .target(name: "Side"), .testTarget(name: "BaseTests", dependencies: ["Base"]),
          .testTarget(name: "SideTests", dependencies: ["Side"]),
        ]
      )
      """,
      "Sources/Base/Base.swift": "",
      "Sources/Side/Side.swift": """
      import Foundation
      \(protocols)
      extension Described { var description: String { "1" } }
      extension PropertyListEncoder: Described {}

      """,
      // With it, the program of all tests is linked with the module.
      "Tests/SideTests/SideTests.swift": "import Side\nimport Testing\nstruct SideTests { @Test func use() {} }\n",
      "Tests/BaseTests/EncoderTests.swift":
        "import Foundation\nimport Testing\nstruct EncoderTests { @Test func text() { #expect(\"\\(PropertyListEncoder())\" == \"1\") } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Side/Side.swift", replacing: "\"1\"", with: "\"2\"")

    #expect(impact.names.contains("EncoderTests"))
  }

  @Test(arguments: [
    ("", "import Ext\n", true), ("import Ext\n", "", true), ("", "fileprivate import Ext\n", true),
    ("import Foundation\n", "import Foundation\nimport Shared\n", false),
    ("", "import Inactive\n", true), ("#if NEVER\nimport Ext\n#endif\n", "import Ext\n", true),
    ("#if NEVER\nimport Ext\n#endif\n", "#if !NEVER\nimport Ext\n#endif\n", true),
  ])
  func `an import shows the members of a module to the modules above`(
    before: String, after: String, isSeen: Bool
  ) throws {
    let sample = try ImpactSample([
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Ext"), .target(name: "Inactive"), .target(name: "Shared"),
          .target(name: "Low", dependencies: ["Ext", "Inactive", "Shared"]),
          .target(name: "Middle", dependencies: ["Low"]), .testTarget(name: "MiddleTests", dependencies: ["Middle"]),
        ]
      )
      """,
      "Sources/Ext/Ext.swift": "extension String { public func shout() -> String { \"ext\" } }\n",
      "Sources/Inactive/Inactive.swift": "", "Sources/Shared/Shared.swift": "",
      "Sources/Low/Low.swift": before + "struct Low {}\n",
      "Sources/Low/Other.swift": "import Shared\n#if NEVER\nimport Inactive\n#endif\n",
      "Sources/Middle/Middle.swift": """
      import Low
      extension StringProtocol { func shout() -> String { "own" } }
      public func middle() -> String { "x".shout() }

      """,
      "Tests/MiddleTests/MiddleTests.swift":
        "import Middle\nimport Testing\nstruct MiddleTests { @Test func use() { #expect(middle() == \"own\") } }\n",
    ])

    let impact = try sample.impact(
      of: "Sources/Low/Low.swift", replacing: before + "struct", with: after + "struct")

    #expect(impact.names == (isSeen ? ["MiddleTests"] : []))
  }

  @Test(
    arguments: [
      "extension ArraySlice { func callAsFunction() -> Int { 1 } }",
      "protocol Called {}\nextension Called { func callAsFunction() -> Int { 1 } }\nextension ArraySlice: Called {}",
    ],
    [
      "Home/private struct ArraySlice {}", "CartInterface/struct ArraySlice {}", "Cart/public struct ArraySlice {}",
      "Home/#if NEVER\nstruct ArraySlice {}\n#endif", "Home/private struct Own {}\nprivate typealias ArraySlice = Own",
      "Home/struct Own {}\n#if NEVER\ntypealias ArraySlice = Own\n#endif",
    ])
  func `a type of the app with the name of another one was taken for that`(code: String, own: String) throws {
    let own = own.split(separator: "/")
    let sample = try ImpactSample([
      "Sources/\(own[0])/Own.swift": "\(own[1])\n", "Sources/Home/Slices.swift": code + "\n",
      "Tests/HomeTests/SliceTests.swift":
        "import Testing\n@testable import Home\nstruct SliceTests { @Test func use() { #expect([1].prefix(1)() == 1) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Slices.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.names.contains("SliceTests"))
  }

  @Test func `an extension of a type behind its module's name is one of that type`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Tag.swift": "struct Tag {}\n",
      "Sources/Home/Tag+Text.swift":
        "extension Home::Tag: CustomStringConvertible { var description: String { 1.description } }\n",
      "Tests/HomeTests/TagTests.swift":
        "import Testing\n@testable import Home\nstruct TagTests { @Test func use() { #expect(\"\\(Tag())\" == \"1\") } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Tag+Text.swift", replacing: "1.description", with: "2.description")

    #expect(impact.names == ["TagTests"])
  }

  @Test func `a replacement of a dynamic function that goes away changes everything`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Price.swift":
        "dynamic func price() -> Int { 1 }\n@_dynamicReplacement(for: price()) private func other() -> Int { 2 }\n"
    ])

    let impact = try sample.impact(
      of: "Sources/Home/Price.swift",
      replacing: "@_dynamicReplacement(for: price()) private func other() -> Int { 2 }\n", with: "")

    #expect(impact.names == ImpactTests.all)
  }

  @Test func `C finds a private value in a section`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Entry.swift": "@section(\"prices\") @used private let price: Int = 1\n",
      "Tests/HomeTests/EntryTests.swift":
        "import Testing\n@testable import Home\nstruct EntryTests { @Test func use() { #expect(first() == 1) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Entry.swift", replacing: "= 1", with: "= 2")

    #expect(impact.names.contains("EntryTests"))
  }

  @Test func `a constructor in C runs in each test program`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(
        #".target(name: "CartInterface"),"#, with: #".target(name: "CartInterface"), .target(name: "CStart"),"#),
      "Sources/CStart/start.c":
        "#include <stdlib.h>\n__attribute__((constructor)) static void start(void) { setenv(\"A\", \"1\", 1); }\n",
    ])

    let impact = try sample.impact(of: "Sources/CStart/start.c", replacing: "\"1\"", with: "\"2\"")

    #expect(impact.names == ImpactTests.all)
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
      testDescription: "an initializer of an array whose element is inferred",
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
    Use(
      testDescription: "a literal of an app's own type with the name that the compiler looks up",
      base:
        "public struct FloatLiteralType: ExpressibleByFloatLiteral { public init(floatLiteral: Double) { print(1) } }",
      shop: "public func text() -> String { let x = 0.5; return \"\\(x)\" }", body: "print(1)", test: "text()"),
    Use(
      testDescription: "the default system of a distributed actor",
      base:
        "public final class Wire { public func assignID() -> Int { 1 } }\npublic typealias DefaultDistributedActorSystem = Wire",
      shop: "import Distributed\npublic distributed actor Own {}", body: "{ 1 }", test: "Own(actorSystem: .init())"),
    Use(
      testDescription: "a literal of one letter",
      base:
        "public struct Letter { public init(_ letter: String) { print(1) } }\npublic typealias UnicodeScalarType = Letter",
      shop: "public func text<T: ExpressibleByUnicodeScalarLiteral>(_ letter: T) -> Int { 1 }", body: "print(1)",
      test: "text(\"a\")"),
    Use(
      testDescription: "a property of an empty list whose element an alias gives",
      base: item("public typealias Items = [Item]\nextension Items { public var total: Int { 1 } }"), body: "{ 1 }",
      test: "[].total"),
    Use(
      testDescription: "a call of an empty list whose element an alias gives",
      base: item("public typealias Items = [Item]\nextension Items { public func callAsFunction() -> Int { 1 } }"),
      body: "{ 1 }", test: "([])()"),
    Use(
      testDescription: "what a macro makes of a variable outside of types",
      base: "public func limit() -> Int { 1 }\n@TaskLocal public var most: Int = limit()", body: "{ 1 }",
      test: "$most.get()"),
    Use(
      testDescription: "a prefix operator before a name, a number and a period",
      base:
        "prefix operator /\npublic prefix func / (x: Int) -> Int { x }\npublic enum A { public static var b: Int { 1 } }",
      shop: "public func half(_ a: Int, _ b: Int) -> Int { a }", body: "{ 1 }", test: "half(/A.b, 8/(2))"),
    Use(
      testDescription: "an operator that is no letter", base: "public func height() -> Int { 1 }", body: "{ 1 }",
      test: "√height()"),
    Use(
      testDescription: "a function behind a space that does not break", base: "public func height() -> Int { 1 }",
      body: "{ 1 }", test: "\u{A0}height()"),
    Use(
      testDescription: "a function behind a comment that a carriage return ends",
      base: "/// Returns one.\rpublic func one() -> Int { 1 }", body: "{ 1 }", test: "one()"),
    Use(
      testDescription: "a function with a sign of macros in its name", base: "public func height_$m() -> Int { 1 }",
      body: "{ 1 }", test: "height_$m()"),
    Use(
      testDescription: "a slice that code of the compiler reads",
      base:
        "extension ArraySlice where Element: CodingKey { public mutating func popFirst() -> Element? { print(1); return nil } }",
      body: "print(1)", test: "decoded()"),
    Use(
      testDescription: "a function between texts of one quote each",
      base: "public let a = #\"\"\"#\npublic func b() -> Int { 1 }\npublic let c = #\"\"\"#", body: "{ 1 }", test: "b()"
    ),
    Use(
      testDescription: "a function behind a comment in a text", base: "public func b() -> Int { 1 }",
      shop: "public func text() -> String { \"\\(/* ) */ b())\" }", body: "{ 1 }", test: "text()"),
    Use(
      testDescription: "a function behind a text in a text in a text", base: "public func b(_ c: String) -> Int { 1 }",
      shop: "public func text() -> String { \"\\(a(\"\\(a(\")\"))\") + b(\"\"))\" }", body: "{ 1 }", test: "text()"),
  ]

  @Test(arguments: [
    "public struct Own: Sequence, CustomReflectable {}",
    "public enum Names { public struct Own: Sequence, CustomReflectable {} }",
    "public typealias Shown = CustomReflectable\npublic struct Own: Sequence, Shown {}",
    "public enum Names { public typealias Presentable = CustomReflectable }\npublic struct Own: Sequence, Names.Presentable {}",
    "public enum Names { public protocol Presentable: CustomReflectable {} }\npublic struct Own: Sequence, Names.Presentable {}",
    "public func make() -> Any { struct Own: Sequence, CustomReflectable {}; return Own() }",
  ])
  func `a requirement of a protocol that is not known was met by a default for another one`(_ type: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/Own.swift":
        "\(type)\nextension Sequence { public var customMirror: Mirror { print(1) } }\n",
      "Tests/HomeTests/UseTests.swift":
        "import Testing\n@testable import Home\nstruct UseTests { @Test func use() { dump(1) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Own.swift", replacing: "print(1)", with: "print(2)")

    #expect(impact.kinds == [.body])
    #expect(impact.names.contains("UseTests"))
  }

  @Test(arguments: ["Sources/Home", "Tests/HomeTests"])
  func `a body changes the name of the file for a declaration below it`(folder: String) throws {
    let sample = try ImpactSample([
      "\(folder)/Place.swift": "private func first() {\n  _ = 1\n}\nfunc second() -> String { #fileID }\n",
      "Tests/HomeTests/PlaceTests.swift":
        "import Testing\n@testable import Home\nstruct PlaceTests { @Test func use() { #expect(second() != \"\") } }\n",
    ])

    let impact = try sample.impact(
      of: "\(folder)/Place.swift", replacing: "  _ = 1", with: "#sourceLocation(file: \"other.swift\", line: 3)")

    #expect(impact.names.contains("PlaceTests"))
  }

  @Test func `a suite with an extension in another file was listed and counted twice`() throws {
    let suite =
      "import Testing\n@testable import Home\nstruct TwiceTests { @Test func a() { #expect(HomeTitle().text != \"\") } }\n"
    let more = "import Testing\nextension TwiceTests { @Test func b() {} }\n"
    let sample = try ImpactSample([
      "Tests/HomeTests/TwiceTests.swift": suite, "Tests/HomeTests/TwiceTests+More.swift": more,
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "\"Home\"", with: "\"House\"")

    #expect(impact.names == ["TwiceTests", "title"])
    #expect(impact.suites.map(\.file).contains("Tests/HomeTests/TwiceTests.swift"))
    #expect(impact.suiteCount == ImpactTests.all.count + 1)
  }

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

  @Test func `an initializer that may fail with generic parameters parses`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Key.swift": "struct Key {\n  init?<T>(_ value: T) { print(1) }\n}\n",
      "Tests/HomeTests/KeyTests.swift":
        "import Testing\n@testable import Home\nstruct KeyTests { @Test func use() { _ = Key(3) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Key.swift", replacing: "print(1)", with: "print(2)")

    #expect(impact.everything == [])
    #expect(impact.names == ["KeyTests"])
  }

  @Test func `a label is left out with no values of several`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Several.swift": "extension String { subscript(at places: Int...) -> Int { 1 } }\n",
      "Tests/HomeTests/SeveralTests.swift":
        "import Testing\n@testable import Home\nstruct SeveralTests { @Test func use() { #expect(\"\"[] == 1) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Several.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.names.contains("SeveralTests"))
  }

  @Test func `a test may name the module of its attribute, or have it between conditions`() throws {
    let sample = try ImpactSample([
      "Tests/HomeTests/QualifiedTests.swift": """
      import Testing
      @testable import Home
      @Testing.Suite struct QualifiedTests { @Testing.Test func use() { #expect(HomeTitle().text == "Home") } }
      struct SelectedTests { @Testing::Test func use() { #expect(HomeTitle().text == "Home") } }
      struct BranchTests {
        #if swift(>=6)
          @Test
        #endif
        func use() { #expect(HomeTitle().text == "Home") }
      }
      """
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "\"Home\"", with: "\"House\"")

    #expect(impact.names == ["BranchTests", "QualifiedTests", "SelectedTests", "title"])
  }

  @Test func `an extension of an alias of an alias in a type is one of any type`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Kitchen.swift": """
      struct Fork {}
      enum Kitchen {}
      extension Kitchen { typealias Tool = Fork }
      typealias Cutlery = Kitchen.Tool
      """,
      "Sources/Home/Cutlery.swift":
        "extension Cutlery: CustomStringConvertible { var description: String { \"fork\" } }\n",
      "Tests/HomeTests/ForkTests.swift":
        "import Testing\n@testable import Home\nstruct ForkTests { @Test func use() { #expect(\"\\(Fork())\" == \"fork\") } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Cutlery.swift", replacing: "\"fork\"", with: "\"knife\"")

    #expect(impact.names.contains("ForkTests"))
  }

  @Test func `the component of child builders is inferred from a member`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Builders.swift": """
      import Riblets
      class RootComponent {}
      extension ChildBuilders<RootComponent> { var cart: Int { 1 } }
      """,
      "Tests/HomeTests/BuildersTests.swift":
        "import Riblets\nimport Testing\n@testable import Home\nstruct BuildersTests { @Test func use() { #expect(ChildBuilders(given: 1).cart == 1) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Builders.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.names == ["BuildersTests"])
  }

  @Test func `a function of another package has the line by default`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Logged.swift": "import Logging\nfunc first() {\n}\nfunc second() { log(1) }\n",
      "Tests/HomeTests/LoggedTests.swift":
        "import Testing\n@testable import Home\nstruct LoggedTests { @Test func use() { second() } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Logged.swift", replacing: "first() {\n", with: "first() {\n\n")

    #expect(impact.names == ["LoggedTests"])
  }

  @Test func `an exit test reads the line that a trap prints`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Trap.swift": "func first() {\n}\nfunc second() { fatalError() }\n",
      "Tests/HomeTests/TrapTests.swift": """
      import Testing
      @testable import Home
      struct TrapTests {
        @Test func use() async {
          let end = await #expect(processExitsWith: .failure, observing: [\\.standardErrorContent]) { second() }
        }
      }
      """,
    ])

    let impact = try sample.impact(of: "Sources/Home/Trap.swift", replacing: "first() {\n", with: "first() {\n\n")

    #expect(impact.names == ["TrapTests"])
  }

  @Test func `a header is included from the folder of another module`() throws {
    let sample = try ImpactSample([
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "CLimits"), .target(name: "CShop"), .target(name: "Home", dependencies: ["CShop"]),
          .testTarget(name: "HomeTests", dependencies: ["Home"]),
        ]
      )
      """,
      "Sources/CLimits/limits.h": "#define LIMIT 10\n", "Sources/CLimits/limits.c": "",
      "Sources/CShop/include/shop.h": "int limit(void);\n",
      "Sources/CShop/shop.c": "#include \"../CLimits/limits.h\"\nint limit(void) { return LIMIT; }\n",
      "Sources/Home/Limit.swift": "import CShop\nfunc most() -> Int32 { limit() }\n",
      "Tests/HomeTests/LimitTests.swift":
        "import Testing\n@testable import Home\nstruct LimitTests { @Test func use() { #expect(most() == 10) } }\n",
    ])

    #expect(try sample.impact(of: "Sources/CLimits/limits.h", replacing: "10", with: "11").names.contains("LimitTests"))
  }

  @Test func `a manifest that reads files makes a document one of everything`() throws {
    let sample = try ImpactSample(["FLAGS.md": "One\n"])
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      "import Foundation\n" + manifest + "\n_ = try? String(contentsOfFile: \"FLAGS.md\")\n", to: "Package.swift")

    let impact = try sample.impact(of: "FLAGS.md", to: "Two\n")

    #expect(impact.everything == ["FLAGS.md may be read by a manifest, by 'contentsOfFile'"])
  }

  @Test(arguments: [
    ("import Glibc", "_ = access(\"FLAGS.md\", 0)", "access"), ("", "_ = dlopen(\"FLAGS.md\", 1)", "dlopen"),
    ("", "@_silgen_name(\"open\") func find(_ path: UnsafePointer<CChar>) -> Int32", "_silgen_name"),
  ])
  func `a manifest asks for a file by a function of the C library`(line: String, code: String, name: String) throws {
    let sample = try ImpactSample(["FLAGS.md": "One\n"])
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(line + "\n" + manifest + "\n" + code + "\n", to: "Package.swift")

    let impact = try sample.impact(of: "FLAGS.md", to: nil)

    #expect(impact.everything == ["FLAGS.md may be read by a manifest, by '\(name)'"])
  }

  @Test func `a suite in an extension of an alias had a name that does not exist at run time`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Price.swift": "func price() -> Int { 1 }\n",
      "Tests/HomeTests/PriceTests.swift":
        "import Testing\n@testable import Home\nstruct PriceTests {}\ntypealias Prices = PriceTests\nextension Prices { @Test func use() { #expect(price() == 1) } }\n",
      "Tests/HomeTests/OldTests.swift":
        "import XCTest\n@testable import Home\nclass Base: XCTestCase { func testIt() { price() } }\ntypealias Old = Base\nfinal class OldTests: Old {}\n",
    ])

    #expect(
      try sample.impact(of: "Sources/Home/Price.swift", replacing: "1", with: "2").names == [
        "Base", "OldTests", "PriceTests",
      ])
  }

  @Test(arguments: ["[.unsafeFlags([\"@FLAGS.md\"])]", "Context.gitInformation"])
  func `a manifest that has the compiler read files, or asks for the state of git, was not everything`(_ text: String)
    throws
  {
    let sample = try ImpactSample(["FLAGS.md": "One\n"])
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(manifest + "\nlet more = \(text)\n", to: "Package.swift")

    #expect(try !sample.impact(of: "FLAGS.md", to: "Two\n").everything.isEmpty)
  }

  @Test func `a Swift file among the resources is a resource`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Files/Template.swift": "// One\n",
      "Tests/HomeTests/TemplateTests.swift":
        "import Testing\n@testable import Home\nstruct TemplateTests { @Test func use() { #expect(PackageResources.Template_swift.count == 7) } }\n",
    ])
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      manifest.replacing(
        ".process(\"Resources\")", with: ".process(\"Resources\"), .embedInCode(\"Files/Template.swift\")"),
      to: "Package.swift")

    let impact = try sample.impact(of: "Sources/Home/Files/Template.swift", to: "// Two, and more\n")

    #expect(impact.kinds == [.resource])
    #expect(impact.names.contains("TemplateTests"))
  }

  @Test func `a package with one target and one for tests needs no folders for them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "Single", targets: [.target(name: "Single"), .testTarget(name: "SingleTests", dependencies: ["Single"])])
      """, to: "Package.swift")
    try folder.write("func one() -> Int { 1 }\n", to: "Sources/Single.swift")
    try folder.write(
      "import Testing\n@testable import Single\nstruct SingleTests { @Test func use() { #expect(one() == 1) } }\n",
      to: "Tests/SingleTests.swift")
    let change = FileChange(
      path: "Sources/Single.swift", status: .modified, before: Array("func one() -> Int { 2 }\n".utf8))

    let impact = Impact(of: [change], in: ImpactedApp(at: folder.url.resolvingSymlinksInPath().path))

    #expect(impact.names == ["SingleTests"])
  }

  @Test func `C finds a function with the attribute by its name`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Provided.swift": "@c(provided) func provide() -> Int32 { 9 }\n",
      "Sources/Home/Caller.swift": "@_silgen_name(\"provided\") func call() -> Int32\n",
      "Tests/HomeTests/CallTests.swift":
        "import Testing\n@testable import Home\nstruct CallTests { @Test func use() { #expect(call() == 9) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Provided.swift", replacing: "9", with: "8")

    #expect(impact.names.contains("CallTests"))
  }

  @Test func `a private import shows an overload to other files`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Whisper.swift": "func hello() -> String { \"HELLO\".whispered() }\n",
      "Sources/Home/Other.swift": "enum Other {}\n",
      "Tests/HomeTests/WhisperTests.swift":
        "import Testing\n@testable import Home\nstruct WhisperTests { @Test func use() { #expect(hello() == \"hello\") } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Other.swift", to: "private import Extras\nenum Other {}\n")

    #expect(impact.names.contains("WhisperTests"))
  }

  @Test(arguments: [
    "URL(fileURLWithPath: \"manual\").hasDirectoryPath", "URL(filePath: \"manual\").hasDirectoryPath",
    "(try? \"x\".write(toFile: \"manual/x\", atomically: false, encoding: .utf8)) != nil",
    "OutputStream(toFileAtPath: \"manual/x\", append: false) != nil", "chdir(\"manual\") == 0",
    "(try? Data().write(to: URL(string: \"file:manual/x\")!)) != nil",
    "try! await URLSession.shared.data(from: URL(string: \"file:manual/a.md\")!).0.count > 0",
    "URL(string: \"file:manual/a.md\")!.lines != nil", "mkdtemp(&name) != nil",
  ])
  func `a folder of documents is looked at without being read`(_ expression: String) throws {
    let sample = try ImpactSample([
      "manual/a.md": "One\n",
      "Tests/HomeTests/FolderTests.swift":
        "import Foundation\nimport Testing\n@testable import Home\nstruct FolderTests { @Test func use() { #expect(\(expression)) } }\n",
    ])

    #expect(try sample.impact(of: "manual/a.md", to: nil).names.contains("FolderTests"))
  }
}
