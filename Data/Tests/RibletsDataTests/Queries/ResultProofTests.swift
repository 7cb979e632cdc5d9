import RibletsData
import Testing

@MainActor
struct ResultProofTests {
  let shop = Shop(Burger(id: "cheese"), Burger(id: "bacon", stock: 7))

  @Test func `each case of a family has a result type of its own`() throws {
    let burgers: [Burger] = try shop.fetch(.burgers)
    let stock: Int = try shop.fetch(.stock(of: "bacon"))
    #expect(burgers.map(\.id) == ["cheese", "bacon"])
    #expect(stock == 7)
  }

  @Test func `queries are equal when they ask for the same`() {
    #expect(FoodQuery<Int>.stock(of: "bacon") == .stock(of: "bacon"))
    #expect(FoodQuery<Int>.stock(of: "bacon") != .stock(of: "cheese"))
    #expect(Set([FoodQuery.burgers, .burgers]).count == 1)
  }

  @Test func `a query's text names the case and what it returns`() {
    #expect("\(FoodQuery<Int>.stock(of: "bacon"))".contains("stock"))
    #expect("\(ResultProof<Int, Int>.proof)" == "→ Int")
  }
}
