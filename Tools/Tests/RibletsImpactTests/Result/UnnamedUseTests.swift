import Foundation
import RibletsImpact
import TestFolder
import Testing

/// Tests that a suite is selected also where Swift uses a member without its name.
struct UnnamedUseTests {
  /// A member in `Base`, a line of it that changes, and a test of `Shop` in which nothing names the member.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let member: String
    var old = "1"
    var new = "2"
    var shop = ""
    let test: String
  }

  private static func sample(_ files: [String: String]) throws -> ImpactSample {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Base"), .target(name: "Shop", dependencies: ["Base"]), .target(name: "Kit"),
          .testTarget(name: "ShopTests", dependencies: ["Shop", "Kit"]),
        ]
      )
      """
    let texts = [
      "Package.swift": manifest, "Sources/Base/Empty.swift": "", "Sources/Shop/Empty.swift": "",
      "Sources/Kit/Empty.swift": "",
      "Tests/ShopTests/Other.swift": "import Testing\nstruct OtherTests { @Test func other() { #expect(1 == 1) } }\n",
    ]
    return try ImpactSample(texts.merging(files) { $1 })
  }

  static let uses = [
    Use(
      testDescription: "an interpolation",
      member:
        "extension String.StringInterpolation { public mutating func appendInterpolation(price: Int) { appendLiteral(\"1\") } }",
      test: "\"\\(price: 3)\""),
    Use(
      testDescription: "a call of a value",
      member: "extension Int { public func callAsFunction() -> Int { 1 } }", test: "3()"),
    Use(
      testDescription: "a default of a protocol that a type of the app conforms to",
      member:
        "extension LocalizedError where Self: RawRepresentable, RawValue == String { public var errorDescription: String? { \"1\" } }",
      shop: "public enum LoginError: String, LocalizedError { case failed }",
      test: "(LoginError.failed as any Error).localizedDescription"),
    Use(
      testDescription: "a default of another protocol that the type conforms to, too",
      member: "extension Error { public var description: String { \"1\" } }",
      shop: "public enum LoginError: Error, CustomStringConvertible { case failed }",
      test: "String(describing: LoginError.failed)"),
    Use(
      testDescription: "a default under another name",
      member:
        "extension Identifiable where Self: AnyObject { @_implements(Identifiable, id) public var mine: Int { 1 } }",
      shop: "public final class Cart: Identifiable { public typealias ID = Int }", test: "id(of: Cart())"),
    Use(
      testDescription: "an expression in a builder",
      member: "extension RowBuilder { public static func buildExpression(_ value: Int) -> [Int] { [1] } }",
      test: "rows { 3 }"),
    Use(
      testDescription: "a pattern",
      member: "extension Range { public static func ~= (range: Range, text: String) -> Bool { 1 > 0 } }",
      test: "matches(\"\")"),
    Use(
      testDescription: "a subscript without a label",
      member: "extension Array { public subscript(_ text: String) -> Int { 1 } }", test: "[1][\"a\"]"),
    Use(
      testDescription: "an initializer of a literal in brackets",
      member: "extension Array { public init(price: Int) { self = []; _ = 1 } }", test: "[Int](price: 3)"),
    Use(
      testDescription: "an initializer behind a period",
      member: "extension Date { public init(day: Int) { self.init(timeIntervalSince1970: 1) } }",
      shop: "public func take(_ date: Date) {}",
      test: "take(.init(day: 2))"),
    Use(
      testDescription: "a literal",
      member:
        "extension URL: @retroactive ExpressibleByStringLiteral { public init(stringLiteral: String) { self.init(filePath: \"1\") } }",
      shop: "public func open(_ url: URL) {}", test: "open(\"a\")"),
    Use(
      testDescription: "a member that the system calls",
      member: "extension UIViewController { open override func viewDidLoad() { _ = 1 } }", test: "show()"),
    Use(
      testDescription: "a witness in another extension than the conformance",
      member: "extension Date { public var description: String { \"1\" } }",
      shop: "extension Date: @retroactive CustomStringConvertible {}", test: "text()"),
    Use(
      testDescription: "a requirement of a protocol that is not known",
      member: "extension Charting { public func draw() { _ = 1 } }",
      shop: "struct Pie: Charting {}\npublic func chart() -> any Charting { Pie() }", test: "render(chart())"),
  ]

  @Test(arguments: uses) func `a member that Swift uses without its name reaches all tests that see it`(use: Use) throws
  {
    let sample = try Self.sample([
      "Sources/Base/Member.swift": "public import Foundation\n\(use.member)\n",
      "Sources/Shop/Shop.swift": "public import Base\npublic import Foundation\n\(use.shop)\n",
      "Tests/ShopTests/UseTests.swift":
        "import Shop\nimport Testing\nstruct UseTests { @Test func use() { #expect(\(use.test) != nil) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Base/Member.swift", replacing: use.old, with: use.new)

    #expect(impact.kinds == [.body])
    #expect(impact.names.contains("UseTests"))
  }

  @Test func `a name in the path of an extension may be that of a type of the app`() throws {
    let sample = try Self.sample([
      "Sources/Base/Names.swift":
        "public import Foundation\nextension Notification.Name { public static var cartChanged: Self { .init(\"1\") } }\n",
      "Sources/Shop/Name.swift": "public struct Name {}\n",
      "Tests/ShopTests/UseTests.swift":
        "import Base\nimport Foundation\nimport Testing\nstruct UseTests { @Test func use() { #expect(Notification.Name.cartChanged.rawValue == \"1\") } }\n",
    ])

    #expect(try sample.impact(of: "Sources/Base/Names.swift", replacing: "1", with: "2").names.contains("UseTests"))
  }

  @Test(arguments: [
    ("extension Date { public var day: Int { 1 } }", "Date.now.day"),
    ("extension Array { public subscript(safe index: Int) -> Int { 1 } }", "[1][safe: 0]"),
    ("extension Array { public init(price: Int) { self = []; _ = 1 } }", "Array<Int>(price: 3)"),
    ("extension View { public func card() -> Int { 1 } }", "text.card()"),
    ("extension ChildRoute { public static func menu() -> Int { 1 } }", "route(to: .menu())"),
  ])
  func `a member that only its name leads to reaches those that write it`(member: String, test: String) throws {
    let sample = try Self.sample([
      "Sources/Base/Member.swift": "public import Foundation\n\(member)\n",
      "Tests/ShopTests/UseTests.swift":
        "import Base\nimport Testing\nstruct UseTests { @Test func use() { #expect(\(test) == 1) } }\n",
    ])

    #expect(try sample.impact(of: "Sources/Base/Member.swift", replacing: "1", with: "2").names == ["UseTests"])
  }

  @Test(arguments: [
    ("precedencegroup ArrowPrecedence { associativity: left }", "left", "right"),
    ("infix operator <->: AdditionPrecedence", "Addition", "Multiplication"),
    ("@c func ribletsTotal() -> Int { 1 }", "Int", "Int32"),
    ("extension Cart { typealias Item = Int }", "Int", "String"),
  ])
  func `a declaration without a word for it is shared, as public ones are`(text: String, old: String, new: String)
    throws
  {
    let sample = try Self.sample([
      "Sources/Base/Shared.swift": text + "\n",
      "Tests/ShopTests/UseTests.swift":
        "import Shop\nimport Testing\nstruct UseTests { @Test func use() { #expect(10 <-> 4 == 6) } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Base/Shared.swift", replacing: old, with: new)

    #expect(impact.kinds == [.sharedInterface])
    #expect(impact.names == ["OtherTests", "UseTests"])
  }

  @Test(arguments: [("@_implementationOnly import Kit", true), ("import Kit", false)])
  func `an import was no new one because of another file that hands it to nobody`(line: String, isNew: Bool) throws {
    let sample = try Self.sample([
      "Sources/Base/First.swift": line + "\n", "Sources/Base/Second.swift": "@_implementationOnly import Kit\n",
    ])

    let impact = try sample.impact(of: "Sources/Base/Second.swift", replacing: "@_implementationOnly ", with: "")

    #expect(impact.kinds == [isNew ? .sharedInterface : .interface])
  }

  @Test(
    arguments: zip(
      ["private let rate = 1", "fileprivate struct Rate { var value = 1 }", "private func rate() -> Int { 1 }"],
      ["rate", "Rate().value", "rate()"]))
  func `a private declaration is a body`(text: String, use: String) throws {
    let sample = try Self.sample([
      "Sources/Shop/Prices.swift": "public struct Prices { public init() { _ = \(use) } }\n\(text)\n",
      "Tests/ShopTests/UseTests.swift":
        "import Shop\nimport Testing\nstruct UseTests { @Test func use() { _ = Prices() } }\n",
    ])

    let impact = try sample.impact(
      of: "Sources/Shop/Prices.swift", replacing: text,
      with: text.replacing("rate", with: "price").replacing("Rate", with: "Price"))

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["UseTests"])
  }

  @Test(arguments: [true, false]) func `a private operator or extension is none`(isOperator: Bool) throws {
    let text =
      isOperator ? "private func <-> (a: Int, b: Int) -> Int { a }" : "private extension Int { var rate: Int { 1 } }"
    let sample = try Self.sample(["Sources/Shop/Prices.swift": "public struct Prices {}\n\(text)\n"])

    let impact = try sample.impact(of: "Sources/Shop/Prices.swift", replacing: "Int", with: "Int32")

    #expect(impact.kinds == [.sharedInterface])
  }

  @Test func `a document reaches a test whose helper opens files`() throws {
    let sample = try Self.sample([
      "DOC.md": "One\n",
      "Sources/Kit/Places.swift":
        "public import Foundation\npublic func text(_ name: String) -> String { (try? String(contentsOf: URL(filePath: name), encoding: .utf8)) ?? \"\" }\n",
      "Tests/ShopTests/UseTests.swift":
        "import Kit\nimport Testing\nstruct UseTests { @Test func use() { #expect(text(\"DOC.md\") == \"One\") } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == ["UseTests"])
  }

  @Test func `a document may be read by a package that is not known`() throws {
    let sample = try Self.sample([
      "DOC.md": "One\n", "Sources/Kit/Places.swift": "import Yams\npublic func text() -> String { page() }\n",
      "Tests/ShopTests/UseTests.swift":
        "import Kit\nimport Testing\nstruct UseTests { @Test func use() { #expect(text() == \"One\") } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == ["UseTests"])
  }

  @Test(arguments: [
    ("", "import Yams", "print(page())", true),
    (#"{ "opensNoFiles": ["Yams"] }"#, "import Yams", "print(page())", false),
    ("", "", "print(page())", false), (#"{ "opensFiles": ["page"] }"#, "", "print(page())", true),
    ("", "import Foundation", "_ = open(\"a\", 0)", true),
    ("", "import Foundation", "open(1) }\n  func open(_ number: Int) { print(number)", false),
    (#"{ "opens": [] }"#, "", "", true),
  ])
  func `an app says what opens files`(settings: String, imports: String, body: String, opens: Bool) throws {
    let sample = try Self.sample([
      "DOC.md": "One\n",
      "Tests/ShopTests/UseTests.swift":
        "\(imports)\nimport Testing\nstruct UseTests {\n  @Test func use() { \(body) }\n}\n",
    ])
    if !settings.isEmpty { try sample.folder.write(settings, to: ".riblets/impact.json") }

    let impact = try sample.impact(of: "DOC.md", to: "Two\n")

    #expect(impact.names.contains("UseTests") == opens)
    #expect(
      impact.everything
        == (settings.contains(#""opens":"#)
          ? [".riblets/impact.json has other than 'opensFiles' and 'opensNoFiles', two lists of names"] : []))
  }

  @Test(
    arguments: zip(
      ["try Contract(\"../../OtherTests/far\")", "ServerDouble().answer(try .init(\"far\"))", "_ = client.answer(1)"],
      [true, true, false]))
  func `a contract of another target was missed, because nothing seemed to open a file`(body: String, reads: Bool)
    throws
  {
    let sample = try Self.sample([
      "DOC.md": "One\n", "Sources/Base/Price.swift": "public func price() -> Int { 1 }\n",
      "Tests/ShopTests/UseTests.swift":
        "import RibletsHTTPTesting\nimport Testing\nstruct UseTests { @Test func use() throws { \(body) } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == (reads ? ["UseTests"] : []))
    // A contract is no source, so code counts by its names as before.
    #expect(try sample.impact(of: "Sources/Base/Price.swift", replacing: "1", with: "2").names == [])
  }

  @Test func `a type of the app called Contract reads nothing`() throws {
    let sample = try Self.sample([
      "DOC.md": "One\n", "Sources/Shop/Contract.swift": "public struct Contract {}\n",
      "Tests/ShopTests/UseTests.swift":
        "import Shop\nimport Testing\nstruct UseTests { @Test func use() { _ = Contract() } }\n",
    ])

    #expect(try sample.impact(of: "DOC.md", to: "Two\n").names == [])
  }

  @Test func `a class that only inherits its tests is a suite`() throws {
    let sample = try Self.sample([
      "Sources/Kit/Contract.swift":
        "import XCTest\nopen class ContractTests: XCTestCase { open var total: Int { 1 }\n  func testTotal() { XCTAssertEqual(total, 1) } }\n",
      "Sources/Shop/Total.swift": "public func total() -> Int { 1 }\n",
      "Tests/ShopTests/CartTests.swift":
        "import Kit\nimport Shop\nclass CartTests: ContractTests { override var total: Int { Shop.total() } }\n",
    ])

    #expect(try sample.impact(of: "Sources/Shop/Total.swift", replacing: "1", with: "2").names == ["CartTests"])
  }
}
