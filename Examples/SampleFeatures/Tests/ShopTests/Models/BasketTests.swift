import Testing

@testable import Shop

struct BasketTests {
  @Test func `each item counts, in the order in which they came`() {
    var basket = Basket()
    for item in [Item.mug, .lamp, .mug] { basket.add(item) }

    #expect(basket.kinds == [.mug, .lamp])
    #expect(basket.count(of: .mug) == 2)
    #expect(basket.total == 57)
  }

  @Test func `what is taken away leaves, and what is not there does no harm`() {
    var basket = Basket()
    basket.add(.mug)

    basket.remove(.lamp)
    basket.remove(.mug)

    #expect(basket == Basket())
  }
}
