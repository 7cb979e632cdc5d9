import KioskFood
import KioskStore
import RibletsData
import RibletsDataRoot
import Testing

@MainActor
struct ServedOrdersTests {
  let server = FoodServerFake()
  let database: KioskDatabase
  let food: DataProvider<Food>
  let orders: ServedOrders

  init() async throws {
    database = try .inMemory(copyOf: "http://server")
    food = database.food(from: server, over: RemoteConnection(retries: .never, deadline: nil))
    let keys = Keys()
    orders = ServedOrders(food) { keys.next() }
    _ = try await food.fetch(ServedMenu())
    try await food.mutate(ChangeQuantity(of: "cola", by: 2))
  }

  private final class Keys {
    private var last = 0

    func next() -> IdempotencyKey {
      last += 1
      return IdempotencyKey("key \(last)")
    }
  }

  @Test func `an order gets the number of the server, and the next one has another key`() async throws {
    #expect(try await orders.placeOrder() == 1)
    #expect(try await food.fetch(.order).isEmpty)
    try await food.mutate(ChangeQuantity(of: "classic", by: 1))
    #expect(try await orders.placeOrder() == 2)
    #expect(server.placed == [IdempotencyKey("key 1"): 1, IdempotencyKey("key 2"): 2])
    #expect(server.arrivals.first?.order == .twoColas)
  }

  @Test func `an order whose answer got lost is the same order when it is sent again`() async throws {
    server.losses = [.answer]
    await #expect(throws: FoodServerError.self) { try await orders.placeOrder() }
    #expect(try await orders.placeOrder() == 1)
    #expect(server.placed == [IdempotencyKey("key 1"): 1])
    #expect(server.arrivals.count == 2)
  }

  @Test func `an order that may be placed already cannot be changed`() async throws {
    server.losses = [.request]
    await #expect(throws: FoodServerError.self) { try await orders.placeOrder() }
    for change in [1, -2] {
      await #expect(throws: OrderError.unconfirmed) { try await food.mutate(ChangeQuantity(of: "cola", by: change)) }
    }
    #expect(try await food.fetch(.order) == .twoColas)
  }

  @Test func `an order that has certainly not reached the server can be changed`() async throws {
    server.isOffline = true
    await #expect(throws: OfflineError.self) { try await orders.placeOrder() }
    try await food.mutate(ChangeQuantity(of: "cola", by: -1))
    server.isOffline = false
    #expect(try await orders.placeOrder() == 1)
    #expect(server.placed == [IdempotencyKey("key 2"): 1])
  }

  @Test(arguments: [FoodServerFake.Loss.answer, .request])
  func `an order that may have reached the server stays, also if it is sent in vain later`(
    _ loss: FoodServerFake.Loss
  ) async throws {
    server.losses = [loss, .connection]
    await #expect(throws: FoodServerError.self) { try await orders.placeOrder() }
    await #expect(throws: OfflineError.self) { try await orders.placeOrder() }
    await #expect(throws: OrderError.unconfirmed) { try await food.mutate(ChangeQuantity(of: "cola", by: -1)) }
    #expect(try await orders.placeOrder() == 1)
    #expect(server.placed == [IdempotencyKey("key 1"): 1])
  }

  @Test func `an order that is refused can be changed, and has another key then`() async throws {
    server.change("cola") { $0.stock = 1 }
    await #expect(throws: OrderError.soldOut(item: "Cola", left: 1)) { try await orders.placeOrder() }
    try await food.mutate(ChangeQuantity(of: "cola", by: -1))
    #expect(try await orders.placeOrder() == 1)
    #expect(server.arrivals.map(\.key) == [IdempotencyKey("key 1"), IdempotencyKey("key 2")])
  }

  @Test func `prices leave an order alone while it is on its way, and reach it when it is refused`() async throws {
    server.losses = [.request]
    await #expect(throws: FoodServerError.self) { try await orders.placeOrder() }
    server.change("cola") { $0.price = Price(cents: 310) }
    try await food.mutate(SetPrices(["cola": Price(cents: 310)]))
    #expect(try await food.fetch(.order) == .twoColas)
    await #expect(throws: OrderError.priceChanged(item: "Cola", price: Price(cents: 310))) {
      try await orders.placeOrder()
    }
    #expect(try await food.fetch(.order).total == Price(cents: 620))
    #expect(try await orders.placeOrder() == 1)
  }

  @Test func `an empty order is not sent`() async throws {
    try await food.mutate(ChangeQuantity(of: "cola", by: -2))
    await #expect(throws: OrderError.empty) { try await orders.placeOrder() }
    #expect(server.arrivals.isEmpty)
  }

  @Test func `keys differ`() {
    #expect(ServedOrders.randomKey() != ServedOrders.randomKey())
  }
}
