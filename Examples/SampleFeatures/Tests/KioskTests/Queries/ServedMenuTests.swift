import KioskFood
import KioskStore
import RibletsData
import RibletsDataRoot
import Testing

@MainActor
struct ServedMenuTests {
  let server = FoodServerFake()
  let food: DataProvider<Food>

  init() throws {
    let database = try KioskDatabase.inMemory(copyOf: "http://server")
    food = database.food(from: server, over: RemoteConnection(retries: .never, deadline: nil))
  }

  @Test func `a copy of which nothing is known yet is no menu`() async {
    await #expect(throws: RemoteQueryError.self) { try await food.fetch(ServedMenu(), .storeOnly) }
  }

  @Test func `all pages are read, and kept as the kiosk's menu`() async throws {
    #expect(try await food.fetch(ServedMenu()) == [.classic, .cola, .fries])
    #expect(server.pages == [nil, "cola"])
    #expect(try await food.fetch(.menu) == [.classic, .cola, .fries])
    server.isOffline = true
    #expect(try await food.fetch(ServedMenu(), .serverElseStore) == [.classic, .cola, .fries])
  }

  @Test func `a menu takes the place of the one before, and lines of the order take its prices`() async throws {
    _ = try await food.fetch(ServedMenu())
    try await food.mutate(ChangeQuantity(of: "cola", by: 2))
    try await food.mutate(ChangeQuantity(of: "fries", by: 1))
    server.items = [.veggie, .cola]
    server.change("cola") { $0.price = Price(cents: 300) }
    _ = try await food.fetch(ServedMenu())
    #expect(try await food.fetch(.menu).map(\.id) == ["veggie", "cola"])
    #expect(try await food.fetch(.order).lines.map(\.total) == [Price(cents: 600), Price(cents: 320)])
  }

  @Test func `an item that stands on two pages is there once`() async throws {
    server.items = [.classic, .cola, .classic]
    #expect(try await food.fetch(ServedMenu()) == [.classic, .cola])
  }

  @Test func `a server without an end is given up, and what was there stays`() async throws {
    _ = try await food.fetch(ServedMenu())
    struct Endless: FoodServer {
      func menu(at cursor: String?) async throws -> DataPage<Item, String> { DataPage([.cola], next: "cola") }
      func place(_ order: Order, key: IdempotencyKey) async throws -> Int { 1 }
    }
    await #expect(throws: FoodServerError.refused("Its menu has no end after 100 pages.")) {
      try await ServedMenu().fetch(from: Endless())
    }
    #expect(try await food.fetch(.menu).count == 3)
  }

  @Test func `prices that are set are those of the menu and of the order`() async throws {
    _ = try await food.fetch(ServedMenu())
    try await food.mutate(ChangeQuantity(of: "cola", by: 2))
    try await food.mutate(SetPrices(["cola": Price(cents: 310), "gone": Price(cents: 1)]))
    #expect(try await food.fetch(.menu).map(\.price.cents) == [690, 310, 320])
    #expect(try await food.fetch(.order).total == Price(cents: 620))
  }
}
