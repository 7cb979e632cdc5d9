import Testing

@testable import RibletsEdits

struct CodeNameTests {
  private func found(_ name: String, in text: String) throws -> [CodeName] {
    try ParsedFile("a.swift", text).names.filter { $0.text == name }
  }

  @Test(arguments: [
    "extension RootRoute { static var cart: Self { Self(Cart()) } }",
    "extension RootRoute { static func cart(_ size: Int) -> Self { Self(Cart(size)) } }",
    "extension RouteID<any RootRouting> { static let cart = Self(\"cart\") }",
    "func a() { router?.route(to: .cart) }",
    "func a() { router?.begin(with: .menu, .cart(size: 3)) }",
    "func a() { expect(RootRoute.cart) }",
  ])
  func `a route is declared in an extension of routes, or used in a call that takes one`(text: String) throws {
    #expect(try found("cart", in: text).map(\.isRoute) == [true])
  }

  @Test(arguments: [
    "func a() { let colour = paint(.cart) }",
    "func a() { router?.route(to: .menu(.cart)) }",
    "extension RootRoute { static var menu: Self { let cart = 1; return Self(Menu(cart)) } }",
    "struct Root { let cart: Int }",
    "let cart = 1",
  ])
  func `the same name elsewhere is no route`(text: String) throws {
    #expect(try found("cart", in: text).allSatisfy { !$0.isRoute })
  }

  @Test(arguments: [
    ("extension ChildBuilders<RootComponent> { var cart: any CartBuildable { make() } }", true),
    ("func a() { builders.cart.build() }", true),
    ("func a() { ChildBuilders(given: b).cart.build() }", true),
    ("func a() { cart.build() }", false),
    ("struct ChildBuilder { var cart: Int }", false),
  ])
  func `a builder of a child is a member of the builders`(text: String, isBuilder: Bool) throws {
    #expect(try found("cart", in: text).map(\.isChildBuilder) == [isBuilder])
  }

  @Test func `a name in backticks stands without them, and has their bytes`() throws {
    let name = try #require(try found("default", in: "let `default` = 1").first)
    #expect(name.bytes == 4..<13)
    #expect(name.isDeclared)
  }

  @Test func `the module of an import is told from other names`() throws {
    let names = try found("Cart", in: "import Cart\nlet a: Cart? = nil\n")
    #expect(names.map(\.isImported) == [true, false])
  }

  @Test(arguments: [
    ("final class CartComponent { var a: Int { price } }", "CartComponent", true, true),
    ("final class CartInteractor { func a() { use(component.price) } }", "CartInteractor", true, true),
    ("final class MenuInteractor { func a() { use(component.price) } }", "MenuInteractor", false, false),
    ("struct Tests { let a = CartDependencyMock(price: 1) }", "Tests", true, true),
    ("struct Tests { let a = MenuDependencyMock(price: 1) }", "Tests", true, false),
    ("final class CartInteractor { func a() { use(order.price) } }", "CartInteractor", true, false),
  ])
  func `an item is used through the component or the dependency of its riblet`(
    text: String, type: String, isOwn: Bool, isItem: Bool
  ) throws {
    #expect(try found("price", in: text).map { $0.isItem(of: "Cart", in: type, isOwn: isOwn) } == [isItem])
  }

  @Test func `members come with the declaration that has them, and locals not at all`() throws {
    let text = """
      extension Root: CartListener {
        func cartDidFinish() { let cartDidFinish = 1; use(cartDidFinish) }
      }
      let work = { let cartDidFinish = 2; return cartDidFinish }
      var count: Int { let cartDidFinish = 3; return cartDidFinish }
      #if DEBUG
        func cartDidFinish() {}
      #endif
      func cartDidFinish() {}
      """
    let members = try ParsedFile("a.swift", text).members(named: ["cartDidFinish"])
    #expect(members.map(\.owner?.type) == ["Root", nil, nil])
    #expect(members.first?.owner?.inherited == ["CartListener"])
  }
}
