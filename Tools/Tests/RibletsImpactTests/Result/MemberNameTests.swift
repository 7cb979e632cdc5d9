import RibletsImpact
import Testing

/// A body in a class runs where some code writes its name, unless something else than code of the app may call it.
struct MemberNameTests {
  /// Code of an app, and a use of it in a test.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let use: String
  }

  static let called = [
    Case(
      testDescription: "by a requirement of the app's protocol",
      code: """
        protocol CartListener: AnyObject { func cartDidEnd() }
        final class CartInteractor: Interactor { weak var listener: (any CartListener)?; func end() { listener?.cartDidEnd() } }
        final class RootInteractor: Interactor, CartListener { func cartDidEnd() { print(1) } }
        """,
      use: "let cart = CartInteractor(); cart.listener = RootInteractor(); cart.end()"),
    Case(
      testDescription: "by a key path",
      code: "final class Cart: Interactor { var total: Int { print(1); return 2 } }", use: #"[Cart()].map(\.total)"#),
    Case(
      testDescription: "by the name in backticks",
      code: "final class Cart: Interactor { func `repeat`() { print(1) } }", use: "Cart().repeat()"),
    Case(
      testDescription: "by a protocol of Swift",
      code: "final class Cart: Interactor, CustomStringConvertible { var description: String { 1.words } }",
      use: "String(reflecting: Cart())"),
    Case(
      testDescription: "by a protocol of Riblets behind one of the app",
      code: """
        protocol Savable: StateSaving {}
        final class Cart: Interactor, Savable { var savedState: Int { print(1); return 2 } }
        """, use: "keep(Cart())"),
    Case(
      testDescription: "by a base class of Riblets",
      code: "final class Cart: Interactor { override func didBecomeActive() { print(1) } }", use: "start(Cart())"),
    Case(
      testDescription: "by an unknown protocol of a subclass",
      code: """
        class Cart: Interactor { func receive() { print(1) } }
        final class Basket: Cart, SinkOfAnotherPackage {}
        """, use: "send(Basket())"),
    Case(
      testDescription: "by an unknown protocol of an alias",
      code: """
        class Cart: Interactor { func receive() { print(1) } }
        typealias Basket = Cart
        extension Basket: SinkOfAnotherPackage {}
        """, use: "send(Cart())"),
    Case(
      testDescription: "by an unknown protocol behind a requirement of a protocol",
      code: """
        protocol Basket where Self: SinkOfAnotherPackage {}
        class Cart: Interactor, Basket { func receive() { print(1) } }
        """, use: "send(Cart())"),
    Case(
      testDescription: "by the code of a macro of another package",
      code: "final class Cart: Interactor { @AddsBlocking func load() { print(1) } }", use: "Cart().loadBlocking()"),
    Case(
      testDescription: "by the code of @Observable",
      code: "@Observable final class Cart: Interactor { var n = 0; func withMutation() { print(1) } }",
      use: "Cart().n = 3"),
    Case(
      testDescription: "by a block of a builder",
      code: "final class Cart: Interactor { func buildBlock(_ n: Int) -> Int { print(1); return n } }",
      use: "run(Cart())"),
    Case(
      testDescription: "by brackets behind the builders of a component",
      code: """
        final class CartComponent: Component<Int> {}
        extension ChildBuilders where Component == CartComponent { func callAsFunction() -> Int { print(1); return 2 } }
        """, use: "_ = ChildBuilders(CartComponent(dependency: 3))()"),
    Case(
      testDescription: "by a system of actors",
      code: "extension Cart { distributed func load() { print(1) } }\nfinal class Cart: Interactor {}",
      use: "call(Cart())"),
    Case(
      testDescription: "by another name of an override",
      code: """
        protocol Waking { func wake() }
        final class Cart: Interactor, Waking { @_implements(Waking, wake()) override func didBecomeActive() { print(1) } }
        """, use: "let cart: any Waking = Cart(); cart.wake()"),
    Case(
      testDescription: "by a replacement",
      code: """
        final class Cart: Interactor { dynamic func load() { print(2) } }
        extension Cart { @_dynamicReplacement(for: load()) func other() { print(1) } }
        """, use: "Cart().load()"),
  ]

  @Test(arguments: called) func `something calls a body`(_ example: Case) throws {
    let impact = try Self.impact(of: example.code, used: example.use)

    #expect(impact.names.contains("UseTests"))
  }

  static let uncalled = [
    Case(
      testDescription: "a listener's method, while only the riblet is made",
      code: """
        protocol CartListener: AnyObject { func cartDidEnd() }
        final class Root: Interactor, CartListener { func cartDidEnd() { print(1) } }
        """, use: "Root()"),
    Case(
      testDescription: "a computed property",
      code: "final class Cart: Interactor { var total: Int { print(1); return 2 } }", use: "Cart()"),
    Case(
      testDescription: "a function of an extension",
      code: "final class Cart: Interactor {}\nextension Cart { @discardableResult func pay() -> Int { print(1) } }",
      use: "Cart()"),
    Case(
      testDescription: "a computed property of a class without an instance",
      code: "final class Cart: Interactor { override var title: String { 1.words } }", use: "let cart: Cart? = nil"),
  ]

  @Test(arguments: uncalled) func `nothing calls a body`(_ example: Case) throws {
    let impact = try Self.impact(of: example.code, used: example.use)

    #expect(impact.kinds == [.body])
    #expect(!impact.names.contains("UseTests"))
  }

  static let inactive = [
    Case(
      testDescription: "a builder is tested", code: "", use: "BuilderTester { CartBuilder().build() }.expectReleased()"),
    Case(
      testDescription: "the app calls a function of its own", code: "func prepare(_ cart: Cart) {}",
      use: "prepare(Cart())"),
  ]

  @Test(arguments: inactive) func `nothing activates a riblet, while`(_ example: Case) throws {
    #expect(try !Self.selects(example))
  }

  static let activating = [
    Case(testDescription: "a tester", code: "", use: "InteractorTester(Cart())"),
    Case(testDescription: "a launch", code: "", use: "router(of: Cart()).launch()"),
    Case(testDescription: "the interactor itself", code: "", use: "Cart().activate()"),
    Case(testDescription: "a test that calls it", code: "", use: "Cart().didBecomeActive()"),
    Case(
      testDescription: "a function of the app", code: "func start(_ cart: Cart) { cart.activate() }",
      use: "start(Cart())"),
    Case(
      testDescription: "another package", code: "import RibletsHelpers\nfunc prepare(_ cart: Cart) { help(cart) }",
      use: "prepare(Cart())"),
    Case(
      testDescription: "a part of the app with the name of one of Riblets", code: "final class AppTester {}",
      use: "_ = AppTester(Cart())"),
  ]

  @Test(arguments: activating) func `a riblet is activated by`(_ example: Case) throws {
    #expect(try Self.selects(example))
  }

  /// True if a change of what an interactor does at its activation selects the suite.
  private static func selects(_ example: Case) throws -> Bool {
    let cart = """
      final class Cart: Interactor { override func didBecomeActive() { print(1) } }
      final class CartBuilder: Builder<Int> { func build() -> Cart { Cart() } }
      """
    return try impact(of: cart + "\n" + example.code, used: example.use).names.contains("UseTests")
  }

  @Test func `a value of a stored property is no body that waits for its name`() throws {
    let impact = try Self.impact(
      of: "final class Cart: Interactor { let total: Int = { print(1); return 2 }() }", used: "Cart()")

    #expect(impact.names.contains("UseTests"))
  }

  @Test(arguments: [
    "class Base {}\nfinal class UseTests: Base { @Test func use() { #expect(price() == 1) } }",
    "class Base {}\nfinal class UseTests: Base { func help() { #expect(price() == 1) }\n@Test func use() { help() } }",
    "class UseTests {}\nextension UseTests { @Test func use() { #expect(price() == 1) } }",
  ]) func `a suite that is a class was not selected, as no code makes its instance`(suite: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/Price.swift": "func price() -> Int { 1 }\n",
      "Tests/HomeTests/UseTests.swift": "import Testing\n@testable import Home\n\(suite)\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/Price.swift", replacing: "1", with: "2")

    #expect(impact.names == ["UseTests"])
  }

  private static func impact(of code: String, used: String) throws -> Impact {
    let sample = try ImpactSample([
      "Sources/Home/Cart.swift": "import Riblets\n\(code)\n",
      "Tests/HomeTests/UseTests.swift":
        "import Riblets\nimport Testing\n@testable import Home\nstruct UseTests { @Test func use() { \(used) } }\n",
    ])
    return try sample.impact(
      of: "Sources/Home/Cart.swift", replacing: code.contains("print(1)") ? "print(1)" : "1.words",
      with: code.contains("print(1)") ? "print(3)" : "3.words")
  }
}
