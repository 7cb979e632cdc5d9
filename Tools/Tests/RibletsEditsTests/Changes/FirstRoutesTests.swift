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
    (method("    router?.begin(with: .cart(size: 3))"), "b()", method("    router?.begin(with: .b(), .cart(size: 3))")),
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

  @Test func `a renamed route finds its place`() throws {
    let text = Self.method("    router?.begin(with: .cart, .awning())")

    #expect(
      try FirstRoutes.sorted(inBeginOf: "RootInteractor", ParsedFile("a.swift", text))
        == Self.method("    router?.begin(with: .awning(), .cart)"))
    #expect(try FirstRoutes.sorted(inBeginOf: "RootInteractor", ParsedFile("a.swift", Self.properties)) == nil)
  }
}
