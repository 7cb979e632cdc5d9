import Foundation
import RibletsImpact
import TestFolder
import Testing

/// Tests that a body selects the suites that reach its declaration, and not those that reach another one in its file.
struct DeclarationReachTests {
  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Base"), .target(name: "Shop", dependencies: ["Base"]), .target(name: "Kit"),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "Kit"]), .testTarget(name: "BaseTests", dependencies: ["Base"]),
      ]
    )
    """

  private static func sample(_ files: [String: String]) throws -> ImpactSample {
    let texts = [
      "Package.swift": manifest, "Sources/Base/Empty.swift": "", "Sources/Shop/Empty.swift": "",
      "Sources/Kit/Empty.swift": "", "Tests/BaseTests/Empty.swift": "",
    ]
    return try ImpactSample(texts.merging(files) { $1 })
  }

  /// A suite whose only test does something.
  private static func suite(_ name: String, _ body: String, imports: String = "@testable import Shop") -> String {
    "\(imports)\nimport Testing\nstruct \(name) { @Test func use() { \(body) } }\n"
  }

  @Test func `a protocol in the file of an interactor does not lead to its bodies`() throws {
    let sample = try Self.sample([
      "Sources/Shop/CartInteractor.swift":
        "protocol CartListener {}\nfinal class CartInteractor { func add() { print(1) } }\n",
      "Tests/ShopTests/CartTests.swift": Self.suite("CartTests", "CartInteractor().add()"),
      "Tests/ShopTests/RootTests.swift": Self.suite("RootTests", "_ = (any CartListener).self"),
    ])

    let impact = try sample.impact(of: "Sources/Shop/CartInteractor.swift", replacing: "1", with: "2")

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["CartTests"])
  }

  @Test func `a parameter with the name of a child does not use the child`() throws {
    let sample = try Self.sample([
      "Sources/Shop/Root.swift": "import Riblets\nstruct RootComponent {}\n",
      "Sources/Shop/RootCart.swift":
        "import Riblets\nextension ChildBuilders<RootComponent> { var cart: CartBuilder { CartBuilder() } }\n",
      "Sources/Shop/CartBuilder.swift": "struct CartBuilder { func build() { print(1) } }\n",
      "Tests/ShopTests/RootTests.swift": Self.suite("RootTests", "_ = RootComponent()"),
      "Tests/ShopTests/TaskTests.swift": Self.suite("TaskTests", "task { cart in print(cart) }"),
    ])

    #expect(try sample.impact(of: "Sources/Shop/CartBuilder.swift", replacing: "1", with: "2").names == ["RootTests"])
  }

  @Test(arguments: [
    "func open() { print(1) }", "override init() { print(1) }",
    "func other() {} }\nextension CartRouter { func open() { print(1) }",
  ])
  func `a body of a class does not run where nothing makes an instance`(_ member: String) throws {
    let sample = try Self.sample([
      "Sources/Shop/CartRouter.swift": "import Riblets\nfinal class CartRouter: Router { \(member) }\n",
      "Sources/Shop/CartWay.swift": "struct CartWay { func build(in parent: CartRouter?) {} }\n",
      "Tests/ShopTests/WayTests.swift": Self.suite("WayTests", "CartWay().build(in: nil)"),
      "Tests/ShopTests/RouterTests.swift": Self.suite("RouterTests", "CartRouter().open()"),
    ])

    let impact = try sample.impact(of: "Sources/Shop/CartRouter.swift", replacing: "1", with: "2")

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["RouterTests"])
  }

  @Test func `a child of other child builders is not made where its name is not written`() throws {
    let sample = try Self.sample([
      "Sources/Shop/RootCart.swift": """
      import Riblets
      final class RootComponent: Component<Int> {}
      protocol CartBuildable {}
      final class CartBuilder: Builder<Int>, CartBuildable { func build() { print(1) } }
      struct RootCart: ChildRoute { func build(in parent: Int) { print(3) } }
      typealias RootRoute = Route<any RootRouting>
      protocol RootRouting {}
      extension RootRoute { static var cart: Self { Self(RootCart()) } }
      extension ChildBuilders<RootComponent> {
        var cart: any CartBuildable { print(5); return builder(of: (any CartBuildable).self) { CartBuilder(dependency: $0) } }
      }

      """,
      "Tests/ShopTests/HomeTests.swift": Self.suite(
        "HomeTests", "_ = ChildBuilders(given: 1).home; _ = (any RootRouting).self"),
      "Tests/ShopTests/CartTests.swift": Self.suite("CartTests", "_ = ChildBuilders(given: RootComponent()).cart"),
      "Tests/ShopTests/RouteTests.swift": Self.suite("RouteTests", "_ = RootRoute.cart"),
    ])
    let path = "Sources/Shop/RootCart.swift"

    #expect(try sample.impact(of: path, replacing: "print(1)", with: "print(2)").names == ["CartTests"])
    #expect(try sample.impact(of: path, replacing: "print(3)", with: "print(4)").names == ["RouteTests"])
    #expect(try sample.impact(of: path, replacing: "print(5)", with: "print(6)").names == ["CartTests"])
  }

  @Test(arguments: [
    "enum Own { class Interactor { required init() {} } }\nfinal class C: Own.Interactor { var value: Int { one() } }",
    "final class C: Interactor { var value: some Equatable { one() } }",
    """
    final class C: Component<Int> {}
    extension ChildBuilders<C> { var value: Int { builder(of: Int.self) { [first = one()] _ in first } } }
    """,
    """
    final class C: Component<Int> {}
    extension ChildBuilders { func builder(of type: Int.Type, _ make: () -> Int) -> Int { make() } }
    extension ChildBuilders<C> { var value: Int { builder(of: Int.self) { one() } } }
    """,
  ])
  func `a body that ran without an instance of its class was left out`(_ code: String) throws {
    let sample = try Self.sample([
      "Sources/Shop/C.swift": "import Riblets\n\(code)\nfunc use(_ c: C?) -> Int { 0 }\n",
      "Sources/Shop/One.swift": "func one() -> Int { 1 }\n",
      "Tests/ShopTests/UseTests.swift": Self.suite("UseTests", "_ = use(nil); _ = ChildBuilders().value"),
    ])

    #expect(try sample.impact(of: "Sources/Shop/One.swift", replacing: "1", with: "2").names == ["UseTests"])
  }

  @Test(arguments: [true, false]) func `a suite in a file with others is selected alone unless lines move`(moves: Bool)
    throws
  {
    let sample = try Self.sample([
      "Tests/ShopTests/Tests.swift": Self.suite("CartTests", "print(1)")
        + Self.suite("HomeTests", "print(3)", imports: "")
    ])

    let impact = try sample.impact(
      of: "Tests/ShopTests/Tests.swift", replacing: "print(1)", with: moves ? "\nprint(2)" : "print(2)")

    #expect(impact.names == (moves ? ["CartTests", "HomeTests"] : ["CartTests"]))
  }

  @Test(arguments: ["", "func note(_ line: Int = #line) {}"])
  func `a declaration in other lines is another one only in an app that can tell`(note: String) throws {
    let sample = try Self.sample([
      "Sources/Shop/Files.swift": "struct Cart { func add() { print(1) } }\nstruct Home {}\n\(note)\n",
      "Tests/ShopTests/CartTests.swift": Self.suite("CartTests", "Cart().add()"),
      "Tests/ShopTests/HomeTests.swift": Self.suite("HomeTests", "_ = Home()"),
    ])

    let impact = try sample.impact(of: "Sources/Shop/Files.swift", replacing: "print(1)", with: "print(1)\nprint(2)")

    #expect(impact.names == (note.isEmpty ? ["CartTests"] : ["CartTests", "HomeTests"]))
  }

  @Test func `a picture is of its suite`() throws {
    let sample = try Self.sample([
      "Tests/ShopTests/CartViewTests.swift": Self.suite("CartViewTests", "print(1)"),
      "Tests/ShopTests/HomeViewTests.swift": Self.suite("HomeViewTests", "print(1)"),
      "Tests/ShopTests/__Snapshots__/CartViewTests/CartViewTests.empty.txt": "Nothing\n",
    ])
    let path = "Tests/ShopTests/__Snapshots__/CartViewTests/CartViewTests.empty.txt"

    #expect(try sample.impact(of: path, to: "None\n").names == ["CartViewTests"])
  }

  @Test func `an extension in a test target selects no suite of another one`() throws {
    let sample = try Self.sample([
      "Tests/ShopTests/Tester.swift": "import Other\nextension OtherTester { func go() { print(1) } }\n",
      "Tests/ShopTests/CartTests.swift": Self.suite("CartTests", "print(1)"),
      "Tests/BaseTests/BaseTests.swift": Self.suite("BaseTests", "print(1)", imports: "import Base"),
    ])

    #expect(try sample.impact(of: "Tests/ShopTests/Tester.swift", replacing: "1", with: "2").names == ["CartTests"])
  }

  @Test(arguments: ["3.scaled()", "3 *** 4", "[1].scaled()"])
  func `a default of a protocol that a number conforms to is used without its name`(use: String) throws {
    let sample = try Self.sample([
      "Sources/Base/Scalable.swift": """
      infix operator ***
      public protocol Scalable {}
      extension Scalable {
        public func scaled() -> Int { 1 }
        public static func *** (a: Self, b: Self) -> Int { 1 }
      }
      """,
      "Sources/Base/Int+Scalable.swift": "extension Int: Scalable {}\nextension [Int]: Scalable {}\n",
      "Tests/ShopTests/UseTests.swift": Self.suite("UseTests", "#expect(\(use) == 1)", imports: "import Base"),
    ])

    let impact = try sample.impact(of: "Sources/Base/Scalable.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["UseTests"])
  }

  @Test func `an extension of Foundation's type is not taken for one of the app`() throws {
    let sample = try Self.sample([
      "Sources/Base/Data.swift": "public struct Data {}\n",
      "Sources/Shop/Data+Text.swift":
        "import Foundation\nextension Data { public var price: Int { 1 } }\n",
      "Tests/ShopTests/UseTests.swift": Self.suite(
        "UseTests", "#expect(FileManager().contents(atPath: \"\")?.price == 1)"),
    ])

    #expect(
      try sample.impact(of: "Sources/Shop/Data+Text.swift", replacing: "{ 1 }", with: "{ 2 }").names == ["UseTests"])
  }

  @Test func `an extension of an array of something is used where that or a member is named`() throws {
    let sample = try Self.sample([
      "Sources/Shop/Item.swift": "struct Item { var all: [Item] { [self] } }\n",
      "Sources/Shop/Items.swift": "extension Array<Item> { mutating func finish() { print(1) } }\n",
      "Tests/ShopTests/ItemTests.swift": Self.suite("ItemTests", "print(Item().all)"),
      "Tests/ShopTests/InferredTests.swift": Self.suite("InferredTests", "[].finish()"),
      "Tests/ShopTests/OtherTests.swift": Self.suite("OtherTests", "print([1])"),
    ])

    #expect(
      try sample.impact(of: "Sources/Shop/Items.swift", replacing: "1", with: "2").names == [
        "InferredTests", "ItemTests",
      ])
  }

  @Test func `a private declaration that hides another one reaches those that write its name`() throws {
    let sample = try Self.sample([
      "Sources/Shop/Rate.swift": "let rate = 1\n",
      "Sources/Shop/Prices.swift": "struct Prices { var price: Int { rate } }\nprivate let other = 2\n",
      "Tests/ShopTests/PricesTests.swift": Self.suite("PricesTests", "#expect(Prices().price == 1)"),
    ])

    let impact = try sample.impact(of: "Sources/Shop/Prices.swift", replacing: "let other", with: "let rate")

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["PricesTests"])
  }

  @Test func `a test that reads sources by a helper is reached by their bodies`() throws {
    let sample = try Self.sample([
      "Sources/Kit/Places.swift":
        "import Foundation\npublic func source(_ name: String) -> String { (try? String(contentsOf: URL(filePath: #filePath + name), encoding: .utf8)) ?? \"\" }\n",
      "Sources/Base/Prices.swift": "struct Prices { func total() -> Int { 1 } }\n",
      "Tests/ShopTests/RulesTests.swift": Self.suite(
        "RulesTests", "#expect(source(\"Prices.swift\").isEmpty)", imports: "import Kit"),
      "Tests/ShopTests/OtherTests.swift": Self.suite("OtherTests", "print(1)"),
    ])

    #expect(try sample.impact(of: "Sources/Base/Prices.swift", replacing: "1", with: "2").names == ["RulesTests"])
  }

  /// A parent and a child, as `riblets new` writes them.
  private static let family = [
    "Sources/Shop/RootInteractor.swift": """
    import Riblets

    protocol RootRouting: Navigating where Origin == any RootRouting {}
    typealias RootRoute = Route<any RootRouting>
    final class RootInteractor: Interactor { weak var router: (any RootRouting)?; func go() { router?.show(.cart) } }
    """,
    "Sources/Shop/RootRouter.swift": """
    import Riblets

    final class RootRouter: Router<any RootInteractable>, RootRouting { let builders: ChildBuilders<RootComponent> }
    """,
    "Sources/Shop/RootBuilder.swift": """
    import Riblets

    final class RootComponent: Component<any RootDependency> {}
    final class RootBuilder: Builder<any RootDependency> {
      func build() -> any RootRouting {
        let component = RootComponent()
        return RootRouter(interactor: RootInteractor(), builders: ChildBuilders(component))
      }
    }
    """,
    "Sources/Shop/RootCart.swift": """
    import Riblets

    struct RootCart: ChildRoute {
      func build(in parent: RootRouter) -> any CartRouting { parent.builders.cart.build() }
    }
    extension RootRoute { static var cart: Self { Self(RootCart()) } }
    extension ChildBuilders<RootComponent> {
      var cart: any CartBuildable { builder(of: (any CartBuildable).self) { CartBuilder(dependency: $0) } }
    }
    """,
    "Sources/Shop/CartBuilder.swift": """
    import Riblets

    protocol CartRouting {}
    protocol CartBuildable {}
    final class CartBuilder: Builder<any CartDependency>, CartBuildable { func build() -> any CartRouting { print(1) } }
    """,
    "Tests/ShopTests/RootInteractorTests.swift": suite(
      "RootInteractorTests", "RootInteractor().router = RootRoutingMock()"),
    "Tests/ShopTests/RootRouterTests.swift":
      suite("RootRouterTests", "_ = RootRouter(interactor: Mock(), builders: ChildBuilders())"),
    "Tests/ShopTests/RootBuilderTests.swift": suite("RootBuilderTests", "RootBuilder().build().interactor.go()"),
    "Tests/ShopTests/CartBuilderTests.swift": suite("CartBuilderTests", "_ = CartBuilder().build()"),
  ]

  @Test(arguments: ["static var cart: Self", "static func cart(_ number: Int) -> Self"])
  func `a child is made only where there are its parent's router and component`(route: String) throws {
    let sample = try Self.sample(
      Self.family.mapValues { $0.replacingOccurrences(of: "static var cart: Self", with: route) })

    #expect(
      try sample.impact(of: "Sources/Shop/CartBuilder.swift", replacing: "1", with: "2").names
        == ["CartBuilderTests", "RootBuilderTests"])
    // The body that finds the builder runs where there is a router and the name of the route; the block in it where there is a
    // component.
    #expect(
      try sample.impact(of: "Sources/Shop/RootCart.swift", replacing: "parent.builders", with: "parent . builders")
        .names
        == ["RootBuilderTests"])
  }

  @Test func `a route that only a saved state names was restored, and its suite was not selected`() throws {
    let sample = try Self.sample([
      "Sources/Shop/Root.swift": """
      import Riblets

      final class RootRouter: Router<any RootInteractable> {}
      protocol AppRoute: ChildRoute {}
      struct RootCart: ChildRoute { func build(in parent: RootRouter) -> any CartRouting { print(1) } }
      struct RootGift: AppRoute { func build(in parent: RootRouter) -> any CartRouting { print(2) } }
      """,
      "Tests/ShopTests/RestoreTests.swift":
        Self.suite("RestoreTests", "RootRouter(interactor: Mock()).restore(read())"),
      "Tests/ShopTests/NoTests.swift": Self.suite("NoTests", "_ = RootRouter(interactor: Mock())"),
    ])

    for (old, new) in [("1", "3"), ("2", "3")] {
      let impact = try sample.impact(of: "Sources/Shop/Root.swift", replacing: "print(\(old))", with: "print(\(new))")
      #expect(impact.names == ["RestoreTests"])
    }
  }

  @Test func `a route without its name was made for a protocol of another package, and its suite was not selected`()
    throws
  {
    let sample = try Self.sample(
      Self.family.merging([
        "Sources/Shop/Empty.swift": "import Riblets\nextension Route: EmptyValue where Origin == any RootRouting {}\n",
        "Tests/ShopTests/EmptyTests.swift":
          Self.suite(
            "EmptyTests", "let route: RootRoute = unstubbed(); _ = RootRouter(interactor: Mock(), builders: route)"),
      ]) { $1 })
    let impact = try sample.impact(
      of: "Sources/Shop/RootCart.swift", replacing: "Self(RootCart())", with: "Self(RootCart( ))")
    #expect(impact.names.contains("EmptyTests"))
  }

  @Test(arguments: [
    "Unmanaged<T>.fromOpaque(p).takeUnretainedValue()", "withUnsafeBytes(of: value) { $0.load(as: T.self) }",
    "UnsafeRawPointer(p).load(as: T.self)",
  ])
  func `memory becomes an instance of a class in a module that does not see it`(_ code: String) throws {
    let sample = try Self.sample([
      "Sources/Base/Memory.swift": "public func take<T: AnyObject>() -> T { \(code) }\n",
      "Sources/Shop/RootRouter.swift":
        "import Riblets\nfinal class RootRouter: Router<any RootInteractable> { func go() { print(1) } }\n",
      "Tests/ShopTests/MemoryTests.swift":
        Self.suite("MemoryTests", "let router: RootRouter = take(); router.go()"),
    ])
    #expect(
      try sample.impact(of: "Sources/Shop/RootRouter.swift", replacing: "1", with: "2").names == ["MemoryTests"])
  }

  @Test(arguments: [
    ("", "let router: RootRouter = .init(); _ = router"), ("", "_ = RootRouter.init()"), ("", "_ = RootRouter { 1 }"),
    ("", "make(RootRouter.self)"), ("typealias Other = RootRouter", "_ = Other()"),
    ("class Fake: RootRouter {}", "_ = Fake()"),
    ("class Fake: RootRouter, TextOutputStream { func write(_ text: String) {} }", "_ = Fake()"),
    ("enum Fakes { class Fake: RootRouter {} }", "_ = Fakes.Fake()"),
    ("class fake: RootRouter, Faking {}\nprotocol Faking {}", "_ = fake()"),
    ("", "class Fake: RootRouter, Faking {}\n_ = Fake()"),
    ("", "class fake: RootRouter, Faking {}\n_ = fake()"),
    ("", "class Fake<A>: RootRouter, Faking {}\n_ = Fake<Int>()"),
    ("class Fake<Value>: RootRouter {}", "_ = Fake<Int>()"),
    ("extension RootRouter { static func some() -> RootRouter { fatalError() } }", "_ = RootRouter.some()"),
    ("extension RootRouter: Decodable {}", "_ = decode()"),
    ("protocol Made { init() }\nextension RootRouter: Made {}", "_ = make()"),
    ("protocol Made { init() }\nprotocol Sub where Self: Made {}\nextension RootRouter: Sub {}", "_ = make()"),
    ("protocol Sub: AnyObject where Self: Decodable {}\nextension RootRouter: Sub {}", "_ = decode()"),
    ("struct Box<Value> { typealias Part = Value }\nextension Box<RootRouter>.Part: Decodable {}", "_ = decode()"),
    ("struct Box<Value> { typealias Part = Decodable }\nextension RootRouter: Box<Int>.Part {}", "_ = decode()"),
    ("protocol Sub {\n  associatedtype A where Self: Decodable\n}\nextension RootRouter: Sub {}", "_ = decode()"),
    ("extension RootRouter { required convenience init(a: Int) {} }", "_ = make()"),
    ("enum Names { protocol Routing: Decodable {} }\nextension RootRouter: Names.Routing {}", "_ = decode()"),
    ("enum Names { typealias Routing = Decodable }\nextension RootRouter: Names.Routing {}", "_ = decode()"),
    ("import Tasks\nextension RootRouter: Working {}", "_ = make()"),
  ])
  func `an instance is made by any of its names`(more: String, use: String) throws {
    let sample = try Self.sample([
      "Sources/Shop/RootRouter.swift":
        "import Riblets\nclass RootRouter: Router<any RootInteractable> { init() {} }\n\(more)\n",
      "Sources/Shop/Show.swift": "struct Show: ChildRoute { func build(in router: RootRouter) { print(1) } }\n",
      "Tests/ShopTests/UseTests.swift": Self.suite("UseTests", "\(use); run(Show())"),
      "Tests/ShopTests/NoTests.swift": Self.suite("NoTests", "_ = Show()"),
    ])

    let names = try sample.impact(of: "Sources/Shop/Show.swift", replacing: "1", with: "2").names

    #expect(names.contains("UseTests"))
    // Where others may make an instance, all count.
    let isOpen = ["ecod", "init", "typealias", "TextOutput", "enum", "Fake<", "Tasks"].contains { more.contains($0) }
    #expect(isOpen || !names.contains("NoTests"))
  }
}
