import Testing

struct WhyCommandTests {
  @Test func `a dependency is explained with places`() throws {
    let app = try CommandApp("Cart --parent Root --dependency day:String=\"Monday\"")
    let result = try app.run("why", "Cart.day")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Cart needs 'day: String'  Sources/Shop/Cart/CartBuilder.swift:6
          RootComponent makes it  Sources/Shop/Root/Root+Cart.swift:23

        """)
    let json = try app.run("why", "Cart", "--json").output
    #expect(json.contains("\"end\" : \"made\""))
    #expect(try app.run("why", "Root").output == "'Root' needs nothing from its parent.\n")
  }

  @Test func `a riblet or a dependency that there is not is refused`() throws {
    let app = try CommandApp("Cart --parent Root --dependency day:String=\"Monday\"")
    let result = try app.run("why", "Cart.days")
    #expect(result.status == 64)
    #expect(result.errors == "Error: 'Cart' does not need 'days'. Did you mean 'day'? It needs: day.\n")
  }
}
