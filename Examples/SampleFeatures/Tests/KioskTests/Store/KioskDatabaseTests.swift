import GRDB
import KioskFood
import KioskStore
import RibletsData
import RibletsGRDB
import Testing

struct KioskDatabaseTests {
  let database: KioskDatabase
  let food: DataProvider<Food>

  init() throws {
    database = try .inMemory()
    food = database.food
  }

  @Test func `a new database has a menu of all kinds and an empty order`() async throws {
    let menu = try await food.fetch(.menu)
    #expect(menu.map(\.id) == ["classic", "cheese", "veggie", "fries", "salad", "cola", "water"])
    #expect(Set(menu.map(\.kind)) == Set(Item.Kind.allCases))
    #expect(try await food.fetch(.order) == Order())
  }

  @Test func `a line keeps its place and its price while its quantity changes`() async throws {
    try await food.mutate(ChangeQuantity(of: "fries", by: 1))
    try await food.mutate(ChangeQuantity(of: "cola", by: 1))
    try await database.execute("UPDATE item SET price = 999")
    try await food.mutate(ChangeQuantity(of: "fries", by: 2))
    let order = try await food.fetch(.order)
    #expect(order.lines.map(\.id) == ["fries", "cola"])
    #expect(order.lines.map(\.quantity) == [3, 1])
    #expect(order.total == Price(cents: 3 * 320 + 280))
  }

  @Test func `a line without quantity is gone`() async throws {
    try await food.mutate(ChangeQuantity(of: "fries", by: 2))
    try await food.mutate(ChangeQuantity(of: "fries", by: -2))
    #expect(try await food.fetch(.order).isEmpty)
  }

  @Test func `fewer than none is refused by name`() async throws {
    await #expect(throws: OrderError.negativeQuantity(item: "Cola")) {
      try await food.mutate(ChangeQuantity(of: "cola", by: -1))
    }
    try await food.mutate(ChangeQuantity(of: "cola", by: 1))
    await #expect(throws: OrderError.negativeQuantity(item: "Cola")) {
      try await food.mutate(ChangeQuantity(of: "cola", by: -2))
    }
    #expect(try await food.fetch(.order).quantity(of: "cola") == 1)
  }

  @Test func `more than there are is refused, with how many there are`() async throws {
    await #expect(throws: OrderError.soldOut(item: "Grilled Veggie", left: 0)) {
      try await food.mutate(ChangeQuantity(of: "veggie", by: 1))
    }
    await #expect(throws: OrderError.soldOut(item: "Cheese & Onion", left: 2)) {
      try await food.mutate(ChangeQuantity(of: "cheese", by: 3))
    }
    #expect(try await food.fetch(.order).isEmpty)
  }

  @Test func `what left the menu can be given back, and not taken`() async throws {
    try await food.mutate(ChangeQuantity(of: "cola", by: 2))
    try await database.execute("DELETE FROM item WHERE id = 'cola'")
    await #expect(throws: ModelNotFoundError(Item.self, id: "cola")) {
      try await food.mutate(ChangeQuantity(of: "cola", by: 1))
    }
    try await food.mutate(ChangeQuantity(of: "cola", by: -1))
    #expect(try await food.fetch(.order).quantity(of: "cola") == 1)
  }

  @Test func `an order that is placed takes its items out of stock, and numbers rise`() async throws {
    for number in 1...2 {
      try await food.mutate(ChangeQuantity(of: "cola", by: 5))
      #expect(try await food.mutate(PlaceOrder()) == number)
    }
    #expect(try await food.fetch(.menu).first { $0.id == "cola" }?.stock == 20)
    #expect(try await food.fetch(.order).isEmpty)
  }

  @Test func `an order with one item that is sold out is not placed at all`() async throws {
    try await food.mutate(ChangeQuantity(of: "fries", by: 5))
    try await food.mutate(ChangeQuantity(of: "cola", by: 5))
    try await database.execute("UPDATE item SET stock = 4 WHERE id = 'cola'")
    await #expect(throws: OrderError.soldOut(item: "Cola", left: 4)) { try await food.mutate(PlaceOrder()) }
    #expect(try await food.fetch(.menu).first { $0.id == "fries" }?.stock == 40)
    #expect(try await food.fetch(.order).lines.count == 2)
  }

  @Test func `an empty order is not placed`() async {
    await #expect(throws: OrderError.empty) { try await food.mutate(PlaceOrder()) }
  }

  @Test func `a kind that this version does not know is left out`() async throws {
    try await database.execute("UPDATE item SET kind = 'dessert' WHERE id = 'fries'")
    #expect(try await food.fetch(.menu).contains { $0.id == "fries" } == false)
  }

  @Test func `the copy of a server has no menu of its own, and is there after a restart`() async throws {
    let file = try KioskFile()
    let copy = try KioskDatabase(path: file.path, copyOf: "http://server")
    #expect(try await copy.food.fetch(.menu).isEmpty)
    _ = try KioskDatabase(path: file.path, copyOf: "http://server")
  }

  @Test func `a database belongs to one server, or to none`() throws {
    let (copy, own) = (try KioskFile(), try KioskFile())
    _ = try KioskDatabase(path: copy.path, copyOf: "http://server")
    _ = try own.open()
    let other = #expect(throws: KioskDatabaseError.self) {
      try KioskDatabase(path: copy.path, copyOf: "http://other")
    }
    #expect(
      other?.description == """
        The database '\(copy.path)' is the copy of http://server, and the copy of http://other is needed.

        Name another file with --data, or leave --data out: each server has a file of its own then.
        """)
    #expect(throws: KioskDatabaseError.self) { try copy.open() }
    #expect(throws: KioskDatabaseError.self) { try KioskDatabase(path: own.path, copyOf: "http://server") }
  }

  @Test(arguments: [(5, "0.05 €"), (50, "0.50 €"), (690, "6.90 €"), (12345, "123.45 €")])
  func `prices read as people write them`(_ cents: Int, _ text: String) {
    #expect(Price(cents: cents).description == text)
  }
}
