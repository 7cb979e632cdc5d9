import Testing

@testable import RibletsEdits

/// The routes that a parent begins with.
struct FirstRoutesTests {
  private static let properties = """
    final class RootInteractor: Interactor {
      weak var router: (any RootRouting)?

      func finish() {}
    }

    """

  private static func method(_ body: String) -> String {
    properties.replacing(
      "  func finish", with: "  override func didBecomeActive() {\n\(body)\n  }\n\n  func finish")
  }

  private func inserting(_ route: String, into text: String) throws -> String? {
    try FirstRoutes.inserting(route, intoBeginOf: "RootInteractor", ParsedFile("a.swift", text))
  }

  private func removing(_ name: String, from text: String) throws -> String? {
    try FirstRoutes.removing(name, fromBeginOf: "RootInteractor", ParsedFile("a.swift", text))
  }

  @Test(arguments: [
    (properties, "cart", method("    router?.begin(with: .cart)")),
    (method("    router?.begin(with: .cart)"), "menu", method("    router?.begin(with: .cart, .menu)")),
    (method("    router?.begin(with: .cart(size: 3))"), "b()", method("    router?.begin(with: .cart(size: 3), .b())")),
    (method("    start()"), "cart", method("    start()\n    router?.begin(with: .cart)")),
    (
      "final class RootInteractor: Interactor {\n}\n", "cart",
      "final class RootInteractor: Interactor {\n  override func didBecomeActive() {\n    router?.begin(with: .cart)\n  }\n}\n"
    ),
  ])
  func `a route is added, and what leaves again leaves nothing`(before: String, route: String, after: String) throws {
    #expect(try inserting(route, into: before) == after)
    #expect(try removing(String(route.prefix { $0 != "(" }), from: after) == before)
    let windows = before.replacing("\n", with: "\r\n")
    #expect(try inserting(route, into: windows) == after.replacing("\n", with: "\r\n"))
  }

  @Test func `a route that is there stays as it is`() throws {
    let text = Self.method("    router?.begin(with: .cart(size: 3))")

    #expect(try inserting("cart()", into: text) == text)
  }

  @Test func `routes that fill a line have a line each`() throws {
    let names = "abcdefgh".map { String(repeating: $0, count: 12) }
    let text = try names.reduce(Self.properties) { try #require(try inserting($1, into: $0)) }

    #expect(text.contains("    router?.begin(\n      with: .\(names[0]),\n      .\(names[1]),\n"))
    #expect(text.contains("      .\(names[7]))\n  }"))
    let shorter = try names.dropFirst(6).reduce(text) { try #require(try removing($1, from: $0)) }
    #expect(shorter.contains("    router?.begin(with: .\(names[0]), .\(names[1]), "))
  }

  @Test(arguments: [
    "final class RootInteractor: Interactor {}\n", "struct RootInteractor {}\n",
    method("").replacing("{\n\n  }", with: "{ start() }"),
  ])
  func `text without lines of its own stays as it is`(text: String) throws {
    #expect(try inserting("cart", into: text) == nil)
  }

  @Test func `only the routes of that interactor leave`() throws {
    #expect(try removing("menu", from: Self.method("    router?.begin(with: .cart)")) == nil)
    #expect(try removing("cart", from: Self.method("    other.begin(with: .cart)")) == nil)
  }

  /// A call that somebody has put into an order, and explained.
  private static let explained = method(
    """
        router?.begin(
          with: .home,  // first: SHOP-12
          // The cart, which is small.
          .cart(size: 3)  // SHOP-13
        )
    """)

  @Test func `a new route comes last, and neither the first one nor comments change`() throws {
    let text = Self.explained.replacing(
      ".cart(size: 3)  // SHOP-13\n", with: ".cart(size: 3),  // SHOP-13\n      .ads\n")
    #expect(try inserting("ads", into: Self.explained) == text)
    #expect(try removing("ads", from: text) == Self.explained)
    let tight = Self.method("    router?.begin(\n      with: .home,  // first: SHOP-12\n      .cart)")
    let more = tight.replacing(".cart)", with: ".cart,\n      .ads)")
    #expect(try inserting("ads", into: tight) == more)
    #expect(try removing("ads", from: more) == tight)
  }

  @Test func `a route goes before another one, with comments where they are`() throws {
    let file = try ParsedFile("a.swift", Self.explained)
    let text = FirstRoutes.inserting("ads", before: "cart", intoBeginOf: "RootInteractor", file)
    #expect(
      text
        == Self.explained.replacing(
          "// first: SHOP-12\n", with: "// first: SHOP-12\n      .ads,\n"))
    let line = Self.method("    router?.begin(with: .home, .cart /* later */)")
    #expect(
      try FirstRoutes.inserting("ads", before: "cart", intoBeginOf: "RootInteractor", ParsedFile("a.swift", line))
        == line.replacing(".home, ", with: ".home, .ads, "))
  }

  @Test(arguments: [
    (
      "home",
      "    router?.begin(\n      with:\n      // The cart, which is small.\n      .cart(size: 3)  // SHOP-13\n    )"
    ),
    (
      "cart",
      "    router?.begin(\n      with: .home  // first: SHOP-12\n      // The cart, which is small.\n    )"
    ),
  ])
  func `a route that leaves takes the comment on its line along, and no other`(name: String, after: String) throws {
    #expect(try removing(name, from: Self.explained) == Self.method(after))
  }

  @Test func `lines are broken as commands break them`() throws {
    let text = Self.method("    router?.begin(with: .cart, .awning())")
    let file = try ParsedFile("a.swift", text.replacing("with: ", with: "\n      with: "))
    #expect(FirstRoutes.broken(inBeginOf: "RootInteractor", file) == text)
    #expect(try FirstRoutes.broken(inBeginOf: "RootInteractor", ParsedFile("a.swift", Self.properties)) == nil)
  }
}
