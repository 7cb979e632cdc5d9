import RibletsSpec
import Testing

enum CartSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("the cart") {
      var cart: Cart!
      beforeEach { cart = Cart() }

      it("starts empty") { #expect(cart.items.isEmpty) }

      context("with two books") {
        beforeEach { cart.add(2, of: .book) }

        it("counts them") { #expect(cart.count == 2) }
        it("asks for one delivery") { #expect(cart.deliveries.count == 1) }
        xit("wraps them", because: "the paper is being designed")
      }
    }
  }
}

struct Cart {
  enum Item { case book }

  private(set) var items: [Item] = []
  var count: Int { items.count }
  /// Items of one kind come together.
  var deliveries: Set<Item> { Set(items) }

  mutating func add(_ count: Int, of item: Item) { items += Array(repeating: item, count: count) }
}
